import type { Exchange } from '@/server/net/http'
import { isHtmlPage, type Probe } from '@/server/scanner/probe'
import type { RULES } from '@/lib/domain/rules/exposure-files'

export type FileProbe = Probe & {
  rule: keyof typeof RULES
  /** What of the content may be shown: names, never values. */
  show?: (answer: Exchange) => string
}

const text = (is: (body: string) => boolean) => (answer: Exchange) =>
  !isHtmlPage(answer) && is(answer.body.slice(0, 16_384))
const magic =
  (...starts: string[]) =>
  (answer: Exchange) =>
    starts.some((start) => answer.head.toString('latin1').startsWith(start))

const SETTING = /^\s*(?:export\s+)?[A-Z][A-Z0-9_]{2,}\s*=/gm
const isEnv = text((body) => (body.match(SETTING)?.length ?? 0) >= 2)
const isPrivateKey = text((body) => /^-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/m.test(body))
const isDump = text(
  (body) =>
    /^(?:--|\/\*|#).{0,60}(?:dump|phpMyAdmin|PostgreSQL|MySQL|MariaDB|Adminer)/im.test(body) ||
    /^\s*(?:CREATE TABLE|INSERT INTO)\s+[`"'\w]/im.test(body),
)
const isArchive = magic('PK\u0003\u0004', '\u001f\u008b')
const isSource = (answer: Exchange) => /^\s*(?:#!.*\n)?<\?php\b/.test(answer.body) || magic('b0VIM')(answer)
const isPhpInfo = ({ body }: Exchange) => /<title>\s*(?:PHP [\d.]+\S* - )?phpinfo\(\)\s*<\/title>/i.test(body)
/** A key that is a secret by its name and holds a text; the settings of a public page have none. */
const SECRET_KEY = /"(?:\w{0,20}(?:password|passwd|secret|private_?key))"\s*:\s*"[^"]/i
const json = (...keys: string[]) =>
  text((body) => /^\s*\{/.test(body) && keys.every((key) => body.includes(`"${key}"`)))

/** `DB_PASSWORD=…`: which settings are known now, without their values. */
const settingNames = ({ body }: Exchange) =>
  (body.match(SETTING) ?? [])
    .slice(0, 20)
    .map((line) => `${line.replace(/\s*=$/, '').trim()}=…`)
    .join('\n')
const size = ({ bytes, truncated, header, head }: Exchange) =>
  `${header('content-length') ?? (truncated ? `more than ${bytes}` : bytes)} bytes, beginning with ${head.subarray(0, 4).toString('hex')}`
const firstLine = ({ body }: Exchange) => body.split('\n', 1)[0]?.slice(0, 120) ?? ''
const nothing = () => ''

const many = (paths: string[], rest: Omit<FileProbe, 'path'>): FileProbe[] => paths.map((path) => ({ path, ...rest }))

const repositoriesAndSecrets: readonly FileProbe[] = [
  { path: '/.git/HEAD', rule: 'git', isIt: ({ body }) => /^(?:ref: refs\/[\w./-]+|[0-9a-f]{40})\s*$/.test(body) },
  { path: '/.svn/wc.db', rule: 'vcs', isIt: magic('SQLite format 3'), show: size },
  { path: '/.hg/requires', rule: 'vcs', isIt: text((body) => /^(?:revlogv1|dotencode|fncache|store)$/m.test(body)) },
  ...many(['/.env', '/.env.local', '/.env.production', '/.env.bak'], {
    rule: 'secrets',
    isIt: isEnv,
    show: settingNames,
  }),
  {
    path: '/.aws/credentials',
    rule: 'secrets',
    isIt: text((body) => /^\s*aws_access_key_id\s*=/m.test(body)),
    show: () => 'aws_access_key_id=…',
  },
  {
    path: '/.htpasswd',
    rule: 'secrets',
    isIt: text((body) => /^[\w.@-]+:(?:\$apr1\$|\$2[aby]\$|\$[56]\$|\{SHA\}|[./0-9A-Za-z]{13}$)/m.test(body)),
    show: nothing,
  },
  ...many(['/.ssh/id_rsa', '/id_rsa', '/server.key', '/privkey.pem'], {
    rule: 'secrets',
    isIt: isPrivateKey,
    show: () => '-----BEGIN PRIVATE KEY-----',
  }),
]

/** The host names the backup that people call after it. */
const backups = (host: string): FileProbe[] => [
  ...many(['/backup.sql', '/dump.sql', '/database.sql', '/db.sql', '/wordpress.sql'], {
    rule: 'dump',
    isIt: isDump,
    show: firstLine,
  }),
  ...many(
    [
      '/backup.zip',
      '/backup.tar.gz',
      '/site.zip',
      '/site.tar.gz',
      '/www.zip',
      '/www.tar.gz',
      `/${host}.zip`,
      `/${host}.tar.gz`,
    ],
    {
      rule: 'dump',
      isIt: isArchive,
      show: size,
    },
  ),
  ...many(
    [
      '/index.php.bak',
      '/index.php~',
      '/config.php.bak',
      '/config.php~',
      '/wp-config.php.bak',
      '/wp-config.php~',
      '/.wp-config.php.swp',
    ],
    {
      rule: 'source',
      isIt: isSource,
      show: nothing,
    },
  ),
]

const configurations: readonly FileProbe[] = [
  {
    path: '/web.config',
    rule: 'config',
    isIt: ({ body }) => /<configuration[\s>]/.test(body) && /<(?:system\.web|connectionStrings|appSettings)/.test(body),
    show: nothing,
  },
  { path: '/appsettings.json', rule: 'config', isIt: json('ConnectionStrings'), show: nothing },
  ...many(['/docker-compose.yml', '/docker-compose.yaml'], {
    rule: 'config',
    isIt: text((body) => /^services:\s*$/m.test(body) && /^\s+image:/m.test(body)),
    show: nothing,
  }),
  {
    path: '/config.json',
    rule: 'config',
    isIt: text((body) => /^\s*\{/.test(body) && SECRET_KEY.test(body)),
    show: nothing,
  },
  ...many(['/.claude/settings.json', '/.cursor/mcp.json', '/.vscode/sftp.json'], {
    rule: 'config',
    isIt: text((body) => /^\s*\{[\s\S]*"(?:permissions|env|mcpServers|host|password)"/.test(body)),
    show: nothing,
  }),
]

const diagnostics: readonly FileProbe[] = [
  ...many(['/phpinfo.php', '/info.php', '/test.php'], {
    rule: 'phpinfo',
    isIt: isPhpInfo,
    show: ({ body }) => /PHP Version [\d.]+/.exec(body.replace(/<[^>]+>/g, ' '))?.[0] ?? '',
  }),
  {
    path: '/server-status',
    rule: 'status',
    isIt: ({ body }) => /<title>Apache Status<\/title>/i.test(body),
    show: nothing,
  },
  {
    path: '/server-info',
    rule: 'status',
    isIt: ({ body }) => /<title>Server Information<\/title>/i.test(body),
    show: nothing,
  },
  { path: '/nginx_status', rule: 'status', isIt: ({ body }) => /^Active connections:\s*\d+/.test(body), show: nothing },
  { path: '/actuator/env', rule: 'status', isIt: json('propertySources'), show: nothing },
  ...many(['/wp-content/debug.log', '/debug.log', '/error_log'], {
    rule: 'log',
    isIt: text((body) => /^\[\d{2}-\w{3}-\d{4} [^\]]+\] PHP /m.test(body)),
    show: firstLine,
  }),
  {
    path: '/storage/logs/laravel.log',
    rule: 'log',
    isIt: text((body) => /^\[\d{4}-\d\d-\d\d [^\]]+\] \w+\.[A-Z]+:/m.test(body)),
    show: firstLine,
  },
  { path: '/.DS_Store', rule: 'metadata', isIt: magic('\u0000\u0000\u0000\u0001Bud1'), show: nothing },
  { path: '/composer.lock', rule: 'metadata', isIt: json('packages', 'content-hash'), show: nothing },
]

/** What to ask every site for. */
export const fileProbes = (host: string): FileProbe[] => [
  ...repositoriesAndSecrets,
  ...backups(host),
  ...configurations,
  ...diagnostics,
]
