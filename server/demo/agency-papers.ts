import { and, eq, gte, sql } from 'drizzle-orm'
import type { NewContract } from '@/lib/contract/contract'
import { hashOfBody, type Printing } from '@/server/contracts/file'
import { contractAt, tokenOf } from '@/server/contracts/link'
import { createContract } from '@/server/contracts/save'
import { sendContract } from '@/server/contracts/send'
import { CODE_MINUTES, signContract, viewed } from '@/server/contracts/sign'
import type { Db } from '@/server/db/db'
import { contracts, deliveries, workspaces } from '@/server/db/schema'
import { saveInvoice } from '@/server/invoices/save'
import { hashToken } from '@/server/tokens'

const DAY_MS = 86_400_000
const CODE = '000000'
const SIGNER = { name: 'Aoife Quinn', role: 'Owner', email: 'aoife@quay-street-physio.example' }
const CLIENT = { ip: null, user_agent: 'Demo' }

const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

/** A client with a signed contract, and one that an invoice is written for each month: what they pay, and what is next. */
export async function addPapers(db: Db, deps: Printing, userId: string): Promise<void> {
  const clients = await db.select().from(workspaces).where(eq(workspaces.user_id, userId))
  const [physio, joinery] = ['Quay Street Physio', 'Brennan Joinery'].map((name) =>
    clients.find((one) => one.client_name === name),
  )
  if (physio) await addSigned(db, deps, userId, physio)
  if (joinery) await addRepeating(db, userId, joinery.id)
}

const carePlan = (workspace: string): NewContract => ({
  workspace_id: workspace,
  type: 'care_plan',
  title: 'Website care plan',
  language: 'en',
  values: {
    sites: 'quay-street-physio.localhost',
    services: 'Updates, monitoring and a monthly security report',
    response: '4 working hours',
    notice: '1 month',
    law: 'Ireland',
  },
  clauses: [],
  value: { minor: 15_000, currency: 'USD', period: 'month' },
  starts_on: dayIn(0),
  ends_on: dayIn(365),
  signer: SIGNER,
})

/** As its client signs it. The mails of that are not sent: nobody asked for them. */
async function addSigned(db: Db, deps: Printing, userId: string, workspace: typeof workspaces.$inferSelect) {
  const quietly = <T>(work: (tx: Db) => Promise<T>) =>
    db.transaction(async (tx) => {
      const made = await work(tx)
      const isOurs = and(eq(deliveries.user_id, userId), eq(deliveries.kind, 'mail'))
      await tx.delete(deliveries).where(and(isOurs, gte(deliveries.created_at, sql`now()`)))
      return made
    })
  const row = await quietly(async (tx) => {
    const draft = await createContract(tx, deps.settings, userId, workspace, carePlan(workspace.id))
    return sendContract(tx, deps, draft.id, {})
  })
  // One after the other: while a paper is printed, nobody else has the database.
  const refusal = await quietly(async (tx) => {
    const opened = await contractAt(tx, await tokenOf(tx, row))
    if (!opened) return 'closed'
    await viewed(tx, opened, CLIENT)
    await tx
      .update(contracts)
      .set({
        code_hash: hashToken(`${row.id}:${CODE}`),
        code_until: sql`now() + make_interval(mins => ${CODE_MINUTES})`,
      })
      .where(eq(contracts.id, row.id))
    const sha256 = hashOfBody(opened.sent.body)
    return signContract(tx, deps, opened, { ...SIGNER, agrees: true, code: CODE, sha256, drawn: null }, CLIENT)
  })
  if (refusal) throw new Error(`The contract of the demo was not signed: ${refusal}`)
}

const addRepeating = (db: Db, userId: string, workspace: string) =>
  saveInvoice(db, userId, {
    kind: 'invoice',
    workspace_id: workspace,
    buyer: { name: 'Brennan Joinery', lines: ['12 South Mall'], city: 'Cork', postal_code: 'T12 XY00', country: 'IE' },
    lines: [
      {
        name: 'Website care plan',
        qty_milli: 1000,
        unit: '',
        price_minor: 12_000,
        discount_bp: 0,
        tax_bp: 2300,
        tax_category: 'S',
      },
    ],
    currency: 'USD',
    repeat: { every: 'month', next_on: dayIn(5) },
  })
