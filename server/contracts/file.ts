import { and, desc, eq } from 'drizzle-orm'
import { bodyOf, hashedText } from '@/lib/domain/contracts/document'
import { paperTexts } from '@/lib/domain/contracts/texts'
import type { ContractBlock } from '@/lib/contract/contract'
import type { Db } from '@/server/db/db'
import { contractFiles, users } from '@/server/db/schema'
import type { MailFile } from '@/server/mail'
import type { ContractPdf, Evidence } from '@/server/pdf/contract-pdf'
import { brandFor, logoBytes } from '@/server/records/brand'
import type { Deps } from '@/server/records/deps'
import { leadSettingsOf } from '@/server/leads/lead-settings'
import type { Settings } from '@/server/settings'
import { sha256Hex } from './chain'
import { paperOf, type Row, shownAssets, standingOf } from './rows'

export type Speaking = Pick<Settings, 'publicUrl' | 'productName' | 'productColour'>

/** Who is behind a contract, as it is shown to the other side. */
export async function senderOf(db: Db, settings: Speaking, owner: typeof users.$inferSelect) {
  const [brand, { sender }] = await Promise.all([
    brandFor(db, settings, { account: owner.id }),
    leadSettingsOf(db, owner.id),
  ])
  return {
    name: brand.isProduct ? sender.company || owner.company || owner.name : brand.name,
    colour: brand.primary,
    footer: brand.footer,
    logo: await logoBytes(db, brand),
    replies: brand.supportEmail || owner.email,
  }
}

/** The text of a draft as it is now. */
export async function draftBody(db: Db, row: Row): Promise<ContractBlock[]> {
  const standing = await standingOf(
    db,
    row.user_id,
    row.assets.map(({ id }) => id),
  )
  return bodyOf(paperOf(row, shownAssets(row, standing)), await paperTexts(row.language))
}

export const hashOfBody = (body: readonly ContractBlock[]) => sha256Hex(hashedText(body))

export type Printing = Pick<Deps, 'printContract' | 'settings'>

/** The PDF of this text. */
export async function printed(db: Db, deps: Printing, row: Row, body: readonly ContractBlock[], evidence?: Evidence) {
  const [owner] = await db.select().from(users).where(eq(users.id, row.user_id))
  if (!owner) throw new Error('A contract without an owner')
  const { name, colour, footer, logo } = await senderOf(db, deps.settings, owner)
  const input: ContractPdf = {
    body,
    texts: await paperTexts(row.language),
    language: row.language,
    number: row.number,
    version: row.version,
    sha256: hashOfBody(body),
    brand: { name, colour, footer, logo },
    evidence,
  }
  return deps.printContract(input)
}

/** Keeps a PDF and the hash by which it is known again. */
export async function keepFile(tx: Db, row: Row, kind: 'sent' | 'signed', bytes: Uint8Array): Promise<string> {
  const [file] = await tx
    .insert(contractFiles)
    .values({ user_id: row.user_id, contract_id: row.id, version: row.version, kind, sha256: sha256Hex(bytes), bytes })
    .returning({ id: contractFiles.id })
  if (!file) throw new Error('The file was not inserted')
  return file.id
}

/** The last one that is kept of this version. */
export async function keptFile(db: Db, row: Pick<Row, 'id' | 'version'>): Promise<Uint8Array | null> {
  const [file] = await db
    .select({ bytes: contractFiles.bytes })
    .from(contractFiles)
    .where(and(eq(contractFiles.contract_id, row.id), eq(contractFiles.version, row.version)))
    .orderBy(desc(contractFiles.created_at))
    .limit(1)
  return file ? new Uint8Array(file.bytes) : null
}

export const contractFileName = ({ number, title }: Pick<Row, 'number' | 'title'>) =>
  `${[number, title]
    .filter(Boolean)
    .join(' ')
    .replaceAll(/[^\p{L}\p{M}\p{N}.-]+/gu, '-')
    .slice(0, 90)}.pdf`

/** For a mail; null when it is gone. */
export async function contractMailFile(db: Db, id: string): Promise<MailFile | null> {
  const [file] = await db.select().from(contractFiles).where(eq(contractFiles.id, id))
  return file
    ? { name: `contract-${file.sha256.slice(0, 8)}.pdf`, type: 'application/pdf', content: new Uint8Array(file.bytes) }
    : null
}
