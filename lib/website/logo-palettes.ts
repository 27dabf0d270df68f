import { contrast } from '@/lib/domain/brand-shades'
import { type Colours, LEAST, mixed } from './palette'

/** A little more than is needed, so that rounding takes nothing away. */
const ENOUGH = LEAST + 0.1

/** The colour itself where it can be read on all grounds, else the nearest shade of it that can. */
function readable(colour: string, towards: string, ...grounds: string[]) {
  for (let share = 1; share > 0; share -= 0.04) {
    const shade = mixed(colour, share, towards)
    if (grounds.every((ground) => contrast(shade, ground) >= ENOUGH)) return shade
  }
  return towards
}

const wordsOn = (accent: string) => (contrast('#ffffff', accent) >= ENOUGH ? '#ffffff' : '#0b0d10')

function light(colour: string, paper: string, tint: string): Colours {
  const soft = mixed(colour, 0.09, tint)
  const ink = mixed(colour, 0.16, '#0d0f13')
  // Between black and white words there is no colour that carries neither, but one that looks better darker.
  const accent = contrast('#ffffff', colour) > 3 ? readable(colour, '#000000', '#ffffff') : colour
  return { paper, soft, ink, accent, on_accent: wordsOn(accent), link: readable(colour, '#000000', paper, soft) }
}

function dark(colour: string): Colours {
  const paper = mixed(colour, 0.07, '#0b0e12')
  const soft = mixed(colour, 0.12, '#151a20')
  const accent = readable(colour, '#ffffff', paper, soft)
  return { paper, soft, ink: mixed(colour, 0.06, '#f2f4f6'), accent, on_accent: wordsOn(accent), link: accent }
}

/**
 * Three looks from the colours of a logo, those of `coloursOf`: clear, warm with the second colour, and dark. Every
 * pair in them reaches 4.5:1. None without a colour.
 */
export function logoPalettes([first, second = first]: readonly string[]): Colours[] {
  if (first === undefined || second === undefined) return []
  return [light(first, '#ffffff', '#f8f9fa'), light(second, mixed(first, 0.03, '#fdfaf5'), '#f3ede3'), dark(first)]
}
