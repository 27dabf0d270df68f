import type { CheckOutcome, Grade, Severity } from '@/lib/contract/scan-result'
import type { Face } from './fonts'

/** A4 in points, and its margins. */
export const PAGE = { width: 595.28, height: 841.89, left: 56, right: 56, top: 76, bottom: 68 }

export type Tone = Severity | 'pass' | 'neutral'

/** The light colours of app/globals.css. Severities never take the colour of a brand. */
export const INK = {
  1: '#1b1c1e',
  2: '#52555a',
  3: '#65686d',
  line: '#e5e5e0',
  strong: '#cfcfc8',
  sunken: '#f6f6f3',
  link: '#0061c7',
}

export const TONES: Record<Tone, { bg: string; line: string; text: string; solid: string }> = {
  critical: { bg: '#fdf0f5', line: '#f1bfd3', text: '#a40f4f', solid: '#b8145a' },
  high: { bg: '#fff2eb', line: '#f6c9ae', text: '#a93a05', solid: '#e0561b' },
  medium: { bg: '#fdf6e1', line: '#ead49a', text: '#7d5300', solid: '#b47c00' },
  low: { bg: '#eef5fa', line: '#bfd8e9', text: '#1d5f8a', solid: '#3d86b4' },
  info: { bg: '#f1f2f4', line: '#d6d9de', text: '#4c545e', solid: '#7d8691' },
  pass: { bg: '#edf7f0', line: '#b9dec6', text: '#176a3c', solid: '#24915a' },
  neutral: { bg: '#f1f2f4', line: '#d6d9de', text: '#4c545e', solid: '#7d8691' },
}

const CIRCLE = 'M12 3A9 9 0 1 1 12 21A9 9 0 0 1 12 3Z'

/** One shape per severity, as on the screen. */
export const SHAPES: Record<Severity | CheckOutcome, string> = {
  critical: 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3zM12 7.5V13M12 16.5h.01',
  high: 'M12 4 21.5 20h-19zM12 10v4.5M12 17.2h.01',
  medium: 'M12 2.8 21.2 12 12 21.2 2.8 12zM12 8v4.5M12 15.8h.01',
  low: `${CIRCLE}M12 8v8M8.5 12.5 12 16l3.5-3.5`,
  info: `${CIRCLE}M12 11.5V16M12 8h.01`,
  findings: `${CIRCLE}M12 11.5V16M12 8h.01`,
  passed: `${CIRCLE}M8 12.5l2.8 2.8L16 9.5`,
  not_applicable: `${CIRCLE}M8 12h8`,
  inconclusive: `${CIRCLE}M9.3 9.3a2.8 2.8 0 1 1 3.8 2.6c-.7.3-1.1.8-1.1 1.6M12 16.5h.01`,
  error: `${CIRCLE}M9 9l6 6M15 9l-6 6`,
  skipped: 'M5 5l9 7-9 7zM18 5v14',
}

/** The aegis, clockwise from the top centre, and the length of its outline. */
export const AEGIS = 'M44 3H73A11 11 0 0 1 84 14V50C84 73 67 88 44 97C21 88 4 73 4 50V14A11 11 0 0 1 15 3Z'
export const AEGIS_LENGTH = 296.4

const GRADE_TONES: Record<string, Tone> = { A: 'pass', B: 'low', C: 'medium', D: 'high', E: 'critical', F: 'critical' }

export const toneOfGrade = (grade: Grade | null): Tone =>
  grade === null ? 'neutral' : (GRADE_TONES[grade.charAt(0)] ?? 'neutral')

export type Style = { face: Face; size: number; leading: number; color: string }

const style = (face: Face, size: number, leading: number, color: string = INK[1]): Style => ({
  face,
  size,
  leading,
  color,
})

export const STYLES = {
  title: style('bold', 27, 34),
  verdict: style('bold', 16, 22),
  h1: style('bold', 18, 24),
  h2: style('bold', 12.5, 18),
  h3: style('bold', 10.5, 15),
  body: style('regular', 9.5, 14.25),
  muted: style('regular', 9.5, 14.25, INK[2]),
  strong: style('bold', 9.5, 14.25),
  small: style('regular', 8.5, 12.5, INK[2]),
  label: style('bold', 8.5, 12.5, INK[2]),
  code: style('mono', 8, 11.5),
  codeMuted: style('mono', 8, 11.5, INK[2]),
  link: style('regular', 9.5, 14.25, INK.link),
}
