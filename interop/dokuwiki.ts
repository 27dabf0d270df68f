import { chmodSync, cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { phpApache } from './php-apache'
import { type Place, type Program, write } from './servers'

const DATA = ['pages', 'attic', 'media', 'media_attic', 'media_meta', 'meta', 'cache', 'index', 'locks', 'log', 'tmp']
const CONF = [
  'dokuwiki.php',
  'acronyms.conf',
  'entities.conf',
  'interwiki.conf',
  'license.php',
  'mediameta.php',
  'mime.conf',
  'scheme.conf',
  'smileys.conf',
]

/** Debian's DokuWiki in the layout of its makers, unpacked and not yet set up. */
export function dokuWiki(place: Place): Program {
  const root = join(place.folder, 'site')
  cpSync('/usr/share/dokuwiki', root, { recursive: true, filter: (source) => !source.endsWith('.htaccess') })
  for (const name of DATA) mkdirSync(join(root, 'data', name), { recursive: true })
  for (const folder of ['data', ...DATA.map((name) => `data/${name}`)]) chmodSync(join(root, folder), 0o777)
  mkdirSync(join(root, 'conf'))
  for (const name of CONF) cpSync(join('/etc/dokuwiki', name), join(root, 'conf', name))
  cpSync('/etc/dokuwiki/plugins.php', join(root, 'conf/plugins.php'))
  cpSync('/etc/dokuwiki/plugins.required.php', join(root, 'conf/plugins.required.php'))
  chmodSync(join(root, 'conf'), 0o777)
  write(place, 'site/inc/preload.php', `<?php define('DOKU_CONF', '${root}/conf/');\n`)
  const kept = ['conf', 'data', 'bin', 'inc', 'vendor']
    .map((name) => `<Directory ${root}/${name}>\n  Require all denied\n</Directory>`)
    .join('\n')
  return phpApache(place, `<Directory ${root}>\n  Options FollowSymLinks\n</Directory>\n${kept}`)
}

/** What its installer writes. */
export function installDokuWiki(place: Place): void {
  const conf = {
    'local.php':
      "<?php\n$conf['title'] = 'Shop';\n$conf['savedir'] = './data';\n$conf['useacl'] = 1;\n$conf['superuser'] = '@admin';\n",
    'users.auth.php': '# <?php exit()?>\n',
    'acl.auth.php': '# <?php exit()?>\n*  @ALL  1\n',
  }
  for (const [name, text] of Object.entries(conf)) write(place, `site/conf/${name}`, text)
}
