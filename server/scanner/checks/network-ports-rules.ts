import type { Rule } from '@/server/scanner/check'
import { OWASP } from './standards'

const CLOSE: Rule['snippets'] = [
  {
    platform: 'text',
    code: '# ufw. Docker opens its ports past it: publish them as 127.0.0.1:{{port}}:{{port}} there\nsudo ufw deny {{port}}/tcp',
  },
]
const REFERENCES = [{ title: 'CWE-668: exposure of resource to wrong sphere', url: 'https://cwe.mitre.org/data/definitions/668.html' }]

export const RULES = {
  'open-database': {
    title: 'A data store answers without a password',
    severity: 'critical',
    means: 'A store of data of this server answers anybody on the internet, without a password.',
    impact: 'Strangers can read, change and delete what is in it, and with some stores take over the server.',
    fix: 'Bind the service to 127.0.0.1 or a private network, set a password, and close the port in the firewall.',
    effort: 'hours',
    snippets: CLOSE,
    cwe: [306, 668],
    owasp: OWASP.authentication,
    asvs: ['13.2.1'],
    references: REFERENCES,
  },
  service: {
    title: 'A database can be reached from the internet',
    severity: 'high',
    means: 'A database of this server talks to everybody on the internet, though it asks for a password.',
    impact: 'Programs try passwords on it day and night, and every hole in it counts at once.',
    fix: 'Bind the service to 127.0.0.1 or a private network, or close its port in the firewall.',
    effort: 'hours',
    snippets: CLOSE,
    cwe: [668],
    owasp: OWASP.misconfiguration,
    asvs: ['13.2.1'],
    references: REFERENCES,
  },
  'remote-control': {
    title: 'A remote control of the server is open to the internet',
    severity: 'high',
    means: 'A service that lets people work on this server from afar is open to everybody, and sends what is typed in clear text.',
    impact: 'Whoever is on the way reads the password. Programs try passwords on it day and night.',
    fix: 'Use SSH with keys in its place, and close the port in the firewall.',
    effort: 'hours',
    snippets: CLOSE,
    cwe: [319, 668],
    owasp: OWASP.cryptography,
    asvs: ['12.2.1'],
    references: REFERENCES,
  },
  'clear-text': {
    title: 'FTP sends passwords in clear text',
    severity: 'low',
    means: 'The server offers FTP, which sends names and passwords without encryption unless both sides insist on it.',
    impact: 'Whoever is on the way, such as in the same wireless network, reads the password and can change the site.',
    fix: 'Use SFTP over SSH in its place and turn FTP off.',
    effort: 'hours',
    snippets: CLOSE,
    cwe: [319],
    owasp: OWASP.cryptography,
    asvs: ['12.2.1'],
    references: REFERENCES,
  },
} satisfies Record<string, Rule>
