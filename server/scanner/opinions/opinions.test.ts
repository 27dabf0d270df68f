import { rules } from '@/lib/messages/en/rules'
import { dirname } from 'node:path'
import { readFileSync, renameSync } from 'node:fs'
import type { Context } from '@/server/scanner/check'
import { html, judge } from '@/server/scanner/checks/testing'
import { closeServers, startTcp } from '@/server/scanner/testing'
import { nmapBy } from './nmap'
import { nucleiBy } from './nuclei'
import { secondOpinions } from './second-opinions'
import { sslscanBy } from './sslscan'
import { removeTools, toolThat, toolThatWrites } from './testing'

afterEach(closeServers)
afterAll(removeTools)

const HOME = html('<title>Shop</title>')

const SSLSCAN = (rest = '') => `<?xml version="1.0" encoding="UTF-8"?>
<document title="SSLScan Results" version="2.0.7" web="http://github.com/rbsec/sslscan">
 <ssltest host="127.0.0.1" sniname="shop.test" port="443">
  <protocol type="ssl" version="3" enabled="0" />
  <protocol type="tls" version="1.2" enabled="1" />
  <protocol type="tls" version="1.3" enabled="1" />
  <renegotiation supported="1" secure="1" />
  <cipher status="preferred" sslversion="TLSv1.2" bits="256" cipher="ECDHE-RSA-AES256-GCM-SHA384" id="0xC030" strength="strong" />
  ${rest}
 </ssltest>
</document>`

test('sslscan is asked about the checked address and port, under the name of the site, and does no harm', async () => {
  const tool = toolThatWrites(SSLSCAN())
  const { state, detail, observations } = await judge(sslscanBy(tool.binary), { https: HOME, mode: 'full' })
  expect([state, detail]).toEqual(['passed', 'sslscan 2.0.7 found nothing beyond our own check.'])
  expect(observations.sslscan).toMatchObject({ engine: 'sslscan 2.0.7', versions: ['TLSv1.2', 'TLSv1.3'] })
  expect(tool.asked()).toEqual(
    expect.arrayContaining(['--no-heartbleed', '--sni-name=shop.test', expect.stringMatching(/^127\.0\.0\.1:\d+$/)]),
  )
})

test('what sslscan alone sees carries its name and counts for nothing in the score', async () => {
  const more = `<protocol type="tls" version="1.0" enabled="1" /><compression supported="1" />
    <cipher status="accepted" sslversion="TLSv1.2" bits="112" cipher="DES-CBC3-SHA" id="0x000A" /><cipher status="rejected" sslversion="TLSv1.2" cipher="RC4-SHA" />`
  const { findings } = await judge(sslscanBy(toolThatWrites(SSLSCAN(more)).binary), { https: HOME, mode: 'full' })
  expect(findings.map(({ rule, title, confidence }) => [rule, title, confidence])).toEqual([
    ['opinion.sslscan/cipher', 'sslscan: server accepts a weak cipher', 'likely'],
    ['opinion.sslscan/compression', 'sslscan: TLS compression is enabled', 'likely'],
    ['opinion.sslscan/version', 'sslscan: server accepts TLS 1.0', 'likely'],
  ])
  expect(findings[0]?.evidence).toEqual([
    {
      label: 'Reported by sslscan 2.0.7',
      says: { say: 'reportedBy', values: { engine: 'sslscan 2.0.7' } },
      data: { suites: ['TLSv1.2 DES-CBC3-SHA'] },
    },
  ])
})

test('what our own check sees too is not told twice', async () => {
  const tls10 = SSLSCAN('<protocol type="tls" version="1.0" enabled="1" />')
  const tls = { minVersion: 'TLSv1', ciphers: 'ECDHE-RSA-AES128-SHA:ECDHE-ECDSA-AES128-SHA:@SECLEVEL=0' } as const
  const { makeCertificate } = await import('@/server/scanner/checks/testing-certificate')
  const { state } = await judge(sslscanBy(toolThatWrites(tls10).binary), {
    https: HOME,
    mode: 'full',
    tls: { ...makeCertificate({ key: 'rsa2048' }), ...tls },
  })
  expect(state).toBe('passed')
})

test.each(['', '<document version="2.0.7"><ssltest /></document>', SSLSCAN('<error>Could not connect</error>')])(
  'a report of sslscan that is none proves nothing: %s',
  async (report) => {
    const { state, detail } = await judge(sslscanBy(toolThatWrites(report).binary), { https: HOME, mode: 'full' })
    expect([state, detail]).toEqual([
      'inconclusive',
      'sslscan returned no result. It didn’t produce a report for this site.',
    ])
  },
)

test('a site without HTTPS is not given to sslscan', async () => {
  const { state } = await judge(sslscanBy('/nowhere'), { http: HOME, mode: 'full' })
  expect(state).toBe('not_applicable')
})

const NMAP = (services: string) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE nmaprun>
<nmaprun scanner="nmap" args="nmap" start="1795203497" version="7.93" xmloutputversion="1.05">
<host><status state="up"/><address addr="127.0.0.1" addrtype="ipv4"/><ports>${services}</ports></host></nmaprun>`
const nmapPort = (port: number, service: string) =>
  `<port protocol="tcp" portid="${port}"><state state="open"/><service ${service}/></port>`

test('nmap looks at open ports alone, and tells a database that our own check could not name', async () => {
  const [{ port }, ssh] = [
    await startTcp((socket) => socket.write('hello\r\n')),
    await startTcp((socket) => socket.write('SSH-2.0-OpenSSH_9.2\r\n')),
  ]
  const tool = toolThatWrites(
    NMAP(
      nmapPort(port, 'name="postgresql" product="PostgreSQL DB" version="9.6" method="probed" conf="10"') +
        nmapPort(ssh.port, 'name="ssh" product="OpenSSH" version="9.2p1" method="probed" conf="10"'),
    ),
  )
  const { findings, detail, observations } = await judge(nmapBy(tool.binary, [port, ssh.port]), {
    http: HOME,
    mode: 'full',
  })
  expect(findings).toMatchObject([
    {
      rule: 'opinion.nmap/service',
      title: `nmap: PostgreSQL DB is open to the internet on port ${port}`,
      severity: 'high',
      confidence: 'likely',
      at: `shop.test:${port}`,
    },
  ])
  expect(detail).toBe('nmap 7.93 identified the service on 2 of 2 open ports.')
  expect(observations.nmap).toMatchObject({
    services: expect.arrayContaining([
      expect.objectContaining({ port: ssh.port, product: 'OpenSSH', version: '9.2p1' }),
    ]),
  })
  const asked = tool.asked()
  expect(asked.at(-1)).toBe('127.0.0.1')
  expect(asked[asked.indexOf('-p') + 1]).toBe([port, ssh.port].sort((a, b) => a - b).join())
  expect(asked).toEqual(expect.arrayContaining(['-sT', '-Pn', '-n', '--unprivileged']))
})

test('what nmap only guesses by the number of a port is no finding, nor what our own check has named', async () => {
  const [silent, redis] = [
    await startTcp(() => {}),
    await startTcp((socket) => socket.write('-NOAUTH Authentication required.\r\n')),
  ]
  const tool = toolThatWrites(
    NMAP(
      nmapPort(silent.port, 'name="mysql" method="table" conf="3"') +
        nmapPort(redis.port, 'name="redis" product="Redis" method="probed" conf="10"'),
    ),
  )
  const { state } = await judge(nmapBy(tool.binary, [silent.port, redis.port]), { http: HOME, mode: 'full' })
  expect(state).toBe('passed')
})

test('ports that nmap is not shown are no secret', async () => {
  const servers = await Promise.all(Array.from({ length: 13 }, () => startTcp((socket) => socket.write('hello\r\n'))))
  const ports = servers.map(({ port }) => port)
  const { state, detail } = await judge(nmapBy(toolThatWrites(NMAP('')).binary, ports), { http: HOME, mode: 'full' })
  expect([state, detail]).toEqual([
    'inconclusive',
    expect.stringContaining('Only 12 of 13 open ports were passed to nmap.'),
  ])
})

test('without an open port nmap is not started; ports that say nothing prove nothing', async () => {
  const unknown = {
    ...nmapBy('/nowhere', [9]),
    run: (context: Context) => nmapBy('/nowhere', [9]).run({ ...context, knock: async () => ({ state: 'filtered' }) }),
  }
  expect((await judge(unknown, { http: HOME, mode: 'full' })).state).toBe('inconclusive')
  expect((await judge(nmapBy('/nowhere', [9]), { http: HOME, mode: 'full' })).state).toBe('not_applicable')
})

test('two programs never ask the same address at a time, and ordinary requests go on beside them', async () => {
  const log = toolThatWrites('')
  const script = `echo start >> ${log.binary}.log; sleep 0.3; echo end >> ${log.binary}.log`
  const [first, second] = [toolThat(`${script}`), toolThat(`${script}; cat <<'END'\n${SSLSCAN()}\nEND`)]
  await Promise.all([
    judge(nucleiBy(first.binary), { http: HOME, mode: 'full' }),
    judge(sslscanBy(second.binary), { https: HOME, mode: 'full' }),
    judge(nucleiBy(first.binary), { http: HOME, mode: 'full' }),
  ])
  expect(readFileSync(`${log.binary}.log`, 'utf8').trim().split('\n')).toEqual([
    'start',
    'end',
    'start',
    'end',
    'start',
    'end',
  ])
})

test.each<[string, (binary: string) => ReturnType<typeof nucleiBy>]>([
  ['sslscan', sslscanBy],
  ['nuclei', nucleiBy],
])('%s that fails leaves its own row without an answer', async (name, check) => {
  const { state, detail, rules } = await judge(check(toolThat('echo "bad luck" >&2; exit 2').binary), {
    https: HOME,
    mode: 'full',
  })
  expect([state, rules]).toEqual(['inconclusive', []])
  expect(detail).toBe(`${name} returned no result. It exited with code 2: bad luck`)
})

test('a program that is not installed has no row, and one that is has its own', () => {
  expect(secondOpinions('/nowhere')).toEqual([])
  const { binary } = toolThat('')
  renameSync(binary, `${dirname(binary)}/nuclei`)
  expect(secondOpinions(dirname(binary)).map(({ id, modes }) => [id, modes])).toEqual([['opinion.nuclei', ['full']]])
})

test.each(
  [sslscanBy(''), nmapBy(''), nucleiBy('')].flatMap((check) =>
    Object.entries(check.rules).map(([name, rule]) => ({ name: `${check.id}/${name}`, rule })),
  ),
)('$name tells what it means, what could happen and how to fix it, and which program says so', ({ name, rule }) => {
  const words = rules[name as keyof typeof rules]
  for (const text of [words.means, words.impact, words.fix]) expect(text).toMatch(/^[A-Z"][^!]{20,260}\.$/)
  const [, engine = ''] = /^opinion\.(\w+)\//.exec(name) ?? []
  expect(words.title).toContain(engine)
  expect(words.means).toContain(engine)
  expect(rule.references).not.toHaveLength(0)
  expect(rule.cwe).not.toHaveLength(0)
})
