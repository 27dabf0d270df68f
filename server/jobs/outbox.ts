import { and, eq, exists, inArray, lt, not, notInArray, type SQL, sql } from 'drizzle-orm'
import { alerts, deliveries, workspaces } from '@/server/db/schema'
import type { Attachment, DeliveryKind } from '@/server/db/schema/delivery'
import type { Mailer, MailFile } from '@/server/mail'
import { isQuiet } from '@/server/monitor/quiet-hours'
import {
  clockOf,
  type Delivery,
  GIVEN_UP,
  type Lane,
  mailWait,
  mayLeave,
  type Sender,
  settle,
  type Store,
} from '@/server/records/sending'
import { hasRoom, mostAnHour, type Spent, spentOf } from './hourly'
import { takeTurns } from './turns'

export type Outbox = Store & { senders: Partial<Record<DeliveryKind, Sender>> }

/**
 * Longer than a try can take. A process that dies in the middle of one has failed: somebody else tries again after this
 * time.
 */
const TRY = sql`interval '3 minutes'`
/** What has left is kept for so long, and what could not. */
const KEPT: Record<DeliveryKind, SQL> = { mail: sql`interval '3 days'`, message: sql`interval '30 days'` }
/** `fileOf`: what a mail has with it, as a file. */
export const mailSender = (mailer: Mailer, fileOf: FileOf = async () => null): Sender => ({
  atOnce: 3,
  lanes: [{ by: 'target', atOnce: 1 }],
  restsBy: 'target',
  async send({ id, target: to, body, attempts, created_at: at, workspace_id, attachments }) {
    try {
      const files = await Promise.all((attachments ?? []).map((attachment) => fileOf(workspace_id ?? '', attachment)))
      const attached = files.filter((file) => file !== null)
      if (body) await mailer.send({ ...body, to, id, at, ...(attached.length > 0 && { files: attached }) })
      return { arrived: true }
    } catch (error) {
      return { arrived: false, error: error instanceof Error ? error.message : 'unknown', seconds: mailWait(attempts) }
    }
  },
})

const TURNS: Record<DeliveryKind, number> = { mail: 727_003, message: 727_004 }

type FileOf = (workspace: string, attachment: Attachment) => Promise<MailFile | null>

type Round = {
  kind: DeliveryKind
  sender: Sender
  rested: Set<string>
  /** What may leave, whatever its clock says. */
  leaving: SQL | undefined
  spent: Spent
}

/**
 * Sends everything whose time has come. A try is counted before it is made, so nothing is lost, and nobody else takes
 * it meanwhile. Whoever dies after the receiver took it and before that is written down lets it be sent twice, with the
 * same id. A target that fails has had its turn: what else waits for it comes with the next look, so that a dead one
 * holds up nobody.
 */
export async function sendDue(outbox: Outbox, stop?: AbortSignal): Promise<void> {
  const kinds = Object.entries(outbox.senders) as [DeliveryKind, Sender][]
  const broken = (
    await Promise.allSettled(kinds.flatMap(([kind, sender]) => sendKind(outbox, kind, sender, stop)))
  ).find(({ status }) => status === 'rejected')
  if (broken?.status === 'rejected') throw broken.reason
}

async function sendKind(outbox: Outbox, kind: DeliveryKind, sender: Sender, stop?: AbortSignal): Promise<void> {
  const leaving = mayLeave(await asleepOf(outbox))
  await sender.prepare?.(leaving)
  const round: Round = {
    kind,
    sender,
    leaving,
    rested: new Set(),
    spent: await spentOf(outbox.db, sender, clockOf(outbox)),
  }
  // One that finds nothing has looked for all.
  let isDry = false
  const next = inTurn(async () => {
    if (isDry) return undefined
    const delivery = await take(outbox, round)
    isDry = !delivery
    return delivery
  })
  const lane = async () => {
    for (let delivery = await next(); delivery && !stop?.aborted; delivery = await next()) {
      const hasArrived = await trySending(outbox, sender, delivery)
      isDry = false
      if (!hasArrived) round.rested.add(delivery[sender.restsBy] ?? '')
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: sender.atOnce }, lane))
  const broken = ends.find(({ status }) => status === 'rejected')
  if (broken?.status === 'rejected') throw broken.reason
}

/** Calls come one after the other: two lanes that look at the same moment would take the same target. */
function inTurn<T>(work: () => Promise<T>): () => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return () => {
    const mine = last.then(work)
    last = mine.catch(() => {})
    return mine
  }
}

/** Whether it arrived. */
async function trySending(outbox: Outbox, sender: Sender, delivery: Delivery): Promise<boolean> {
  const outcome = await sender.send(delivery)
  await settle(outbox, delivery, outcome)
  return outcome.arrived
}

/**
 * The next that is due: its clock says so, it may leave, and all its lanes have room. Processes count lanes one after
 * the other: two that did it at the same moment would both find room for the same.
 */
function take(outbox: Outbox, round: Round): Promise<Delivery | undefined> {
  const { kind, sender, rested, spent, leaving } = round
  const now = clockOf(outbox)
  const used = () => [...spent].flatMap(([workspace, tries]) => (tries >= mostAnHour(sender) ? [workspace] : []))
  const isDue = and(
    eq(deliveries.kind, kind),
    eq(deliveries.state, 'waiting'),
    sql`${deliveries.next_at} <= ${now}`,
    ...sender.lanes.map((lane) => isFree(lane, now)),
    leaving,
    rested.size > 0
      ? sql`coalesce(${deliveries[sender.restsBy]}::text, '') <> all(${sql.param([...rested])}::text[])`
      : undefined,
  )
  return outbox.db.transaction(async (tx) => {
    await tx.execute(takeTurns(TURNS[kind]))
    for (;;) {
      const full = used()
      const [next] = await tx
        .select({ id: deliveries.id, workspace: deliveries.workspace_id })
        .from(deliveries)
        .where(and(isDue, full.length > 0 ? notInArray(deliveries.workspace_id, full) : undefined))
        .orderBy(deliveries.next_at, deliveries.created_at)
        .limit(1)
        .for('update', { skipLocked: true })
      if (!next) return undefined
      const workspace = next.workspace ?? ''
      if (!(await hasRoom(tx, sender, spent, workspace, now))) continue
      spent.set(workspace, (spent.get(workspace) ?? 0) + 1)
      const [delivery] = await tx
        .update(deliveries)
        .set({ attempts: sql`${deliveries.attempts} + 1`, claimed_at: now, next_at: sql`${now} + ${TRY}` })
        .where(eq(deliveries.id, next.id))
        .returning()
      return delivery
    }
  })
}

/**
 * Fewer are on their way there than may be. A claim is over with the time of its try. Mails of connections have no
 * host: all go to one's own mail server, and tenants do not wait there for each other.
 */
function isFree({ by, atOnce }: Lane, now: SQL): SQL {
  const column = sql.identifier(by)
  const hasRoom = sql`(select count(*) from deliveries as others where others.claimed_at is not null and others.state = 'waiting' and others.next_at > ${now}
    and others.kind = ${deliveries.kind} and others.${column} = ${deliveries[by]}) < ${atOnce}`
  return by === 'target' ? sql`(${deliveries.target} = '' or ${hasRoom})` : hasRoom
}

/** Workspaces where it is night, of those that have something that waits for the morning. */
async function asleepOf({ db, now }: Outbox): Promise<string[]> {
  const waiting = db
    .select({ id: deliveries.workspace_id })
    .from(deliveries)
    .where(sql`${deliveries.is_quiet} and ${deliveries.state} in ('waiting', 'held')`)
  const rows = await db
    .select({ id: workspaces.id, settings: workspaces.settings })
    .from(workspaces)
    .where(inArray(workspaces.id, waiting))
  const at = now?.() ?? new Date()
  return rows.flatMap(({ id, settings }) => (isQuiet(at, settings) ? [id] : []))
}

/** Gives up what nobody wants any more, and forgets what is over: of what an alert stands for, only the text. */
export async function tidyOutbox(outbox: Outbox): Promise<void> {
  const { db, log } = outbox
  const now = clockOf(outbox)
  const given = await db
    .update(deliveries)
    .set({
      state: 'failed',
      done_at: now,
      claimed_at: null,
      body: sql`case when ${deliveries.is_secret} then null else ${deliveries.body} end`,
      reason: sql`case when ${deliveries.kind} = 'message' then '{"key":"expired"}'::jsonb end`,
    })
    .where(and(inArray(deliveries.state, ['waiting', 'held']), sql`${deliveries.expires_at} <= ${now}`))
    .returning({ id: deliveries.id, kind: deliveries.kind, attempts: deliveries.attempts, error: deliveries.error })
  for (const { id, ...rest } of given) log.error({ delivery: id, ...rest }, GIVEN_UP)
  for (const [kind, kept] of Object.entries(KEPT) as [DeliveryKind, SQL][]) {
    const isOld = and(
      eq(deliveries.kind, kind),
      inArray(deliveries.state, ['done', 'failed', 'skipped']),
      lt(deliveries.done_at, sql`${now} - ${kept}`),
    )
    const isAlert = exists(db.select({ id: alerts.id }).from(alerts).where(eq(alerts.delivery_id, deliveries.id)))
    await db.delete(deliveries).where(and(isOld, not(isAlert)))
    await db
      .update(deliveries)
      .set({ body: null })
      .where(and(isOld, sql`${deliveries.body} is not null`))
  }
}
