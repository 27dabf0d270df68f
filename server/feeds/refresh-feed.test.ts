import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pino } from 'pino'
import { readWordPressFacts } from '@/server/scanner/software/wordpress-facts'
import { closeServers, startHttp } from '@/server/scanner/testing'
import { readSettings } from '@/server/settings'
import { feedChores } from './feed-chore'
import { ID_FILE } from '@/server/scanner/software/feed-files'
import { type Feed, feedsOf } from './feeds'
import { refreshFeed } from './refresh-feed'
import { feedRecord } from './testing'

const folder = mkdtempSync(join(tmpdir(), 'soteria-feeds-'))
const kept = join(folder, 'feeds')
const { signal } = new AbortController()

afterEach(async () => {
  await closeServers()
  rmSync(kept, { recursive: true, force: true })
})
afterAll(() => rmSync(folder, { recursive: true }))

const ADVISORIES = JSON.stringify({ a: feedRecord('slider') })
const RETIRE = JSON.stringify({
  shopkit: { extractors: { filecontent: ['shopkit (§§version§§)'] }, vulnerabilities: [] },
})
const RELEASES = '{"6.4.2":"insecure","6.8":"outdated","6.9":"latest"}'

const settings = (env: Record<string, string>) => readSettings({ DATA_DIR: folder, ...env })

function feed(env: Record<string, string>): Feed {
  const [first] = feedsOf(settings(env))
  if (!first) throw new Error('No feed')
  return first
}

async function serve(answer: { status?: number; body?: string; headers?: Record<string, string> } | 'break off') {
  const asked: { authorization: string | undefined }[] = []
  const { port } = await startHttp((request, response) => {
    asked.push({ authorization: request.headers.authorization })
    if (answer === 'break off')
      response.writeHead(200, { 'content-length': '1000' }).write('{"a":', () => response.destroy())
    else response.writeHead(answer.status ?? 200, answer.headers).end(answer.body)
  })
  return { url: `http://127.0.0.1:${port}/feed.json`, asked }
}

const files = () =>
  readdirSync(kept)
    .filter((name) => name !== ID_FILE)
    .sort()
const silent = pino({ level: 'silent' })

async function choreOf(env: Record<string, string>) {
  const [chore] = await feedChores(settings(env), silent)
  if (!chore) throw new Error('No chore')
  return chore
}

test('without settings nothing is fetched, and no folder is made', async () => {
  expect(feedsOf(settings({}))).toEqual([])
  expect(await feedChores(settings({}), silent)).toEqual([])
  expect(existsSync(kept)).toBe(false)
})

test('a folder of feeds has one queue, which goes when its feeds do; another folder has another', async () => {
  const env = { WORDPRESS_RELEASES_URL: 'https://feeds.example/releases.json' }
  const { name: queue } = await choreOf(env)
  expect(queue).toMatch(/^feeds-[0-9a-f]{12}$/)
  expect((await choreOf(env)).name).toBe(queue)
  expect(await choreOf({})).toMatchObject({ name: queue, cron: null })
  rmSync(kept, { recursive: true })
  expect((await choreOf(env)).name).not.toBe(queue)
})

test('a folder that cannot be written to is no reason not to start, and leaves no queue behind', async () => {
  writeFileSync(kept, 'a file in its place')
  const lines: string[] = []
  const log = pino({}, { write: (line) => lines.push(line) })
  expect(await feedChores(settings({ WORDPRESS_RELEASES_URL: 'https://feeds.example/releases.json' }), log)).toEqual([])
  expect(lines).toEqual([expect.stringContaining('cannot be written to')])
})

test('servers that start at once on one fresh folder share its queue; a broken id is replaced', async () => {
  const queues = async () => {
    const chores = await Promise.all(
      Array.from({ length: 5 }, () => choreOf({ WORDPRESS_RELEASES_URL: 'https://feeds.example/releases.json' })),
    )
    return new Set(chores.map(({ name }) => name))
  }
  const first = await queues()
  expect(first.size).toBe(1)
  expect(await queues()).toEqual(first)
  writeFileSync(join(kept, ID_FILE), '')
  const mended = (await choreOf({ WORDPRESS_RELEASES_URL: 'https://feeds.example/releases.json' })).name
  expect(await queues()).toEqual(new Set([mended]))
})

test('advisories are fetched with the key, cut down and kept where a scan finds them', async () => {
  const { url, asked } = await serve({ body: ADVISORIES })
  await refreshFeed({ ...feed({ WORDPRESS_FEED_URL: url }), token: 'key-1' }, kept, signal)
  expect(asked).toEqual([{ authorization: 'Bearer key-1' }])
  const facts = readWordPressFacts(kept)
  expect(facts.affecting('plugin', 'slider', '2.0.1')).toMatchObject([{ severity: 'critical', fixedIn: ['2.0.2'] }])
  expect(facts.affecting('plugin', 'slider', '2.0.2')).toEqual([])
  expect(facts.affecting('theme', 'slider', '1.0')).toEqual([])
  expect(facts.affecting('plugin', 'toString', '1.0')).toEqual([])
  expect(facts.advisoriesOf).toMatch(/^\d{4}-\d\d-\d\d$/)
})

test.each([
  ['LIBRARY_FEED_URL', 'libraries.json', RETIRE],
  ['WORDPRESS_RELEASES_URL', 'wordpress-releases.json', RELEASES],
])('the feed of %s is kept as %s, also from a file', async (setting, file, body) => {
  const source = join(folder, 'source.json')
  writeFileSync(source, body)
  for (const url of [(await serve({ body })).url, pathToFileURL(source).href]) {
    await refreshFeed(feed({ [setting]: url }), kept, signal)
    expect(files()).toEqual([file])
    expect(JSON.parse(readFileSync(join(kept, file), 'utf8'))).toEqual(JSON.parse(body))
    rmSync(kept, { recursive: true })
  }
})

test('releases of WordPress are known by what it says of them', async () => {
  await refreshFeed(feed({ WORDPRESS_RELEASES_URL: (await serve({ body: RELEASES })).url }), kept, signal)
  const facts = readWordPressFacts(kept)
  expect([facts.release('6.4.2'), facts.release('6.9'), facts.release('9.9'), facts.advisoriesOf]).toEqual([
    'insecure',
    'latest',
    null,
    null,
  ])
})

test.each<[string, Parameters<typeof serve>[0], string]>([
  ['a refusal', { status: 401, body: ADVISORIES }, 'answered HTTP 401'],
  ['a page', { body: '<html>Sign in</html>' }, 'it breaks off, or is not one JSON object'],
  ['another JSON', { body: '{"a":{"b":1}}' }, 'have the shape of an advisory'],
  ['half of it', { body: ADVISORIES.slice(0, -10) }, 'it breaks off'],
  ['a line that breaks off', 'break off', ''],
])('%s leaves the copy from before as it was', async (_, answer, reason) => {
  await refreshFeed(feed({ WORDPRESS_FEED_URL: (await serve({ body: ADVISORIES })).url }), kept, signal)
  const before = readFileSync(join(kept, 'wordpress-advisories.json'), 'utf8')
  await expect(refreshFeed(feed({ WORDPRESS_FEED_URL: (await serve(answer)).url }), kept, signal)).rejects.toThrow(
    reason,
  )
  expect(files()).toEqual(['wordpress-advisories.json'])
  expect(readFileSync(join(kept, 'wordpress-advisories.json'), 'utf8')).toBe(before)
})

test.each([
  ['LIBRARY_FEED_URL', '{"a":{"extractors":{"filecontent":["("]}}}', 'it is not a usable database of retire.js'],
  ['WORDPRESS_RELEASES_URL', '{"6.4":"new"}', 'it is not a list of WordPress releases'],
  ['WORDPRESS_RELEASES_URL', '{}', 'it is not a list of WordPress releases'],
])('%s that sends %s is not taken over', async (setting, body, reason) => {
  await expect(refreshFeed(feed({ [setting]: (await serve({ body })).url }), kept, signal)).rejects.toThrow(reason)
  expect(files()).toEqual([])
})

test('a feed larger than it may be is given up', async () => {
  const { url } = await serve({ body: RETIRE + ' '.repeat(2_000) })
  await expect(refreshFeed({ ...feed({ LIBRARY_FEED_URL: url }), maxBytes: 1_000 }, kept, signal)).rejects.toThrow(
    'it has more than 0 MB',
  )
})

test('a source that is not there is a sentence and no crash', async () => {
  const { url } = await serve({ body: '' })
  await closeServers()
  await expect(refreshFeed(feed({ WORDPRESS_FEED_URL: url }), kept, signal)).rejects.toThrow(
    /^127\.0\.0\.1:\d+ gave no answer \(ECONNREFUSED\)$/,
  )
})

test('what is missing or old is due; one feed that fails does not keep the others', async () => {
  const good = await serve({ body: RELEASES })
  const bad = await serve({ status: 500 })
  const chore = await choreOf({ LIBRARY_FEED_URL: bad.url, WORDPRESS_RELEASES_URL: good.url })
  expect(chore.cron).toMatch(/^\d+ \d+ \* \* \*$/)
  expect(await chore.isDue()).toBe(true)
  await expect(chore.run(signal)).rejects.toThrow('Feeds that were not taken over: JavaScript libraries')
  expect(files()).toEqual(['wordpress-releases.json'])

  const only = await choreOf({ WORDPRESS_RELEASES_URL: good.url })
  expect(await only.isDue()).toBe(false)
  const old = new Date(Date.now() - 48 * 60 * 60_000)
  utimesSync(join(kept, 'wordpress-releases.json'), old, old)
  expect(await only.isDue()).toBe(true)
})

test.each([
  ['LIBRARY_FEED_URL', 'libraries.json', RETIRE, '[]'],
  ['WORDPRESS_FEED_URL', 'wordpress-advisories.json', ADVISORIES, '{"format":"wordpress-advisories/1","plugin":{}}'],
  ['WORDPRESS_RELEASES_URL', 'wordpress-releases.json', RELEASES, '{"6.4":'],
])(
  'a copy of %s that an earlier version kept, or that broke, is due with a line in the log, and stays until there is a new one',
  async (setting, file, body, old) => {
    const lines: string[] = []
    const [chore] = await feedChores(
      settings({ [setting]: (await serve({ body })).url }),
      pino({}, { write: (line) => lines.push(line) }),
    )
    await chore?.run(signal)
    expect(await chore?.isDue()).toBe(false)
    expect(files()).toEqual([file])
    writeFileSync(join(kept, file), old)
    expect(await chore?.isDue()).toBe(true)
    expect(readFileSync(join(kept, file), 'utf8')).toBe(old)
    expect(lines.filter((line) => line.includes('fetched anew'))).toHaveLength(1)
    await chore?.run(signal)
    expect(await chore?.isDue()).toBe(false)
  },
)

test('a file of facts that is not what it should be counts as none, until it is mended', async () => {
  mkdirSync(kept, { recursive: true })
  writeFileSync(join(kept, 'wordpress-advisories.json'), '{"format":"other"}')
  expect(readWordPressFacts(kept)).toMatchObject({ advisoriesOf: null, isUnreadable: true })
  await refreshFeed(feed({ WORDPRESS_FEED_URL: (await serve({ body: ADVISORIES })).url }), kept, signal)
  expect(readWordPressFacts(kept)).toMatchObject({ advisoriesOf: expect.any(String), isUnreadable: false })
})
