import * as z from 'zod/mini'
import { Id, Timestamp } from './common'
import { get, post } from './endpoint'

/** The 13 fields of the specification. Sent with empty values for what is null. */
export const WidgetConfiguration = z.object({
  bg_color: z.string(),
  accent_color: z.string(),
  accent_text_color: z.string(),
  text_color: z.string(),
  widget_size: z.string(),
  widget_shape: z.string(),
  widget_position_horizontal: z.string(),
  widget_position_vertical: z.string(),
  widget_open_animation: z.string(),
  contact_link: z.string(),
  contact_phone_number: z.string(),
  contact_address: z.string(),
  accent_v2_color: z.string(),
})
export type WidgetConfiguration = z.infer<typeof WidgetConfiguration>

const Widget = z.object({ widget: z.object({ key: z.string(), configuration: WidgetConfiguration }) })

export const WidgetLead = z.looseObject({ id: Id, email: z.string(), created_at: Timestamp })

const WORKSPACE = { auth: 'user', gate: 'core', in: { workspace: ':id' }, later: true } as const

export const widgetApi = {
  /** `:id` is the workspace. */
  show: get('/api/widget/:id/configuration', { ...WORKSPACE, reply: Widget }),
  update: post('/api/widget/:id/configuration', { ...WORKSPACE, body: WidgetConfiguration, reply: Widget }),
  leads: get('/api/widget/:id/leads', { ...WORKSPACE, reply: z.object({ leads: z.array(WidgetLead) }) }),
}
