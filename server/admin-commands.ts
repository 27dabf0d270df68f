import { and, asc, eq, sql } from 'drizzle-orm'
import { Email, NewPassword } from '@/lib/contract/common'
import { PLANS } from '@/lib/domain/plans'
import type { Db } from './db/db'
import { auditLog, passwordResets, sessions, subscriptions, users } from './db/schema'
import { written } from './errors'
import type { Deps } from './records/deps'
import { makePassword } from './tokens'

export const HELP = `Manages the accounts and plans of a Soteria server.

  user list
  user create --email ada@example.com --name "Ada Byron" [--password …] [--role member|admin]
  user password --email ada@example.com [--password …]
  plan grant --email ada@example.com --plan premium [--ends 2027-12-31] [--seats 50]
  plan revoke --email ada@example.com --plan premium

Without --password, a password is generated and shown once. --seats sets how many accounts a reseller license may
have; without it, the number stays as it is (25 at first). Plans: ${PLANS.join(', ')}.
Uses DATABASE_URL, or the embedded database in DATA_DIR while the server is stopped.`

/** What the person at the command line can put right. */
export class UsageError extends Error {}

type Options = {
  email?: string
  name?: string
  password?: string
  role?: string
  plan?: string
  ends?: string
  seats?: string
}
type Tools = { db: Db; passwords: Pick<Deps['passwords'], 'hash'> }

const ROLES = ['member', 'admin']

/** Does what `user create` and its like say. Answers the text to print. */
export async function runCommand(command: string, options: Options, { db, passwords }: Tools): Promise<string> {
  switch (command) {
    case 'user list':
      return listUsers(db)
    case 'user create':
      return createUser(db, passwords, options)
    case 'user password':
      return changePassword(db, passwords, options)
    case 'plan grant':
      return grantPlan(db, options)
    case 'plan revoke':
      return revokePlan(db, options)
    default:
      throw new UsageError(`Unknown command “${command}”.\n\n${HELP}`)
  }
}

async function listUsers(db: Db) {
  const rows = await db.select().from(users).orderBy(asc(users.email))
  const plans = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.status, 'active'), sql`coalesce(${subscriptions.expires_at} > now(), true)`))
  if (rows.length === 0) return 'There are no accounts.'
  const width = Math.max(...rows.map(({ email }) => email.length))
  return rows
    .map(
      ({ id, email, name, role }) =>
        `${email.padEnd(width)}  ${role.padEnd(6)}  ${name}  ${
          plans
            .filter((plan) => plan.user_id === id)
            .map((plan) => plan.name)
            .join(', ') || 'no plan'
        }`,
    )
    .join('\n')
}

async function createUser(db: Db, passwords: Tools['passwords'], options: Options) {
  const email = readEmail(options)
  const name = options.name?.trim()
  if (!name) throw new UsageError('Enter the account’s name: --name "Ada Byron".')
  const role = options.role ?? 'member'
  if (!ROLES.includes(role)) throw new UsageError(`Unknown role “${role}”. Use ${ROLES.join(' or ')}.`)
  const password = readPassword(options)
  const [user] = await db
    .insert(users)
    .values({ email, name, role, password_hash: await passwords.hash(password) })
    .onConflictDoNothing()
    .returning()
  if (!user) throw new UsageError(`${email} already has an account.`)
  await note(db, 'admin.user.create', user.id)
  return `${email} can sign in${options.password ? '.' : ` with the password  ${password}`}`
}

async function changePassword(db: Db, passwords: Tools['passwords'], options: Options) {
  const user = await findUser(db, options)
  const password = readPassword(options)
  const password_hash = await passwords.hash(password)
  await db.transaction(async (tx) => {
    // Whoever was invited has a password from now on.
    const status = user.status === 'invited' ? 'active' : user.status
    await tx.update(users).set({ password_hash, status, updated_at: sql`now()` }).where(eq(users.id, user.id))
    await tx.delete(sessions).where(eq(sessions.user_id, user.id))
    await tx.delete(passwordResets).where(eq(passwordResets.user_id, user.id))
  })
  await note(db, 'admin.user.password', user.id)
  return `${user.email} has a new password and is signed out everywhere${options.password ? '.' : `. It is  ${password}`}`
}

async function grantPlan(db: Db, options: Options) {
  const user = await findUser(db, options)
  const name = readPlan(options)
  const mine = and(eq(subscriptions.user_id, user.id), eq(subscriptions.name, name))
  const terms = { status: 'active', expires_at: readEnd(options), ...readSeats(options) }
  const renewed = await db.update(subscriptions).set(terms).where(mine).returning()
  if (renewed.length === 0) await db.insert(subscriptions).values({ user_id: user.id, name, ...terms })
  await note(db, 'admin.plan.grant', user.id)
  return `${user.email} has the plan ${name}.`
}

async function revokePlan(db: Db, options: Options) {
  const user = await findUser(db, options)
  const name = readPlan(options)
  const gone = await db
    .delete(subscriptions)
    .where(and(eq(subscriptions.user_id, user.id), eq(subscriptions.name, name)))
    .returning()
  if (gone.length === 0) throw new UsageError(`${user.email} doesn’t have the plan ${name}.`)
  await note(db, 'admin.plan.revoke', user.id)
  return `${user.email} no longer has the plan ${name}.`
}

async function findUser(db: Db, options: Options) {
  const email = readEmail(options)
  const [user] = await db.select().from(users).where(eq(users.email, email))
  if (!user) throw new UsageError(`No account found for ${email}.`)
  return user
}

function readEmail({ email }: Options): string {
  const parsed = Email.safeParse(email ?? '')
  if (!parsed.success)
    throw new UsageError(
      email ? `“${email}” isn’t an email address.` : 'Enter the account’s email: --email ada@example.com.',
    )
  return parsed.data
}

function readPassword({ password }: Options): string {
  if (password === undefined) return makePassword()
  const parsed = NewPassword.safeParse(password)
  if (!parsed.success)
    throw new UsageError(`Password not accepted. ${written(parsed.error.issues[0]?.message ?? '')}`.trim())
  return parsed.data
}

function readPlan({ plan }: Options): string {
  const found = PLANS.find((name) => name === plan?.trim().toLowerCase())
  if (!found)
    throw new UsageError(
      `${plan ? `Unknown plan “${plan}”.` : 'Say which plan: --plan premium.'} Plans: ${PLANS.join(', ')}.`,
    )
  return found
}

/** A day ends at its end. */
function readEnd({ ends }: Options): Date | null {
  if (ends === undefined) return null
  const end = new Date(`${ends}T23:59:59.999Z`)
  if (Number.isNaN(end.getTime()) || !end.toISOString().startsWith(ends) || end.getTime() < Date.now())
    throw new UsageError(`“${ends}” isn’t a future date: --ends 2027-12-31.`)
  return end
}

function readSeats({ seats }: Options) {
  if (seats === undefined) return {}
  if (!/^\d{1,5}$/.test(seats)) throw new UsageError(`“${seats}” isn’t a number of seats: --seats 50.`)
  return { seats: Number(seats) }
}

const note = (db: Db, action: string, object: string) => db.insert(auditLog).values({ action, object })
