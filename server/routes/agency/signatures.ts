import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { AgencyAttention } from '@/lib/contract/agency'
import { href } from '@/lib/domain/routes'
import type { Db } from '@/server/db/db'
import { contracts, workspaces } from '@/server/db/schema'

const { status, sent_at, signed_at, ends_on } = contracts

/** Its time to be signed is not over. */
const isOpen = or(isNull(contracts.expires_at), gt(contracts.expires_at, sql`now()`))

export async function signaturesOf(db: Db, userId: string) {
  const count = (which: ReturnType<typeof and>) => sql<number>`(count(*) filter (where ${which}))::int`
  const [row] = await db
    .select({
      waiting: count(and(sql`${status} in ('sent', 'viewed')`, isOpen)),
      unopened: count(and(eq(status, 'sent'), isOpen)),
      signed: count(and(eq(status, 'signed'), gt(signed_at, sql`now() - interval '30 days'`))),
    })
    .from(contracts)
    .where(eq(contracts.user_id, userId))
  return row ?? { waiting: 0, unopened: 0, signed: 0 }
}

const RANKS = { contract_ends: 60, contract_unopened: 40 } as const
const MOST = 200

/** Contracts that nobody has opened for four days, and signed ones that end within two weeks. */
export async function contractsDue(db: Db, userId: string): Promise<AgencyAttention[]> {
  const isUnopened = and(eq(status, 'sent'), lt(sent_at, sql`now() - interval '4 days'`), isOpen)
  const isEnding = and(
    eq(status, 'signed'),
    sql`${ends_on} between to_char(now(), 'YYYY-MM-DD') and to_char(now() + interval '14 days', 'YYYY-MM-DD')`,
  )
  const rows = await db
    .select({ contract: contracts, workspace: workspaces.name })
    .from(contracts)
    .leftJoin(workspaces, eq(workspaces.id, contracts.workspace_id))
    .where(and(eq(contracts.user_id, userId), or(isUnopened, isEnding)))
    .limit(MOST)
  return rows.map(({ contract, workspace }) => {
    const kind = contract.status === 'sent' ? 'contract_unopened' : 'contract_ends'
    const at = kind === 'contract_unopened' ? contract.sent_at?.toISOString() : `${contract.ends_on}T00:00:00.000Z`
    return {
      id: `${kind}:${contract.id}:${contract.version}`,
      kind,
      group: 'sales',
      rank: RANKS[kind],
      workspace_id: contract.workspace_id,
      name: workspace ?? contract.values.client ?? contract.title,
      detail: contract.title,
      at: at ?? null,
      href: `${href('client')}?contract=${contract.id}`,
    }
  })
}
