import type { Context } from 'hono'
import { Hono } from 'hono'
import { addressApi } from '@/lib/contract/address'
import type { Env } from '@/server/api/env'
import { serve } from '@/server/api/mount'
import { answerLink, linkOf } from '@/server/connections/recipients'
import type { Db } from '@/server/db/db'
import { HttpError } from '@/server/errors'
import { brandFor } from '@/server/records/brand'
import { localeFor, voiceOf } from '@/server/voice'
import { addressPage } from './address-page'

export const addressRoutes = new Hono<Env>()

/** A person who follows a link gets a page, a program its fields. */
const isPerson = (c: Context<Env>) => (c.req.header('accept') ?? '').includes('text/html')

const voiceAt = async (c: Context<Env>) => voiceOf(localeFor(null, c.req.header('accept-language')))

async function asked(c: Context<Env>, db: Db) {
  const link = await linkOf(db, c.req.param('token') ?? '')
  if (!link && !isPerson(c)) throw new HttpError(404, 'link_over')
  return link
}

async function answer(c: Context<Env>, link: Awaited<ReturnType<typeof linkOf>>, isDone: boolean) {
  if (isPerson(c)) {
    const { db, settings } = c.var.deps
    const whose = link ? { account: link.owner } : { host: new URL(c.req.url).hostname }
    return addressPage(await voiceAt(c), link, { isDone, brand: await brandFor(db, settings, whose) })
  }
  if (!link) throw new HttpError(404, 'link_over')
  const { address, asker, workspace, action, state } = link
  return { address, asker, workspace, action, state }
}

serve(addressRoutes, addressApi.show, async ({ c, db }) => answer(c, await asked(c, db), false))

serve(addressRoutes, addressApi.answer, async ({ c, db, note }) => {
  const link = await asked(c, db)
  if (link) {
    note({ workspace_id: link.workspace_id, object: link.id })
    await db.transaction((tx) => answerLink(tx, link))
  }
  return answer(c, link && (await asked(c, db)), true)
})
