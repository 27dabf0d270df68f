import type { Rule } from '@/server/scanner/check'
import { CERTBOT, cheatSheet, LETS_ENCRYPT, OWASP, rfc } from './standards'

const TLS_SHEET = cheatSheet('Transport_Layer_Security')

export const RULES = {
  'no-https': {
    title: 'The site has no HTTPS',
    severity: 'high',
    means: 'Visitors can only reach the site over an unencrypted connection. Browsers label it "Not secure".',
    impact: 'Anyone on the way, for instance in the same Wi-Fi, can read what visitors send and change what they see.',
    fix: "Get a certificate (Let's Encrypt issues them free of charge) and serve the whole site over HTTPS. Then redirect plain HTTP to it.",
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
    title: 'HTTP is served without a redirect to HTTPS',
    severity: 'medium',
    means: 'The site has HTTPS, but visitors who type the name or follow an old link can stay on the unencrypted version.',
    impact: 'On that connection everything can be read and changed on the way, passwords and sessions included.',
    fix: 'Answer every plain HTTP request with a permanent redirect (301 or 308) to the same host over HTTPS.',
    effort: 'minutes',
    snippets: [
      {
        platform: 'nginx',
        code: 'server {\n  listen 80;\n  listen [::]:80;\n  server_name {{host}};\n  return 301 https://$host$request_uri;\n}',
      },
      { platform: 'apache', code: '<VirtualHost *:80>\n  ServerName {{host}}\n  Redirect permanent / https://{{host}}/\n</VirtualHost>' },
      { platform: 'caddy', code: '# Caddy redirects by itself when the site has a name\n{{host}} {\n  root * /var/www/{{host}}\n  file_server\n}' },
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
    title: 'HTTP redirects to another host before HTTPS',
    severity: 'low',
    means: 'Visitors who type this name are sent straight to another name, without first switching to HTTPS on this one.',
    impact: 'Browsers cannot remember to use HTTPS for this name, so its first request stays open to manipulation on every visit.',
    fix: 'Redirect to HTTPS on the same host first, and from there to the other host.',
    effort: 'minutes',
    snippets: [
      {
        platform: 'nginx',
        code: 'server {\n  listen 80;\n  listen [::]:80;\n  server_name {{host}};\n  return 301 https://{{host}}$request_uri;\n}',
      },
      { platform: 'apache', code: '<VirtualHost *:80>\n  ServerName {{host}}\n  Redirect permanent / https://{{host}}/\n</VirtualHost>' },
    ],
    cwe: [319],
    owasp: OWASP.cryptography,
    references: [rfc(6797, 'HTTP Strict Transport Security'), cheatSheet('HTTP_Strict_Transport_Security')],
  },
  offsite: {
    title: 'The site only redirects to another name',
    severity: 'info',
    means: 'This address has no pages of its own: it sends every visitor to another name, which was not part of this scan.',
    impact: 'What visitors finally see was not looked at.',
    fix: 'Add the other name as an asset of its own, if it is yours.',
    effort: 'minutes',
  },
} satisfies Record<string, Rule>
