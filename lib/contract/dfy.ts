import * as z from 'zod/mini'
import { broken } from './broken'
import { Email, Id, line, Message, Timestamp } from './common'
import { del, get, post } from './endpoint'
import { Scan } from './scan'
import {
  DfyAssets,
  DfyTemplate,
  DfyWebsite,
  DocumentReply,
  DomainSetup,
  WebsiteLead,
  WebsitePicture,
  WebsiteVersion,
} from './website'

const Website = z.object({ website: DfyWebsite })

/** What a form holds as a text of JSON; which field of it is wrong is said by its path. */
const json = z.optional(z.unknown())
/** A file of a form. */
const file = z.optional(z.unknown())
const optional = <S extends z.ZodMiniType>(schema: S) => z.optional(z.nullable(schema))

/**
 * Creates a website, or with `id` changes it. `rev` is that of the website the writer had before them: an older one is a
 * conflict, and without it the last save wins.
 */
const Save = z.object({
  id: optional(Id),
  name: optional(line(100)),
  template_id: optional(Id),
  /** `Business` of lib/website/document.ts. */
  business: json,
  /** On creating: colours of one's own instead of the template's (`Palette` of lib/website/document.ts). */
  palette: json,
  logo: file,
  workspace_id: optional(Id),
  client_name: optional(line(100)),
  /** `WebsiteDocument`. */
  document: json,
  /** Files, and by the same order the names that the browser gave them: a JSON list of UUIDs. */
  images: file,
  image_ids: json,
  status: optional(z.enum(['published', 'unpublished'], broken('not_valid'))),
  rev: optional(z.union([z.int(), z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number))])),
  /** What the version is called in the list of versions. */
  label: optional(line(80)),
})
export type SaveWebsite = z.infer<typeof Save>

const FormStatus = z.enum(['new', 'read'], broken('not_valid'))

const TOOLS = { auth: 'user', gate: 'agencyTools' } as const
const OWN = { ...TOOLS, in: 'account' } as const
const WEBSITE = { ...TOOLS, in: { website: ':id' } } as const
const BEYOND = { ...WEBSITE, beyond: true } as const
const FORM = { ...TOOLS, in: { website: ':id', websiteForm: ':form' }, beyond: true } as const
const VERSION = { ...TOOLS, in: { website: ':id', websiteVersion: ':version' }, beyond: true } as const

export const dfyApi = {
  /** The marketing kit in the brand of the account. */
  assets: get('/api/dfy/assets', { ...OWN, reply: z.object({ assets: DfyAssets }) }),
  /** A file of the kit. */
  assetFile: get('/api/dfy/assets/file', {
    ...OWN,
    beyond: true,
    query: z.object({ key: z._default(z.string().check(z.maxLength(80)), 'logo-wordmark.svg') }),
    reply: 'file',
  }),
  templates: get('/api/dfy/website-templates', { ...OWN, reply: z.object({ templates: z.array(DfyTemplate) }) }),
  /** All of the account, the one changed last first. */
  websites: get('/api/dfy/websites', { ...OWN, reply: z.object({ dfyWebsites: z.array(DfyWebsite) }) }),
  website: get('/api/dfy/websites/:id', { ...WEBSITE, reply: Website }),
  /** The newest first. */
  manager: get('/api/dfy/manager/:id', {
    ...WEBSITE,
    reply: z.object({
      website: DfyWebsite,
      leads: z._default(z.array(WebsiteLead), []),
      versions: z._default(z.array(WebsiteVersion), []),
    }),
  }),
  editor: get('/api/dfy/editor/:id', {
    ...WEBSITE,
    reply: z.object({ website: DfyWebsite, document: DocumentReply }),
  }),
  save: post('/api/dfy/website', {
    ...TOOLS,
    in: { workspace: 'body.workspace_id?', website: 'body.id?' },
    counts: ['websiteFilesByUser'],
    body: Save,
    files: ['logo', 'images'],
    reply: Website,
  }),
  /** Those that are one's own; of others nothing is said. The ids may stand in the query too: `?ids=a,b`. */
  remove: del('/api/dfy/websites', {
    ...OWN,
    query: z.object({ ids: z.optional(z.string().check(z.maxLength(4_000))) }),
    body: z.object({ ids: z.optional(z.array(Id).check(z.maxLength(200, broken('too_many_values', { count: 200 })))) }),
    reply: z.object({ message: z.string(), deleted: z.optional(z.number()) }),
  }),
  /** Sets the domain, or looks again when it is the same. An empty one takes it away. */
  domainSetup: post('/api/dfy/websites/:id/domain-setup', {
    ...WEBSITE,
    limit: 'askAddressByUser',
    body: z.object({ domain: line(253) }),
    reply: z.object({ domain: z.nullable(DomainSetup) }),
  }),
  /** Mails the records that are to be entered to whoever can. */
  domainSteps: post('/api/dfy/websites/:id/domain-steps', {
    ...BEYOND,
    limit: 'sendTestByUser',
    body: z.object({ email: Email }),
    reply: Message,
  }),
  /** One version whole, to be compared and looked at. */
  version: get('/api/dfy/websites/:id/versions/:version', {
    ...VERSION,
    reply: z.object({
      version: WebsiteVersion,
      document: DocumentReply,
      pictures: z._default(z.array(WebsitePicture), []),
    }),
  }),
  /** Makes a new version of an old one. */
  restore: post('/api/dfy/websites/:id/restore', {
    ...BEYOND,
    in: { website: ':id', websiteVersion: 'body.version' },
    body: z.object({ version: Id }),
    reply: Website,
  }),
  duplicate: post('/api/dfy/websites/:id/duplicate', {
    ...BEYOND,
    body: z.object({ name: z.optional(line(100)) }),
    reply: Website,
  }),
  /** Begins a light scan of the published website. */
  check: post('/api/dfy/websites/:id/check', {
    ...BEYOND,
    reply: z.object({ scan: Scan, website: DfyWebsite }),
  }),
  /** A link that shows this version, or what is being worked on, to whoever has it, for a day. */
  previewLink: post('/api/dfy/websites/:id/preview-link', {
    ...BEYOND,
    in: { website: ':id', websiteVersion: 'body.version?' },
    reads: true,
    body: z.object({ version: z.optional(Id) }),
    reply: z.object({ url: z.string(), expires_at: Timestamp }),
  }),
  forms: get('/api/dfy/websites/:id/forms', { ...BEYOND, reply: z.object({ leads: z.array(WebsiteLead) }) }),
  /** All of the website. */
  markForms: post('/api/dfy/websites/:id/forms', { ...BEYOND, body: z.object({ status: FormStatus }), reply: Message }),
  markForm: post('/api/dfy/websites/:id/forms/:form', {
    ...FORM,
    body: z.object({ status: FormStatus }),
    reply: z.object({ lead: WebsiteLead }),
  }),
  removeForm: del('/api/dfy/websites/:id/forms/:form', { ...FORM, reply: Message }),
}
