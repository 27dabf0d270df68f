import type { Snippet } from '@/lib/contract/scan-result'

type Attribute = 'Secure' | 'HttpOnly' | 'SameSite=Lax'

const SETTINGS = {
  Secure: {
    php: 'session.cookie_secure = 1',
    laravel: 'SESSION_SECURE_COOKIE=true',
    iis: 'requireSSL="true"',
    option: 'secure: true',
    array: "'secure' => true",
  },
  HttpOnly: {
    php: 'session.cookie_httponly = 1',
    laravel: 'SESSION_HTTP_ONLY=true',
    iis: 'httpOnlyCookies="true"',
    option: 'httpOnly: true',
    array: "'httponly' => true",
  },
  'SameSite=Lax': {
    php: 'session.cookie_samesite = "Lax"',
    laravel: 'SESSION_SAME_SITE=lax',
    iis: 'sameSite="Lax"',
    option: "sameSite: 'lax'",
    array: "'samesite' => 'Lax'",
  },
}

/**
 * How to give the cookie one attribute more, and no other cookie: HttpOnly on one that a script reads, or Secure on a
 * site without HTTPS, would break something.
 */
export function cookieSnippets(attribute: Attribute, kind: 'session' | 'other'): Snippet[] {
  const { php, laravel, iis, option, array } = SETTINGS[attribute]
  const flag = attribute.toLowerCase()
  const proxied = `# behind proxy_pass, nginx 1.19.3 or newer (PHP-FPM ${kind === 'session' ? 'takes no notice of it' : 'takes no notice of it: see PHP'})
proxy_cookie_flags "~^{{cookie-pattern}}" ${flag};`
  // Of several PHP_ADMIN_VALUE in nginx only one would count.
  const pool = `; PHP-FPM, the file of its pool such as pool.d/www.conf; then reload PHP-FPM
php_admin_value[${php.replace(' = ', '] = ')}`
  const apache = `"(?i)^({{cookie-pattern}}[^=]*=(?:(?!;\\s*${attribute.split('=', 1)[0]}).)*)$" "$1; ${attribute}"`
  const edits = `# needs mod_headers\nHeader onsuccess edit Set-Cookie ${apache}\nHeader always edit Set-Cookie ${apache}`
  const other = `setcookie('{{cookie}}', $value, ['path' => '/', ${array}]);`
  return [
    { platform: 'php', code: kind === 'session' ? `; php.ini\n${php}` : other },
    {
      platform: 'express',
      code: kind === 'session' ? session(option) : `res.cookie('{{cookie}}', value, { ${option} })`,
    },
    ...(kind === 'session'
      ? ([
          { platform: 'laravel', code: `# .env\n${laravel}` },
          { platform: 'iis', code: `<system.web>\n  <httpCookies ${iis} />\n</system.web>` },
        ] satisfies Snippet[])
      : []),
    { platform: 'nginx', code: kind === 'session' ? pool : proxied },
    ...(kind === 'session' ? [{ platform: 'nginx', code: proxied } satisfies Snippet] : []),
    { platform: 'apache', code: edits },
  ]
}

/** Behind a proxy that ends TLS, Express sends no Secure cookie at all unless it trusts the proxy. */
const session = (option: string) => `app.set('trust proxy', 1)
app.use(session({ secret, resave: false, saveUninitialized: false, cookie: { ${option} } }))`
