import { leadApi } from '@/lib/contract/lead'
import { isFull } from '@/lib/testing/sample'
import { openContractApi } from '@/server/routes/testing'

const { ask, signUp } = openContractApi()

const PAIRS = isFull ? 1_000 : 250
const CHUNK = 200

/** One business as two sources tell of it, in one of five ways; each is alike its neighbours in what says nothing. */
function pair(at: number): [object, object] {
  const host = `firm-${at}.example.com`.replace('.example.com', `-${at % 7}.example`)
  const phone = `+3532145${String(50_000 + at)}`
  const first = { source: 'google', source_id: `g${at}`, name: `Müller & Söhne ${at} GmbH`, country: 'IE' }
  const second = { source: 'd7', source_id: `d${at}`, name: `Mueller ${at}`, country: 'IE' }
  const ways: [object, object][] = [
    [
      { ...first, website: `https://www.${host}/start?utm=1` },
      { ...second, website: `http://${host}` },
    ],
    [
      { ...first, email: `Info@${host}` },
      { ...second, email: ` info@${host}` },
    ],
    [
      { ...first, phone },
      { ...second, name: `MULLER UND SOHNE ${at}`, phone: `0${phone.slice(4, 6)} ${phone.slice(6)}` },
    ],
    [first, { ...first, name: `Renamed ${at}` }],
    [
      { ...first, website: `https://facebook.com/${at}`, email: `a${at}@gmail.com` },
      { ...second, website: `https://facebook.com/${at}`, email: `A${at}@gmail.com` },
    ],
  ]
  return ways[at % ways.length] ?? ways[0]!
}

test('of many businesses that two sources tell of each stays one, and none is taken for another', async () => {
  const { token, workspace } = await signUp({ plan: 'agency toolkit' })
  const params = { workspace: workspace.id }
  const pairs = Array.from({ length: PAIRS }, (_, at) => pair(at))
  async function save(all: object[]) {
    const ids: string[] = []
    for (let start = 0; start < all.length; start += CHUNK) {
      const { results } = await ask(leadApi.save, { token, params, body: { leads: all.slice(start, start + CHUNK) } })
      ids.push(...(results ?? []).map(({ id }) => id ?? ''))
    }
    return ids
  }
  const first = await save(pairs.map(([one]) => one))
  const second = await save(pairs.map(([, other]) => other))
  const missed = second.filter((id, at) => !first.includes(id) && id !== first[at]).length
  const wrong = second.filter((id, at) => id !== first[at] && first.includes(id)).length
  expect(new Set(first).size).toBe(PAIRS)
  expect({ missed, wrong }).toEqual({ missed: 0, wrong: 0 })
})

/** Two that share what many share: a name, a town, a switchboard, a page at a network, a mailbox at a provider. */
function lookAlikes(at: number): [object, object] {
  const one = { source: 'google', source_id: `a${at}`, name: `Harbour Dental ${at}`, country: 'IE', city: 'Cork' }
  const other = { ...one, source_id: `b${at}`, city: 'Dublin' }
  const ways: [object, object][] = [
    [
      { ...one, phone: `+3532146${String(10_000 + at)}` },
      { ...other, phone: `+3531677${String(1_000 + at)}` },
    ],
    [
      { ...one, website: `https://facebook.com/cork${at}` },
      { ...other, website: `https://facebook.com/dublin${at}` },
    ],
    [
      { ...one, phone: `+3532147${String(10_000 + at)}` },
      { ...other, name: `Lee Motors ${at * 7}`, phone: `+3532147${String(10_000 + at)}` },
    ],
    [
      { ...one, email: `cork${at}@gmail.com`, lat: 51.9, lng: -8.47 },
      { ...other, email: `dublin${at}@gmail.com`, lat: 51.9001, lng: -8.4701 },
    ],
    [
      { ...one, website: `https://cork-${at}.wordpress.com` },
      { ...other, website: `https://dublin-${at}.wordpress.com` },
    ],
  ]
  return ways[at % ways.length] ?? ways[0]!
}

test('look-alikes stay apart, and a second entry of one place does not speak over the first', async () => {
  const { token, workspace } = await signUp({ plan: 'agency toolkit' })
  const params = { workspace: workspace.id }
  const save = (leads: object[]) => ask(leadApi.save, { token, params, body: { leads } })
  const pairs = Array.from({ length: 100 }, (_, at) => lookAlikes(at))
  const { results = [] } = await save(pairs.flat())
  expect(results.filter(({ outcome }) => outcome !== 'created')).toEqual([])
  const main = { source: 'osm', source_id: 'node/1', name: 'Quay Dental', website: 'https://quay.example', phone: '1' }
  const branch = { ...main, source_id: 'way/2', phone: '2', email: 'hi@quay.example' }
  const third = { source: 'osm', source_id: 'way/3', name: 'Quay Dental', category: 'dentist', phone: '3' }
  await save([{ ...main, also: [third] }])
  const { leads, results: again } = await save([branch])
  expect(again).toMatchObject([{ outcome: 'duplicate' }])
  expect(leads).toMatchObject([{ phone: '1', email: 'hi@quay.example', category: 'dentist' }])
})
