import * as z from 'zod/mini'
import { Email, Id, isOneLine, line, Message, prose, Timestamp, text } from './common'
import { del, get, post } from './endpoint'
import { Severity, SeverityCounts } from './scan-result'
import { broken } from './broken'

export const WORKSPACE_COLORS = [
  '#3d86b4',
  '#24915a',
  '#b47c00',
  '#e0561b',
  '#b8145a',
  '#7a5cc7',
  '#4c545e',
  '#0f8b8d',
] as const

const Time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, broken('not_a_time')))
/** Between these times of the workspace's zone no alert is sent; it waits. */
export const QuietHours = z.object({ from: Time, to: Time })

export const WorkspaceSettings = z.object({
  timezone: z.string(),
  auto_scan: z.enum(['off', 'daily', 'weekly', 'monthly']),
  notify_email: z.nullable(z.string()),
  notify_min_severity: Severity,
  exclude_paths: z.array(z.string()),
  /** Of the PDF reports of this workspace; null: the language of whoever asks for one. */
  report_language: z.optional(z.nullable(z.string())),
  quiet_hours: z.optional(z.nullable(QuietHours)),
})
export type WorkspaceSettings = z.infer<typeof WorkspaceSettings>

export const Workspace = z.object({
  id: Id,
  name: z.string(),
  is_default: z._default(z.boolean(), false),
  client_name: z.optional(z.nullable(z.string())),
  description: z.optional(z.nullable(z.string())),
  color: z.optional(z.nullable(z.string())),
  assets_count: z.optional(z.number()),
  reports_count: z.optional(z.number()),
  /** Of the latest completed report of every asset. */
  open_findings: z.optional(SeverityCounts),
  last_scan_at: z.optional(z.nullable(Timestamp)),
  settings: z.optional(WorkspaceSettings),
  created_at: z.optional(Timestamp),
  updated_at: z.optional(Timestamp),
})
export type Workspace = z.infer<typeof Workspace>

const Color = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, broken('colour_missing')))

export const NewWorkspace = z.object({
  name: text(60, 'workspace_name_missing'),
  client_name: z.optional(z.nullable(line(100))),
  description: z.optional(z.nullable(prose(500))),
  color: z.optional(z.nullable(Color)),
})
export type NewWorkspace = z.infer<typeof NewWorkspace>

export const WorkspaceChange = z.partial(NewWorkspace)
export type WorkspaceChange = z.infer<typeof WorkspaceChange>

export const SettingsChange = z.object({
  is_default: z.optional(z.literal(true)),
  timezone: z.optional(z.string().check(z.maxLength(60))),
  auto_scan: z.optional(z.enum(['off', 'daily', 'weekly', 'monthly'])),
  notify_email: z.optional(z.nullable(Email)),
  notify_min_severity: z.optional(Severity),
  report_language: z.optional(z.nullable(z.string().check(z.maxLength(35, broken('language_missing'))))),
  exclude_paths: z.optional(
    z
      .array(z.string().check(z.maxLength(200, broken('too_long', { count: 200 })), isOneLine))
      .check(z.maxLength(50, broken('too_many_paths', { count: 50 }))),
  ),
  quiet_hours: z.optional(z.nullable(QuietHours)),
})
export type SettingsChange = z.infer<typeof SettingsChange>

const One = z.object({ workspace: Workspace })

const OPEN = { auth: 'user', gate: 'none' } as const
const OWN = { ...OPEN, in: 'account' } as const
const ONE = { ...OPEN, in: { workspace: ':id' } } as const

export const workspaceApi = {
  list: get('/api/workspace/fetch', { ...OWN, reply: z.object({ workspaces: z.array(Workspace) }) }),
  create: post('/api/workspace/store', { ...OWN, body: NewWorkspace, reply: One }),
  update: post('/api/workspace/:id', { ...ONE, body: WorkspaceChange, reply: One }),
  setting: post('/api/workspace/:id/setting', { ...ONE, body: SettingsChange, reply: One }),
  /** In which of one's own workspaces an asset or a scan is: a link names only that. */
  holding: get('/api/workspace/holding/:object', {
    ...OPEN,
    in: { object: ':object' },
    beyond: true,
    reply: z.object({ workspace_id: Id }),
  }),
  remove: del('/api/workspace/:id', { ...ONE, reply: Message }),
}
