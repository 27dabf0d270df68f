import type { Finding } from '@/lib/contract/scan-result'
import type { AgencySite, Flaw } from './agency-sites'
import type { Evidence, Truth } from './quarter-oracle'

export const TURNS = 4
const SITES = 43
export const WORKSPACES = 8

/** A site of the agency, with everything that happened to it. */
export type Member = AgencySite & {
  number: number
  workspace: number
  asset: string
  past: Evidence[]
  truths: Truth[]
  /** Ids of its completed scans, oldest first, and of all. */
  reports: string[]
  scans: string[]
  aside: Finding[]
}

type Change = 'fixWorst' | 'fixAll' | 'break' | 'away' | 'busy' | 'back' | 'mute' | 'speak' | 'setAside' | 'reopen'
/** `stopped`: a full one that its owner stops in the middle. */
type Turn = { scan: 'light' | 'full' | 'stopped' | 'none'; changes: Change[] }
const turn = (scan: Turn['scan'], ...changes: Change[]): Turn => ({ scan, changes })

/** Light and full scans in every order, with what happens before each. */
const SCRIPTS: [Turn, Turn, Turn, Turn][] = [
  [turn('light'), turn('full'), turn('light'), turn('light', 'fixWorst')],
  [turn('full'), turn('light', 'fixWorst'), turn('light', 'fixAll'), turn('full')],
  [turn('full'), turn('light', 'away'), turn('light', 'back'), turn('full', 'fixAll')],
  [turn('light'), turn('full'), turn('full', 'fixAll'), turn('light', 'break')],
  [turn('full'), turn('full', 'busy'), turn('light', 'back'), turn('light', 'fixAll')],
  [turn('full'), turn('stopped', 'fixAll'), turn('light'), turn('full')],
  [turn('light', 'fixAll'), turn('full'), turn('light', 'break'), turn('full', 'fixWorst')],
  [turn('full'), turn('light', 'mute', 'fixWorst'), turn('light', 'speak'), turn('full', 'break', 'setAside')],
  [turn('full'), turn('light', 'setAside'), turn('none', 'reopen'), turn('light', 'fixAll')],
  [turn('light'), turn('stopped'), turn('full', 'away'), turn('full', 'back')],
  [turn('none'), turn('light', 'busy'), turn('full', 'back'), turn('light', 'away')],
]
export const turnOf = ({ number }: Member, at: number): Turn => SCRIPTS[number % SCRIPTS.length]?.[at] ?? turn('none')

/** How the sites are at first. Two lengths without a common part: every script meets every one of them. */
const FIRST: Flaw[][] = [
  ['env', 'hsts'],
  ['git', 'listing', 'cookie'],
  ['jquery', 'csp', 'traces'],
  ['dump', 'env', 'selfSigned'],
  ['expired', 'selfSigned', 'hsts', 'csp'],
  [],
  ['git', 'env', 'jquery', 'cookie', 'listing'],
  ['listing', 'traces'],
]
/** What is worst is mended first. */
const WORST: Flaw[] = ['env', 'dump', 'git', 'expired', 'selfSigned', 'listing', 'jquery']

export const agency = (): Member[] =>
  Array.from({ length: SITES }, (_, number) => ({
    number,
    host: `shop-${String(number + 1).padStart(2, '0')}.agency.test`,
    address: `127.0.1.${number + 1}`,
    flaws: new Set(FIRST[number % FIRST.length]),
    mood: 'up',
    delayMs: 0,
    proof: '',
    workspace: number % WORKSPACES,
    asset: '',
    past: [],
    truths: [],
    reports: [],
    scans: [],
    aside: [],
  }))

/** What happens to the site itself. */
export function change(site: Member, what: Change): void {
  const worst = WORST.find((flaw) => site.flaws.has(flaw))
  if (what === 'fixWorst' && worst) site.flaws.delete(worst)
  // One certificate is both.
  if (what === 'fixWorst' && worst === 'expired') site.flaws.delete('selfSigned')
  if (what === 'fixAll') site.flaws.clear()
  if (what === 'break') for (const flaw of ['env', 'hsts', 'jquery'] as const) site.flaws.add(flaw)
  if (what === 'away' || what === 'busy') site.mood = what
  if (what === 'back') site.mood = 'up'
}
