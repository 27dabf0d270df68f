import { globSync, mkdirSync, chmodSync } from 'node:fs'
import { join } from 'node:path'
import { type Place, type Program, write } from './servers'

/** As Debian runs PHP in Apache: one process for each request at a time. */
const MODULES = ['mpm_prefork', 'authz_core', 'authz_host', 'alias', 'autoindex', 'dir', 'env', 'mime', 'setenvif']

/** Apache with PHP on plain HTTP, at the address of its place. `more` are settings of its one site. */
export function phpApache(place: Place, more: string): Program {
  const [php] = globSync('/usr/lib/apache2/modules/libphp*.so')
  if (!php) throw new Error('Apache has no PHP')
  const sessions = join(place.folder, 'sessions')
  mkdirSync(sessions)
  chmodSync(sessions, 0o777)
  const conf = write(
    place,
    'apache2.conf',
    `${MODULES.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
LoadModule php_module ${php}
DefaultRuntimeDir ${place.folder}
PidFile ${place.folder}/apache2.pid
Mutex file:${place.folder}
ErrorLog ${place.folder}/error.log
User www-data
Group www-data
ServerName ${place.host}
Listen ${place.address}:${place.httpPort}
TypesConfig /etc/mime.types
DirectoryIndex index.php index.html
StartServers 4
TraceEnable Off
ServerTokens OS
<FilesMatch "\\.php$">
  SetHandler application/x-httpd-php
</FilesMatch>
php_admin_value session.save_path ${sessions}
<Directory />
  Require all denied
</Directory>
<Directory /usr/share>
  Require all granted
</Directory>
DocumentRoot ${place.folder}/site
<Directory ${place.folder}/site>
  Require all granted
</Directory>
${more}
`,
  )
  return { command: '/usr/sbin/apache2', args: ['-f', conf, '-DFOREGROUND'], hasHttp: true, hasHttps: false }
}
