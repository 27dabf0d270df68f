import { say } from '@/lib/domain/say'
import type { Rule } from './rule'
import { OWASP } from './standards'

const UPDATES = {
  title: say('wordPressUpdating'),
  url: 'https://wordpress.org/documentation/article/updating-wordpress/',
}
const PLUGINS = {
  title: say('wordPressPlugins'),
  url: 'https://wordpress.org/documentation/article/manage-plugins/',
}
const AUTOMATIC: Rule['snippets'] = [
  {
    platform: 'wordpress',
    code: "// functions.php of the child theme\nadd_filter('auto_update_plugin', '__return_true');\nadd_filter('auto_update_theme', '__return_true');",
  },
]

export const RULES = {
  'core-insecure': {
    severity: 'high',
    effort: 'minutes',
    snippets: [{ platform: 'wordpress', code: "// wp-config.php\ndefine('WP_AUTO_UPDATE_CORE', true);" }],
    cwe: [1395],
    owasp: OWASP.components,
    asvs: ['15.2.1'],
    references: [UPDATES],
  },
  'core-outdated': {
    severity: 'medium',
    effort: 'minutes',
    cwe: [1104],
    owasp: OWASP.components,
    asvs: ['15.2.1'],
    references: [UPDATES],
  },
  'plugin-vulnerable': {
    severity: 'high',
    effort: 'minutes',
    snippets: AUTOMATIC,
    cwe: [1395],
    owasp: OWASP.components,
    asvs: ['15.2.1'],
    references: [PLUGINS],
  },
  'theme-vulnerable': {
    severity: 'high',
    effort: 'minutes',
    snippets: AUTOMATIC,
    cwe: [1395],
    owasp: OWASP.components,
    asvs: ['15.2.1'],
    references: [UPDATES],
  },
} satisfies Record<string, Rule>
