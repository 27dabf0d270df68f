import { countRuns, lookedAtFrom, PREVIEW_MS } from '@/lib/automation/count-runs'
import type { Preview } from '@/lib/contract/recipe'
import type { RecipePreview } from '@/lib/contract/recipe-body'
import type { Db } from '@/server/db/db'
import { type Asked, pastMatches } from './past-matches'
import { linkOf, severityOf, siteOf, titleOf, valuesOf } from './telling'

const MAX_SAMPLES = 50

/** How often a recipe would have run in the last days, and on what: by the same rules as it runs by. */
export async function previewOf(db: Db, recipe: RecipePreview, asked: Asked): Promise<Preview> {
  const { workspace, now, voice, publicUrl } = asked
  const from = new Date(Math.max(now.getTime() - PREVIEW_MS, workspace.created_at.getTime()))
  const before = new Date(lookedAtFrom(from.getTime(), recipe))
  const { matches, since } = await pastMatches(db, recipe, asked, { from: before, kept: MAX_SAMPLES })
  // Of more than there is room for, only the newest are counted.
  const counted = new Date(Math.max(from.getTime(), since.getTime()))
  const zone = workspace.settings.timezone ?? 'UTC'
  const { all, ...runs } = countRuns(recipe, matches, { from: counted.getTime(), now: now.getTime(), zone })
  const place = { workspace, publicUrl }
  return {
    ...runs,
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
