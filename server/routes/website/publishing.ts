import type { Db } from '@/server/db/db'
import { HttpError } from '@/server/errors'
import type { Deps } from '@/server/records/deps'
import { addressOfWebsite } from '@/server/websites/address'
import { placeOf } from '@/server/websites/place'
import { publishWebsite } from '@/server/websites/publish'
import type { Site } from '@/server/websites/rows'

/** Shows visitors what is being worked on. Throws 422 with what has to be put right first. */
export async function publishNow(tx: Db, deps: Deps, site: Site): Promise<void> {
  const place = placeOf(deps.settings)
  if (!place) throw new HttpError(409, 'website_no_place', { values: { setting: 'SITES_HOST' } })
  const faults = await publishWebsite(tx, site, {
    address: await addressOfWebsite(tx, site, place),
    fontOf: deps.websites.fontOf,
    encodings: deps.encodings,
    now: () => new Date(),
  })
  if (faults.length === 0) return
  throw new HttpError(422, 'website_faults', {
    errors: { status: [...new Set(faults.map(({ code }) => code))] },
    faults,
  })
}
