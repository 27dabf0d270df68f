import type { Rule } from './rule'
import { cheatSheet, OWASP } from './standards'

export const RULES = {
  vulnerable: {
    severity: 'medium',
    effort: 'hours',
    cwe: [1395],
    owasp: OWASP.components,
    asvs: ['15.2.1'],
    references: [
      { title: 'Retire.js', url: 'https://retirejs.github.io/retire.js/' },
      cheatSheet('Vulnerable_Dependency_Management'),
    ],
  },
} satisfies Record<string, Rule>
