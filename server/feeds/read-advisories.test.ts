import { readAdvisories } from './read-advisories'
import { feedRecord } from './testing'

const DAY = new Date('2026-11-20T04:00:00Z')

async function* bytesOf(value: unknown) {
  yield new TextEncoder().encode(JSON.stringify(value))
}
const read = (records: Record<string, unknown>) => readAdvisories(bytesOf(records), DAY)

test('of a record is kept what a scan asks for', async () => {
  expect(await read({ a: feedRecord('slider') })).toEqual({
    format: 'wordpress-advisories/2',
    fetchedAt: '2026-11-20T04:00:00.000Z',
    notices: ['Copyright Defiant Inc.'],
    core: {},
    theme: {},
    plugin: {
      slider: [
        {
          title: 'slider <= 2.0.1 - Unauthenticated upload',
          severity: 'critical',
          cve: ['CVE-2026-12345'],
          fixedIn: ['2.0.2'],
          url: 'https://advisories.example/1',
          ranges: [{ from: null, fromIncluded: true, to: '2.0.1', toIncluded: true }],
        },
      ],
    },
  })
})

test('WordPress itself has one name, whatever the feed calls it', async () => {
  const [software] = feedRecord('x').software
  const { core } = await read({ a: feedRecord('x', { software: [{ ...software, type: 'core', slug: 'wp' }] }) })
  expect(Object.keys(core)).toEqual(['wordpress'])
})

test('what is only information is not kept', async () => {
  expect(
    (await read({ a: feedRecord('slider', { informational: true }), b: feedRecord('gallery') })).plugin,
  ).not.toHaveProperty('slider')
})

test.each([
  [
    { cvss: null, cve: null, references: null, copyrights: null },
    { severity: 'medium', cve: [], url: null },
  ],
  [{ cvss: { rating: 'None' } }, { severity: 'info' }],
  [{ references: ['javascript:alert(1)', 'http://plain.example/'] }, { url: null }],
  [{ cve: 'CVE-1; drop' }, { cve: [] }],
])('a record with %j is kept without what it does not say', async (rest, expected) => {
  expect((await read({ a: feedRecord('slider', rest) })).plugin.slider).toMatchObject([expected])
})

test('a plugin that is called like a part of every object does no harm', async () => {
  const text = JSON.stringify({ a: feedRecord('__proto__'), b: feedRecord('constructor') })
  const kept = await readAdvisories(bytesOf(JSON.parse(text)), DAY)
  expect(Object.keys(kept.plugin).sort()).toEqual(['__proto__', 'constructor'])
})

test('a few odd records are passed over; a feed of another shape is refused', async () => {
  const records = Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`r${n}`, feedRecord(`plugin-${n}`)]))
  expect(Object.keys((await read({ ...records, odd: { title: 7 } })).plugin)).toHaveLength(20)
  await expect(read({ a: { name: 'other' } })).rejects.toThrow('only 0 of 1 records have the shape of an advisory')
  await expect(read({})).rejects.toThrow('only 0 of 0 records')
})
