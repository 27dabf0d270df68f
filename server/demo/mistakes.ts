/** What is wrong with the demo shop until its fixes are applied. `rule` is what a light scan finds. */
export const mistakes = [
  { rule: 'http.cors/reflects-with-credentials', text: 'Any website can read pages as a signed-in visitor' },
  { rule: 'software.js/vulnerable', text: 'An old jQuery with known vulnerabilities' },
  { rule: 'http.csp/missing', text: 'No Content Security Policy' },
  { rule: 'http.cookies/session-no-httponly', text: 'Scripts can read the session cookie' },
  { rule: 'http.cookies/samesite-missing', text: 'The session cookie is sent with requests from other sites' },
  { rule: 'content.page/error-disclosure', text: 'A PHP error reveals a server path' },
  { rule: 'http.headers/nosniff-missing', text: 'Browsers may guess file types' },
  { rule: 'http.headers/framing', text: 'Other sites can show the shop inside a frame' },
  { rule: 'http.headers/referrer-unsafe', text: 'Other sites receive full page URLs' },
  { rule: 'http.headers/version-disclosed', text: 'Server and PHP versions are public' },
  { rule: 'http.headers/permissions-missing', text: 'Camera, microphone and location aren’t turned off' },
  { rule: 'http.headers/coop-missing', text: 'Windows opened by other sites keep access to the shop' },
  { rule: 'http.headers/corp-missing', text: 'Other sites can load its files' },
  { rule: 'meta.securitytxt/expired', text: 'The security contact has expired' },
] as const

/** What only a full scan looks for: why it is worth proving that the shop is one's own. */
export const hiddenMistakes = [{ rule: 'exposure.files/secrets', text: 'A file with passwords is public' }] as const

/** Nothing in it opens anything. */
export const SECRETS_FILE =
  'APP_ENV=production\nDB_USER=shop\nDB_PASSWORD=made-up-for-the-demo\nMAIL_PASSWORD=made-up-too\n'

/** What every answer carries. */
export function headersFor(isFixed: boolean, origin: string | undefined): Record<string, string> {
  return isFixed
    ? GOOD
    : { ...BAD, ...(origin && { 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Credentials': 'true' }) }
}

const BAD = { Server: 'Apache/2.4.41 (Ubuntu)', 'X-Powered-By': 'PHP/7.4.3', 'Referrer-Policy': 'unsafe-url' }

const GOOD = {
  Server: 'Apache',
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

export const sessionCookie = (isFixed: boolean, id: string) =>
  `PHPSESSID=${id}; Path=/${isFixed ? '; HttpOnly; SameSite=Lax' : ''}`

/** Known to scanners by its first line; the rest is ours, there is no jQuery in it. */
export const libraryScript = (isFixed: boolean) => {
  const version = isFixed ? '3.7.1' : '1.12.4'
  return `/*! jQuery v${version} | A stand-in of the Soteria demo shop: this line is all it shares with jQuery. */\n;(function (window) {\n  window.jQuery = window.$ = { fn: { jquery: '${version}' } }\n})(window)\n`
}

export function securityTxt(isFixed: boolean, now: Date): string {
  const expires = isFixed ? new Date(now.getFullYear() + 1, now.getMonth(), 1) : new Date('2024-01-01T00:00:00Z')
  return `Contact: mailto:security@demo-shop.test\nExpires: ${expires.toISOString()}\nPreferred-Languages: en\n`
}

export const PHP_ERROR =
  '<b>Warning</b>: mysqli_connect(): (HY000/1045): Access denied for user &#039;shop&#039;@&#039;localhost&#039; (using password: YES) in <b>/var/www/shop/includes/db.php</b> on line <b>42</b>'
