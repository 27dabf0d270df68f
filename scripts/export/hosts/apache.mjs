import { HSTS, IMMUTABLE, NO_CACHE } from '../rules.mjs'

/** Apache reads it from the folder of the build, where `AllowOverride All` lets it. */
export function apache({ base, pattern, screens, headers, secret, fixed }) {
  const [hsts, age] = HSTS.split(': ')
  const relative = (path) => path.slice(base.length + 1)
  const text = `Options -Indexes -MultiViews
DirectorySlash Off
ErrorDocument 404 ${base}/404.html
AddType text/plain .txt

RewriteEngine On
RewriteOptions AllowNoSlash
RewriteBase ${base}/
${base && `RewriteCond %{REQUEST_URI} ^${pattern}$\nRewriteRule ^ ${base}/ [R=301,L]\n`}RewriteRule ^$ index.html [L]
RewriteCond %{REQUEST_FILENAME} -f
RewriteRule ^ - [L]
RewriteRule ^(.+)/$ ${base}/$1 [R=301,L]
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule ^(.+)$ $1.html [L]
${screens.map((screen) => `RewriteRule ^${screen.pattern.slice(pattern.length + 1)}$ ${relative(screen.page)}.html [L]`).join('\n')}
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule ^ - [R=404,L]

<IfModule mod_headers.c>
${Object.entries(headers)
  .map(([name, value]) => `  Header always set ${name} "${value}"`)
  .join('\n')}
  # Header always set ${hsts} "${age}"
  Header set Cache-Control "${NO_CACHE}"
  <If "%{REQUEST_URI} =~ m#^${pattern}${fixed}#">
    Header set Cache-Control "${IMMUTABLE}"
  </If>
  <If "%{REQUEST_URI} =~ m#^${pattern}${secret}#">
    Header always set Referrer-Policy "no-referrer"
  </If>
</IfModule>
`
  return { '.htaccess': text }
}
