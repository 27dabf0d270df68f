import { leadApi } from '@/lib/contract/lead'
import { openContractApi } from '@/server/routes/testing'

const { ask, signUp } = openContractApi()

const PAIRS = 1_000
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

test('of a thousand businesses that two sources tell of each stays one, and none is taken for another', async () => {
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
