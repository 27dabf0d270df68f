import * as z from 'zod/mini'
import { broken } from './broken'
import { isOneLine } from './common'

export const WIDGET_SIZES = ['small', 'medium', 'large'] as const
export const WIDGET_SHAPES = ['circle', 'rounded', 'square'] as const
export const WIDGET_COLUMNS = ['left', 'center', 'right'] as const
export const WIDGET_ROWS = ['top', 'middle', 'bottom'] as const
export const WIDGET_OPENINGS = ['none', 'fade', 'slide', 'zoom'] as const

const Colour = z.string().check(z.regex(/^(#[\da-f]{6})?$/i, broken('colour_code')))
const oneOf = (choices: readonly string[]) =>
  z
    .string()
    .check(
      z.refine((value) => value === '' || choices.includes(value), broken('one_of', { choices: choices.join(', ') })),
    )
const line = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max, broken('too_long', { count: max })), isOneLine)

/** The 13 fields of the specification, all of them sent. Empty: for what is a choice, the one by default. */
export const WidgetConfiguration = z.object({
  bg_color: Colour,
  accent_color: Colour,
  accent_text_color: Colour,
  text_color: Colour,
  widget_size: oneOf(WIDGET_SIZES),
  widget_shape: oneOf(WIDGET_SHAPES),
  widget_position_horizontal: oneOf(WIDGET_COLUMNS),
  widget_position_vertical: oneOf(WIDGET_ROWS),
  widget_open_animation: oneOf(WIDGET_OPENINGS),
  contact_link: line(2000).check(z.regex(/^(https:\/\/[^\s"'<>\\@]+)?$/i, broken('https_missing'))),
  contact_phone_number: line(40).check(z.regex(/^[\d\s+()-]*$/, broken('phone_signs'))),
  contact_address: line(200),
  accent_v2_color: Colour,
})
export type WidgetConfiguration = z.infer<typeof WidgetConfiguration>

/** As it comes to the page that shows it. */
export const WidgetChoice = z.record(z.string(), z.string())

export const WIDGET_DEFAULTS: WidgetConfiguration = {
  bg_color: '#ffffff',
  accent_color: '#007dff',
  accent_text_color: '#ffffff',
  text_color: '#000000',
  widget_size: 'medium',
  widget_shape: 'circle',
  widget_position_horizontal: 'right',
  widget_position_vertical: 'bottom',
  widget_open_animation: 'fade',
  contact_link: '',
  contact_phone_number: '',
  contact_address: '',
  accent_v2_color: '#007dff',
}
