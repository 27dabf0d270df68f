import * as z from 'zod/mini'
import { Asset, VerifyMethod } from './asset'
import { broken } from './broken'
import { isOneLine, line, Message } from './common'
import { del, get, post } from './endpoint'
import { Says } from './scan-result'

const Tag = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, broken('tag_empty')),
    z.maxLength(30, broken('tag_too_long', { count: 30 })),
    isOneLine,
  )
const Tags = z.array(Tag).check(z.maxLength(20, broken('too_many_tags', { count: 20 })))

export const NewAsset = z.object({
  /** Left out: told from the value. */
  type: z.optional(z.enum(['domain', 'url', 'ip'])),
  value: z
    .string()
    .check(z.trim(), z.minLength(1, broken('address_missing')), z.maxLength(2000, broken('too_long', { count: 2000 }))),
  name: z.optional(z.nullable(line(100))),
  tags: z.optional(Tags),
})
export type NewAsset = z.infer<typeof NewAsset>

/** What is left out stays as it is. */
export const AssetChange = z.object({
  /** Only of an asset that has nothing yet that belongs to its address. */
  value: z.optional(NewAsset.shape.value),
  name: NewAsset.shape.name,
  tags: NewAsset.shape.tags,
  /** To what tags it has by then. */
  add_tags: NewAsset.shape.tags,
  remove_tags: z.optional(z.array(z.string())),
  /** Another workspace of one's own: scans, reports, decisions and monitor go with it. */
  workspace_id: z.optional(z.string()),
})
export type AssetChange = z.infer<typeof AssetChange>

export const Verify = z.object({ type: VerifyMethod })

/** The outcome of a look: what we looked for, and what we found, as sentences. */
export const VerifyReply = z.object({
  success: z.boolean(),
  asset: Asset,
  looked_for: z.optional(z.string()),
  looked_for_says: z.optional(Says),
  found: z.optional(z.string()),
  found_says: z.optional(Says),
})
export type VerifyReply = z.infer<typeof VerifyReply>

const OPEN = { auth: 'user', gate: 'none' } as const
const ASSET = { ...OPEN, in: { asset: ':asset', workspace: ':workspace' } } as const

/** Apart from the list, which the first screens read before anybody changes anything. */
export const assetChangeApi = {
  create: post('/api/asset/:workspace/store', {
    ...OPEN,
    in: { workspace: ':workspace' },
    body: NewAsset,
    reply: z.object({ asset: Asset }),
  }),
  update: post('/api/asset/:workspace/:asset/update', {
    ...OPEN,
    in: { destination: 'body.workspace_id?', asset: ':asset', workspace: ':workspace' },
    beyond: true,
    body: AssetChange,
    reply: z.object({ asset: Asset }),
  }),
  verify: post('/api/asset/:workspace/:asset/verify', {
    ...ASSET,
    counts: ['verifyByAccountAndHost', 'verifyByHost'],
    body: Verify,
    reply: VerifyReply,
  }),
  /** `:file` is `<asset id>.txt`: the verification file of that asset. */
  download: get('/api/asset/download/:file', { ...OPEN, in: { asset: ':file' }, reply: 'file' }),
  remove: del('/api/asset/:workspace/:asset/delete', { ...ASSET, reply: Message }),
}
