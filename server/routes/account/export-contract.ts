import { eq, getTableColumns } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '@/server/db/db'
import { contractEvents, contractFiles, contracts, contractVersions } from '@/server/db/schema'
import { once, type Rows } from './export-rows'

const { code_hash: _code, ...shownOfContracts } = getTableColumns(contracts)
const { ip_salt: _salt, ...shownOfEvents } = getTableColumns(contractEvents)
/** A PDF is fetched by itself; its text stands in its version. */
const { bytes: _bytes, ...shownOfFiles } = getTableColumns(contractFiles)

/** What somebody agreed with clients. */
export function contractsOf(db: Db, userId: string): Record<string, Rows> {
  const all = (table: PgTable & { user_id: PgColumn }, shown: Record<string, PgColumn>, order: PgColumn) =>
    once(() => db.select(shown).from(table).where(eq(table.user_id, userId)).orderBy(order))
  return {
    contracts: all(contracts, shownOfContracts, contracts.created_at),
    contract_versions: all(contractVersions, getTableColumns(contractVersions), contractVersions.created_at),
    contract_events: all(contractEvents, shownOfEvents, contractEvents.at),
    contract_files: all(contractFiles, shownOfFiles, contractFiles.created_at),
  }
}
