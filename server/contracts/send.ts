import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { blanksOf } from '@/lib/domain/contracts/document'
import { mayBecome, statusAt } from '@/lib/domain/contracts/kinds'
import { paperTexts } from '@/lib/domain/contracts/texts'
import type { Db } from '@/server/db/db'
import { contracts, contractVersions, users } from '@/server/db/schema'
import { HttpError, notFound } from '@/server/errors'
import { addEvent } from './chain'
import { draftBody, hashOfBody, keepFile, printed, type Printing } from './file'
import { closeLinks, linkAddress, openLink } from './link'
import { mailLink } from './mails'
import { holdContract, paperOf, type Row, shownAssets, standingOf } from './rows'
import { refuseStale } from './save'

const DAYS = 30

type Asked = { updated_at?: string; days?: number; message?: string }

const LETTERS: Readonly<Record<Row['type'], string>> = {
  authorisation: 'A',
  care_plan: 'C',
  audit: 'T',
  retainer: 'R',
  website: 'W',
  nda: 'N',
  data_processing: 'D',
  own: 'O',
}

/** One after the other for an account; a number that was given is never given again. */
async function nextNumber(tx: Db, { user_id, type }: Row): Promise<string> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, user_id)).for('no key update')
  const [row] = await tx
    .select({ last: sql<number>`coalesce(max(substring(${contracts.number} from '[0-9]+$')::int), 0)` })
    .from(contracts)
    .where(and(eq(contracts.user_id, user_id), isNotNull(contracts.number)))
  return `${LETTERS[type]}-${new Date().getUTCFullYear()}-${String((row?.last ?? 0) + 1).padStart(3, '0')}`
}

/** What was chosen, as it is verified now. What is not verified any more stops it. */
async function frozen(tx: Db, row: Row) {
  const standing = await standingOf(
    tx,
    row.user_id,
    row.assets.map(({ id }) => id),
  )
  const own = shownAssets(row, standing)
  const lost = own.find((asset) => asset.lost)
  if (lost) throw new HttpError(409, 'contract_asset_unverified', { values: { asset: lost.value } })
  return own
}

/** Freezes the text, gives it a number, and mails the link to whoever signs. */
export async function sendContract(tx: Db, deps: Printing, id: string, asked: Asked) {
  const { publicUrl } = deps.settings
  const row = await holdContract(tx, id)
  if (!row) throw notFound('contract')
  await refuseStale(tx, publicUrl, row, asked.updated_at)
  if (!mayBecome(row.status, 'sent')) throw new HttpError(409, 'contract_fixed')
  const own = await frozen(tx, row)
  const blanks = blanksOf(paperOf(row, own), await paperTexts(row.language))
  if (blanks.length > 0) throw new HttpError(409, 'contract_blanks', { values: { count: blanks.length }, blanks })
  const [sent] = await tx
    .update(contracts)
    .set({
      status: 'sent',
      number: row.number ?? (await nextNumber(tx, row)),
      assets: own,
      sent_at: sql`now()`,
      expires_at: new Date(Date.now() + (asked.days ?? DAYS) * 86_400_000),
      code_hash: null,
      code_until: null,
      updated_at: sql`clock_timestamp()`,
    })
    .where(eq(contracts.id, id))
    .returning()
  if (!sent?.expires_at) throw notFound('contract')
  const body = await draftBody(tx, sent)
  const sha256 = hashOfBody(body)
  await tx
    .insert(contractVersions)
    .values({ user_id: sent.user_id, contract_id: id, version: sent.version, body, sha256 })
  const token = await openLink(tx, sent, sent.expires_at)
  await addEvent(tx, sent, 'sent', { to: sent.signer?.email, sha256 })
  await keepFile(tx, sent, 'sent', await printed(tx, deps, sent, body))
  await mailLink(tx, deps.settings, sent, linkAddress(publicUrl, token), { message: asked.message })
  return sent
}

/** Takes back what was sent: its link leads nowhere any more. */
export async function voidContract(tx: Db, id: string): Promise<Row> {
  const row = await holdContract(tx, id)
  if (!row) throw notFound('contract')
  if (!mayBecome(statusAt(row, Date.now()), 'void')) throw new HttpError(409, 'contract_fixed')
  const [changed] = await tx
    .update(contracts)
    .set({ status: 'void', code_hash: null, updated_at: sql`clock_timestamp()` })
    .where(eq(contracts.id, id))
    .returning()
  if (!changed) throw notFound('contract')
  await closeLinks(tx, id)
  await addEvent(tx, changed, 'voided')
  return changed
}
