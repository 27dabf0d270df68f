import * as z from 'zod/mini'
import { Id, Timestamp, text } from './common'
import { del, get, post } from './endpoint'

const Kit = z.array(z.looseObject({ name: z.optional(z.string()) }))

export const DfyAssets = z.object({
  logos: z._default(Kit, []),
  images: z._default(Kit, []),
  copy: z._default(Kit, []),
  flyers: z._default(Kit, []),
  emails: z._default(Kit, []),
})

export const DfyTemplate = z.looseObject({ id: Id, name: z.string(), category: z.optional(z.string()) })

export const DomainSetup = z.looseObject({
  domain: z.string(),
  status: z.string(),
  status_detail: z.optional(z.nullable(z.string())),
})

export const DfyWebsite = z.looseObject({
  id: Id,
  name: z.string(),
  template_id: z.optional(Id),
  status: z.optional(z.string()),
  domain: z.optional(z.nullable(DomainSetup)),
  created_at: z.optional(Timestamp),
  updated_at: z.optional(Timestamp),
})
export type DfyWebsite = z.infer<typeof DfyWebsite>

const Website = z.object({ website: DfyWebsite })

const TOOLS = { auth: 'user', gate: 'agencyTools', later: true } as const
const OWN = { ...TOOLS, in: 'account' } as const
const WEBSITE = { ...TOOLS, in: { website: ':id' } } as const

export const dfyApi = {
  assets: get('/api/dfy/assets', { ...OWN, reply: z.object({ assets: DfyAssets }) }),
  templates: get('/api/dfy/website-templates', { ...OWN, reply: z.object({ templates: z.array(DfyTemplate) }) }),
  websites: get('/api/dfy/websites', { ...OWN, reply: z.object({ dfyWebsites: z.array(DfyWebsite) }) }),
  website: get('/api/dfy/websites/:id', { ...WEBSITE, reply: Website }),
  manager: get('/api/dfy/manager/:id', {
    ...WEBSITE,
    reply: z.object({ website: DfyWebsite, leads: z.array(z.unknown()), versions: z.array(z.unknown()) }),
  }),
  editor: get('/api/dfy/editor/:id', { ...WEBSITE, reply: z.object({ website: DfyWebsite, document: z.unknown() }) }),
  save: post('/api/dfy/website', {
    ...OWN,
    body: z.looseObject({ id: z.optional(Id) }),
    files: ['logo', 'images'],
    reply: Website,
  }),
  remove: del('/api/dfy/websites', {
    ...OWN,
    body: z.object({ ids: z.array(z.string()).check(z.minLength(1)) }),
    reply: z.object({ message: z.string(), deleted: z.optional(z.number()) }),
  }),
  domainSetup: post('/api/dfy/websites/:id/domain-setup', {
    ...WEBSITE,
    body: z.object({ domain: text(253, 'Enter a domain.') }),
    reply: z.object({ domain: DomainSetup }),
  }),
}
