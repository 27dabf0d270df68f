import { ApiError } from '@/lib/browser/errors'
import type { DfyWebsite } from '@/lib/contract/website'
import { templateOf } from '@/lib/website/templates/templates'
import { Bench } from './bench'
import { type Draft, resumed } from './drafts'
import { Saver } from './saver'
import type { Read } from './work-of'

const shop = templateOf('shop-front') ?? templateOf('trades')
if (!shop) throw new Error('There is no such template')
const { document, business } = shop

type Server = {
  website: DfyWebsite
  document: unknown
  answer?: Partial<DfyWebsite>
  refuse?: ApiError
  isDeaf?: boolean
}

/** An editor of a website, with what its server holds and what lies on this device. */
function opened(server: Server) {
  const work = { document, business }
  const bench = new Bench({ work, pictures: new Map(), files: new Map(), width: 1280 })
  const device = new Map<string, unknown>()
  const sent: FormData[] = []
  const state = { isOffline: false, isSignedIn: true }
  const saver = new Saver({
    id: server.website.id,
    bench,
    website: { ...server.website },
    saved: work,
    async send(body) {
      sent.push(body)
      if (server.refuse) throw server.refuse
      if (Number(body.get('rev')) !== server.website.rev) throw new ApiError('Saved elsewhere', { status: 409 })
      server.website = { ...server.website, rev: (server.website.rev ?? 0) + 1, ...server.answer }
      server.document = JSON.parse(String(body.get('document')))
      if (server.isDeaf) throw new ApiError('No response', { noAnswer: true })
      return { ...server.website }
    },
    read: async (): Promise<Read> => ({ website: { ...server.website, business }, document: server.document }),
    keep: async (draft) => Boolean(device.set('draft', draft)),
    forget: async () => void device.delete('draft'),
    mayKeep: () => state.isSignedIn,
    isOffline: () => state.isOffline,
  })
  const type = (title: string) =>
    bench.editBlock({
      name: { deed: 'text' },
      block: 'top',
      change: (each) => ({ ...each, props: { ...each.props, title } }),
    })
  return { bench, saver, device, sent, state, type, end: saver.begin() }
}

const website = (rev = 1): DfyWebsite => ({ id: 'w1', name: 'Shop', rev, updated_at: '2026-11-24T12:00:00.000Z' })
const titleOf = (read: unknown) =>
  (read as typeof document).pages[0]?.blocks.find(({ id }) => id === 'top')?.props.title

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }))
afterEach(() => jest.useRealTimers())

test('a change is kept on this device after two seconds, and on the server within a minute', async () => {
  const server: Server = { website: website(), document }
  const { type, device, saver, sent, end } = opened(server)
  type('One')
  await jest.advanceTimersByTimeAsync(1_900)
  expect(device.size).toBe(0)
  await jest.advanceTimersByTimeAsync(200)
  expect(device.size).toBe(1)
  expect(saver.get()).toMatchObject({ isDirty: true, deviceAt: expect.any(Number) })
  await jest.advanceTimersByTimeAsync(60_000)
  expect(titleOf(server.document)).toBe('One')
  expect(saver.get()).toMatchObject({ isDirty: false, trouble: null })
  expect(device.size).toBe(0)
  await jest.advanceTimersByTimeAsync(120_000)
  expect(sent).toHaveLength(1)
  end()
})

test('what somebody else saved is told apart: theirs is loaded, and undo brings mine back; or mine becomes the next', async () => {
  const server: Server = { website: website(4), document }
  const other = opened(server)
  const mine = opened(server)
  other.type('Theirs')
  expect(await other.saver.save()).toBe(true)
  mine.type('Mine')
  expect(await mine.saver.save()).toBe(false)
  expect(mine.saver.get().trouble?.kind).toBe('conflict')
  // Nothing is sent over it by the clock.
  await jest.advanceTimersByTimeAsync(120_000)
  expect(titleOf(server.document)).toBe('Theirs')
  await mine.saver.loadTheirs()
  expect(titleOf(mine.bench.get().history.now.document)).toBe('Theirs')
  expect(mine.saver.get()).toMatchObject({ isDirty: false, trouble: null })
  mine.bench.undo()
  expect(titleOf(mine.bench.get().history.now.document)).toBe('Mine')
  expect(await mine.saver.save()).toBe(true)
  other.type('Theirs again')
  expect(await other.saver.save()).toBe(false)
  await other.saver.keepMine()
  expect(titleOf(server.document)).toBe('Theirs again')
  other.end()
  mine.end()
})

test('theirs that was loaded while mine was being refused is no conflict', async () => {
  const server: Server = { website: website(4), document }
  const other = opened(server)
  const mine = opened(server)
  other.type('Theirs')
  await other.saver.save()
  mine.type('Mine')
  const saving = mine.saver.save()
  await mine.saver.loadTheirs()
  expect(await saving).toBe(false)
  expect(titleOf(mine.bench.get().history.now.document)).toBe('Theirs')
  expect(mine.saver.get()).toMatchObject({ isDirty: false, trouble: null })
  other.end()
  mine.end()
})

test('a save that got there though its answer did not is no conflict: the work goes on from it', async () => {
  const server: Server = { website: website(), document }
  const { saver, type, sent, end } = opened(server)
  type('One')
  server.isDeaf = true
  expect(await saver.save()).toBe(false)
  expect(saver.get().trouble).toMatchObject({ kind: 'failed' })
  server.isDeaf = false
  type('Two')
  await saver.save()
  await jest.advanceTimersByTimeAsync(10)
  expect(saver.get()).toMatchObject({ isDirty: false, trouble: null })
  expect([titleOf(server.document), server.website.rev, sent.length]).toEqual(['Two', 3, 3])
  end()
})

test('work that was left twice before an answer came meets its own save as its own, and another one as a conflict', async () => {
  const server: Server = { website: website(), document }
  const { saver, type, device, state, end } = opened(server)
  type('One')
  server.isDeaf = true
  await saver.save()
  const arrived = { document: server.document as typeof document, business }
  type('Two')
  state.isOffline = true
  end()
  await jest.advanceTimersByTimeAsync(0)
  const left = device.get('draft') as Draft
  expect(titleOf(left.work.document)).toBe('Two')
  expect(resumed(left, arrived, 2)).toMatchObject({ draft: left, isConflict: false })
  expect(resumed(left, { document, business }, 2)).toMatchObject({ draft: left, isConflict: true })
  // What arrived last is all there was.
  expect(resumed(left, left.work, 2)).toMatchObject({ draft: null, isConflict: false })
})

test('a server that makes another website of it is not sent to again, and the work stays here', async () => {
  const server: Server = { website: website(), document, answer: { id: 'w2' } }
  const { type, saver, sent, device, end } = opened(server)
  type('One')
  expect(await saver.save()).toBe(false)
  expect(saver.get().trouble).toEqual({ kind: 'elsewhere', id: 'w2' })
  await jest.advanceTimersByTimeAsync(180_000)
  expect(sent).toHaveLength(1)
  expect(device.size).toBe(1)
  end()
})

test('without a network the work goes on here, and is sent when there is one', async () => {
  const server: Server = { website: website(), document }
  const { type, saver, sent, state, device, end } = opened(server)
  state.isOffline = true
  type('One')
  await jest.advanceTimersByTimeAsync(180_000)
  expect(sent).toHaveLength(0)
  expect(device.size).toBe(1)
  state.isOffline = false
  saver.tick()
  await jest.advanceTimersByTimeAsync(0)
  expect(titleOf(server.document)).toBe('One')
  end()
})

test('a session that ended leaves the draft; whoever signed out leaves none', async () => {
  const refuse = new ApiError('Unauthenticated.', { status: 401 })
  const { type, saver, device, end } = opened({ website: website(), document, refuse })
  type('One')
  await saver.save()
  expect(saver.get().trouble?.kind).toBe('failed')
  end()
  await jest.advanceTimersByTimeAsync(0)
  expect(device.size).toBe(1)
  const out = opened({ website: website(), document })
  out.type('One')
  out.state.isSignedIn = false
  out.end()
  await jest.advanceTimersByTimeAsync(5_000)
  expect(out.device.size).toBe(0)
  expect(out.sent).toHaveLength(0)
})

test('a text that is too long is kept here and not sent', async () => {
  const { type, saver, sent, end } = opened({ website: website(), document })
  type('x'.repeat(200))
  expect(await saver.save()).toBe(false)
  expect(sent).toHaveLength(0)
  end()
})
