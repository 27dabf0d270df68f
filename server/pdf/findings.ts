import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Evidence, type Finding, SEVERITIES, type Severity } from '@/lib/contract/scan-result'
import { saidData } from '@/lib/domain/fact-words'
import { fitting, type Platform } from '@/lib/domain/platforms'
import { workOf } from '@/lib/domain/work'
import { code, heading, icon, labelled, linked, paragraph, reference } from './blocks'
import { factLines } from './facts'
import { decision } from './decision'
import { type Numbered, originOf, placeOf, type Told } from './input'
import { INK, PAGE, STYLES, TONES } from './look'
import type { Paper } from './paper'
import { timeOf } from './story'
import { MARKS } from './visible'

const TEXT = PAGE.left + 26
/** A finding whose head stands at the foot of a page brings its first words along. */
const HEAD = 110

type Options = { bookmark: (title: string, level: 2 | 3) => void; timeZone: string; platforms: ReadonlySet<Platform> }

/** The findings by severity, then those that were set aside. Other work gets its turn between them. */
export async function* findings(paper: Paper, { todo, aside, left }: Told, options: Options): AsyncGenerator<void> {
  const { words } = paper.voice
  heading(paper, 'H1', words('report.findings.title'), { gap: 4 })
  if (todo.length + aside.length === 0)
    return paragraph(paper, words(left.grade === null ? 'pdf.noneKnown' : 'pdf.noFindings'), STYLES.muted)
  paragraph(paper, words('pdf.findingsIntro'), STYLES.muted, { gap: 12 })
  const explained = new Map<string, Numbered>()
  const groups = [
    ...SEVERITIES.map((severity) => ({ severity, own: todo.filter(({ finding }) => finding.severity === severity) })),
    { severity: null, own: aside },
  ]
  for (const { severity, own } of groups) {
    if (own.length === 0) continue
    group(paper, severity, own.length, options)
    for (const one of own) {
      paper.begin('Sect')
      drawFinding(paper, one, explained, options)
      paper.finish()
      await nextTurn()
      yield
    }
  }
}

/** Without a severity: what was set aside. */
function group(paper: Paper, severity: Severity | null, count: number, { bookmark }: Options): void {
  const { words } = paper.voice
  const title = severity
    ? words('pdf.group', { severity: words(`ui.severity.${severity}`), count })
    : words('pdf.aside', { count })
  const tone = TONES[severity ?? 'neutral']
  paper.ensure(40 + HEAD)
  bookmark(title, 2)
  const y = paper.y
  paper.artifact(() => {
    paper.doc.roundedRect(PAGE.left, y, paper.width, 28, 5).fill(tone.bg)
    icon(paper, severity ?? 'skipped', severity ?? 'neutral', PAGE.left + 9, y + 7, 14)
  })
  paper.y = y + 5
  paper.tag('H2', () => paper.flow(title, { ...STYLES.h2, color: tone.text }, { x: PAGE.left + 31 }))
  paper.y = y + 40
  if (!severity) paragraph(paper, words('report.scoreStays', { count }), STYLES.muted, { gap: 12 })
}

function drawFinding(
  paper: Paper,
  one: Numbered,
  explained: Map<string, Numbered>,
  { bookmark, timeZone, platforms }: Options,
): void {
  const { words } = paper.voice
  const { number, finding } = one
  const { title } = finding
  const titleHeight = paper.lines(title, STYLES.h3, PAGE.width - PAGE.right - TEXT).length * STYLES.h3.leading
  paper.ensure(titleHeight + HEAD)
  bookmark(`${number}. ${title}`, 3)
  paper.mark(placeOf(number))
  const y = paper.y
  paper.tag('H3', () => {
    const [line] = paper.lines(`${number}`, { ...STYLES.h3, color: INK[3] }, 60)
    if (line) paper.drawLine(line, { ...STYLES.h3, color: INK[3] }, PAGE.left, y, 60)
    paper.flow(title, STYLES.h3, { x: TEXT })
  })
  paper.space(2)
  about(paper, one, timeZone)
  decision(paper, one, timeZone, TEXT)
  const key = [finding.rule, finding.summary_plain, finding.impact, finding.remediation].join('\n')
  const before = explained.get(key)
  if (before) sameAs(paper, before, one, platforms)
  else {
    explained.set(key, one)
    explain(paper, finding, platforms)
  }
  if (finding.evidence.length > 0)
    labelled(paper, words('scan.evidence'), TEXT, () => finding.evidence.forEach((item) => proof(paper, item)))
  if (!before) references(paper, finding)
  paper.space(8)
  if (paper.room > 20)
    paper.artifact(() =>
      paper.doc
        .lineWidth(0.5)
        .strokeColor(INK.line)
        .moveTo(paper.at(TEXT), paper.y)
        .lineTo(paper.at(PAGE.width - PAGE.right), paper.y)
        .stroke(),
    )
  paper.space(12)
}

/** What it means stands there already; the code to copy may be for another place. */
function sameAs(paper: Paper, { number, finding }: Numbered, own: Numbered, platforms: ReadonlySet<Platform>): void {
  const { words } = paper.voice
  paper.within('P', () =>
    linked(paper, words('pdf.same', { number, title: finding.title }), STYLES.link, TEXT, { place: placeOf(number) }),
  )
  paper.space(6)
  if (codeOf(own, platforms) !== codeOf({ finding }, platforms)) code(paper, codeOf(own, platforms), TEXT)
}

/** How bad, how long, and where. */
function about(paper: Paper, one: Numbered, timeZone: string): void {
  const { finding } = one
  const { words } = paper.voice
  const severity = words(`ui.severity.${finding.severity}`)
  const tone = { ...STYLES.label, color: TONES[finding.severity].text }
  const [word] = paper.lines(severity, tone, 100)
  const rest = `· ${words(`scan.category.${finding.category}`)} · ${timeOf(workOf(finding).minutes, paper.voice)}`
  const [more] = paper.lines(rest, STYLES.small, 400)
  const y = paper.y
  paper.artifact(() => icon(paper, finding.severity, finding.severity, TEXT, y + 1.5, 10))
  paper.tag('P', () => {
    if (word) paper.drawLine(word, tone, TEXT + 14, y, 100)
    if (more) paper.drawLine(more, STYLES.small, TEXT + 18 + (word?.width ?? 0), y, 400)
  })
  paper.space(STYLES.small.leading + 2)
  const origin = originOf(one, timeZone, paper.voice)
  if (origin) paragraph(paper, origin, STYLES.small, { x: TEXT, gap: 2 })
  paragraph(paper, [finding.at, finding.key].filter(Boolean).join(' · '), STYLES.codeMuted, {
    x: TEXT,
    gap: finding.confidence === 'likely' ? 2 : 8,
  })
  if (finding.confidence === 'likely') paragraph(paper, words('scan.likely'), STYLES.small, { x: TEXT, gap: 8 })
}

const codeOf = ({ finding }: Pick<Numbered, 'finding'>, platforms: ReadonlySet<Platform>) =>
  fitting(finding, platforms)
    .shown.map((snippet) => snippet.code)
    .join('\n')

function explain(paper: Paper, finding: Finding, platforms: ReadonlySet<Platform>): void {
  const { words, apart, locale } = paper.voice
  labelled(paper, words('scan.means'), TEXT, () =>
    paragraph(paper, finding.summary_plain, STYLES.body, { x: TEXT, gap: 3 }),
  )
  labelled(paper, words('scan.impact'), TEXT, () => paragraph(paper, finding.impact, STYLES.body, { x: TEXT, gap: 3 }))
  labelled(paper, words('scan.fix'), TEXT, () =>
    paragraph(paper, finding.remediation, STYLES.body, { x: TEXT, gap: 4 }),
  )
  const nameOf = (platform: Platform) => words(`scan.platform.${platform}`)
  const { shown, others } = fitting(finding, platforms)
  for (const snippet of shown) {
    paper.ensure(STYLES.small.leading + 50)
    if (snippet.platform !== 'text')
      paragraph(paper, words('scan.fixFor', { platform: nameOf(snippet.platform) }), STYLES.small, { x: TEXT, gap: 2 })
    code(paper, snippet.code, TEXT)
  }
  if (others.length === 0) return
  const names = new Intl.ListFormat(locale).format(others.map((platform) => apart(nameOf(platform))))
  paragraph(paper, words('pdf.otherPlatforms', { platforms: names }), STYLES.small, { x: TEXT, gap: 4 })
}

/** What was asked and what came back: text of a stranger's site. */
function proof(paper: Paper, item: Evidence): void {
  const { label, url, request, status, excerpt } = item
  const { words } = paper.voice
  const head = status === undefined ? label : `${label} · ${words('scan.httpStatus', { status: String(status) })}`
  paragraph(paper, head, STYLES.muted, { x: TEXT, gap: 1 })
  if (url) paragraph(paper, url, STYLES.codeMuted, { x: TEXT, gap: 3 })
  if (request) quote(paper, words('scan.request'), request)
  if (excerpt) quote(paper, words('scan.response'), excerpt)
  // Code runs its own way, so it needs no signs for that, and would write them out.
  const data = saidData(item, paper.voice.said)
  for (const { name, text, depth } of data ? factLines(data, 'UTC', paper.voice) : [])
    paragraph(paper, (name ? `${name}: ${text}` : text).replace(MARKS, ''), STYLES.codeMuted, {
      x: TEXT + depth * 10,
      gap: 1,
    })
  paper.space(4)
}

function quote(paper: Paper, label: string, text: string): void {
  paper.ensure(STYLES.small.leading + 50)
  paragraph(paper, label, STYLES.small, { x: TEXT, gap: 2 })
  code(paper, text, TEXT)
}

function references(paper: Paper, finding: Finding): void {
  const { words, apart, comma } = paper.voice
  const classes = [
    ...finding.cwe.map((id) => `CWE-${id}`),
    ...finding.owasp,
    ...finding.asvs.map((id) => `ASVS ${id}`),
    ...finding.cve,
  ]
  const safe = finding.references.filter(({ url }) => url.startsWith('https://'))
  if (safe.length > 0)
    labelled(paper, words('scan.references'), TEXT, () =>
      paper.within('L', () => {
        for (const { title, url } of safe)
          paper.within('LI', () => paper.within('LBody', () => reference(paper, title, url, TEXT)))
      }),
    )
  if (classes.length > 0)
    paragraph(paper, `${words('pdf.classification')}: ${classes.map(apart).join(comma)}`, STYLES.small, { x: TEXT })
}
