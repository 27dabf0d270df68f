import type { Rule } from '@/server/scanner/check'
import { cheatSheet, OWASP } from './standards'

export const RULES = {
  vulnerable: {
    title: 'JavaScript library with known vulnerabilities',
    severity: 'medium',
    means: 'The page uses a ready-made program part in a version with publicly known weaknesses.',
    impact:
      'Where the page uses the affected functions, an attacker may run scripts in the browser of visitors or disturb the page. Whether it uses them is not known, so this is rated one step below the worst of its vulnerabilities.',
    fix: 'Update the library to the newest version, and check that the page still works.',
    effort: 'hours',
    cwe: [1395],
    owasp: OWASP.components,
    asvs: ['15.2.1'],
    references: [{ title: 'Retire.js', url: 'https://retirejs.github.io/retire.js/' }, cheatSheet('Vulnerable_Dependency_Management')],
  },
} satisfies Record<string, Rule>
