import { say } from '@/lib/domain/say'
import type { Rule } from './rule'
import { DENY_COPIES, DENY_FILE, DENY_HIDDEN, LOCAL_ONLY } from './deny-snippets'
import { OWASP } from './standards'

const WSTG =
  'https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/02-Configuration_and_Deployment_Management_Testing'
const REFERENCES = [
  {
    title: say('owaspOldFiles'),
    url: `${WSTG}/04-Review_Old_Backup_and_Unreferenced_Files_for_Sensitive_Information`,
  },
]

export const RULES = {
  git: {
    severity: 'high',
    effort: 'hours',
    snippets: DENY_HIDDEN,
    cwe: [527, 538],
    owasp: OWASP.misconfiguration,
    asvs: ['13.4.1'],
    references: REFERENCES,
  },
  vcs: {
    severity: 'high',
    effort: 'hours',
    snippets: DENY_HIDDEN,
    cwe: [527],
    owasp: OWASP.misconfiguration,
    asvs: ['13.4.1'],
    references: REFERENCES,
  },
  secrets: {
    severity: 'critical',
    effort: 'hours',
    snippets: DENY_FILE,
    cwe: [538, 522],
    owasp: OWASP.misconfiguration,
    asvs: ['13.4.7', '13.3.1'],
    references: REFERENCES,
  },
  dump: {
    severity: 'critical',
    effort: 'minutes',
    snippets: DENY_COPIES,
    cwe: [530, 538],
    owasp: OWASP.misconfiguration,
    asvs: ['13.4.7'],
    references: REFERENCES,
  },
  source: {
    severity: 'high',
    effort: 'minutes',
    snippets: DENY_COPIES,
    cwe: [530, 540],
    owasp: OWASP.misconfiguration,
    asvs: ['13.4.7'],
    references: REFERENCES,
  },
  config: {
    severity: 'high',
    effort: 'hours',
    snippets: DENY_FILE,
    cwe: [538],
    owasp: OWASP.misconfiguration,
    asvs: ['13.4.7'],
    references: REFERENCES,
  },
  phpinfo: {
    severity: 'medium',
    effort: 'minutes',
    snippets: DENY_FILE,
    cwe: [200],
    owasp: OWASP.misconfiguration,
    asvs: ['13.4.5'],
    references: REFERENCES,
  },
  status: {
    severity: 'medium',
    effort: 'minutes',
    snippets: LOCAL_ONLY,
    cwe: [200, 497],
    owasp: OWASP.misconfiguration,
    asvs: ['13.4.5'],
    references: REFERENCES,
  },
  log: {
    severity: 'medium',
    effort: 'minutes',
    snippets: DENY_FILE,
    cwe: [532],
    owasp: ['A09:2021', 'A09:2025'],
    references: REFERENCES,
  },
  metadata: {
    severity: 'low',
    effort: 'minutes',
    snippets: DENY_FILE,
    cwe: [538],
    owasp: OWASP.misconfiguration,
    references: REFERENCES,
  },
} satisfies Record<string, Rule>
