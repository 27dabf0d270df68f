import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { check } from './expect'

/** PHP's own eye, and the rules of WordPress as far as Debian's PHP_CodeSniffer has them. */
export function checkPluginSource(): void {
  const folder = 'server/wordpress/plugin'
  const files = readdirSync(folder).filter((file) => file.endsWith('.php'))
  const wrong = files.filter((file) => spawnSync('/usr/bin/php', ['-l', join(folder, file)]).status !== 0)
  check('wordpress-plugin: php -l finds nothing', wrong, [])
  const sniffed = spawnSync('/usr/bin/phpcs', ['--standard=interop/phpcs-wordpress.xml', '--report=emacs', folder])
  check('wordpress-plugin: phpcs finds nothing', String(sniffed.stdout) + String(sniffed.stderr), '')
}
