import { heading, paragraph } from './blocks'
import { wordmark } from './cover'
import { INK, PAGE, STYLES } from './look'
import { Paper } from './paper'
import { paperVoice } from './words'

export type FlyerPdf = {
  language: string
  title: string
  text: string
  points: readonly string[]
  /** Of the agency. */
  brand: { name: string; colour: string; logo: Uint8Array | null }
  contact: readonly string[]
}

const BAND = 150

/** One page to hand out, under the name and in the colour of an agency. */
export async function flyerPdf({ language, title, text, points, brand, contact }: FlyerPdf): Promise<Uint8Array> {
  const paper = new Paper(await paperVoice(language), { title, author: brand.name }, () => {})
  const pieces: Uint8Array[] = []
  paper.doc.on('data', (piece: Uint8Array) => pieces.push(piece))
  const done = new Promise<void>((resolve, reject) => {
    paper.doc.on('end', resolve)
    paper.doc.on('error', reject)
  })
  paper.artifact(() => {
    paper.doc.rect(0, PAGE.height - BAND, PAGE.width, BAND).fill(brand.colour)
    paper.doc.rect(0, 0, PAGE.width, 10).fill(brand.colour)
  })
  paper.y = 64
  wordmark(paper, brand.name, brand.logo)
  paper.y = 190
  paper.tag('H1', () => paper.flow(title, { ...STYLES.title, size: 40, leading: 48 }))
  paper.space(12)
  paragraph(paper, text, { ...STYLES.body, size: 18, leading: 26, color: INK[2] }, { gap: 30 })
  for (const point of points) paragraph(paper, `–  ${point}`, { ...STYLES.body, size: 17, leading: 26 }, { gap: 8 })
  paper.space(34)
  heading(paper, 'H2', brand.name)
  for (const line of contact) paragraph(paper, line, { ...STYLES.body, size: 13, leading: 20 }, { gap: 2 })
  paper.end()
  await done
  return Buffer.concat(pieces)
}
