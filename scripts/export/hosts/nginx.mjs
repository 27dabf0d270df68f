import { HSTS, IMMUTABLE, NO_CACHE } from '../rules.mjs'

const header = ([name, value]) => `  add_header ${name} "${value}" always;`

/** Rules of nginx, to be included in a server block. */
export function nginx({ base, pattern, screens, headers, secret, fixed }) {
  const { 'Referrer-Policy': referrer, ...others } = headers
  const [hsts, age] = HSTS.split(': ')
  const text = `# In your server block: root <the folder that holds ${base ? `the site; the build is in its ${base}` : 'the build'}>; include this file;
# The API, when it is on the same origin: location /api/ { proxy_pass http://127.0.0.1:3000; }
set $soteria_cache "${NO_CACHE}";
if ($uri ~ ^${pattern}${fixed}) { set $soteria_cache "${IMMUTABLE}"; }
set $soteria_referrer "${referrer}";
if ($uri ~ ^${pattern}${secret}) { set $soteria_referrer "no-referrer"; }
${base && `location = ${base} { rewrite ^ ${base}/index.html last; }\n`}location ${base}/ {
${Object.entries(others).map(header).join('\n')}
  add_header Referrer-Policy $soteria_referrer always;
  add_header Cache-Control $soteria_cache;
  # add_header ${hsts} "${age}" always;
  gzip_static on;
  error_page 404 ${base}/404.html;
  try_files $uri $uri.html $uri/index.html =404;
${screens.map((screen) => `  location ~ ^${screen.pattern}/?$ { try_files $uri $uri.html ${screen.page}.html; }`).join('\n')}
}
`
  return { 'hosts/nginx.conf': text }
}
