import type { Rule } from '../check'
import { OWASP } from './standards'

const HARDENING = { title: 'WordPress: hardening', url: 'https://developer.wordpress.org/advanced-administration/security/hardening/' }
const APPLICATION_PASSWORDS = {
  title: 'WordPress: application passwords',
  url: 'https://developer.wordpress.org/rest-api/using-the-rest-api/authentication/',
}
const DENY_XMLRPC: Rule['snippets'] = [
  { platform: 'nginx', code: 'location = /xmlrpc.php {\n  deny all;\n}' },
  { platform: 'apache', code: '<Files "xmlrpc.php">\n  Require all denied\n</Files>' },
  { platform: 'wordpress', code: "add_filter('xmlrpc_enabled', '__return_false');" },
]

export const RULES = {
  install: {
    title: 'WordPress is not installed to the end',
    severity: 'critical',
    means: 'The page that sets WordPress up is open, because the installation was never finished.',
    impact: 'The first stranger who fills it in owns the site and can run programs on the server.',
    fix: 'Finish the installation now, or remove WordPress from the server.',
    effort: 'minutes',
    cwe: [306],
    owasp: OWASP.misconfiguration,
    asvs: ['13.4.5'],
    references: [HARDENING],
  },
  users: {
    title: 'The names of WordPress users can be listed',
    severity: 'medium',
    means: 'The site tells everybody with which names its editors sign in.',
    impact: 'Half of each sign-in is known; programs only have to try passwords.',
    fix: 'Ask for a sign-in before users are listed, and stop the redirect from author numbers to names.',
    effort: 'minutes',
    snippets: [
      {
        platform: 'wordpress',
        code: "add_filter('rest_endpoints', function ($endpoints) {\n  if (!is_user_logged_in()) {\n    unset($endpoints['/wp/v2/users'], $endpoints['/wp/v2/users/(?P<id>[\\\\d]+)']);\n  }\n  return $endpoints;\n});",
      },
    ],
    cwe: [200, 203],
    owasp: OWASP.accessControl,
    references: [HARDENING],
  },
  xmlrpc: {
    title: 'XML-RPC takes calls from everybody',
    severity: 'low',
    means: 'An old way to steer WordPress from outside is switched on.',
    impact: 'It lets a program try hundreds of passwords in one request, and makes the site send requests to others.',
    fix: 'Block xmlrpc.php, unless an app of yours or Jetpack needs it.',
    effort: 'minutes',
    snippets: DENY_XMLRPC,
    cwe: [307],
    owasp: OWASP.authentication,
    references: [HARDENING],
  },
  'version-disclosed': {
    title: 'WordPress tells its version',
    severity: 'info',
    means: 'The pages say which version of WordPress made them. A version is not a weakness.',
    impact: 'When a hole becomes known, the site is on the list of those to try first.',
    fix: 'Keep WordPress up to date; the tag itself can be removed.',
    effort: 'minutes',
    snippets: [{ platform: 'wordpress', code: "remove_action('wp_head', 'wp_generator');\nadd_filter('the_generator', '__return_empty_string');" }],
    cwe: [200],
    owasp: OWASP.misconfiguration,
    asvs: ['13.4.6'],
    references: [HARDENING],
  },
  readme: {
    title: 'The readme of WordPress is public',
    severity: 'info',
    means: 'A file that comes with WordPress can be opened by everybody.',
    impact: 'It says that WordPress runs here, also where the pages hide it.',
    fix: 'Delete readme.html after each update, or deny access to it.',
    effort: 'minutes',
    cwe: [200],
    owasp: OWASP.misconfiguration,
    references: [HARDENING],
  },
  registration: {
    title: 'Anybody can register in WordPress',
    severity: 'info',
    means: 'Visitors can make themselves an account. Many sites want that.',
    impact: 'With an account a stranger can reach more of WordPress and of its plugins.',
    fix: 'Turn "Anyone can register" off in Settings, General, unless the site needs it.',
    effort: 'minutes',
    cwe: [284],
    owasp: OWASP.accessControl,
    references: [HARDENING],
  },
  'application-passwords': {
    title: 'WordPress takes application passwords',
    severity: 'info',
    means: 'Users of WordPress can make passwords of their own for programs. WordPress offers that wherever it is reached over HTTPS.',
    impact: 'Such a password needs no second factor, and opens to a program whatever its user may do.',
    fix: 'Look through the application passwords in the profiles of your users, and turn them off where no program needs one.',
    effort: 'minutes',
    snippets: [{ platform: 'wordpress', code: "add_filter('wp_is_application_passwords_available', '__return_false');" }],
    cwe: [308],
    owasp: OWASP.authentication,
    references: [APPLICATION_PASSWORDS, HARDENING],
  },
} satisfies Record<string, Rule>
