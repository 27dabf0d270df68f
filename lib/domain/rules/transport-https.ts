import type { Rule } from './rule'
import { CERTBOT, cheatSheet, LETS_ENCRYPT, OWASP, rfc } from './standards'

const TLS_SHEET = cheatSheet('Transport_Layer_Security')

export const RULES = {
  'no-https': {
    severity: 'high',
    effort: 'hours',
    snippets: [
      { platform: 'nginx', code: 'sudo certbot --nginx -d {{host}}' },
      { platform: 'apache', code: 'sudo certbot --apache -d {{host}}' },
      { platform: 'caddy', code: '{{host}} {\n  root * /var/www/{{host}}\n  file_server\n}' },
    ],
    cwe: [319],
    owasp: OWASP.cryptography,
    asvs: ['12.2.1'],
    references: [LETS_ENCRYPT, CERTBOT, TLS_SHEET],
  },
  'no-redirect': {
    severity: 'medium',
    effort: 'minutes',
    snippets: [
      {
        platform: 'nginx',
        code: 'server {\n  listen 80;\n  listen [::]:80;\n  server_name {{host}};\n  return 301 https://$host$request_uri;\n}',
      },
      {
        platform: 'apache',
        code: '<VirtualHost *:80>\n  ServerName {{host}}\n  Redirect permanent / https://{{host}}/\n</VirtualHost>',
      },
      {
        platform: 'caddy',
        code: '# Caddy redirects by itself when the site has a name\n{{host}} {\n  root * /var/www/{{host}}\n  file_server\n}',
      },
      {
        platform: 'iis',
        code: `<!-- in <system.webServer>; needs the URL Rewrite module -->
<rewrite>
  <rules>
    <rule name="HTTPS" stopProcessing="true">
      <match url="(.*)" />
      <conditions>
        <add input="{HTTPS}" pattern="^OFF$" />
      </conditions>
      <action type="Redirect" url="https://{HTTP_HOST}/{R:1}" redirectType="Permanent" />
    </rule>
  </rules>
</rewrite>`,
      },
      {
        platform: 'cloudflare',
        code: `curl -X PATCH "https://api.cloudflare.com/client/v4/zones/$ZONE_ID/settings/always_use_https" \\
  -H "Authorization: Bearer $API_TOKEN" -H "Content-Type: application/json" \\
  --data '{"value":"on"}'`,
      },
      {
        platform: 'express',
        code: '// how many proxies stand before it, such as the one that ends TLS\napp.set("trust proxy", 1)\napp.use((req, res, next) => {\n  if (req.secure) return next()\n  res.redirect(301, `https://${req.hostname}${req.originalUrl}`)\n})',
      },
    ],
    cwe: [319],
    owasp: OWASP.cryptography,
    asvs: ['12.2.1'],
    references: [TLS_SHEET],
  },
  'redirect-elsewhere': {
    severity: 'low',
    effort: 'minutes',
    snippets: [
      {
        platform: 'nginx',
        code: 'server {\n  listen 80;\n  listen [::]:80;\n  server_name {{host}};\n  return 301 https://{{host}}$request_uri;\n}',
      },
      {
        platform: 'apache',
        code: '<VirtualHost *:80>\n  ServerName {{host}}\n  Redirect permanent / https://{{host}}/\n</VirtualHost>',
      },
    ],
    cwe: [319],
    owasp: OWASP.cryptography,
    references: [rfc(6797, 'HTTP Strict Transport Security'), cheatSheet('HTTP_Strict_Transport_Security')],
  },
  offsite: {
    severity: 'info',
    effort: 'minutes',
  },
} satisfies Record<string, Rule>
