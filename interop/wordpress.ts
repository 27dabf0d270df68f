import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { until } from '@/server/testing-process'
import { phpApache } from './php-apache'
import { adopt, type Place, type Program, write } from './servers'

const isRoot = process.getuid?.() === 0

/** A MariaDB of its own that listens on a socket in the place's folder only. */
export async function startMariaDb({ folder }: Place): Promise<ChildProcess> {
  const data = join(folder, 'mariadb')
  const socket = socketIn(folder)
  mkdirSync(data)
  const common = ['--no-defaults', `--datadir=${data}`, ...(isRoot ? ['--user=root'] : [])]
  execFileSync(
    '/usr/bin/mariadb-install-db',
    [...common, '--auth-root-authentication-method=normal', '--skip-test-db'],
    { stdio: 'ignore' },
  )
  const setUp = join(folder, 'set-up.sql')
  write(
    { folder },
    'set-up.sql',
    "CREATE DATABASE wordpress;\nCREATE USER wordpress@localhost IDENTIFIED BY 'interop';\nGRANT ALL ON wordpress.* TO wordpress@localhost;",
  )
  const quick = [
    '--skip-networking',
    '--innodb-flush-log-at-trx-commit=0',
    '--innodb-buffer-pool-size=32M',
    '--performance-schema=OFF',
  ]
  const child = adopt(
    spawn('/usr/sbin/mariadbd', [...common, ...quick, `--socket=${socket}`, `--init-file=${setUp}`], {
      detached: true,
      stdio: 'ignore',
    }),
  )
  await until(async () => existsSync(socket))
  return child
}

const socketIn = (folder: string) => join(folder, 'mariadb.sock')

/** Debian's WordPress, unpacked and not yet installed. */
export function unpackWordPress(place: Place, more: Record<string, boolean> = {}): string {
  const root = join(place.folder, 'site')
  cpSync('/usr/share/wordpress', root, { recursive: true, dereference: true })
  const settings = {
    DB_NAME: 'wordpress',
    DB_USER: 'wordpress',
    DB_PASSWORD: 'interop',
    DB_HOST: `localhost:${socketIn(place.folder)}`,
    AUTH_KEY: 'interop',
    WP_HTTP_BLOCK_EXTERNAL: true,
    // The dashboard, also for a copy that is at home elsewhere.
    WP_ACCESSIBLE_HOSTS: '127.0.0.1',
    DISABLE_WP_CRON: true,
    ...more,
  }
  const lines = Object.entries(settings).map(
    ([name, value]) => `define('${name}', ${typeof value === 'string' ? `'${value}'` : value});`,
  )
  const loading =
    "$table_prefix = 'wp_';\nif (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');\nrequire_once ABSPATH . 'wp-settings.php';"
  write(place, 'site/wp-config.php', `<?php\n${lines.join('\n')}\n${loading}\n`)
  return root
}

/** With Debian's settings for the folders of packages: no listings. */
export function wordPress(place: Place, more?: Record<string, boolean>): Program {
  const root = unpackWordPress(place, more)
  return phpApache(place, `<Directory ${root}>\n  Options FollowSymLinks\n</Directory>`)
}

/** What its owner does in a browser. */
export async function installWordPress({ address, httpPort }: Place): Promise<void> {
  const password = 'interop only 7'
  const form = {
    weblog_title: 'Interop',
    user_name: 'grace',
    admin_password: password,
    admin_password2: password,
    pw_weak: 'on',
    admin_email: 'grace@example.com',
  }
  const answer = await fetch(`http://${address}:${httpPort}/wp-admin/install.php?step=2`, {
    method: 'POST',
    body: new URLSearchParams(form),
  })
  const page = await answer.text()
  if (!page.includes('WordPress has been installed'))
    throw new Error(
      `WordPress was not installed: ${page.replaceAll(/<style[\s\S]*?<\/style>|<[^>]+>|\s+/g, ' ').slice(0, 600)}`,
    )
}
