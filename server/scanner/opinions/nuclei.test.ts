import type { IncomingMessage } from 'node:http'
import { html, judge, type Reply } from '@/server/scanner/checks/testing'
import { closeServers } from '@/server/scanner/testing'
import { nucleiBy } from './nuclei'
import { removeTools, toolThat, toolThatWrites } from './testing'

afterEach(closeServers)
afterAll(removeTools)

const HOME = html('<title>Shop</title>')

const report = (path: string, rest: Record<string, unknown> = {}) =>
  JSON.stringify({
    'template-id': 'git-config',
    'template-path': '/root/nuclei-templates/http/exposures/configs/git-config.yaml',
    info: {
      name: 'Git Configuration - Detect',
      author: ['someone'],
      tags: ['config', 'git', 'exposure'],
      description: 'Git configuration was detected.',
      reference: ['https://example.com/git', 'javascript:alert(1)'],
      severity: 'medium',
      classification: { 'cve-id': null, 'cwe-id': ['cwe-200'] },
    },
    type: 'http',
    host: '127.0.0.1',
    'matched-at': `http://127.0.0.1:1${path}`,
    'matcher-status': true,
    ...rest,
  })

const siteWith = (files: Record<string, Reply>) => ({
  mode: 'full' as const,
  http: ({ url = '/' }: IncomingMessage) => files[url] ?? (url === '/' ? HOME : { status: 404, body: 'Not found' }),
})

test('a report of nuclei is told under its name, at the address of the site', async () => {
  const tool = toolThatWrites(`[INF] noise\n${report('/.git/config')}\n${report('/.git/config')}\nnot json {`)
  const { findings, detail } = await judge(nucleiBy(tool.binary), siteWith({ '/.git/config': { body: '[core]' } }))
  expect(findings).toMatchObject([
    {
      rule: 'opinion.nuclei/reported',
      key: 'git-config',
      title: 'nuclei: Git Configuration - Detect',
      severity: 'medium',
      confidence: 'likely',
      at: expect.stringMatching(/^http:\/\/shop\.test:\d+\/\.git\/config$/),
      evidence: [{ label: 'Reported by nuclei', data: { template: 'git-config' } }],
    },
  ])
  expect(findings[0]?.references).toContainEqual({ title: 'example.com', url: 'https://example.com/git' })
  expect(JSON.stringify(findings)).not.toContain('javascript:')
  expect(detail).toBe('nuclei reported 1.')
})

test('nuclei gets the checked address, the name of the site as header, a way out that leads there only, and no dangerous templates', async () => {
  const tool = toolThatWrites('')
  const { state } = await judge(nucleiBy(tool.binary), siteWith({}))
  expect(state).toBe('passed')
  const asked = tool.asked()
  const after = (flag: string) => asked[asked.indexOf(flag) + 1]
  expect(after('-u')).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  expect(after('-H')).toMatch(/^Host: shop\.test:\d+$/)
  expect(after('-proxy')).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  expect(after('-sni')).toBe('shop.test')
  expect(after('-etags')).toMatch(/^intrusive,dos,fuzz/)
  expect(asked).toEqual(expect.arrayContaining(['-ni', '-dr', '-duc', '-jsonl']))
})

test('what nuclei reports of a site that says the same to every address is left out', async () => {
  const tool = toolThatWrites(report('/.env'))
  const { state, detail } = await judge(nucleiBy(tool.binary), { mode: 'full', http: () => HOME })
  expect([state, detail]).toEqual([
    'passed',
    'nuclei reported 1; 1 were skipped because the site responds the same way to URLs that don’t exist.',
  ])
})

test('what nuclei reported before its time ran out is looked at and told, within the time of the check', async () => {
  const tool = toolThat(`cat <<'END'\n${report('/.git/config')}\nEND\nsleep 60`)
  const site = siteWith({ '/.git/config': { body: '[core]' } })
  const { state, findings, detail } = await judge(nucleiBy(tool.binary), { ...site, perCheckMs: 4_500 })
  expect([state, findings.map(({ key }) => key)]).toEqual(['inconclusive', ['git-config']])
  expect(detail).toContain('nuclei didn’t finish. It took longer than 3 seconds.')
})

/** Asks the site through the proxy again and again, as nuclei does. */
const ASKS = `const [, url] = process.argv.slice(1), proxy = new URL(process.argv[process.argv.indexOf('-proxy') + 1])
const ask = (left) => left > 0 && require('http').get({ host: proxy.hostname, port: proxy.port, path: url + '/' + left }, (answer) => answer.resume().on('end', () => ask(left - 1)))
  .on('error', () => ask(left - 1))
ask(40)
setTimeout(() => {}, 60000)`

test('the requests of nuclei count like ours; it is ended when they are used up, and the rest is left for us', async () => {
  let asked = 0
  const site: Parameters<typeof judge>[1] = {
    mode: 'full',
    limits: { requests: 30 },
    http: () => {
      asked += 1
      return HOME
    },
  }
  const script = `exec '${process.execPath}' -e "$(cat <<'END'\n${ASKS}\nEND\n)" -- "$@"`
  const { state, detail } = await judge(nucleiBy(toolThat(script).binary), site)
  expect([state, detail]).toEqual([
    'inconclusive',
    'nuclei returned no result. The scan’s limit of 30 requests is used up.',
  ])
  expect(asked).toBe(25)
})
