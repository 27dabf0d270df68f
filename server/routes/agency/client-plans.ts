import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import { nextSlot } from '@/lib/automation/slots'
import type { ClientNext, ClientPlan } from '@/lib/contract/agency'
import { admits } from '@/lib/domain/plans'
import type { Account } from '@/server/api/env'
import type { Db } from '@/server/db/db'
import { contracts, invoices, recipes, workspaces } from '@/server/db/schema'
import { todayOf } from '@/server/invoices/today'
import { goesOn, isOwed, open } from '@/server/invoices/totals'
import { isOpen } from './signatures'

type Told = { plan: ClientPlan | null; next: ClientNext | null }
const NOTHING: Told = { plan: null, next: null }

/** What each client pays for and what is due next, as far as the plans of the person open it. */
export async function plansOf(db: Db, user: Account): Promise<(workspace: string) => Told> {
  const hasTools = admits('agencyTools', user)
  const [papers, bills, scans] = await Promise.all([
    hasTools ? papersOf(db, user) : [],
    hasTools ? billsOf(db, user) : [],
    admits('core', user) ? scansOf(db, user.id) : [],
  ])
  const told = new Map<string | null, Told>()
  // A contract says what was agreed; an invoice that repeats, what is asked for.
  for (const { workspace, plan } of [...papers, ...bills])
    if (plan) told.set(workspace, told.get(workspace) ?? { plan, next: null })
  const days = [...papers, ...bills.flatMap(({ days: all }) => all), ...scans]
  for (const { workspace, next } of days.filter(({ next: { on } }) => on !== null).toSorted(byDay))
    keepNext(told, workspace, next)
  // Whatever has a day comes before what waits for somebody.
  for (const { workspace, waits } of papers) if (waits) keepNext(told, workspace, { kind: 'signature', on: null })
  return (workspace) => told.get(workspace) ?? NOTHING
}

type Dated = { workspace: string | null; next: ClientNext }
const byDay = (one: Dated, other: Dated) => (one.next.on ?? '').localeCompare(other.next.on ?? '')

function keepNext(told: Map<string | null, Told>, workspace: string | null, next: ClientNext) {
  const known = told.get(workspace) ?? NOTHING
  if (!known.next) told.set(workspace, { ...known, next })
}

/** Of the contracts of each client: the signed one that repeats, else the one signed last, and the first end of any. */
async function papersOf(db: Db, user: Account) {
  const { status, ends_on, value_minor, value_currency, value_period, signed_at } = contracts
  const today = todayOf(user)
  const holds = sql`${status} = 'signed' and coalesce(${ends_on}, '9999') >= ${today}`
  const waits = sql`${status} in ('sent', 'viewed') and ${isOpen}`
  const plan = sql`json_build_object('label', ${contracts.title}, 'amount_minor', ${value_minor}, 'currency', ${value_currency},
    'period', coalesce(${value_period}, 'once'))`
  const rows = await db
    .select({
      workspace: contracts.workspace_id,
      ends_on: sql<string | null>`min(${ends_on}) filter (where ${holds})`,
      waits: sql<boolean>`bool_or(${waits})`,
      plan: sql<ClientPlan | null>`(array_agg(${plan} order by coalesce(${value_period}, 'once') = 'once', ${signed_at} desc)
        filter (where ${holds} and ${value_minor} > 0 and ${value_currency} is not null))[1]`,
    })
    .from(contracts)
    .where(and(eq(contracts.user_id, user.id), isNotNull(contracts.workspace_id), or(holds, waits)))
    .groupBy(contracts.workspace_id)
  return rows.map((row) => ({ ...row, next: { kind: 'contract_ends' as const, on: row.ends_on } }))
}

/** Of the invoices of each client: the largest that repeats, when one is written next, and when one is to be paid. */
async function billsOf(db: Db, user: Account) {
  const isDue = sql`${isOwed} and ${open} > 0 and ${invoices.due_on} >= ${todayOf(user)}::date`
  const plan = sql`json_build_object('label', ${invoices.lines}->0->>'name', 'amount_minor', ${invoices.net_minor},
    'currency', ${invoices.currency}, 'period', 'month')`
  const rows = await db
    .select({
      workspace: invoices.workspace_id,
      next_on: sql<string | null>`min(${invoices.repeat}->>'next_on') filter (where ${goesOn})`,
      due_on: sql<string | null>`min(${invoices.due_on}) filter (where ${isDue})::text`,
      plan: sql<ClientPlan | null>`(array_agg(${plan} order by ${invoices.net_minor} desc)
        filter (where ${goesOn} and ${invoices.lines}->0->>'name' <> ''))[1]`,
    })
    .from(invoices)
    .where(and(eq(invoices.user_id, user.id), isNotNull(invoices.workspace_id), or(goesOn, isDue)))
    .groupBy(invoices.workspace_id)
  return rows.map(({ workspace, next_on, due_on, plan: told }) => ({
    workspace,
    plan: told,
    days: [
      { workspace, next: { kind: 'invoice' as const, on: next_on } },
      { workspace, next: { kind: 'payment' as const, on: due_on } },
    ],
  }))
}

/** When recipes by the clock scan next, by the calendar that they run by. */
async function scansOf(db: Db, userId: string): Promise<Dated[]> {
  const rows = await db
    .select({ workspace: recipes.workspace_id, trigger: recipes.trigger, settings: workspaces.settings })
    .from(recipes)
    .innerJoin(workspaces, eq(workspaces.id, recipes.workspace_id))
    .where(
      and(
        eq(workspaces.user_id, userId),
        eq(recipes.status, 'active'),
        sql`${recipes.trigger}->>'type' = 'schedule'`,
        sql`${recipes.actions} @> '[{"type":"start_scan"}]'`,
      ),
    )
  return rows.flatMap(({ workspace, trigger, settings }) => {
    if (trigger.type !== 'schedule') return []
    const timezone = settings.timezone ?? 'UTC'
    const slot = nextSlot(trigger.config, Date.now(), timezone)
    return { workspace, next: { kind: 'scan', on: todayOf({ timezone }, new Date(slot)) } }
  })
}
