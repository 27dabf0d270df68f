/** A finding that the text may tell, in the words of the text. */
export type Proved = { rule: string; text: string }

type Topic = {
  /** How the ids of the rules begin that prove it. */
  rules: readonly string[]
  /** What a sentence says that speaks of it, in the languages that texts are written in. */
  words: RegExp
}

const TOPICS: readonly Topic[] = [
  {
    rules: ['transport.https/', 'content.page/form-http', 'content.page/password-over-http', 'content.page/mixed'],
    words: /\bhttps?\b|unencrypted|in the open|unverschlüsselt|sin cifra[rd]|غير مشف/i,
  },
  { rules: ['tls.certificate/'], words: /certificate|zertifikat|certificado|شهاد/i },
  { rules: ['tls.protocols/'], words: /\b(?:tls|ssl)\b|\bciphers?\b/i },
  { rules: ['http.headers/hsts'], words: /strict-transport-security|\bhsts\b/i },
  { rules: ['http.headers/framing'], words: /x-frame-options|clickjacking|\bframed\b/i },
  { rules: ['http.headers/nosniff'], words: /nosniff|x-content-type-options/i },
  { rules: ['http.headers/referrer'], words: /referrer-policy/i },
  { rules: ['http.headers/permissions'], words: /permissions-policy/i },
  { rules: ['http.headers/coop'], words: /cross-origin-opener/i },
  { rules: ['http.headers/corp'], words: /cross-origin-resource/i },
  { rules: ['http.csp/'], words: /content[- ]security[- ]policy|\bcsp\b/i },
  { rules: ['http.cookies/'], words: /cookie|ملفات? تعريف الارتباط|samesite|httponly/i },
  { rules: ['http.cors/'], words: /\bcors\b/i },
  { rules: ['content.page/no-sri'], words: /subresource integrity|\bsri\b/i },
  { rules: ['content.page/form', 'content.page/password'], words: /\bforms?\b|formular|formulario|نموذج/i },
  { rules: ['content.page/mixed'], words: /mixed content/i },
  { rules: ['dns.mail/spf'], words: /\bspf\b/i },
  { rules: ['dns.mail/dmarc'], words: /\bdmarc\b/i },
  { rules: ['dns.mail/caa'], words: /\bcaa\b/i },
  { rules: ['dns.mail/mta-sts'], words: /\bmta-sts\b/i },
  { rules: ['dns.mail/dnssec'], words: /\bdnssec\b/i },
  { rules: ['meta.securitytxt/'], words: /security\.txt/i },
  {
    rules: ['software.js/', 'wordpress.software/'],
    words: /\bjavascript\b|librar(?:y|ies)|bibliothek|biblioteca|مكتب[ةا]/i,
  },
]

/** What has to stand in a proved sentence itself: a product, or a known flaw of one. */
const NAMES =
  /\b(?:jquery|bootstrap|angular(?:js)?|vue|react|lodash|moment|dojo|ember|prototype\.js|wordpress|joomla|drupal|typo3|php|apache|nginx|openssl|cve-\d{4}-\d{4,7})\b/gi

/** Addresses are not spoken of, they are named. */
const ADDRESS = /\bhttps?:\/\/\S+|\S+@\S+/gi

const sentencesOf = (line: string) =>
  Array.from(new Intl.Segmenter('en', { granularity: 'sentence' }).segment(line), ({ segment }) => segment.trim())

type Known = {
  /** The text as it was made: each of its lines is proved. */
  made: string
  proved: readonly Proved[]
  /** Sentences of earlier scans: what of them is not proved now was true once. */
  former?: readonly string[]
}

/** The sentences of a text that speak of something which the scan does not prove, or which is not told. */
export function unproved(text: string, { made, proved, former = [] }: Known): string[] {
  const known = new Set(made.split('\n').map((line) => line.trim()))
  const told = proved.map((one) => one.text).join('\n')
  const gone = former.filter((line) => !told.includes(line))
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !known.has(line))
    .flatMap((line) =>
      gone.some((old) => line.includes(old))
        ? [line]
        : sentencesOf(line).filter((sentence) => !isProved(sentence, told, proved)),
    )
}

function isProved(sentence: string, told: string, proved: readonly Proved[]): boolean {
  const said = sentence.replaceAll(ADDRESS, ' ')
  const names = said.match(NAMES) ?? []
  const all = told.toLowerCase()
  if (names.some((name) => !all.includes(name.toLowerCase()))) return false
  return TOPICS.every(
    ({ rules, words }) =>
      !words.test(said) ||
      words.test(told) ||
      proved.some(({ rule }) => rules.some((beginning) => rule.startsWith(beginning))),
  )
}
