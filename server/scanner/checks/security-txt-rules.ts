import type { Rule } from '@/server/scanner/check'
import { rfc } from './standards'

const REFERENCES = [{ title: 'securitytxt.org: make the file', url: 'https://securitytxt.org/' }, rfc(9116, 'security.txt')]
const TEMPLATE = 'Contact: mailto:security@{{host}}\nExpires: {{in-a-year}}\nCanonical: https://{{host}}/.well-known/security.txt'

export const RULES = {
  missing: {
    title: 'No security.txt',
    severity: 'info',
    means: 'The site does not say whom to tell when somebody finds a weakness in it.',
    impact: 'Honest finders give up or go public, and you learn of it last.',
    fix: 'Put a text file with Contact and Expires at /.well-known/security.txt.',
    effort: 'minutes',
    snippets: [{ platform: 'text', code: TEMPLATE }],
    cwe: [1059],
    references: REFERENCES,
  },
  invalid: {
    title: 'security.txt has no usable contact',
    severity: 'info',
    means: 'The site has the file for finders of weaknesses, but no contact in it that a program or a person could use.',
    impact: 'Honest finders give up or go public, and you learn of it last.',
    fix: 'Add a line "Contact:" with a mailto:, https: or tel: address.',
    effort: 'minutes',
    snippets: [{ platform: 'text', code: TEMPLATE }],
    cwe: [1059],
    references: REFERENCES,
  },
  expired: {
    title: 'security.txt is out of date',
    severity: 'info',
    means: 'The file for finders of weaknesses has no end date, or one that has passed.',
    impact: 'Finders may think that the contact in it is no longer read.',
    fix: 'Check that the contact is still right and set Expires to a date within the next year.',
    effort: 'minutes',
    snippets: [{ platform: 'text', code: TEMPLATE }],
    references: REFERENCES,
  },
} satisfies Record<string, Rule>
