import { execFileSync, spawnSync } from 'node:child_process'
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FindingState } from '@/lib/contract/finding'
import type { Finding } from '@/lib/contract/scan-result'
import { HOSTILE } from '@/lib/testing/results'
import type { PdfInput } from '@/server/pdf/input'
import { reportPdf } from '@/server/pdf/report-pdf'
import { exampleFindings, exampleInput } from '@/server/pdf/testing'
import { paperVoice } from '@/server/pdf/words'
import { check, fail } from './expect'

const MANY = 2000
const FEW = 20
/** A hundred times the findings take no more than a hundred times as long. */
const MAX_RATIO = MANY / FEW
/** While a report is written others are answered: no pause of the event loop is a larger part of the whole. */
const MAX_PAUSE = 0.2

/** The report as PDF, read by programs that have nothing to do with the one that wrote it. */
export async function testPdf(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'soteria-pdf-'))
  try {
    await testContent(folder)
    await testLanguages(folder)
    await testSize(folder)
  } catch (error) {
    fail('pdf', error)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function testContent(folder: string): Promise<void> {
  const findings = exampleFindings(80)
  const [worst] = findings
  if (worst) worst.evidence = HOSTILE
  const file = join(folder, 'report.pdf')
  await write({ ...exampleInput(findings), states: decided(findings) }, file)

  const { status, stdout, stderr } = spawnSync('qpdf', ['--check', file], { encoding: 'utf8' })
  check('pdf: qpdf has nothing against it', status === 0 ? '' : stdout + stderr, '')
  const info = execFileSync('pdfinfo', [file], { encoding: 'utf8' })
  check(
    'pdf: it is tagged, has a title and no script',
    ['Tagged', 'Title', 'JavaScript'].map((name) => new RegExp(`^${name}: +(.*)$`, 'm').exec(info)?.[1]),
    ['yes', 'Security report for shop.example.com', 'no'],
  )
  const [, , ...fonts] = execFileSync('pdffonts', [file], { encoding: 'utf8' }).trim().split('\n')
  const embedded = fonts.filter((line) => /\byes yes yes\b/.test(line))
  check(
    'pdf: every font is embedded, as a subset, with its characters',
    [embedded.length, fonts.length > 4],
    [fonts.length, true],
  )
  const structure = execFileSync('pdfinfo', ['-struct', file], { encoding: 'utf8' })
  for (const tag of ['Document', 'H1', 'H2', 'H3', 'P', 'L', 'LI', 'Table', 'TR', 'TH', 'TD', 'Figure', 'Link'])
    check(`pdf: the structure has ${tag}`, new RegExp(`^ *${tag}\\b`, 'm').test(structure), true)

  const raw = execFileSync('pdftotext', ['-raw', file, '-'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  const text = words(raw)
  const missing = findings.filter(({ title }) => !text.includes(words(title))).map(({ title }) => title)
  check('pdf: every finding is in its text', missing, [])
  check('pdf: the verdict is in its text', /\d+ (critical|high) findings? (need|to fix)/.test(text), true)
  const expected = [
    '<script>alert("hostile")</script>',
    '<img src=x onerror=alert(2)>',
    'bell[U+0007] escape[U+001B][31m null[U+0000] override[U+202E]txt.exe',
    'Zażółć gęślą jaźń, Привет, Καλημέρα, Tiếng Việt, [U+6F22 U+5B57], [U+1F642]',
  ]
  for (const each of expected) check(`pdf: hostile text is text: ${each}`, text.includes(each), true)
  for (const each of [
    'Dismissed: 2 findings',
    'Risk accepted, Ada <b>Test</b>, Nov 20, 2026, until Jan 1, 2099',
    'because) Tj ET endobj [U+202E]',
    'False positive, Nov 20, 2026',
  ])
    check(`pdf: a decision is told: ${each}`, text.includes(each), true)
  check(
    'pdf: fixes are for what the site runs on, and the other platforms are named',
    ['For WordPress', 'For Caddy', 'The online report also has code for nginx, Apache, Caddy,'].map((each) =>
      text.includes(each),
    ),
    [true, false, true],
  )
  check(
    'pdf: Arabic can be read and found',
    ['مرحبا', 'بالعالم'].filter((word) => !text.includes(word)),
    [],
  )
  check(
    'pdf: a line of 10,000 characters is all there',
    raw
      .replaceAll(/\s|\f|Page \d+ of \d+/g, '')
      .match(/x{200,}/g)
      ?.join('').length ?? 0,
    9990,
  )
  // Poppler itself writes marks around text from right to left, and form feeds between pages.
  check('pdf: no control character is in its text', /[^\P{C}\n\f\u202A-\u202E]/u.exec(raw)?.[0] ?? null, null)
}

/** In other languages, whose words are drawn as words: with the letters of each, and from right to left. */
async function testLanguages(folder: string): Promise<void> {
  const expected = {
    de: [
      'Sicherheitsbericht',
      'Zusammenfassung',
      'Zuerst erledigen',
      'Sicherheits-Header',
      '20.11.2026',
      'Seite 2 von',
    ],
    es: ['Informe de seguridad', 'Haz esto primero', 'Página 2 de', 'Método y límites'],
    ar: ['تقرير أمني', 'الملخص', 'ابدأ بهذه', 'المنهج والحدود', 'النتائج الأمنية للموقع', 'https://shop.example.com/'],
  }
  for (const [language, own] of Object.entries(expected)) {
    const file = join(folder, `${language}.pdf`)
    const findings = exampleFindings(40)
    const [worst] = findings
    if (worst) worst.evidence = HOSTILE
    await write({ ...exampleInput(findings), states: decided(findings) }, file, language)
    check(`pdf: qpdf has nothing against ${language}`, spawnSync('qpdf', ['--check', file]).status, 0)
    const text = words(
      execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' }).replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, ''),
    )
    check(
      `pdf: the words of ${language} can be read`,
      own.filter((each) => !text.includes(each)),
      [],
    )
    check(
      `pdf: no sign of direction is shown in ${language}`,
      /\[U\+(061C|200[EF]|206[89])/.exec(text.replaceAll('[U+202E]', ''))?.[0] ?? null,
      null,
    )
  }
}

async function testSize(folder: string): Promise<void> {
  await write(exampleInput(exampleFindings(FEW, { distinct: true })), join(folder, 'warm.pdf'))
  const few = await timed(() => write(exampleInput(exampleFindings(FEW, { distinct: true })), join(folder, 'few.pdf')))
  const pauses = monitorEventLoopDelay({ resolution: 10 })
  pauses.enable()
  const file = join(folder, 'many.pdf')
  const many = await timed(() => write(exampleInput(exampleFindings(MANY, { distinct: true })), file))
  pauses.disable()
  const ratio = many / few
  console.log(
    `     ${FEW} findings ${few.toFixed(0)} ms, ${MANY} findings ${many.toFixed(0)} ms, ratio ${ratio.toFixed(1)}, longest pause ${(pauses.max / 1e6).toFixed(0)} ms`,
  )
  check(`pdf: ${MANY} findings take less than ${MAX_RATIO} times as long as ${FEW}`, ratio < MAX_RATIO, true)
  check('pdf: meanwhile others are answered', pauses.max / 1e6 < many * MAX_PAUSE, true)
  check(`pdf: qpdf has nothing against ${MANY} findings`, spawnSync('qpdf', ['--check', file]).status, 0)
}

/** Two findings set aside, in words that mean no good. */
function decided([first, second]: Finding[]): FindingState[] {
  const at = '2026-11-20T12:00:00Z'
  const accepted = {
    status: 'accepted',
    note: 'because) Tj ET endobj \u202E',
    until: '2099-01-01',
    by: { id: '1', name: 'Ada <b>Test</b>' },
    at,
  } as const
  return [
    { id: first?.id ?? '', status: 'accepted', decision: accepted },
    {
      id: second?.id ?? '',
      status: 'false_positive',
      decision: { ...accepted, status: 'false_positive', until: null, by: null },
    },
  ]
}

const write = async (input: Omit<PdfInput, 'voice'>, file: string, language = 'en') =>
  pipeline(reportPdf({ ...input, voice: await paperVoice(language) }), createWriteStream(file))

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

const words = (text: string) => text.replaceAll(/\s+/g, ' ')
