import type { ContractBlock } from '@/lib/contract/contract'
import type { PaperTexts } from '@/lib/domain/contracts/kinds'
import { wordmark } from './cover'
import { heading, pair, paragraph } from './blocks'
import { INK, PAGE, STYLES } from './look'
import { FOOTER_TOP, NUMBER_WIDTH, SMALL_PRINT } from './page-numbers'
import { Paper } from './paper'
import { table } from './table'
import { paperVoice, type PaperVoice } from './words'

/** A line as it was drawn, in a box of `width` × `height`. */
export type Drawn = { width: number; height: number; strokes: [number, number][][] }

export type Evidence = {
  events: { kind: string; at: Date; ip: string | null; agent: string | null; hash: string }[]
  name: string
  role: string
  at: Date
  drawn: Drawn | null
}

export type ContractPdf = {
  body: readonly ContractBlock[]
  texts: PaperTexts
  language: string
  number: string | null
  version: number
  /** Of the text. */
  sha256: string
  brand: { name: string; colour: string | null; footer: string | null; logo: Uint8Array | null }
  /** Of what was signed. */
  evidence?: Evidence
}

/** A contract as a PDF; of a signed one its last page says how it was signed. */
export async function contractPdf(input: ContractPdf): Promise<Uint8Array> {
  const voice = await paperVoice(input.language)
  const { brand, number, version } = input
  const title = input.body.find(({ kind }) => kind === 'title')?.text ?? ''
  const named = [brand.name, number, voice.words('contractPage.version', { version })].filter(Boolean).join(' · ')
  const paper = new Paper(voice, { title, author: brand.name }, () => {})
  const pieces: Uint8Array[] = []
  paper.doc.on('data', (piece: Uint8Array) => pieces.push(piece))
  const done = new Promise<void>((resolve, reject) => {
    paper.doc.on('end', resolve)
    paper.doc.on('error', reject)
  })
  footer(paper, named)
  paper.doc.on('pageAdded', () => footer(paper, named))
  head(paper, input)
  for (const block of input.body) write(paper, block, input)
  if (input.evidence) evidence(paper, input, input.evidence)
  else lines(paper, input.texts.signs)
  paper.space(10)
  if (brand.footer) paragraph(paper, brand.footer, STYLES.small)
  paragraph(paper, input.texts.template, STYLES.small)
  paper.end()
  await done
  return Buffer.concat(pieces)
}

function footer(paper: Paper, named: string): void {
  const style = { ...STYLES.small, size: SMALL_PRINT }
  const [line] = paper.lines(named, style, paper.width - NUMBER_WIDTH)
  paper.artifact(() => {
    paper.doc
      .lineWidth(0.5)
      .strokeColor(INK.line)
      .moveTo(PAGE.left, FOOTER_TOP - 8)
      .lineTo(PAGE.width - PAGE.right, FOOTER_TOP - 8)
      .stroke()
    if (line) paper.drawLine(line, style, PAGE.left, FOOTER_TOP, paper.width)
  })
}

function head(paper: Paper, { brand, number }: ContractPdf): void {
  if (brand.colour) paper.artifact(() => paper.doc.rect(0, 0, PAGE.width, 6).fill(brand.colour ?? ''))
  paper.y = 56
  const half = paper.width / 2
  wordmark(paper, brand.name, brand.logo)
  const [no] = paper.lines(number ?? '', STYLES.muted, half)
  paper.tag('P', () => no && paper.drawLine(no, STYLES.muted, PAGE.left + half, 56, half, 'end'))
  paper.y = 116
}

function write(paper: Paper, { kind, text, rows = [] }: ContractBlock, { texts }: ContractPdf): void {
  switch (kind) {
    case 'title':
      return heading(paper, 'H1', text, { gap: 8 })
    case 'heading':
      paper.space(6)
      return heading(paper, 'H3', text, { gap: 2 })
    case 'targets':
      return table(
        paper,
        texts.target,
        [
          { title: texts.target, share: 1 },
          { title: texts.proof, share: 1 },
        ],
        rows.map(([value, proof]) => [{ text: value, style: STYLES.code }, { text: proof }]),
      )
    default:
      for (const line of text.split('\n')) paragraph(paper, line, STYLES.body, { gap: 3 })
  }
}

/** Where it is signed by hand. */
function lines(paper: Paper, { client, agency }: PaperTexts['signs']): void {
  paper.ensure(90)
  paper.space(44)
  const width = (paper.width - 32) / 2
  const y = paper.y
  for (const [index, side] of [client, agency].entries()) {
    const x = PAGE.left + index * (width + 32)
    paper.artifact(() => {
      const left = paper.at(x, width)
      paper.doc
        .lineWidth(0.7)
        .strokeColor(INK[2])
        .moveTo(left, y)
        .lineTo(left + width, y)
        .stroke()
    })
    const [line] = paper.lines(side, STYLES.small, width)
    paper.tag('P', () => line && paper.drawLine(line, STYLES.small, x, y + 5, width))
  }
  paper.y = y + 24
}

const momentIn = (voice: PaperVoice, at: Date) =>
  `${new Intl.DateTimeFormat(
    voice.language === 'ar' ? 'ar-u-nu-latn' : voice.language === 'en' ? 'en-GB' : voice.language,
    {
      dateStyle: 'medium',
      timeStyle: 'medium',
      timeZone: 'UTC',
    },
  ).format(at)} UTC`

const NAMES = [
  'sent',
  'viewed',
  'code_sent',
  'code_wrong',
  'code_ok',
  'signed',
  'declined',
  'reminded',
  'expired',
  'voided',
  'changed',
] as const
const isKnown = (kind: string): kind is (typeof NAMES)[number] => (NAMES as readonly string[]).includes(kind)

function evidence(paper: Paper, { number, version, sha256 }: ContractPdf, found: Evidence): void {
  const { voice } = paper
  const { words } = voice
  paper.newPage()
  heading(paper, 'H1', words('contractPage.evidence.title'), { gap: 4 })
  paragraph(paper, words('contractPage.evidence.text'), STYLES.muted, { gap: 12 })
  const facts: [string, string][] = [
    [
      words('contractPage.evidence.contract'),
      [number, words('contractPage.version', { version })].filter(Boolean).join(' · '),
    ],
    [words('contractPage.evidence.signedBy'), [found.name, found.role].filter(Boolean).join(voice.comma)],
    [words('contractPage.evidence.signedAt'), momentIn(voice, found.at)],
    [words('contractPage.evidence.sha'), sha256],
  ]
  for (const [name, value] of facts) pair(paper, name, value, PAGE.left, { nameWidth: 150, gap: 4 })
  signature(paper, found)
  table(
    paper,
    words('contractPage.evidence.events'),
    [
      { title: words('contractPage.evidence.event'), share: 1.3 },
      { title: words('contractPage.evidence.time'), share: 1.4 },
      { title: words('contractPage.evidence.from'), share: 2.2 },
      { title: words('contractPage.evidence.hash'), share: 1.9 },
    ],
    found.events.map(({ kind, at, ip, agent, hash }) => [
      { text: isKnown(kind) ? words(`contractPage.event.${kind}`) : kind },
      { text: momentIn(voice, at), style: STYLES.small },
      { text: [ip, agent].filter(Boolean).join(' · '), style: STYLES.small },
      { text: hash, style: STYLES.codeMuted },
    ]),
  )
  paragraph(paper, words('contractPage.evidence.chain'), STYLES.small)
}

const SIGNATURE = { width: 220, height: 80 }

function signature(paper: Paper, { name, drawn }: Evidence): void {
  paper.space(10)
  paper.ensure(SIGNATURE.height + 30)
  if (!drawn) {
    paragraph(paper, name, { ...STYLES.h1, color: INK[1] }, { gap: 14 })
    return
  }
  const scale = Math.min(SIGNATURE.width / drawn.width, SIGNATURE.height / drawn.height)
  const left = paper.at(PAGE.left, SIGNATURE.width)
  const top = paper.y
  paper.tag(
    'Figure',
    () => {
      const { doc } = paper
      doc.lineWidth(1.4).strokeColor(INK[1]).lineCap('round').lineJoin('round')
      for (const [first, ...rest] of drawn.strokes) {
        if (!first) continue
        doc.moveTo(left + first[0] * scale, top + first[1] * scale)
        for (const [x, y] of rest.length > 0 ? rest : [[first[0] + 0.1, first[1]] as [number, number]])
          doc.lineTo(left + x * scale, top + y * scale)
        doc.stroke()
      }
    },
    { alt: name },
  )
  paper.y = top + SIGNATURE.height + 14
}
