import { randomBytes } from '@noble/hashes/utils'
import { eq, sql } from 'drizzle-orm'
import { mayBecome, statusAt } from '@/lib/domain/contracts/kinds'
import type { Db } from '@/server/db/db'
import { contracts, contractVersions, shares } from '@/server/db/schema'
import type { Drawn } from '@/server/pdf/contract-pdf'
import { holdPaperPlace, recordSigned } from '@/server/records/paper-events'
import { hashToken } from '@/server/tokens'
import { addEvent, eventsOf } from './chain'
import { hashOfBody, keepFile, printed, type Printing, type Speaking } from './file'
import type { Opened } from './link'
import { mailCode, mailSigned, tellOwner } from './mails'
import { holdContract, type Row } from './rows'

export const CODE_MINUTES = 10
const MAX_TRIES = 5
/** For so long the signed one can be fetched by its link. */
const OPEN_AFTER = sql`interval '90 days'`

export type Visitor = { ip: string | null; user_agent: string | null }

/** What a form wanted and did not get. The page says it in words. */
export type Refusal =
  | 'closed'
  | 'changed'
  | 'name'
  | 'role'
  | 'agree'
  | 'code'
  | 'codeWrong'
  | 'codeOver'
  | 'tooManyCodes'
  | 'signature'
  | 'reason'

/** The row, held, if it still waits for a signature and says what the link was sent with. */
async function waiting(tx: Db, opened: Opened): Promise<Row | Refusal> {
  const row = await holdContract(tx, opened.contract.id)
  if (!row || row.version !== opened.sent.version) return 'closed'
  const status = statusAt(row, Date.now())
  return status === 'sent' || status === 'viewed' ? row : 'closed'
}

/** Somebody opened it. The first time is written down. */
export async function viewed(tx: Db, opened: Opened, by: Visitor): Promise<void> {
  await tx
    .update(shares)
    .set({ views: sql`${shares.views} + 1`, last_view_at: sql`now()` })
    .where(eq(shares.id, opened.share.id))
  const row = await waiting(tx, opened)
  if (typeof row === 'string' || !mayBecome(row.status, 'viewed')) return
  await tx
    .update(contracts)
    .set({ status: 'viewed', updated_at: sql`clock_timestamp()` })
    .where(eq(contracts.id, row.id))
  await addEvent(tx, row, 'viewed', by)
}

/** Mails a new code; the one before does not hold any more. */
export async function sendCode(tx: Db, settings: Speaking, opened: Opened, by: Visitor): Promise<Refusal | null> {
  const row = await waiting(tx, opened)
  if (typeof row === 'string') return row
  const code = String(new DataView(randomBytes(4).buffer).getUint32(0) % 1_000_000).padStart(6, '0')
  await tx
    .update(contracts)
    .set({
      code_hash: hashToken(`${row.id}:${code}`),
      code_until: sql`now() + make_interval(mins => ${CODE_MINUTES})`,
      code_tries: 0,
    })
    .where(eq(contracts.id, row.id))
  await addEvent(tx, row, 'code_sent', by)
  await mailCode(tx, settings, row, code, CODE_MINUTES)
  return null
}

/** Whether this is the code that was mailed, which is used up by that. Each wrong one counts, and is on record. */
async function takeMailedCode(tx: Db, row: Row, code: string, by: Visitor): Promise<Refusal | null> {
  const isOver = !row.code_hash || !row.code_until || row.code_until.getTime() <= Date.now()
  if (isOver || row.code_tries >= MAX_TRIES) return 'codeOver'
  const isRight = hashToken(`${row.id}:${code}`) === row.code_hash
  await tx
    .update(contracts)
    .set(isRight ? { code_hash: null, code_until: null } : { code_tries: row.code_tries + 1 })
    .where(eq(contracts.id, row.id))
  if (!isRight) await addEvent(tx, row, 'code_wrong', by)
  return isRight ? null : row.code_tries + 1 >= MAX_TRIES ? 'codeOver' : 'codeWrong'
}

export type Signing = {
  name: string
  role: string
  agrees: boolean
  code: string
  /** Of the text that the page showed. */
  sha256: string
  drawn: Drawn | null
}

function incomplete({ name, role, agrees, code }: Signing): Refusal | null {
  if (name === '') return 'name'
  if (role === '') return 'role'
  if (!agrees) return 'agree'
  return /^\d{6}$/.test(code) ? null : 'code'
}

/** Signs it. What is stored as its text has to be what was sent, and what the page showed. */
export async function signContract(
  tx: Db,
  deps: Printing,
  opened: Opened,
  asked: Signing,
  by: Visitor,
): Promise<Refusal | null> {
  await holdPaperPlace(tx, opened.contract)
  const row = await waiting(tx, opened)
  if (typeof row === 'string') return row
  const missing = incomplete(asked)
  if (missing) return missing
  const [sent] = await tx.select().from(contractVersions).where(eq(contractVersions.id, opened.sent.id))
  if (!sent || hashOfBody(sent.body) !== sent.sha256 || asked.sha256 !== sent.sha256) return 'changed'
  const refusal = await takeMailedCode(tx, row, asked.code, by)
  if (refusal) return refusal
  const signer = { email: row.signer?.email ?? '', name: asked.name, role: asked.role }
  const [signed] = await tx
    .update(contracts)
    .set({ status: 'signed', signed_at: sql`now()`, signer, updated_at: sql`clock_timestamp()` })
    .where(eq(contracts.id, row.id))
    .returning()
  if (!signed) return 'closed'
  await addEvent(tx, signed, 'code_ok', by)
  const { name, role, drawn } = asked
  const event = await addEvent(tx, signed, 'signed', { ...by, name, role, drawn, agrees: true, sha256: sent.sha256 })
  const events = (await eventsOf(tx, row.id)).filter(({ data }) => data.version === row.version)
  const bytes = await printed(tx, deps, signed, sent.body, {
    events: events.map(({ kind, at, ip, user_agent: agent, hash }) => ({ kind, at, ip, agent, hash })),
    name,
    role,
    at: event.at,
    drawn,
  })
  const file = await keepFile(tx, signed, 'signed', bytes)
  await tx
    .update(shares)
    .set({ expires_at: sql`now() + ${OPEN_AFTER}` })
    .where(eq(shares.id, opened.share.id))
  await recordSigned(tx, signed)
  await mailSigned(tx, deps.settings, signed, file)
  return null
}

const LEAST_REASON = 10

export async function declineContract(
  tx: Db,
  settings: Speaking,
  opened: Opened,
  reason: string,
  by: Visitor,
): Promise<Refusal | null> {
  const row = await waiting(tx, opened)
  if (typeof row === 'string') return row
  if (reason.length < LEAST_REASON) return 'reason'
  const [declined] = await tx
    .update(contracts)
    .set({ status: 'declined', decline_reason: reason, code_hash: null, updated_at: sql`clock_timestamp()` })
    .where(eq(contracts.id, row.id))
    .returning()
  if (!declined) return 'closed'
  await addEvent(tx, declined, 'declined', { ...by, reason })
  await tellOwner(tx, settings, declined, 'declined', { reason })
  return null
}
