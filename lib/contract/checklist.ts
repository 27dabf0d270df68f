import * as z from 'zod/mini'
import { Id } from './common'
import { get, post } from './endpoint'

/** An item by the id that components/checklist/items.ts gives it. */
const Item = z.string().check(z.minLength(1), z.maxLength(60))
const Items = z.array(Item).check(z.maxLength(500))

/** What a change on all sites ticked on these of them. `is_first`: nothing was ever kept for them before. */
const Added = z.object({
  items: Items,
  is_first: z.boolean(),
  assets: z.array(Id).check(z.maxLength(100_000)),
})
export type Added = z.infer<typeof Added>

const Ticked = z.object({
  ticked: z.array(z.string()),
  /** Whether anything was ever kept for this site. */
  kept: z.boolean(),
  /** Of a change on all sites: what takes it back. */
  added: z.optional(z.array(Added)),
})

export const Ticks = z.object({
  tick: z._default(Items, []),
  untick: z._default(Items, []),
  /** On all sites of the workspace. */
  everywhere: z._default(z.boolean(), false),
  /** What an earlier change on all sites ticked, to be taken back there; what else was ticked since stays. */
  take_back: z._default(z.array(Added).check(z.maxLength(10_000)), []),
})
export type Ticks = z.input<typeof Ticks>

const OWN = {
  auth: 'user',
  gate: 'none',
  in: { asset: ':asset', workspace: ':workspace' },
  beyond: true,
  reply: Ticked,
} as const

/** Beyond the specification: what was ticked by hand for a site. Changes are told, so two browsers lose nothing. */
export const checklistApi = {
  show: get('/api/asset/:workspace/:asset/checklist', OWN),
  update: post('/api/asset/:workspace/:asset/checklist', { ...OWN, body: Ticks }),
}
