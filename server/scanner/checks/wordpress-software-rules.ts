import type { Rule } from '@/server/scanner/check'
import { OWASP } from './standards'

const UPDATES = { title: 'WordPress: updating', url: 'https://wordpress.org/documentation/article/updating-wordpress/' }
const PLUGINS = { title: 'WordPress: managing plugins', url: 'https://wordpress.org/documentation/article/manage-plugins/' }
const AUTOMATIC: Rule['snippets'] = [
  {
    platform: 'wordpress',
    code: "// functions.php of the child theme\nadd_filter('auto_update_plugin', '__return_true');\nadd_filter('auto_update_theme', '__return_true');",
  },
]

export const RULES = {
  'core-insecure': {
    title: 'WordPress has known vulnerabilities',
    severity: 'high',
    means: 'The site runs a version of WordPress with publicly known weaknesses.',
    impact: 'Programs look for such versions day and night. What they can do depends on the weakness: from changing pages to taking the site over.',
    fix: 'Back the site up and update WordPress now; then switch automatic updates on.',
    effort: 'minutes',
    snippets: [{ platform: 'wordpress', code: "// wp-config.php\ndefine('WP_AUTO_UPDATE_CORE', true);" }],
    cwe: [1395],
    owasp: OWASP.components,
    asvs: ['15.2.1'],
    references: [UPDATES],
  },
  'core-outdated': {
    title: 'WordPress is not the newest version',
    severity: 'medium',
    means: 'There is a newer version of WordPress. Old ones get security fixes late and at some day no longer.',
    impact: 'When the next weakness becomes known, the site may stay open to it for longer than others.',
    fix: 'Back the site up and update WordPress; then switch automatic updates on.',
    effort: 'minutes',
    cwe: [1104],
    owasp: OWASP.components,
    asvs: ['15.2.1'],
    references: [UPDATES],
  },
  'plugin-vulnerable': {
    title: 'A WordPress plugin has known vulnerabilities',
    severity: 'high',
    means: 'By its readme, a plugin of this site is in a version with publicly known weaknesses.',
    impact: 'Most break-ins to WordPress use such a plugin. What can be done depends on the weakness.',
    fix: 'Look the version up in WordPress and update the plugin. Delete it when no update exists or nobody needs it.',
    effort: 'minutes',
    snippets: AUTOMATIC,
    cwe: [1395],
    owasp: OWASP.components,
    asvs: ['15.2.1'],
    references: [PLUGINS],
  },
  'theme-vulnerable': {
    title: 'A WordPress theme has known vulnerabilities',
    severity: 'high',
    means: 'By its style sheet, a theme of this site is in a version with publicly known weaknesses.',
    impact: 'What can be done depends on the weakness: from showing false pages to taking the site over.',
    fix: 'Look the version up in WordPress and update the theme. Delete themes that nobody needs.',
    effort: 'minutes',
    snippets: AUTOMATIC,
    cwe: [1395],
    owasp: OWASP.components,
    asvs: ['15.2.1'],
    references: [UPDATES],
  },
} satisfies Record<string, Rule>
