import { and, asc, desc, eq, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { AgencyAttention } from '@/lib/contract/agency'
import { href } from '@/lib/domain/routes'
import type { Db } from '@/server/db/db'
import { contracts, workspaces } from '@/server/db/schema'

const { status, sent_at, signed_at, ends_on } = contracts

/** Its time to be signed is not over. */
export const isOpen = or(isNull(contracts.expires_at), gt(contracts.expires_at, sql`now()`))

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

const { id, version, workspace_id, title, values } = contracts
/** A contract is long. */
const shown = { id, version, workspace_id, title, values, status, sent_at, ends_on }

const RANKS = { contract_ends: 60, contract_unopened: 40 } as const

/** Of contracts that nobody has opened for four days, and of signed ones that end within two weeks, those most due. */
export async function contractsDue(db: Db, userId: string, most: number) {
  const isUnopened = and(eq(status, 'sent'), lt(sent_at, sql`now() - interval '4 days'`), isOpen)
  const isEnding = and(
    eq(status, 'signed'),
    sql`${ends_on} between to_char(now(), 'YYYY-MM-DD') and to_char(now() + interval '14 days', 'YYYY-MM-DD')`,
  )
  const read = (which: SQL | undefined, order: SQL) =>
    db
      .select({ contract: shown, workspace: workspaces.name, total: sql<number>`(count(*) over ())::int` })
      .from(contracts)
      .leftJoin(workspaces, eq(workspaces.id, contracts.workspace_id))
      .where(and(eq(contracts.user_id, userId), which))
      .orderBy(order, contracts.id)
      .limit(most)
  const [unopened, ending] = await Promise.all([read(isUnopened, desc(sent_at)), read(isEnding, asc(ends_on))])
  return {
    rows: [...unopened, ...ending].map(({ contract, workspace }) => rowOf(contract, workspace)),
    counts: { contract_unopened: unopened[0]?.total ?? 0, contract_ends: ending[0]?.total ?? 0 },
  }
}

function rowOf(
  contract: Pick<typeof contracts.$inferSelect, keyof typeof shown>,
  workspace: string | null,
): AgencyAttention {
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
}
