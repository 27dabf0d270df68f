import { say } from '@/lib/domain/say'
import type { Rule } from './rule'
import { OWASP } from './standards'

export const RULES = {
  listing: {
    severity: 'medium',
    effort: 'minutes',
    snippets: [
      { platform: 'nginx', code: '# in place of "autoindex on;"\nautoindex off;' },
      { platform: 'apache', code: '<Location "{{path}}">\n  Options -Indexes\n</Location>' },
      { platform: 'caddy', code: '# write file_server without "browse"\nfile_server' },
      { platform: 'iis', code: '<system.webServer>\n  <directoryBrowse enabled="false" />\n</system.webServer>' },
    ],
    cwe: [548],
    owasp: OWASP.accessControl,
    asvs: ['13.4.3'],
    references: [{ title: say('cwe548'), url: 'https://cwe.mitre.org/data/definitions/548.html' }],
  },
} satisfies Record<string, Rule>
