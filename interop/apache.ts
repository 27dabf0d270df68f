import { chmodSync, globSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { apache } from './apache-conf'
import { type PlatformSnippet, HARDENING, snippetOf } from './snippets'
import type { Place, Program } from './servers'

/** What the default TLS site and our snippets need. */
const MODULES = ['mpm_event', 'socache_shmcb', 'ssl', 'headers', 'rewrite']

/** As Debian's default-ssl.conf, ssl.conf and security.conf. */
export function defaultApache(place: Place): Program {
  const root = '/usr/share/apache2/default-site'
  return program(
    place,
    `ServerTokens OS\nServerSignature On\nTraceEnable Off\n${site(place.httpPort, root)}\n${site(place.httpsPort, root, tls(place))}`,
  )
}

/** Made of the snippets of our own rules. */
export function hardenedApache(place: Place): Program {
  const redirect = snippetOf('apache', 'transport.https/no-redirect', place.host)
    .replace('*:80', `127.0.0.1:${place.httpPort}`)
    .replace(`https://${place.host}/`, `https://${place.host}:${place.httpsPort}/`)
  const settings = HARDENING.map((rule) => snippetOf('apache', rule, place.host)).join('\n')
  return program(
    place,
    `${snippetOf('apache', 'http.headers/version-disclosed', place.host)}\n${redirect}\n${site(place.httpsPort, `${place.folder}/site`, `${tls(place)}\n${settings}`)}`,
  )
}

/** The built application in the folder `site`, under the .htaccess it was shipped with. */
export function shippedApache(place: Place): Program {
  const root = `${place.folder}/site`
  const allowed = `<Directory ${root}>\n    AllowOverride All\n  </Directory>`
  return program(
    place,
    `${site(place.httpPort, root, allowed)}\n${site(place.httpsPort, root, `${tls(place)}\n  ${allowed}`)}`,
  )
}

/** How `apache2 -t` is asked about one snippet. */
export function apacheTest(
  place: Place,
  { code }: PlatformSnippet,
): { command: string; args: string[]; env?: Record<string, string> } {
  const known = code
    .replaceAll(`/etc/letsencrypt/live/${place.host}/fullchain.pem`, place.cert)
    .replaceAll(`/etc/letsencrypt/live/${place.host}/privkey.pem`, place.key)
  const certificate = known.includes('SSLCertificateFile') ? 'SSLEngine on' : tls(place)
  const isGlobal = /^<VirtualHost|^# for the whole server/.test(known)
  const { command, args } = program(
    place,
    isGlobal ? known : site(place.httpsPort, place.folder, `${certificate}\n${known}`),
  )
  return { command, args: [...args.filter((word) => word !== '-DFOREGROUND'), '-t'] }
}

const tls = ({ cert, key }: Place) => `SSLEngine on\nSSLCertificateFile ${cert}\nSSLCertificateKeyFile ${key}`

const site = (port: number, root: string, more = '') => `<VirtualHost 127.0.0.1:${port}>
  DocumentRoot ${root}
  ${more}
  <Directory ${root}>
    Options Indexes FollowSymLinks
    Require all granted
  </Directory>
</VirtualHost>`

const program = (place: Place, sites: string): Program =>
  apache(
    place,
    MODULES,
    `ServerName localhost
Listen 127.0.0.1:${place.httpPort}
Listen 127.0.0.1:${place.httpsPort}
DirectoryIndex index.html
SSLSessionCache shmcb:${place.folder}/ssl_scache(512000)
SSLCipherSuite HIGH:!aNULL
SSLProtocol all -SSLv3
SSLSessionTickets off
${sites}`,
  )

type Parts = { global: string; plain?: string; lines: string }

/**
 * As Debian's default site with PHP, with listings and the status page for everybody. `plain` takes the place of the
 * site on HTTP.
 */
export function apacheSite(place: Place, { global, plain, lines }: Parts): Program {
  const [php] = globSync('/usr/lib/apache2/modules/libphp*.so')
  if (!php) throw new Error('Apache has no PHP')
  const sessions = join(place.folder, 'sessions')
  mkdirSync(sessions, { recursive: true })
  chmodSync(sessions, 0o777)
  const root = `${place.folder}/site`
  const settings = `LoadModule php_module ${php}
${global.includes('ServerTokens') ? '' : 'ServerTokens OS\nServerSignature On'}
${global.includes('TraceEnable') ? '' : 'TraceEnable On'}
${global}
ServerName localhost
Listen 127.0.0.1:${place.httpPort}
Listen 127.0.0.1:${place.httpsPort}
DirectoryIndex index.php index.html
StartServers 4
SSLSessionCache shmcb:${place.folder}/ssl_scache(512000)
${lines.includes('SSLCipherSuite') ? '' : 'SSLCipherSuite HIGH:!aNULL'}
SSLProtocol all -SSLv3
php_admin_value session.save_path ${sessions}
<FilesMatch "\\.php$">
  SetHandler application/x-httpd-php
</FilesMatch>
<Location "/server-status">
  SetHandler server-status
</Location>
${plain ?? site(place.httpPort, root, lines.replaceAll(/^SSL.*$/gm, ''))}
${site(place.httpsPort, root, `${tls(place)}\n${lines}`)}`
  return apache(place, ['mpm_prefork', 'socache_shmcb', 'ssl', 'headers', 'rewrite', 'status'], settings)
}
