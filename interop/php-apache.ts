import { globSync, mkdirSync, chmodSync } from 'node:fs'
import { join } from 'node:path'
import { apache } from './apache-conf'
import type { Place, Program } from './servers'

/**
 * Apache with PHP on plain HTTP, at the address of its place, as Debian runs it: one process for each request at a
 * time. `more` are settings of its one site.
 */
export function phpApache(place: Place, more: string): Program {
  const [php] = globSync('/usr/lib/apache2/modules/libphp*.so')
  if (!php) throw new Error('Apache has no PHP')
  const sessions = join(place.folder, 'sessions')
  mkdirSync(sessions)
  chmodSync(sessions, 0o777)
  const settings = `LoadModule php_module ${php}
ServerName ${place.host}
Listen ${place.address}:${place.httpPort}
DirectoryIndex index.php index.html
StartServers 4
TraceEnable Off
ServerTokens OS
<FilesMatch "\\.php$">
  SetHandler application/x-httpd-php
</FilesMatch>
php_admin_value session.save_path ${sessions}
# What is written anew counts at once.
php_admin_value opcache.revalidate_freq 0
<Directory /usr/share>
  Require all granted
</Directory>
DocumentRoot ${place.folder}/site
<Directory ${place.folder}/site>
  Require all granted
</Directory>
${more}`
  return { ...apache(place, ['mpm_prefork'], settings), hasHttps: false }
}
