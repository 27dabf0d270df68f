import { eq, getTableColumns } from 'drizzle-orm'
import { Hono } from 'hono'
import { accountApi } from '@/lib/contract/account'
import { fileName } from '@/lib/exports/file-name'
import { attachment } from '@/server/attachment'
import { audit } from '@/server/api/audit'
import type { Db } from '@/server/db/db'
import { users, workspaces } from '@/server/db/schema'
import type { Env } from '@/server/api/env'
import { serve } from '@/server/api/mount'
import { brandingOf } from '@/server/records/branding'
import { accountOf } from './export-account'
import { assetsOf } from './export-assets'
import { automationOf } from './export-automation'
import { contractsOf } from './export-contract'
import { leadsOf } from './export-lead'
import { websitesOf } from './export-website'
import { wordpressOf } from './export-wordpress'

const FORMAT = 'soteria-export/1'

export const userExportRoutes = new Hono<Env>()

serve(userExportRoutes, accountApi.export, async ({ c, deps, db, user }) => {
  await audit(c, 'user.export', { object: user.id })
  const now = new Date().toISOString()
  const pieces = everythingOf(db, user.id, now)
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await pieces.next()
        if (done) controller.close()
        else controller.enqueue(new TextEncoder().encode(value))
      } catch (error) {
        deps.log.error({ user: user.id, err: error }, 'An export broke off')
        controller.error(error)
      }
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
  return new Response(body, {
    headers: {
      'content-type': 'application/json',
      'content-disposition': attachment(
        fileName([deps.settings.productName.toLowerCase(), 'my-data', now.slice(0, 10)], 'json'),
      ),
      'cache-control': 'private, no-store',
    },
  })
})

/** What a reseller wrote down about it is the reseller's, and stands in the export of that account. */
const { password_hash: _password, reseller_note: _note, ...shownOfUsers } = getTableColumns(users)

/**
 * One JSON document, written while it is read: it never stands in memory as a whole. Secrets (hashes of passwords and
 * tokens) are left out.
 */
async function* everythingOf(db: Db, userId: string, now: string): AsyncGenerator<string> {
  const mine = db.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.user_id, userId))
  const [account] = await db.select(shownOfUsers).from(users).where(eq(users.id, userId))
  const parts = {
    ...accountOf(db, userId),
    ...assetsOf(db, userId, mine),
    ...automationOf(db, mine),
    ...wordpressOf(db, mine),
    ...leadsOf(db, userId, mine),
    ...contractsOf(db, userId),
    ...websitesOf(db, userId),
  }
  yield JSON.stringify({
    format: FORMAT,
    exported_at: now,
    account,
    branding: await brandingOf(db, { id: userId }),
  }).slice(0, -1)
  for (const [name, rows] of Object.entries(parts)) {
    yield `,${JSON.stringify(name)}:[`
    let isFirst = true
    for await (const batch of rows) {
      if (batch.length === 0) continue
      yield `${isFirst ? '' : ','}${batch.map((row) => JSON.stringify(row)).join(',')}`
      isFirst = false
    }
    yield ']'
  }
  yield '}'
}
