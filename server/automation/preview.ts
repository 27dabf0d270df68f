import { createLimiter } from '@/lib/automation/limit'
import type { Preview } from '@/lib/contract/recipe'
import type { RecipePreview } from '@/lib/contract/recipe-body'
import type { Db } from '@/server/db/db'
import { type Asked, type PastMatch, pastMatches } from './past-matches'
import { linkOf, severityOf, siteOf, titleOf, valuesOf } from './telling'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
/** As far back as a preview counts. */
export const PREVIEW_MS = 30 * DAY_MS
const MAX_SAMPLES = 50
const WINDOWS_BEFORE = 3

/** How often a recipe would have run in the last days, and on what: by the same rules as it runs by. */
export async function previewOf(db: Db, recipe: RecipePreview, asked: Asked): Promise<Preview> {
  const { workspace, now, voice, publicUrl } = asked
  const from = new Date(Math.max(now.getTime() - PREVIEW_MS, workspace.created_at.getTime()))
  // What a limit says on the first day began before it.
  const before = new Date(from.getTime() - WINDOWS_BEFORE * recipe.throttle_minutes * MINUTE_MS)
  const judge = createLimiter(recipe)
  const day = dayOf(workspace.settings.timezone ?? 'UTC')
  const days = new Map(daysBetween(now, day).map((date) => [date, { date, count: 0, held: 0 }]))
  const all: (PastMatch & { isHeld: boolean })[] = []
  const { matches, since } = await pastMatches(db, recipe, asked, { from: before, kept: MAX_SAMPLES })
  // Of more than there is room for, only the newest are counted.
  const counted = new Date(Math.max(from.getTime(), since.getTime()))
  for (const one of matches) {
    const isRun = judge(one.at, one.subject).kind === 'run'
    if (one.at < counted.getTime()) continue
    const bar = days.get(day(one.at))
    if (bar) bar[isRun ? 'count' : 'held'] += 1
    all.push({ ...one, isHeld: !isRun })
  }
  const place = { workspace, publicUrl }
  const held = all.filter(({ isHeld }) => isHeld).length
  return {
    count: all.length - held,
    held,
    days: [...days.values()],
    samples: all
      .slice(-MAX_SAMPLES)
      .reverse()
      .flatMap(({ at, isHeld, occurrence }) =>
        occurrence === null
          ? []
          : {
              event_id: String(occurrence.event.id),
              at: new Date(at).toISOString(),
              title: titleOf(occurrence, voice, recipe),
              site: siteOf(occurrence.event),
              severity: severityOf(occurrence),
              report_url: linkOf(occurrence.event, place),
              is_held: isHeld,
              values: valuesOf(occurrence, voice, place, recipe) as Record<string, string>,
            },
      ),
    since: counted.toISOString(),
    is_partial: counted.getTime() > now.getTime() - PREVIEW_MS,
  }
}

/** The date in a zone: `2026-11-23`. */
function dayOf(zone: string) {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' })
  const known = new Map<number, string>()
  return (at: number) => {
    const quarter = Math.floor(at / (15 * MINUTE_MS))
    const date = known.get(quarter) ?? format.format(quarter * 15 * MINUTE_MS)
    known.set(quarter, date)
    return date
  }
}

/** Thirty days and today, however long each was. */
function daysBetween(now: Date, day: (at: number) => string): string[] {
  const [year = 0, month = 1, date = 1] = day(now.getTime()).split('-').map(Number)
  const today = Date.UTC(year, month - 1, date)
  return Array.from({ length: 31 }, (_, back) => new Date(today - (30 - back) * DAY_MS).toISOString().slice(0, 10))
}
