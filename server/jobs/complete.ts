import type { KeptResult } from '@/lib/domain/stored-result'
import type { Db } from '@/server/db/db'
import { holdPlace } from '@/server/records/events'
import { keepStanding, lockStanding } from '@/server/records/standing'
import { together } from './carried'

type Write = (values: Awaited<ReturnType<typeof together>>, tx: Db) => Promise<boolean>

/**
 * One transaction: the end of a scan as `write` puts it down, and how its asset stands from then on. Answers what
 * `write` does.
 */
export function completeWith(db: Db, asset: string, result: KeptResult, write: Write, at?: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    await holdPlace(tx, asset)
    await lockStanding(tx, asset)
    const isWritten = await write(await together(tx, asset, result, at), tx)
    if (isWritten) await keepStanding(tx, asset)
    return isWritten
  })
}
