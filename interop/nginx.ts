import { type PlatformSnippet, HARDENING, partsOf, snippetOf } from './snippets'
import { type Place, type Program, write } from './servers'

const BINARY = '/usr/sbin/nginx'

/** As Debian's nginx.conf and default site, with its commented TLS switched on. */
export function defaultNginx(place: Place): Program {
  const site = (listen: string) => `server {
    ${listen}
    root /usr/share/nginx/html;
    index index.html index.htm;
    server_name _;
    location / { try_files $uri $uri/ =404; }
  }`
  return program(place, `${site(`listen 127.0.0.1:${place.httpPort};`)}\n${site(tls(place))}`)
}

/** Made of the snippets of our own rules. */
export function hardenedNginx(place: Place): Program {
  const redirect = snippetOf('nginx', 'transport.https/no-redirect', place.host)
    .replace('listen 80;', `listen 127.0.0.1:${place.httpPort};`)
    .replace('  listen [::]:80;\n', '')
    .replace('https://$host$request_uri', `https://$host:${place.httpsPort}$request_uri`)
  const parts = [...HARDENING, 'http.headers/version-disclosed'].map((rule) =>
    partsOf(snippetOf('nginx', rule, place.host)),
  )
  const site = `server {
    ${tls(place)}
    server_name ${place.host};
    root ${place.folder}/site;
    ${parts.map(({ server }) => server).join('\n')}
  }`
  return program(place, `${redirect}\n${parts.map(({ http }) => http).join('\n')}\n${site}`)
}

/** The built application in the folder `site`, under the rules it was shipped with. */
export function shippedNginx(place: Place, base: string): Program {
  const rules = `root ${place.folder}/site;\n    include ${place.folder}/site${base}/hosts/nginx.conf;`
  return program(place, `server {\n    listen 127.0.0.1:${place.httpPort};\n    ${tls(place)}\n    ${rules}\n  }`)
}

/**
 * Answers 200 to everything with one page, as applications do that find their way in the browser. It gives nothing else
 * away.
 */
export function catchAllNginx(place: Place): Program {
  write(
    place,
    'site/index.html',
    '<!doctype html><html lang="en"><head><title>App</title></head><body><div id="app"></div></body></html>\n',
  )
  return hardened(place, `root ${place.folder}/site;\n    location / { try_files $uri /index.html; }`)
}

/** What a trap says to names of every kind, also to those that nobody thought of: the wished-for content itself. */
const BAITS = [
  ['~/\\.git/', 'ref: refs/heads/main'],
  ['~/\\.', 'APP_ENV=production\\nDB_PASSWORD=bait'],
  ['~\\.sql$', '-- MySQL dump 10.13'],
  ['~\\.php$', '<title>phpinfo()</title>'],
  ['~\\.php\\.bak$', '<?php echo 1;'],
  ['~\\.json$', '{\\"openapi\\": \\"3.1.0\\", \\"paths\\": {}}'],
  ['~\\.log$', '[2026-11-01 10:00:00] production.ERROR: bait'],
  ['~.+/$', '<title>Index of /</title><a href=\\"secret.txt\\">secret.txt</a>'],
  [
    'default',
    '<title>phpMyAdmin</title><title>Apache Status</title>{\\"data\\": {\\"__schema\\": {\\"queryType\\": {\\"name\\": \\"Query\\"}}}}',
  ],
]

/** Answers 200 to everything with what a scanner would like to see. */
export function baitingNginx(place: Place): Program {
  const baits = BAITS.map(([pattern, bait]) => `    "${pattern}" "${bait}";`).join('\n')
  const proof = `location = /.well-known/site-proof.txt { root ${place.folder}/site; }`
  return hardened(
    place,
    `${proof}\n    location / { default_type text/plain; return 200 $bait; }`,
    `map $uri $bait {\n${baits}\n  }`,
  )
}

function hardened(place: Place, site: string, more = ''): Program {
  const rules = [
    ...HARDENING.filter((rule) => rule.startsWith('http.') && !rule.includes('hsts')),
    'http.headers/version-disclosed',
  ]
  const parts = rules.map((rule) => partsOf(snippetOf('nginx', rule, place.host)))
  const server = `server {\n    listen ${place.address}:${place.httpPort};\n    ${[...parts.map((part) => part.server), site].join('\n    ')}\n  }`
  return { ...program(place, `${more}\n  ${parts.map(({ http }) => http).join('\n')}\n  ${server}`), hasHttps: false }
}

/** How `nginx -t` is asked about one snippet. */
export function nginxTest(place: Place, { code }: PlatformSnippet): { command: string; args: string[] } {
  const known = code
    .replaceAll(`/etc/letsencrypt/live/${place.host}/fullchain.pem`, place.cert)
    .replaceAll(`/etc/letsencrypt/live/${place.host}/privkey.pem`, place.key)
  const { http, server } = partsOf(known)
  const certificate = known.includes('ssl_certificate') ? '' : certificateOf(place)
  const { command, args } = program(
    place,
    `${http}\nserver {\n listen 127.0.0.1:${place.httpsPort} ssl;\n${certificate}\n${server}\n}`,
  )
  return { command, args: [...args, '-t', '-q'] }
}

const certificateOf = ({ cert, key }: Place) => `ssl_certificate ${cert};\n    ssl_certificate_key ${key};`
export const tls = (place: Place) => `listen 127.0.0.1:${place.httpsPort} ssl;\n    ${certificateOf(place)}`

/** `sites` are blocks of the http block. What it sets itself is left out where they do. */
export function program(place: Place, sites: string): Program {
  const own = ['ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3;', 'ssl_prefer_server_ciphers on;'].filter(
    (line) => !new RegExp(`^\\s*${line.split(' ', 1)[0]} `, 'm').test(sites),
  )
  const conf = write(
    place,
    'nginx.conf',
    `daemon off;
pid ${place.folder}/nginx.pid;
error_log stderr;
events { worker_connections 768; }
http {
  sendfile on;
  tcp_nopush on;
  types_hash_max_size 2048;
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  ${own.join('\n  ')}
  access_log off;
  gzip on;
  client_body_temp_path ${place.folder}/body;
  proxy_temp_path ${place.folder}/proxy;
  fastcgi_temp_path ${place.folder}/fastcgi;
  uwsgi_temp_path ${place.folder}/uwsgi;
  scgi_temp_path ${place.folder}/scgi;
  ${sites}
}
`,
  )
  return { command: BINARY, args: ['-c', conf, '-p', place.folder], hasHttp: true }
}
