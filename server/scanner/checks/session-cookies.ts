/** Names frameworks give to what keeps a visitor signed in. */
const KNOWN = [
  /^PHPSESSID$/i,
  /^JSESSIONID/i,
  /^ASP\.NET_SessionId$/i,
  /^ASPSESSIONID/i,
  /^\.ASPXAUTH$/i,
  /^\.AspNetCore\.(Cookies|Session|Identity)/i,
  /^S?SESS[0-9a-f]{32}/,
  /^connect\.sid$/i,
  /^ci_session$/i,
  /^CAKEPHP$/i,
  /^CFID$|^CFTOKEN$/i,
  /^wordpress_(sec_|logged_in_)?[0-9a-f]{32}$/,
  /^wordpress_(sec|logged_in)_/,
]

/**
 * Words that make a name of any other program a session: `my_session`, `auth-token`, `next-auth.session-token`, `sid`.
 */
const WORD =
  /(?:^|[^a-z])(?:sess|session|sessionid|session_id|sid|auth|authtoken|access_?token|refresh_?token|id_?token|token|jwt|login|logged_?in|remember(?:_?me)?|remember_token|remember_web|user_?session)(?:[^a-z]|$)/i
/** `userSession`, `AuthToken`: the same words inside camel case. */
const CAMEL = /(?:Session|Auth|Token|Jwt|Sid)(?:Id|ID|Token|Key)?$/

/** Made to be read by scripts, or no login at all. */
const NOT_SESSION = [
  /csrf|xsrf|requestverification/i,
  /^_(ga|gid|gat|gcl|fbp|hj|pk|clck|clsk|uet)/i,
  /^_hj/i,
  /^wordpress_test_cookie$/i,
  /analytics|consent/i,
]

/** Whether a cookie, by its name, keeps a visitor signed in. */
export function isSessionCookie(name: string): boolean {
  const bare = name.replace(/^__(Host|Secure)-/, '')
  if (NOT_SESSION.some((pattern) => pattern.test(bare))) return false
  return KNOWN.some((pattern) => pattern.test(bare)) || WORD.test(bare) || CAMEL.test(bare)
}
