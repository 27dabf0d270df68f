import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Db } from '@/server/db/db'
import { mails } from '@/server/db/schema'
import type { Mailer } from '@/server/mail'

const LOOK_MS = 5_000
const TIDY_MS = 3_600_000
const STOP_MS = 5_000

/** Longer than a try can take. A process that dies in the middle of one has failed: somebody else tries again after this time. */
const TRY = sql`interval '3 minutes'`
const LONGEST_WAIT_MINUTES = 60
/** A mail that could not be sent for so long is given up; one that was sent is forgotten. */
const KEPT = sql`interval '3 days'`
const NOW = sql`now()`

type Sender = { db: Db; mailer: Mailer; log: Logger }

export type MailQueue = { start(): void; stop(): Promise<void> }

/** Sends what waits in the table of mails, over any number of processes. */
export function createMailQueue(sender: Sender): MailQueue {
  const timers: NodeJS.Timeout[] = []
  const stopped = new AbortController()
  let sending: Promise<void> | null = null

  function look() {
    sending ??= sendWaiting(sender, stopped.signal)
      .catch((error: unknown) => sender.log.error({ err: error }, 'Waiting mails were not looked through'))
      .finally(() => (sending = null))
  }
  const tidy = () => void forgetOld(sender).catch((error: unknown) => sender.log.error({ err: error }, 'Old mails were not forgotten'))

  return {
    start() {
      look()
      tidy()
      timers.push(setInterval(look, LOOK_MS), setInterval(tidy, TIDY_MS))
    },
    async stop() {
      for (const timer of timers.splice(0)) clearInterval(timer)
      stopped.abort()
      const late = Promise.withResolvers<void>()
      const timer = setTimeout(late.resolve, STOP_MS)
      await Promise.race([sending, late.promise])
      clearTimeout(timer)
    },
  }
}

/**
 * Sends every mail whose time has come. A try is counted before it is made, so a mail is never lost, and nobody else takes it meanwhile. Who dies
 * after the mail server took it and before that is written down lets it be sent twice, with the same Message-ID.
 */
export async function sendWaiting({ db, mailer, log }: Sender, stop?: AbortSignal): Promise<void> {
  while (!stop?.aborted) {
    const mail = await take(db)
    if (!mail) return
    const { id, to, subject, text, created_at: at, attempts } = mail
    const mine = and(eq(mails.id, id), eq(mails.attempts, attempts))
    try {
      await mailer.send({ to, subject, text, id, at })
    } catch (error) {
      log.warn({ mail: id, attempts, error: error instanceof Error ? error.message : 'unknown' }, 'A mail was not sent and is tried again')
      const minutes = Math.min(LONGEST_WAIT_MINUTES, 2 ** (attempts - 1))
      await db
        .update(mails)
        .set({ next_try_at: sql`now() + ${minutes} * interval '1 minute'` })
        .where(mine)
      continue
    }
    await db.update(mails).set({ sent_at: NOW }).where(mine)
  }
}

async function take(db: Db) {
  const next = sql`(select id from mails where sent_at is null and next_try_at <= now() order by next_try_at limit 1 for update skip locked)`
  const [mail] = await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, next_try_at: sql`now() + ${TRY}` })
    .where(eq(mails.id, next))
    .returning()
  return mail
}

async function forgetOld({ db, log }: Sender): Promise<void> {
  const isOld = lt(mails.created_at, sql`now() - ${KEPT}`)
  const lost = await db
    .delete(mails)
    .where(and(isOld, isNull(mails.sent_at)))
    .returning({ id: mails.id })
  if (lost.length > 0) log.error({ mails: lost.map(({ id }) => id) }, 'Mails were given up: they could not be sent for three days')
  await db.delete(mails).where(isOld)
}
