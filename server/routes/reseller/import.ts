import { inArray } from 'drizzle-orm'
import { readBroken } from '@/lib/contract/broken'
import { type ImportResult, type ImportRow, NewResellerAccount, type resellerApi } from '@/lib/contract/reseller'
import { HttpError, written } from '@/server/errors'
import type { Account } from '@/server/api/env'
import type { Call } from '@/server/api/mount'
import type { Db } from '@/server/db/db'
import { users } from '@/server/db/schema'
import { freeSeats } from './accounts'
import { endOf, insertAccount, invite, planToGive } from './new-account'

type Ready = { line: number; name: string; email: string; company: string | null; plan: string; end: Date | null }
type Read = { ready: Ready } | { result: ImportResult }

const refusal = (line: number, { message, code, details: { values } }: HttpError): ImportResult => ({
  line,
  outcome: 'refused',
  message,
  code,
  ...(values && { values }),
})

/** A line of the file as an account, or what is wrong with it. */
function readRow({ line, company, expires_at, ...row }: ImportRow): Read {
  const parsed = NewResellerAccount.safeParse({ ...row, company: company?.trim() || null })
  if (!parsed.success) {
    const { code, values } = readBroken(parsed.error.issues[0]?.message ?? '') ?? {}
    const message = written(parsed.error.issues[0]?.message ?? '')
    return { result: { line, outcome: 'refused', message, code, ...(values && { values }) } }
  }
  const { name, email, company: kept = null, plan } = parsed.data
  try {
    return { ready: { line, name, email, company: kept, plan: planToGive(plan), end: endOf(expires_at) } }
  } catch (error) {
    if (error instanceof HttpError) return { result: refusal(line, error) }
    throw error
  }
}

/** The first line with an address counts; what has an account already makes none. */
async function withoutKnown(tx: Db, reseller: Account, rows: readonly Read[]): Promise<Read[]> {
  const emails = rows.flatMap((row) => ('ready' in row ? [row.ready.email] : []))
  const known = emails.length > 0 ? await tx.select().from(users).where(inArray(users.email, emails)) : []
  const owners = new Map(known.map((user) => [user.email, user.reseller_id]))
  const lines = new Map<string, number>()
  return rows.map((row) => {
    if ('result' in row) return row
    const { line, email } = row.ready
    const first = lines.get(email)
    if (first !== undefined)
      return { result: refusal(line, new HttpError(422, 'account_twice', { values: { line: first } })) }
    lines.set(email, line)
    if (!owners.has(email)) return row
    const { message, code } = new HttpError(422, 'account_mine')
    if (owners.get(email) === reseller.id) return { result: { line, outcome: 'exists', message, code } }
    return { result: refusal(line, new HttpError(422, 'account_email_taken')) }
  })
}

/** What becomes of each line; unless it is a trial, the good ones become accounts with an invitation. */
export async function importAccounts({ deps, db, user, body }: Call<typeof resellerApi.import>) {
  const { rows, dry = false } = body
  const answer = await db.transaction(async (tx) => {
    const free = await freeSeats(tx, user)
    const read = await withoutKnown(tx, user, rows.map(readRow))
    const needed = read.filter((row) => 'ready' in row).length
    let left = free ?? Number.POSITIVE_INFINITY
    const results: ImportResult[] = []
    for (const row of read) {
      if ('result' in row) results.push(row.result)
      else {
        const { line } = row.ready
        const made = left > 0 && (dry || (await make(tx, deps, user, row.ready)))
        if (made) results.push({ line, outcome: 'ok' })
        // No seat is left, or somebody else was faster with this address.
        else results.push(refusal(line, new HttpError(409, left > 0 ? 'account_email_taken' : 'no_seat_left')))
        left -= 1
      }
    }
    return { results, seats: { free, needed } }
  })
  if (!dry) deps.outbox.wake()
  return answer
}

async function make(tx: Db, deps: Call<typeof resellerApi.import>['deps'], user: Account, ready: Ready) {
  const made = await insertAccount(tx, user, ready, null)
  if (made) await invite(tx, deps, user, made)
  return made !== null
}
