import type { Rule } from '@/server/scanner/check'
import { CSP_SNIPPETS } from './csp-snippets'
import { cheatSheet, mdnHeader, OWASP } from './standards'

const REFERENCES = [
  { title: 'MDN: Content Security Policy', url: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/CSP' },
  { title: 'web.dev: strict CSP', url: 'https://web.dev/articles/strict-csp' },
  cheatSheet('Content_Security_Policy'),
]
const EVALUATOR = { title: 'CSP Evaluator', url: 'https://csp-evaluator.withgoogle.com/' }

export const RULES = {
  missing: {
    title: 'No Content-Security-Policy',
    severity: 'medium',
    means: 'The site does not tell browsers which scripts belong to it, so they run any script that gets into the page.',
    impact: 'If an attacker manages to slip a script in, nothing limits what it does: read forms, take over sessions, change the page.',
    fix: 'Send a Content-Security-Policy. Try it first as Content-Security-Policy-Report-Only, add the hosts the site really uses, then enforce it.',
    effort: 'days',
    snippets: CSP_SNIPPETS,
    cwe: [693, 79],
    owasp: OWASP.misconfiguration,
    asvs: ['3.4.3'],
    references: REFERENCES,
  },
  'report-only': {
    title: 'Content-Security-Policy is only reporting',
    severity: 'medium',
    means: 'The site has rules for scripts, but in test mode: browsers report violations and block nothing.',
    impact: 'A script slipped in by an attacker still runs.',
    fix: 'Enforce the policy (header Content-Security-Policy) once its reports are clean.',
    effort: 'hours',
    cwe: [693],
    owasp: OWASP.misconfiguration,
    asvs: ['3.4.3'],
    references: [mdnHeader('Content-Security-Policy-Report-Only'), ...REFERENCES],
  },
  bypassable: {
    title: 'Content-Security-Policy can be bypassed',
    severity: 'medium',
    means: 'The site has rules for scripts, but they leave a door open through which foreign scripts still run.',
    impact: 'A script slipped in by an attacker runs as if there were no rules.',
    fix: "Allow scripts by nonce or hash together with 'strict-dynamic', and remove 'unsafe-inline', wildcards, whole schemes and hosts that serve other people's scripts.",
    effort: 'days',
    snippets: [
      {
        platform: 'text',
        code: "Content-Security-Policy: script-src 'nonce-{a new random value for every answer}' 'strict-dynamic'; object-src 'none'; base-uri 'none'",
      },
    ],
    cwe: [693, 79],
    owasp: OWASP.misconfiguration,
    asvs: ['3.4.3'],
    references: [EVALUATOR, ...REFERENCES],
  },
  'static-nonce': {
    title: 'Content-Security-Policy uses the same nonce twice',
    severity: 'medium',
    means: 'The secret word that marks the own scripts of the site did not change between two visits.',
    impact: 'An attacker can look the word up and put it on a script of their own, which then runs.',
    fix: 'Make a new random nonce (at least 128 bits) for every answer. For pages that come from a cache use hashes instead.',
    effort: 'hours',
    cwe: [330],
    owasp: OWASP.misconfiguration,
    asvs: ['3.4.3'],
    references: REFERENCES,
  },
  incomplete: {
    title: 'Content-Security-Policy leaves gaps',
    severity: 'low',
    means: 'The rules of the site miss some cases that have to be named one by one.',
    impact: 'An attacker who can slip HTML in may redirect forms or scripts of the page to their own server.',
    fix: "Add what is missing: base-uri 'none', form-action 'self', object-src 'none', and replace 'unsafe-eval' by code that does without it.",
    effort: 'hours',
    snippets: [{ platform: 'text', code: "base-uri 'none'; form-action 'self'; object-src 'none'" }],
    cwe: [693],
    owasp: OWASP.misconfiguration,
    asvs: ['3.4.3'],
    references: REFERENCES,
  },
  syntax: {
    title: 'Content-Security-Policy has mistakes',
    severity: 'low',
    means: 'Part of the rules is written in a way browsers do not understand, and they ignore it.',
    impact: 'The protection is weaker than intended, and nobody notices.',
    fix: 'Correct the spelling: directives are separated by semicolons, keywords are in single quotes.',
    effort: 'minutes',
    cwe: [693],
    owasp: OWASP.misconfiguration,
    references: [mdnHeader('Content-Security-Policy'), EVALUATOR],
  },
} satisfies Record<string, Rule>
