const SERIF = 'Georgia,"Times New Roman",serif'
const SANS = 'system-ui,"Segoe UI",Helvetica,Arial,sans-serif'

/** `headline`: how heavy headlines are. One that is for headlines alone has no other weight. */
function face(name: string, others: string, headline: number, use: 'headlines' | 'all' = 'all') {
  const id = name.toLowerCase().replaceAll(' ', '-')
  const file = `@fontsource-variable/${id}/files/${id}-latin-wght-normal.woff2`
  const weights: [from: number, to: number] = use === 'all' ? [400, 640] : [headline, headline]
  return { family: `"${name}"`, others, headline, weights, file }
}

/** The faces of websites, all under the Open Font License, as files of node_modules, and what stands in for each. */
export const FACES = {
  fraunces: face('Fraunces', SERIF, 560, 'headlines'),
  newsreader: face('Newsreader', SERIF, 520),
  bricolage: face('Bricolage Grotesque', SANS, 640, 'headlines'),
  figtree: face('Figtree', SANS, 640),
  inter: face('Inter', SANS, 620),
} as const
export type Face = keyof typeof FACES

const pair = (display: Face, body: Face) => ({ display, body })

/** One face for headlines, one for what is read. */
export const LETTERINGS = {
  fraunces: pair('fraunces', 'figtree'),
  newsreader: pair('newsreader', 'newsreader'),
  bricolage: pair('bricolage', 'inter'),
  figtree: pair('figtree', 'figtree'),
  inter: pair('inter', 'inter'),
  'fraunces-inter': pair('fraunces', 'inter'),
} as const
