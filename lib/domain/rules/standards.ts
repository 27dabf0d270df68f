import type { Says } from '@/lib/contract/scan-result'
import { say } from '@/lib/domain/say'

/** The same topic in the OWASP Top 10 of 2021 and of 2025. */
export const OWASP = {
  accessControl: ['A01:2021', 'A01:2025'],
  cryptography: ['A02:2021', 'A04:2025'],
  misconfiguration: ['A05:2021', 'A02:2025'],
  components: ['A06:2021', 'A03:2025'],
  authentication: ['A07:2021', 'A07:2025'],
  integrity: ['A08:2021', 'A08:2025'],
  errors: ['A05:2021', 'A10:2025'],
}

export const MOZILLA_TLS = { title: 'Mozilla SSL Configuration Generator', url: 'https://ssl-config.mozilla.org/' }
export const LETS_ENCRYPT = { title: say('letsEncryptStart'), url: 'https://letsencrypt.org/getting-started/' }
export const CERTBOT = { title: say('certbotHelp'), url: 'https://certbot.eff.org/' }

export const mdnHeader = (name: string) => ({
  title: `MDN: ${name}`,
  url: `https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/${name}`,
})

export const rfc = (number: number, topic: string) => ({
  title: `RFC ${number}: ${topic}`,
  url: `https://www.rfc-editor.org/rfc/rfc${number}`,
})

export const cheatSheet = (topic: string, named: Says = topic.replaceAll('_', ' ')) => ({
  title: say('owaspCheatSheet', { topic: named }),
  url: `https://cheatsheetseries.owasp.org/cheatsheets/${topic}_Cheat_Sheet.html`,
})
