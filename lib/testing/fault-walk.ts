import { waitFor } from '@testing-library/react'
import { loadEveryPart } from '@/components/ui/on-demand'
import type { Endpoint } from '@/lib/contract/endpoint'
import { endpoints } from '@/lib/contract/endpoints'
import { en } from '@/lib/messages/en'
import {
  breakCall,
  content,
  type Fault,
  flood,
  heal,
  headings,
  hurried,
  isList,
  lineOf,
  missing,
  passing,
  pressAgain,
  quicken,
  recordCalls,
  renderFramed,
  unauthenticated,
  unpaid,
} from './faults'
import { byTurns } from './sample'
import { FRAME, populated, screens, sold } from './screens'

type Shown = (typeof screens)[string]

/** Words that would be a lie here: there is a workspace, an asset, and a finished scan of it. */
const EMPTY = new RegExp(
  [
    en.asset.empty.title,
    en.dashboard.noAssets,
    en.dashboard.noScans,
    en.dashboard.attention.none,
    en.dashboard.activity.none,
    en.dashboard.trend.none,
    en.dashboard.onTime.nothing,
    en.report.history.empty,
    en.report.history.emptyAsset,
    en.scan.init.none.title,
    en.scan.init.noWorkspace,
    en.scan.never.title,
    en.workspace.empty.title,
    en.workspace.empty.warning,
    en.help.about.noContact,
    en.checklist.none.title,
    en.checklist.evidence.noScan,
    en.setting.subscription.none,
    en.setting.notKept,
    en.monitoring.empty.title,
    en.monitoring.empty.offTitle,
    en.monitoring.incident.none,
    en.monitoring.beats.none,
    en.ui.table.noData,
    'Showing 0 to 0',
  ].join('|'),
  'g',
)
/** What is said to be empty, and was not before. */
const invented = (now: string, healthy = '') =>
  [...now.matchAll(EMPTY)].map(([words]) => words).find((words) => !healthy.includes(words))

/**
 * What may go without a word while the list of assets is not known: a way on, and a name that stands in the title as
 * well.
 */
const ASSETS = 'GET /api/asset/:workspace/fetch'
const MAY_LACK: Record<string, { call: string; words: string }> = {
  details: { call: ASSETS, words: en.scan.actions.verifyForFull },
  'history of an asset': { call: ASSETS, words: 'shop.example.com' },
}

/** Where a screen says in its own words that it could not ask. */
const OWN_WORDS: Record<string, string> = {
  'help: GET /api/health': en.help.about.down,
  'help: GET /api/user/branding': en.help.about.contactFailed,
}

/** Kept in the background: nothing that is read on the screen comes from them. */
const QUIET = [
  `details: ${ASSETS}`,
  `history of an asset: ${ASSETS}`,
  'help: GET /api/health',
  'help: GET /api/user/branding',
]

/** An API that does not find it has no such thing, and the screen does without. */
const MAY_BE_ABSENT = [
  'GET /api/overview/workspaces',
  'GET /api/asset/:workspace/:asset/checklist',
  'GET /api/monitoring/:workspace',
  'GET /api/monitoring/:workspace/incidents',
  'GET /api/integration/:workspace/deliveries',
  'GET /api/automation/events',
  'GET /api/leads/sources',
  'GET /api/user/branding/domain',
  'POST /api/recipe/:workspace/preview',
]

const healthyWithout = (name: string, endpoint: Endpoint, healthy: string) =>
  MAY_LACK[name]?.call === lineOf(endpoint) ? healthy.replace(MAY_LACK[name].words, '') : healthy

/** Each call meets the first of them, and one of the later ones: the next at the next call, and at the next commit. */
const [first, ...later] = [passing[0]!, ...passing.slice(1), unpaid, hurried] as const

/** Half of the screens at each commit, and a few of those of further plans; these two always. */
const ALWAYS = ['dashboard', FRAME]
const others = Object.keys(screens).filter((name) => ![...ALWAYS, ...sold].includes(name))
const WALKED = [...ALWAYS, ...byTurns(others, 0, Math.ceil(others.length / 2)), ...byTurns(sold, 0, 4)]
const walked = Object.entries(screens).filter(([name]) => WALKED.includes(name))
/** A third of them on each screen, others on the next. */
const partOf = (calls: readonly Endpoint[], name: string, shift = 0) =>
  byTurns(calls, Object.keys(screens).indexOf(name) + shift, Math.ceil(calls.length / 3))
/** So many of the calls that the frame asks for on every screen are tried on each: all of them are in the frame itself. */
const OF_FRAME = 1
let framed: Promise<Endpoint[]> | undefined
const callsOfFrame = () => (framed ??= openHealthy(FRAME, screens[FRAME] as Shown).then(({ calls }) => calls))

/** What is tried on a screen: its own calls, and its share of those of the frame. */
async function triedOn(name: string, calls: readonly Endpoint[]): Promise<Endpoint[]> {
  if (name === FRAME) return [...calls]
  const lines = (await callsOfFrame()).map(lineOf)
  const shared = calls.filter((call) => lines.includes(lineOf(call)))
  const kept = byTurns(shared, Object.keys(screens).indexOf(name), OF_FRAME)
  return calls.filter((call) => !shared.includes(call) || kept.includes(call))
}

/** By place, so that the same call is given other faults on each screen. */
const turnOf = (name: string, endpoint: Endpoint) =>
  Object.keys(screens).indexOf(name) + contract.indexOf(lineOf(endpoint))
const contract = Object.values(endpoints).flatMap((calls) => Object.values(calls).map(lineOf))
/** Nobody reads ten thousand rows at once, and no browser likes to lay them out. */
const MAX_ELEMENTS = 5000

/** Or the server has no such thing, and the screen does without. */
const MISSED = /is(n’t| not) in this workspace|does(n’t| not) exist|This server doesn’t/
const STALE = /Couldn’t refresh\. Showing data from .*?\. Retry/g

/** Nothing is blank, nothing is made up, and what is missing is said. */
function whatIsShown(name: string, endpoint: Endpoint, fault: Fault, healthy: string) {
  const now = content()
  const isWhole = now === healthy || now === healthyWithout(name, endpoint, healthy)
  const saysWhy = document.body.textContent.includes(OWN_WORDS[`${name}: ${lineOf(endpoint)}`] ?? fault.words)
  return {
    call: `${lineOf(endpoint)}: ${fault.name}`,
    heading: headings().length === 1 && headings()[0] !== '',
    saysWhy: isWhole || saysWhy || now,
    invented: invented(now, healthy) ?? 'nothing',
  }
}
/** What `whatIsShown` finds on a screen that treats a fault as it should. */
const asItShould = (endpoint: Endpoint, fault: Fault) => ({
  call: `${lineOf(endpoint)}: ${fault.name}`,
  heading: true,
  saysWhy: true,
  invented: 'nothing',
})

const rejections: unknown[] = []
const noteRejection = (reason: unknown) => rejections.push(reason)
type Opened = { name: string; healthy: string; open: () => ReturnType<typeof renderFramed> }

/** Nothing is written here: all screens of a file look at the same. */
let looked: ReturnType<typeof populated> | undefined

async function openHealthy(name: string, { screen: shown, path }: Shown) {
  const site = await (looked ??= populated({ plan: 'bundle deal' }))
  const open = () => renderFramed(shown, { as: site.as, path: path(site) })
  const record = recordCalls()
  const { unmount } = await open()
  record.stop()
  const healthy = content()
  // Of what further plans have there is nothing yet.
  if (!sold.includes(name)) expect(invented(healthy)).toBeUndefined()
  unmount()
  return { name, healthy, open, calls: [...record.seen] }
}

const expectWhole = ({ name, healthy }: Opened, endpoint: Endpoint) =>
  waitFor(() => {
    const now = content()
    expect([lineOf(endpoint), now === healthyWithout(name, endpoint, healthy) ? healthy : now]).toEqual([
      lineOf(endpoint),
      healthy,
    ])
  })

/**
 * One failure after the other, each asked for by the way back that the one before left. Whether the screen missed the
 * call at all.
 */
async function failInTurn(opened: Opened, endpoint: Endpoint, isAgain: boolean): Promise<boolean> {
  const { name, healthy, open } = opened
  breakCall(endpoint, first)
  let view = await open()
  // What stands for a moment while the last answer is worked in is no verdict.
  await waitFor(() => expect(whatIsShown(name, endpoint, first, healthy)).toEqual(asItShould(endpoint, first)))
  // What only the frame asks for is looked at once, in the frame itself.
  const isOwn = name === FRAME || (content() !== healthy && headings()[0] !== en.shell.failedTitle)
  const following = byTurns(later, turnOf(name, endpoint), 1)
  for (const fault of isOwn ? following : []) {
    breakCall(endpoint, fault)
    await pressAgain()
    await view.settle()
    await waitFor(() => expect(whatIsShown(name, endpoint, fault, healthy)).toEqual(asItShould(endpoint, fault)))
  }
  heal()
  if ((await pressAgain()) === 0) {
    view.unmount()
    view = await open()
  }
  await view.settle()
  await expectWhole(opened, endpoint)
  if (isOwn && isAgain) await failAgain(opened, endpoint, view)
  view.unmount()
  return isOwn
}

/** What was loaded stays, with a line that says how old it is. */
async function failAgain(
  opened: Opened,
  endpoint: Endpoint,
  { refetch, settle }: Awaited<ReturnType<typeof renderFramed>>,
) {
  const isQuiet = opened.name === FRAME || QUIET.includes(`${opened.name}: ${lineOf(endpoint)}`)
  breakCall(endpoint, first)
  refetch()
  await settle()
  expect([lineOf(endpoint), [...content().matchAll(STALE)].length]).toEqual([lineOf(endpoint), isQuiet ? 0 : 1])
  if (!isQuiet) expect([lineOf(endpoint), content().replace(STALE, '')]).toEqual([lineOf(endpoint), opened.healthy])
  heal()
  await pressAgain()
  await settle()
  await expectWhole(opened, endpoint)
}

async function beMissing({ name, healthy, open }: Opened, endpoint: Endpoint) {
  breakCall(endpoint, missing)
  const { unmount } = await open()
  // What is not there has words of its own, with a way on.
  expect({
    ...whatIsShown(name, endpoint, missing, healthy),
    ...((MAY_BE_ABSENT.includes(lineOf(endpoint)) || MISSED.test(content())) && { saysWhy: true }),
  }).toEqual(asItShould(endpoint, missing))
  unmount()
  heal()
}

async function endSession({ open }: Opened, endpoint: Endpoint) {
  breakCall(endpoint, unauthenticated)
  const { address, unmount } = await open()
  await waitFor(() => expect([lineOf(endpoint), address()]).toEqual([lineOf(endpoint), '/login']))
  unmount()
  heal()
}

async function beMany({ open }: Opened, endpoint: Endpoint) {
  flood(endpoint)
  const { unmount } = await open()
  expect(headings()).toHaveLength(1)
  const elements = document.querySelectorAll('*').length
  expect([lineOf(endpoint), elements < MAX_ELEMENTS || elements]).toEqual([lineOf(endpoint), true])
  unmount()
  heal()
}

/** Every call of each screen fails in every way. A file takes its share of the screens, and the workers the files. */
export function tryFaults(share: number, of: number) {
  beforeAll(() => process.on('unhandledRejection', noteRejection))
  afterAll(() => process.off('unhandledRejection', noteRejection))
  beforeAll(loadEveryPart)
  beforeEach(quicken)
  afterEach(heal)

  test.each(walked.filter((_, index) => index % of === share))(
    '%s: whatever happens to a call is said where it is missed, nothing is made up, and asked again it brings everything',
    async (name, shown) => {
      const { calls: asked, ...opened } = await openHealthy(name, shown)
      const calls = await triedOn(name, asked)
      // One rule leads to the sign-in, whatever was called.
      const ending = byTurns(
        calls.filter(({ auth }) => auth !== 'nobody'),
        Object.keys(screens).indexOf(name),
        1,
      )
      const [missed, again] = [partOf(calls, name), partOf(calls, name, 1)]
      const many = partOf(calls.filter(isList), name)
      for (const endpoint of calls) {
        if (!(await failInTurn(opened, endpoint, again.includes(endpoint)))) continue
        if (missed.includes(endpoint)) await beMissing(opened, endpoint)
        if (ending.includes(endpoint)) await endSession(opened, endpoint)
        if (many.includes(endpoint)) await beMany(opened, endpoint)
      }
      expect(rejections).toEqual([])
    },
    480_000,
  )
}
