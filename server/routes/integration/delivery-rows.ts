import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Attempt, Delivery, SentRequest } from '@/lib/contract/delivery'
import { plain } from '@/lib/automation/message'
import type { WorkspaceSettings } from '@/lib/contract/workspace'
import { isSecret, type HttpProvider } from '@/lib/automation/provider'
import { providerOf } from '@/lib/automation/providers'
import { reasonText } from '@/server/connections/broken-mail'
import { isHttp } from '@/server/connections/try-message'
import type { Db } from '@/server/db/db'
import { deliveries, deliveryAttempts, integrations } from '@/server/db/schema'
import { afterQuiet } from '@/server/monitor/quiet-hours'
import { after, cursorOf, keyOf, type Order, orderBy } from '@/server/routes/pages'
import { type Voice, voiceOf } from '@/server/voice'

const NEWEST: Order = { name: 'newest', by: deliveries.created_at, type: 'timestamptz', isDown: true }

const PENDING = ['waiting', 'held'] as const

/** Without what it says, which is long. */
const shown = {
  id: deliveries.id,
  created_at: deliveries.created_at,
  to_type: deliveries.to_type,
  to_name: deliveries.to_name,
  integration_id: deliveries.integration_id,
  title: sql<string | null>`${deliveries.message} ->> 'title'`,
  site: sql<string | null>`${deliveries.message} ->> 'site'`,
  state: deliveries.state,
  is_test: deliveries.is_test,
  resend_of: deliveries.resend_of,
  claimed_at: deliveries.claimed_at,
  next_at: deliveries.next_at,
  /** Of the workspace whose quiet hours it waits for. */
  quiet: sql<WorkspaceSettings | null>`(select settings from workspaces where workspaces.id = ${deliveries.workspace_id} and ${deliveries.is_quiet})`,
  done_at: deliveries.done_at,
  reason: deliveries.reason,
}

type Wanted = {
  workspace: string
  integration?: string
  state?: 'waiting' | 'done' | 'failed'
  search?: string
  before?: string
  limit: number
}

/** A page of what went to connections, newest first. */
export async function publicDeliveries(db: Db, { workspace, integration, state, search, before, limit }: Wanted) {
  const wanted = and(
    eq(deliveries.workspace_id, workspace),
    eq(deliveries.kind, 'message'),
    integration === undefined ? undefined : eq(deliveries.integration_id, integration),
    state === undefined
      ? undefined
      : state === 'waiting'
        ? inArray(deliveries.state, [...PENDING])
        : eq(deliveries.state, state),
    found(search),
  )
  const rows = await db
    .select({ ...shown, key: keyOf(NEWEST) })
    .from(deliveries)
    .where(and(wanted, after(before, NEWEST, deliveries.id)))
    .orderBy(...orderBy(NEWEST, deliveries.id))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const tries = await outcomesOf(
    db,
    page.map(({ id }) => id),
  )
  const voice = await voiceOf('en')
  const last = page.at(-1)
  return {
    deliveries: page.map((row) => ({ ...publicDelivery(row, voice), attempts: tries.get(row.id) ?? [] })),
    next: rows.length > limit && last ? cursorOf(NEWEST, last) : null,
    ...(before === undefined && { total: rows.length > limit ? await db.$count(deliveries, wanted) : rows.length }),
  }
}

/** Words as they were typed: nothing in them is a pattern. */
function found(search: string | undefined): SQL | undefined {
  const words = search?.trim().toLowerCase()
  if (!words) return undefined
  const has = (text: SQL) => sql`strpos(lower(coalesce(${text}, '')), ${words}) > 0`
  return or(
    has(sql`${deliveries.message} ->> 'title'`),
    has(sql`${deliveries.message} ->> 'site'`),
    has(sql`${deliveries.to_name}`),
  )
}

type Row = typeof deliveries.$inferSelect
type Shown = Pick<Row, Exclude<keyof typeof shown, 'title' | 'site' | 'quiet'>> & {
  title: string | null
  site: string | null
  quiet: WorkspaceSettings | null
}

function publicDelivery(row: Shown, voice: Voice): Delivery {
  const isSending = row.state === 'waiting' && row.claimed_at !== null
  const isPending = row.state === 'waiting' || row.state === 'held'
  return {
    id: row.id,
    at: row.created_at.toISOString(),
    kind: row.to_type ?? '',
    to: row.to_name ?? '',
    integration_id: row.integration_id,
    title: row.title ?? '',
    site: row.site,
    state: isSending ? 'sending' : row.state === 'held' ? 'waiting' : row.state,
    is_test: row.is_test,
    is_held: row.state === 'held',
    next_at:
      isPending && !isSending && row.state !== 'held' ? afterQuiet(row.next_at, row.quiet ?? {}).toISOString() : null,
    done_at: row.done_at?.toISOString() ?? null,
    reason: row.reason,
    error: row.reason && reasonText(voice, row.reason),
    resend_of: row.resend_of,
    attempts: [],
  }
}

/** Of each its tries, as bars show them. */
async function outcomesOf(db: Db, ids: string[]): Promise<Map<string, Attempt[]>> {
  const rows = await db
    .select({
      id: deliveryAttempts.delivery_id,
      number: deliveryAttempts.number,
      outcome: deliveryAttempts.outcome,
      status: deliveryAttempts.status,
      ms: deliveryAttempts.ms,
    })
    .from(deliveryAttempts)
    .where(sql`${deliveryAttempts.delivery_id} = any(${sql.param(ids)}::uuid[])`)
    .orderBy(asc(deliveryAttempts.delivery_id), asc(deliveryAttempts.number))
  return new Map(
    [...Map.groupBy(rows, ({ id }) => id)].map(([id, tries]) => [
      id,
      tries.map(({ number, outcome, status, ms }) => ({ number, outcome, status, ms })),
    ]),
  )
}

/** One with each answer, and with what was sent. */
export async function wholeDelivery(db: Db, id: string) {
  const [row] = await db
    .select({ ...shown, message: deliveries.message, integration: integrations, target: deliveries.target })
    .from(deliveries)
    .leftJoin(integrations, eq(integrations.id, deliveries.integration_id))
    .where(eq(deliveries.id, id))
  if (!row) throw new Error('A delivery is gone')
  const voice = await voiceOf('en')
  const tries = await db
    .select()
    .from(deliveryAttempts)
    .where(eq(deliveryAttempts.delivery_id, id))
    .orderBy(asc(deliveryAttempts.number))
  const provider = providerOf(row.to_type ?? '')
  const attempts = tries.map(({ number, at, ms, status, outcome, reason, reply }) => ({
    number,
    at: at.toISOString(),
    ms,
    status,
    outcome,
    reason,
    reply,
    error: reason && reasonText(voice, reason),
  }))
  const requests =
    row.message && provider && isHttp(provider)
      ? requestsOf(provider, row.message, {
          config: row.integration?.config ?? {},
          host: row.target,
          id: row.resend_of ?? row.id,
        })
      : []
  return { ...publicDelivery(row, voice), attempts, text: row.message ? plain(row.message) : '', requests }
}

const HIDDEN = '$SECRET'
/** Of an address that is a secret as a whole, and of one that is not kept, because nothing was saved. */
const HIDDEN_URL = '$URL'

/** What signs it is made when it is sent: a shell that has the secret can. */
const signing = (id: string) => ({
  'webhook-id': id,
  'webhook-timestamp': '$TIMESTAMP',
  'webhook-signature': 'v1,$SIGNATURE',
})

/** What was sent, with nothing in the places of secrets: they are not opened for that. */
function requestsOf(
  provider: HttpProvider,
  message: NonNullable<(typeof deliveries.$inferSelect)['message']>,
  { config, host, id }: { config: (typeof integrations.$inferSelect)['config']; host: string; id: string },
): SentRequest[] {
  const hidden = provider.fields
    .filter(isSecret)
    .map((field): [string, string] => [
      field.key,
      field.kind === 'url' ? `https://${host}/${HIDDEN}` : field.kind === 'headers' ? '' : HIDDEN,
    ])
  try {
    return provider
      .send(message, { ...config, ...Object.fromEntries(hidden) })
      .map(({ method, url, headers, body }) => ({
        method,
        url: url === '' || url === `https://${host}/${HIDDEN}` ? HIDDEN_URL : onHost(url, host),
        headers: Object.fromEntries(
          Object.entries({ ...headers, ...(provider.isSigned && signing(id)) }).map(([name, value]) => [
            name,
            name === 'authorization' ? value.replace(/^(\w+) .*/, `$1 ${HIDDEN}`) : value,
          ]),
        ),
        body,
      }))
  } catch {
    // Of a connection that is gone, not all is known that its address was made of.
    return []
  }
}

/** A host that is part of a secret is known all the same. */
function onHost(url: string, host: string) {
  const parsed = URL.parse(url)
  if (!parsed || parsed.hostname === host || host === '') return url
  return url.replace(parsed.host, host)
}
