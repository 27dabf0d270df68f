import { h, type Node } from '../tree'

/**
 * Drawings use classes for colours, so that they take those of the theme: `a` accent, `i` ink, `p` paper, `s` soft, `m`
 * and `d` a lighter and a darker accent, `o` what is written on it; with a `k` in front the same as a line.
 */
const n = (value: number) => Number(value.toFixed(1))

export const range = (count: number) => Array.from({ length: count }, (_, at) => at)

/** From 0 to 1, always the same for one seed. */
export const chance = (seed: number) => {
  const value = Math.sin(seed * 127.1 + 311.7) * 43_758.545_3
  return value - Math.floor(value)
}

export const group = (transform: string, ...children: Node[]): Node => h('g', { transform }, ...children)
export const faint = (opacity: number, ...children: Node[]): Node => h('g', { opacity }, ...children)

export const box = (colour: string, x: number, y: number, width: number, height: number, rx = 0): Node =>
  h('rect', { class: colour, x: n(x), y: n(y), width: n(width), height: n(height), rx: rx || null })

export const disc = (colour: string, cx: number, cy: number, r: number): Node =>
  h('circle', { class: colour, cx: n(cx), cy: n(cy), r: n(r) })

export const oval = (colour: string, cx: number, cy: number, rx: number, ry: number): Node =>
  h('ellipse', { class: colour, cx: n(cx), cy: n(cy), rx: n(rx), ry: n(ry) })

/** A surface. */
export const shape = (colour: string, d: string): Node => h('path', { class: colour, d })

/** A line; its colour has a `k` in front. */
export const stroke = (colour: string, width: number, d: string): Node =>
  h('path', { class: colour, 'stroke-width': width, d })

export const ring = (colour: string, width: number, cx: number, cy: number, r: number): Node =>
  h('circle', { class: colour, 'stroke-width': width, cx: n(cx), cy: n(cy), r: n(r) })

export const at = (cx: number, cy: number, r: number, turn: number): [number, number] => [
  n(cx + Math.cos(turn * Math.PI * 2) * r),
  n(cy + Math.sin(turn * Math.PI * 2) * r),
]
