import type { Rule } from '@/server/scanner/check'
import { DENY_ONLY } from './deny-snippets'
import { OWASP } from './standards'

const HARDENING = { title: 'WordPress: hardening', url: 'https://developer.wordpress.org/advanced-administration/security/hardening/' }
const APPLICATION_PASSWORDS = {
  title: 'WordPress: application passwords',
  url: 'https://developer.wordpress.org/rest-api/using-the-rest-api/authentication/',
}
const SYSTEM_CRON = {
  title: 'WordPress: the tasks of WP-Cron by the scheduler of the system',
  url: 'https://developer.wordpress.org/plugins/cron/hooking-wp-cron-into-the-system-task-scheduler/',
}
const DENY_THIS = DENY_ONLY.filter(({ platform }) => platform !== 'caddy')
const DENY_XMLRPC: Rule['snippets'] = [
  ...DENY_THIS,
  // The filter xmlrpc_enabled leaves the list of methods and pingbacks as they are.
  {
    platform: 'wordpress',
    code: "<?php\n// wp-content/mu-plugins/no-xmlrpc.php\nif (defined('XMLRPC_REQUEST')) {\n  http_response_code(403);\n  exit;\n}\nremove_action('wp_head', 'rsd_link');",
  },
]

/** The version stands in a tag, in feeds, and in the addresses of what comes with WordPress. */
const VERSION_SNIPPETS: Rule['snippets'] = [
  {
    platform: 'wordpress',
    code: `// functions.php of the child theme
remove_action('wp_head', 'wp_generator');
add_filter('the_generator', '__return_empty_string');
$without_version = function ($address) {
  $version = get_bloginfo('version');
  return str_replace("ver=$version", 'ver=' . substr(wp_hash($version), 0, 8), $address);
};
add_filter('script_loader_src', $without_version);
add_filter('style_loader_src', $without_version);`,
  },
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
        code: `<?php
// wp-content/mu-plugins/no-user-names.php: what tells names to those who are not signed in
add_filter('rest_endpoints', function ($endpoints) {
  if (is_user_logged_in()) return $endpoints;
  return array_filter($endpoints, fn ($route) => !str_starts_with($route, '/wp/v2/users'), ARRAY_FILTER_USE_KEY);
});
// ?author=1 shows the start page and does not lead to the archive of a name any more
add_filter('request', function ($asked) {
  if (!is_user_logged_in() && !is_admin()) unset($asked['author']);
  return $asked;
});
add_filter('wp_sitemaps_add_provider', fn ($provider, $name) => $name === 'users' ? false : $provider, 10, 2);
add_filter('oembed_response_data', fn ($data) => array_diff_key($data, ['author_name' => 0, 'author_url' => 0]));`,
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
    snippets: VERSION_SNIPPETS,
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
    snippets: DENY_THIS,
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
    snippets: [{ platform: 'wordpress', code: '# on the server, in the folder of WordPress\nwp option update users_can_register 0' }],
    cwe: [284],
    owasp: OWASP.accessControl,
    references: [HARDENING],
  },
  cron: {
    title: 'Everybody can start the scheduled tasks of WordPress',
    severity: 'info',
    means: 'WordPress runs its scheduled tasks when wp-cron.php is called, and here everybody can call it. That is how WordPress comes.',
    impact: 'Each call makes the server load WordPress and look for tasks that are due. Many calls load the server; nothing is given away by them.',
    fix: 'Set DISABLE_WP_CRON in wp-config.php, let the cron of the server run the tasks every five minutes, and once that works block wp-cron.php from outside.',
    effort: 'hours',
    snippets: [
      { platform: 'wordpress', code: "// wp-config.php, above the line about stopping to edit\ndefine('DISABLE_WP_CRON', true);" },
      {
        platform: 'text',
        code: '# sudo crontab -u www-data -e, with the folder of WordPress\n*/5 * * * * cd /path/to/wordpress && php wp-cron.php >/dev/null 2>&1',
      },
      ...DENY_THIS,
    ],
    cwe: [770],
    owasp: OWASP.misconfiguration,
    references: [SYSTEM_CRON],
  },
  'application-passwords': {
    title: 'WordPress takes application passwords',
    severity: 'info',
    means: 'Users of WordPress can make passwords of their own for programs. WordPress offers that wherever it is reached over HTTPS.',
    impact: 'Such a password needs no second factor, and opens to a program whatever its user may do.',
    fix: 'Look through the application passwords in the profiles of your users, and turn them off where no program needs one.',
    effort: 'minutes',
    snippets: [{ platform: 'wordpress', code: "// functions.php of the child theme\nadd_filter('wp_is_application_passwords_available', '__return_false');" }],
    cwe: [308],
    owasp: OWASP.authentication,
    references: [APPLICATION_PASSWORDS, HARDENING],
  },
} satisfies Record<string, Rule>
