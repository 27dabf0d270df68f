import { type PhraseId } from '@/server/scanner/check'
import type { Severity } from '@/lib/contract/scan-result'

/** A service known by its own words. The number of a port proves nothing. */
/** `phrase`: what other languages call it otherwise. */
export type Service = {
  name: string
  phrase?: PhraseId
  severity: Severity
  says: RegExp
  rule: 'open-database' | 'service' | 'remote-control' | 'clear-text' | 'expected'
}

/**
 * BSON of { listDatabases: 1, nameOnly: true, $db: 'admin' }: asks for names alone, and a server with a sign-in
 * refuses.
 */
const LIST_DATABASES = '\u0010listDatabases\0\u0001\0\0\0\u0008nameOnly\0\u0001\u0002$db\0\u0006\0\0\0admin\0\0'
const int32 = (value: number) => String.fromCharCode(value & 255, (value >> 8) & 255, 0, 0)
/** One OP_MSG of MongoDB: its length, number, kind (2013), no flags, one document. */
const MONGO = `${int32(21 + 4 + LIST_DATABASES.length)}${int32(1)}${int32(0)}${int32(2_013)}${int32(0)}\0${int32(4 + LIST_DATABASES.length)}${LIST_DATABASES}`

/** Harmless questions for what waits to be spoken to; a character is a byte. */
export const QUESTIONS: Record<number, string> = {
  2375: 'GET /version HTTP/1.0\r\n\r\n',
  // A version of the protocol that does not exist: PostgreSQL says so, and nobody signs in.
  5432: '\0\0\0\u0008\0\u0004\0\0',
  6379: 'PING\r\n',
  9200: 'GET / HTTP/1.0\r\n\r\n',
  11211: 'version\r\n',
  27017: MONGO,
}

/** The first that fits. */
const SERVICES: Service[] = [
  {
    name: 'Redis without a password',
    phrase: 'openRedis',
    severity: 'critical',
    rule: 'open-database',
    says: /^\+PONG/,
  },
  { name: 'Redis', severity: 'high', rule: 'service', says: /^-(?:NOAUTH|DENIED|ERR)/ },
  {
    name: 'memcached without a password',
    phrase: 'openMemcached',
    severity: 'high',
    rule: 'open-database',
    says: /^VERSION \d/,
  },
  {
    name: 'Elasticsearch without a password',
    phrase: 'openElasticsearch',
    severity: 'critical',
    rule: 'open-database',
    says: /^HTTP\/1\.[01] 200[\s\S]*"cluster_name"/,
  },
  {
    name: 'Docker without a password',
    phrase: 'openDocker',
    severity: 'critical',
    rule: 'open-database',
    says: /^HTTP\/1\.[01] 200[\s\S]*"ApiVersion"/,
  },
  {
    name: 'MySQL or MariaDB, closed to us',
    severity: 'info',
    rule: 'expected',
    says: /^[\s\S]{3}\u0000\u00ff[\s\S]{2}/,
  },
  { name: 'MySQL or MariaDB', phrase: 'mysql', severity: 'high', rule: 'service', says: /^[\s\S]{3}\u0000\n[\d.]+/ },
  {
    name: 'PostgreSQL',
    severity: 'high',
    rule: 'service',
    says: /^E[\s\S]{4}S[A-ZÀ-Þ]{4,12}\u0000|unsupported frontend protocol/,
  },
  {
    name: 'MongoDB without a password',
    phrase: 'openMongo',
    severity: 'critical',
    rule: 'open-database',
    says: /\u0004databases\u0000/,
  },
  { name: 'MongoDB', severity: 'high', rule: 'service', says: /\u0002errmsg\u0000[\s\S]*codeName\u0000/ },
  { name: 'VNC', severity: 'high', rule: 'remote-control', says: /^RFB \d/ },
  { name: 'Telnet', severity: 'high', rule: 'remote-control', says: /^\u00ff[\u00fb-\u00fe]/ },
  { name: 'FTP', severity: 'low', rule: 'clear-text', says: /^220[ -][^\r\n]*ftp/i },
  { name: 'SSH', severity: 'info', rule: 'expected', says: /^SSH-\d/ },
  { name: 'SMTP', severity: 'info', rule: 'expected', says: /^220[ -][^\r\n]*smtp/i },
  { name: 'POP3', severity: 'info', rule: 'expected', says: /^\+OK/ },
  { name: 'IMAP', severity: 'info', rule: 'expected', says: /^\* OK/ },
  { name: 'Web server', severity: 'info', rule: 'expected', says: /^HTTP\/1\.[01] \d/ },
]

/** Where services that do not belong on the internet usually listen. */
export const PORTS = [
  21, 22, 23, 25, 110, 111, 135, 139, 143, 389, 445, 465, 587, 993, 995, 1433, 1521, 2049, 2375, 2376, 3000, 3306, 3389,
  5000, 5432, 5601, 5672, 5900, 5984, 6379, 8000, 8080, 8443, 8888, 9000, 9090, 9200, 9300, 10_000, 11_211, 15_672,
  27_017,
]

/** What speaks there; undefined when its words are known of no service. */
export const serviceOf = (said: string) => SERVICES.find(({ says }) => says.test(said))
