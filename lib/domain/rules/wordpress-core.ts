import { say } from '@/lib/domain/say'
import type { Rule } from './rule'
import { DENY_ONLY } from './deny-snippets'
import { OWASP } from './standards'

const HARDENING = {
  title: say('wordPressHardening'),
  url: 'https://developer.wordpress.org/advanced-administration/security/hardening/',
}
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
    severity: 'critical',
    effort: 'minutes',
    cwe: [306],
    owasp: OWASP.misconfiguration,
    asvs: ['13.4.5'],
    references: [HARDENING],
  },
  users: {
    severity: 'medium',
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
    severity: 'low',
    effort: 'minutes',
    snippets: DENY_XMLRPC,
    cwe: [307],
    owasp: OWASP.authentication,
    references: [HARDENING],
  },
  'version-disclosed': {
    severity: 'info',
    effort: 'minutes',
    snippets: VERSION_SNIPPETS,
    cwe: [200],
    owasp: OWASP.misconfiguration,
    asvs: ['13.4.6'],
    references: [HARDENING],
  },
  readme: {
    severity: 'info',
    effort: 'minutes',
    snippets: DENY_THIS,
    cwe: [200],
    owasp: OWASP.misconfiguration,
    references: [HARDENING],
  },
  registration: {
    severity: 'info',
    effort: 'minutes',
    snippets: [
      {
        platform: 'wordpress',
        code: '# on the server, in the folder of WordPress\nwp option update users_can_register 0',
      },
    ],
    cwe: [284],
    owasp: OWASP.accessControl,
    references: [HARDENING],
  },
  cron: {
    severity: 'info',
    effort: 'hours',
    snippets: [
      {
        platform: 'wordpress',
        code: "// wp-config.php, above the line about stopping to edit\ndefine('DISABLE_WP_CRON', true);",
      },
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
    severity: 'info',
    effort: 'minutes',
    snippets: [
      {
        platform: 'wordpress',
        code: "// functions.php of the child theme\nadd_filter('wp_is_application_passwords_available', '__return_false');",
      },
    ],
    cwe: [308],
    owasp: OWASP.authentication,
    references: [APPLICATION_PASSWORDS, HARDENING],
  },
} satisfies Record<string, Rule>
