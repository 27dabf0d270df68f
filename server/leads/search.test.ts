import type { IncomingMessage, ServerResponse } from 'node:http'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { leadApi } from '@/lib/contract/lead'
import { leadSearches } from '@/server/db/schema'
import { openContractApi } from '@/server/routes/testing'
import { certificate, closeServers, resolveToLoopback, startHttps } from '@/server/scanner/testing'
import { readSettings } from '@/server/settings'
import { leadTools } from './tools'

const HOSTS = {
  google: 'places.googleapis.com',
  d7: 'dash.d7leadfinder.com',
  nominatim: 'nominatim.openstreetmap.org',
  overpass: 'overpass-api.de',
}
type Asked = { host: string; method: string; url: URL; headers: IncomingMessage['headers']; body: string }
type Reply = readonly [status: number, body: unknown, headers?: Record<string, string>]

const asked: Asked[] = []
/** What each source answers, in turn; the last one for good. */
const replies: Record<string, Reply[]> = {}

let port: number
let ca: string
beforeAll(async () => {
  const [name = '', ...others] = Object.values(HOSTS)
  const identity = certificate({ name, others })
  ca = identity.cert
  port = (await startHttps((request, response) => void answer(request, response), identity)).port
})
afterAll(closeServers)
beforeEach(() => {
  asked.length = 0
  for (const host of Object.keys(replies)) delete replies[host]
})

async function answer(request: IncomingMessage, response: ServerResponse) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const host = request.headers.host?.split(':')[0] ?? ''
  const body = Buffer.concat(chunks).toString()
  asked.push({
    host,
    method: request.method ?? '',
    url: new URL(request.url ?? '', `https://${host}`),
    headers: request.headers,
    body,
  })
  const queue = replies[host] ?? []
  const [status, reply, headers = {}] = (queue.length > 1 ? queue.shift() : queue[0]) ?? [500, {}]
  if (status === 0) return
  response
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(typeof reply === 'string' ? reply : JSON.stringify(reply))
}

const KEYS = { GOOGLE_PLACES_KEY: 'g-key', D7_KEY: 'd-key', OSM_CONTACT: 'ops@soteria.test' }

function open(env: Record<string, string> = KEYS, totalMs?: number) {
  const settings = readSettings({ SOTERIA_DEMO: '0', PUBLIC_URL: 'http://soteria.test', ...env })
  const network = {
    resolve: resolveToLoopback,
    standIn: { ca, port },
    totalMs,
    pace: 0,
    allowCidrs: ['127.0.0.0/8'],
  }
  const api = openContractApi({ deps: { leads: leadTools(settings, network) } })
  const signUp = () => api.signUp({ plan: 'agency toolkit' })
  const search = (token: string, body: object) =>
    api.tell(leadApi.search, { token, body: { keyword: 'dentist', location: 'Cork', country: 'ie', ...body } as never })
  return { ...api, signUp, search }
}

/** As https://developers.google.com/maps/documentation/places/web-service/text-search shows one. */
const GOOGLE_PLACE = {
  id: 'ChIJ0000',
  displayName: { text: 'Kinsale Smiles', languageCode: 'en' },
  formattedAddress: '4 Main St, Kinsale, Co. Cork, P17 XY00, Ireland',
  addressComponents: [
    { longText: 'Kinsale', shortText: 'Kinsale', types: ['postal_town'], languageCode: 'en' },
    { longText: 'County Cork', shortText: 'CO. CORK', types: ['administrative_area_level_1', 'political'] },
    { longText: 'Ireland', shortText: 'IE', types: ['country', 'political'] },
    { longText: 'P17 XY00', shortText: 'P17 XY00', types: ['postal_code'] },
  ],
  location: { latitude: 51.7, longitude: -8.5 },
  nationalPhoneNumber: '(021) 555 0100',
  internationalPhoneNumber: '+353 21 555 0100',
  websiteUri: 'http://kinsalesmiles.example/',
  rating: 4.7,
  userRatingCount: 132,
  businessStatus: 'OPERATIONAL',
  primaryTypeDisplayName: { text: 'Dentist', languageCode: 'en' },
  googleMapsUri: 'https://maps.google.com/?cid=1',
}

test('Google is asked as it documents, page by page, each page counts, and nothing of it is stored', async () => {
  const { signUp, search, db, ask } = open()
  const { token, user } = await signUp()
  const page = (id: string, nextPageToken?: string): Reply => [
    200,
    { places: [{ ...GOOGLE_PLACE, id }], nextPageToken },
  ]
  replies[HOSTS.google] = [page('one', 'next-1'), page('two', 'next-2'), page('three')]
  const first = await search(token, { provider: 'google', language: 'de' })
  expect(first).toMatchObject({
    status: 200,
    body: {
      source: 'google',
      credits_left: 199,
      kept_until: null,
      attribution: { text: 'Google Maps' },
      leads: [
        {
          source: 'google',
          source_id: 'one',
          name: 'Kinsale Smiles',
          category: 'Dentist',
          city: 'Kinsale',
          region: 'County Cork',
          country: 'IE',
          postal_code: 'P17 XY00',
          phone: '+353 21 555 0100',
          website: 'http://kinsalesmiles.example/',
          rating: 4.7,
          reviews_count: 132,
          business_status: 'OPERATIONAL',
        },
      ],
    },
  })
  expect(asked[0]).toMatchObject({ method: 'POST', headers: { 'x-goog-api-key': 'g-key' } })
  expect(asked[0]?.url.pathname).toBe('/v1/places:searchText')
  expect(asked[0]?.headers['x-goog-fieldmask']).toMatch(/^nextPageToken,places\.id,.*places\.googleMapsUri$/)
  const question = { textQuery: 'dentist in Cork', pageSize: 20, languageCode: 'de', regionCode: 'IE' }
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual(question)
  const next = (first.body as { next_page_token: string }).next_page_token
  const second = await search(token, { provider: 'google', language: 'de', page_token: next })
  expect(second.body).toMatchObject({ leads: [{ source_id: 'two' }], credits_left: 198 })
  expect(JSON.parse(asked[1]?.body ?? '')).toEqual({ ...question, pageToken: 'next-1' })
  const last = (second.body as { next_page_token: string }).next_page_token
  expect((await search(token, { provider: 'google', language: 'de', page_token: last })).body).toMatchObject({
    leads: [{ source_id: 'three' }],
    next_page_token: null,
  })
  const [row] = await db.select().from(leadSearches).where(eq(leadSearches.user_id, user.id))
  expect(row).toMatchObject({ results: null, found: 3, cost: 3 })
  expect(JSON.stringify(row)).not.toContain('Kinsale')
  // A page of another search, of somebody else, or made up.
  const stranger = await signUp()
  for (const [who, body] of [
    [token, { keyword: 'baker', page_token: next, language: 'de' }],
    [stranger.token, { page_token: next, language: 'de' }],
    [token, { page_token: 'next-1' }],
  ] as const)
    expect(await search(who, { provider: 'google', ...body })).toMatchObject({
      status: 422,
      body: { code: 'lead_page_over', errors: { page_token: ['These results have expired. Search again.'] } },
    })
  expect((await ask(leadApi.sources, { token })).sources).toMatchObject([
    { id: 'google', ready: true, searches_today: 3, searches_limit: 200 },
    { id: 'd7', ready: true },
    { id: 'osm', ready: true },
  ])
})

test.each<[string, Reply, number, RegExp]>([
  [
    'a wrong key',
    [
      400,
      { error: { code: 400, message: 'API key not valid. Please pass a valid API key.', status: 'INVALID_ARGUMENT' } },
    ],
    502,
    /^Google rejected the API key: API key not valid.*GOOGLE_PLACES_KEY\.$/,
  ],
  [
    'no quota',
    [429, { error: { status: 'RESOURCE_EXHAUSTED', message: 'Quota' } }, { 'retry-after': '30' }],
    429,
    /busy.*30 seconds/,
  ],
  ['a page instead of JSON', [200, '<html>Sorry</html>'], 502, /the answer is not JSON/],
  ['no answer', [0, ''], 504, /didn’t respond within 15 seconds/],
])('%s at Google is said in words, without the key, and not counted', async (_, reply, status, words) => {
  const isSilent = reply[0] === 0
  const { signUp, search, ask } = open(KEYS, isSilent ? 500 : undefined)
  const { token } = await signUp()
  replies[HOSTS.google] = [reply]
  const refused = await search(token, { provider: 'google' })
  expect(refused).toMatchObject({ status, body: { message: expect.stringMatching(words) } })
  expect(JSON.stringify(refused.body)).not.toContain('g-key')
  expect((await ask(leadApi.sources, { token })).sources[0]).toMatchObject({ searches_today: 0 })
})

test('D7 begins a search, is asked again until it has found, and within a day nothing is asked twice', async () => {
  const { signUp, search } = open()
  const { token } = await signUp()
  replies[HOSTS.d7] = [
    [200, { searchid: '77', wait_seconds: '12' }],
    [200, { error: 'Search still in progress' }],
    [
      200,
      [
        {
          name: 'Shandon Dental',
          phone: '021 555 0101',
          website: 'shandondental.example',
          email: 'hello@shandondental.example',
          category: 'Dentist',
          address1: '1 Hill',
          region: 'Cork',
          country: 'IE',
          googlestars: '4.2',
          googlecount: '31',
        },
        { name: '', phone: 'nobody' },
      ],
    ],
  ]
  const begun = await search(token, { provider: 'd7' })
  expect(begun.body).toMatchObject({ leads: [], wait_seconds: 12, credits_left: 199 })
  const page_token = (begun.body as { next_page_token: string }).next_page_token
  const again = () => search(token, { provider: 'd7', page_token })
  expect((await again()).body).toMatchObject({ leads: [], wait_seconds: 10, next_page_token: page_token })
  const found = {
    leads: [
      {
        name: 'Shandon Dental',
        website: 'http://shandondental.example/',
        email: 'hello@shandondental.example',
        rating: 4.2,
        reviews_count: 31,
      },
    ],
    next_page_token: null,
    credits_left: 199,
  }
  expect((await again()).body).toMatchObject(found)
  expect(asked.map(({ method, url }) => `${method} ${url.pathname}${url.search}`)).toEqual([
    'POST /app/api/search/?keyword=dentist&location=Cork&country=IE&key=d-key',
    'GET /app/api/results/?id=77&key=d-key',
    'GET /app/api/results/?id=77&key=d-key',
  ])
  expect((await search(token, { provider: 'd7', keyword: 'Dentist' })).body).toMatchObject({
    next_page_token: page_token,
  })
  expect((await again()).body).toMatchObject(found)
  expect(asked).toHaveLength(3)
})

const node = (id: number, tags: object, more: object = {}) => ({
  type: 'node',
  id,
  lat: 51.9,
  lon: -8.47,
  tags,
  ...more,
})

test('OpenStreetMap is asked where the place is and what is around it, by tags or by name, and hostile texts stay texts', async () => {
  const { signUp, search } = open()
  const { token } = await signUp()
  replies[HOSTS.nominatim] = [[200, [{ lat: '51.8979', lon: '-8.4706', address: { country_code: 'ie' } }]]]
  const hostile = '<img src=x onerror=alert(1)>\u202e\nSmith'
  replies[HOSTS.overpass] = [
    [
      200,
      {
        elements: [
          node(1, {
            name: hostile,
            amenity: 'dentist',
            phone: '+353 21 555 0102;+353 21 555 0103',
            website: 'javascript:alert(1)',
            'addr:street': 'Patrick Street',
            'addr:housenumber': '5',
            'addr:city': 'Cork',
          }),
          {
            type: 'way',
            id: 2,
            center: { lat: 51.9, lon: -8.4 },
            tags: { name: 'Lee Dental', 'contact:website': 'leedental.example' },
          },
          node(3, { amenity: 'dentist' }),
          node(1, { name: 'The same once more' }),
        ],
      },
    ],
  ]
  const { body } = await search(token, { provider: 'osm', keyword: 'Dentists', radius_km: 5 })
  expect(body).toMatchObject({
    attribution: { text: '© OpenStreetMap contributors', url: 'https://www.openstreetmap.org/copyright' },
    leads: [
      { source_id: 'node/1', name: 'The same once more' },
      { source_id: 'way/2', name: 'Lee Dental', website: 'http://leedental.example/', country: 'IE', lat: 51.9 },
    ],
  })
  expect(asked[0]?.headers['user-agent']).toBe('Soteria (ops@soteria.test)')
  expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toMatchObject({
    q: 'Cork',
    countrycodes: 'ie',
    limit: '1',
  })
  expect(new URLSearchParams(asked[1]?.body).get('data')).toBe(
    '[out:json][timeout:25];(nwr["amenity"="dentist"]["name"](around:5000,51.8979,-8.4706);nwr["healthcare"="dentist"]["name"](around:5000,51.8979,-8.4706););out center tags 60;',
  )
  replies[HOSTS.overpass] = [[200, { elements: [node(9, { name: hostile, website: 'javascript:alert(1)' })] }]]
  const odd = await search(token, { provider: 'osm', keyword: 'a"](.*)\\' })
  expect(odd.body).toMatchObject({ leads: [{ name: '<img src=x onerror=alert(1)> Smith', website: null }] })
  expect(new URLSearchParams(asked.at(-1)?.body).get('data')).toContain(
    'nwr["name"~"a\\"\\\\]\\\\(\\\\.\\\\*\\\\)\\\\\\\\",i]',
  )
  // The place was known by then.
  expect(asked.filter(({ host }) => host === HOSTS.nominatim)).toHaveLength(1)
  replies[HOSTS.overpass] = [[504, 'busy']]
  expect(await search(token, { provider: 'osm', keyword: 'vet' })).toMatchObject({
    status: 429,
    body: { code: 'lead_source_busy' },
  })
})

test('an extract of the map as a file is searched by trade, place and distance', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'soteria-osm-')), 'extract.json')
  const far = Array.from({ length: 1_000 }, (_, id) =>
    node(id + 10, { name: `Dentist ${id}`, amenity: 'dentist' }, { lat: 51.9 + id / 1_000 }),
  )
  const town = node(1, { name: 'Cork', place: 'city' })
  writeFileSync(file, JSON.stringify({ elements: [town, node(2, { name: 'Bakery', shop: 'bakery' }), ...far] }))
  const { signUp, search } = open({ OSM_FILE: file })
  const { token } = await signUp()
  const { body } = await search(token, { provider: 'osm', radius_km: 2 })
  expect((body as { leads: { name: string }[] }).leads.map(({ name }) => name)).toEqual(
    // A thousandth of a degree is 111 metres.
    Array.from({ length: 18 }, (_, id) => `Dentist ${id}`),
  )
  expect((await search(token, { provider: 'osm', keyword: 'bake', location: 'cork' })).body).toMatchObject({
    leads: [{ name: 'Bakery' }],
  })
  expect((await search(token, { provider: 'osm', location: 'Nowhere' })).body).toMatchObject({ leads: [] })
  expect(asked).toEqual([])
  const gone = open({ OSM_FILE: `${file}.gone` })
  const refused = await gone.search((await gone.signUp()).token, { provider: 'osm', keyword: 'vet' })
  expect(refused).toMatchObject({ status: 502, body: { code: 'lead_source_failed' } })
  expect(JSON.stringify(refused.body)).not.toContain(file)
})

test('where nothing is set up it is said what is missing; in try-out mode a sample directory answers', async () => {
  const bare = open({})
  const { token } = await bare.signUp()
  expect(await bare.search(token, { provider: 'google' })).toMatchObject({
    status: 409,
    body: { code: 'lead_source_missing', message: expect.stringContaining('set GOOGLE_PLACES_KEY') },
  })
  expect((await bare.ask(leadApi.sources, { token })).sources[2]).toMatchObject({ ready: false, reason: 'OSM_CONTACT' })
  const demo = open({ SOTERIA_DEMO: '1', HOST: '127.0.0.1' })
  const first = await demo.search(token, { provider: 'google', location: 'Springfield' })
  expect(first.body).toMatchObject({ source: 'sample', attribution: { text: 'Sample directory' } })
  const { leads, next_page_token: page_token } = first.body as {
    leads: { website: string | null }[]
    next_page_token: string
  }
  expect(leads).toHaveLength(20)
  expect(leads[0]).toMatchObject({ name: 'Abbott Dental', website: 'http://abbott-dental.localhost:3001/' })
  expect((await demo.search(token, { provider: 'google', location: 'Springfield', page_token })).body).toMatchObject({
    leads: [{}, {}, {}, {}, {}],
    next_page_token: null,
  })
})

test('the two hundred and first search of the day is refused, and so is what no source could answer', async () => {
  const { signUp, search, db } = open()
  const { token, user } = await signUp()
  replies[HOSTS.google] = [[200, {}]]
  expect((await search(token, { provider: 'google' })).status).toBe(200)
  await db.update(leadSearches).set({ cost: 199 }).where(eq(leadSearches.user_id, user.id))
  const both = await Promise.all([search(token, { provider: 'google' }), search(token, { provider: 'google' })])
  expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 429])
  expect(both.find(({ status }) => status === 429)?.body).toMatchObject({ code: 'lead_searches_used' })
  for (const [field, body] of [
    ['keyword', { keyword: ' ' }],
    ['location', { location: 'x'.repeat(101) }],
    ['country', { country: 'Ireland' }],
    ['radius_km', { radius_km: 51 }],
    ['provider', { provider: 'bing' }],
  ] as const)
    expect(await search(token, { provider: 'google', ...body })).toMatchObject({
      status: 422,
      body: { errors: { [field]: [expect.any(String)] } },
    })
})
