import { inflateSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { accountApi } from '@/lib/contract/account'
import { assetChangeApi } from '@/lib/contract/asset-change'
import { findingApi } from '@/lib/contract/finding'
import { reportApi } from '@/lib/contract/report'
import type { Check, ScanResult } from '@/lib/contract/scan-result'
import { brandingChangeApi } from '@/lib/contract/branding-change'
import { workspaceApi } from '@/lib/contract/workspace'
import { deedIn } from '@/lib/domain/deeds'
import { byUrgency } from '@/lib/domain/finding-order'
import { rules as german } from '@/lib/messages/de/rules'
import { gates } from '@/lib/domain/plans'
import { exampleCheck, exampleFinding, HOSTILE } from '@/lib/testing/results'
import { isFull } from '@/lib/testing/sample'
import { assets, brandings, scans, users } from '@/server/db/schema'
import { exampleFindings, exampleInput } from '@/server/pdf/testing'
import { Paper } from '@/server/pdf/paper'
import { completeScan, MISSING, openContractApi } from '@/server/routes/testing'

const { db, signUp, ask, tell, send, request } = openContractApi()

async function withReport(result?: ScanResult, value = 'shop.example.com') {
  const who = await signUp()
  const { asset } = await ask(assetChangeApi.create, {
    token: who.token,
    params: { workspace: who.workspace.id },
    body: { value },
  })
  const report = await completeScan(db, { ...who, asset, at: '2026-11-20T10:00:00Z' })
  await db
    .update(scans)
    .set({ result: result ?? exampleInput(exampleFindings(2)).result })
    .where(eq(scans.id, report))
  const sent = { token: who.token, params: { workspace: who.workspace.id, report } }
  return { ...who, report, sent }
}

/**
 * The structure of the file: its objects, with the streams unpacked. Drawn text is numbers of glyphs, and is read in
 * interop.
 */
async function download(sent: Parameters<typeof send>[1]) {
  const response = await send(reportApi.download, sent)
  const bytes = Buffer.from(await response.arrayBuffer())
  const raw = bytes.toString('latin1')
  const streams = [...raw.matchAll(/\/FlateDecode\n>>\nstream\n/g)].map(({ index, 0: head }) => {
    const start = index + head.length
    return inflateSync(bytes.subarray(start, raw.indexOf('\nendstream', start))).toString('latin1')
  })
  return { response, raw, streams }
}

const ESCAPED: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** Texts outside of drawing are ASCII, or UTF-16 after a mark. `before` is what stands in front of them. */
const texts = (raw: string, before: string) =>
  [...raw.matchAll(new RegExp(`${before} ?\\(((?:[^()\\\\]|\\\\.)*)\\)`, 'gs'))].map(([, text = '']) => {
    const plain = text.replaceAll(/\\(.)/gs, (_, sign: string) => ESCAPED[sign] ?? sign)
    return plain.startsWith('þÿ') ? Buffer.from(plain.slice(2), 'latin1').swap16().toString('utf16le') : plain
  })

test('a site with a name is called by it in the PDF, in either view', async () => {
  const { sent, workspace } = await withReport()
  await db.update(assets).set({ name: 'Linden Home shop' }).where(eq(assets.workspace_id, workspace.id))
  const written = jest.spyOn(Paper.prototype, 'flow')
  for (const view of ['full', 'owner'] as const) {
    written.mockClear()
    const { raw } = await download({ ...sent, query: { view } })
    const lines = written.mock.calls.map(([text]) => text)
    expect(lines.slice(lines.indexOf('Linden Home shop')).slice(0, 2)).toEqual(['Linden Home shop', 'shop.example.com'])
    expect(raw).toContain('Linden Home shop')
  }
  expect((await ask(reportApi.one, sent)).report).toMatchObject({
    asset_name: 'Linden Home shop',
    asset_value: 'shop.example.com',
  })
  // Of a name in letters that the paper cannot print nothing could be read.
  await db.update(assets).set({ name: '菩提树之家' }).where(eq(assets.workspace_id, workspace.id))
  expect((await download(sent)).raw).toContain('Security report for shop.example.com')
})

test('the report of a scan without a grade calls nothing clean that it could not check', async () => {
  const alts = async (grade: 'A' | null) => {
    const { sent } = await withReport(exampleInput([], { grade, score: grade && 95 }).result)
    return texts((await download(sent)).raw, '/Alt')
  }
  expect(await alts('A')).toContain('No findings')
  const unknown = await alts(null)
  expect(unknown).toContain('No findings in the completed checks')
  expect(unknown).not.toContain('No findings')
})

test('the owner gets two pages, however much was found, and nothing of its proof', async () => {
  const { sent } = await withReport(exampleInput(exampleFindings(200)).result)
  const { response, raw } = await download({ ...sent, query: { view: 'owner' } })
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(raw.match(/\/Type \/Page\n/g)).toHaveLength(2)
  expect(raw.match(/\/S \/Code\n/g)).toBeNull()
  expect((await download(sent)).raw.match(/\/S \/Code\n/g)).not.toBeNull()
})

test.each([
  ['bücher.example', 'bücher.example'],
  ['магазин.example', 'магазин.example'],
  ['аррӏе.com', 'xn--80ak6aa92e.com'],
  // Letters that no font of the report has would be written by their codes.
  ['例子.example', 'xn--fsqu00a.example'],
])('the title of the report of %s names %s', async (value, shown) => {
  const { sent } = await withReport(undefined, value)
  const { raw } = await download(sent)
  expect(texts(raw, 'obj\n')).toContainEqual(expect.stringContaining(shown))
})

test('it names the client and what the workspace is about, and writes dates as its reader does', async () => {
  const { sent, token, workspace } = await withReport()
  await ask(workspaceApi.update, {
    token,
    params: { id: workspace.id },
    body: { name: 'Main', client_name: 'Linden Home', description: 'Shop and blog' },
  })
  const written = jest.spyOn(Paper.prototype, 'flow')
  const read = async () => {
    written.mockClear()
    await download(sent)
    return written.mock.calls.map(([text]) => text)
  }
  const usual = await read()
  expect(usual).toEqual(expect.arrayContaining(['Linden Home', 'Shop and blog']))
  expect(usual.join('\n')).toMatch(/^Nov 20, 2026, 10:00\s–\s10:04\sAM UTC$/m)
  await ask(accountApi.updatePreferences, { token, body: { date_format: 'ymd', clock: '24' } })
  expect((await read()).join('\n')).toMatch(/^2026-11-20, 10:00 – 10:04 UTC$/m)
})

test('it writes numbers as its reader does, whatever the language, and those of nobody else', async () => {
  const { result } = exampleInput(exampleFindings(2), { requests: 4120, bytes: 1_234_567 })
  const [chosen, other] = [await withReport(result), await withReport(result)]
  await ask(accountApi.updatePreferences, { token: chosen.token, body: { number_format: 'apostrophe', locale: 'de' } })
  const written = jest.spyOn(Paper.prototype, 'flow')
  const asked = async ({ sent }: typeof chosen) => {
    written.mockClear()
    await download(sent)
    return written.mock.calls.map(([text]) => text).find((text) => /^4.?120 /.test(text))
  }
  expect(await asked(chosen)).toMatch(/^4’120 Anfragen .* 1\.2\sMB /)
  expect(await asked(other)).toMatch(/^4,120 requests .* 1\.2\sMB /)
})

test('a report is a PDF, named after the product, the host and the day', async () => {
  const { sent } = await withReport()
  const { response, raw } = await download(sent)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="soteria-report-shop.example.com-2026-11-20.pdf"; filename*=UTF-8''soteria-report-shop.example.com-2026-11-20.pdf`,
  )
  expect(raw).toMatch(/^%PDF-1\.7\n[^]*%%EOF\n$/)
})

test('its bookmarks are its parts, the severities and the findings, in the order of the screen', async () => {
  const findings = exampleFindings(24)
  const { sent } = await withReport(exampleInput(findings).result)
  const { raw } = await download(sent)
  const titles = texts(raw, '/Title')
  const own = findings.toSorted(byUrgency).map(({ title }, index) => `${index + 1}. ${title}`)
  expect(titles).toEqual(expect.arrayContaining(own))
  const parts = [
    'Summary',
    'How the score adds up',
    'Findings',
    'What we checked',
    'Technology',
    'Certificate and DNS',
    'Pages',
    'Method and limits',
  ]
  expect(titles.filter((title) => parts.includes(title)).toSorted()).toEqual(parts.toSorted())
})

test('what was set aside stands at the end, and does not count', async () => {
  const [worst, ...others] = exampleFindings(24).toSorted(byUrgency)
  if (!worst) throw new Error('no finding')
  const { sent } = await withReport(exampleInput([worst, ...others]).result)
  const heads = async () =>
    texts((await download(sent)).raw, '/Title').filter((title) => /^(1\. |24\. |Dismissed)/.test(title))
  expect(await heads()).toEqual(expect.arrayContaining([`1. ${worst.title}`]))
  expect(await heads()).not.toContainEqual(expect.stringContaining('Dismissed'))
  await ask(findingApi.triage, {
    ...sent,
    body: { ids: [worst.id], status: 'false_positive', note: 'Sent by the proxy ) >> endobj' },
  })
  expect(await heads()).toEqual(expect.arrayContaining([`24. ${worst.title}`, 'Dismissed: 1 finding']))
  const count = (severity: string, findings = others) =>
    findings.filter((finding) => finding.severity === severity).length
  expect(texts((await download(sent)).raw, '/Alt')).toContainEqual(
    expect.stringContaining(`${count('high')} high, ${count('medium')} medium`),
  )
})

/** Two thousand of them under `npm run test:full`: what a page does to the next shows earlier. */
const MANY = isFull ? 2000 : 300

test('what an earlier full scan found and a light one could not see is named in both PDFs, with where it is from', async () => {
  const who = await signUp()
  const { asset } = await ask(assetChangeApi.create, {
    token: who.token,
    params: { workspace: who.workspace.id },
    body: { value: 'shop.example.com' },
  })
  const files = exampleCheck({ key: 'exposure.files', category: 'exposure' })
  const git = exampleFinding({ id: 'git', check: files.key, rule: 'exposure.files/git', severity: 'critical' })
  const admin = exampleCheck({ key: 'exposure.admin', category: 'exposure' })
  const open = exampleFinding({
    id: 'open',
    check: admin.key,
    rule: 'exposure.admin/open',
    title: 'Open',
    severity: 'high',
  })
  const scanned = (at: string, found: Partial<ScanResult>) => completeScan(db, { ...who, asset, at, found })
  await scanned('2026-11-18T10:00:00Z', { mode: 'full', findings: [git, open], checks: [exampleCheck(), files, admin] })
  // It could not see the one, and saw the other again: each is of the report that shows it last.
  const unseen: Check = { ...files, state: 'inconclusive', findings: 0 }
  await scanned('2026-11-19T10:00:00Z', { mode: 'full', findings: [open], checks: [exampleCheck(), unseen, admin] })
  const report = await scanned('2026-11-20T10:00:00Z', {
    mode: 'light',
    findings: [exampleFinding()],
    checks: [exampleCheck()],
  })
  const sent = { token: who.token, params: { workspace: who.workspace.id, report } }
  const titles = texts((await download(sent)).raw, '/Title').filter((title) => /^\d\. /.test(title))
  expect(titles).toEqual([`1. ${git.title}`, '2. Open', `3. ${exampleFinding().title}`])

  const written = jest.spyOn(Paper.prototype, 'lines')
  await download({ ...sent, query: { view: 'owner' } })
  const drawn = written.mock.calls.map(([text]) => text)
  expect(drawn).toEqual(
    expect.arrayContaining(['From the full scan on Nov 18, 2026', 'From the full scan on Nov 19, 2026']),
  )
  expect(drawn.filter((text) => text.startsWith(deedIn(git)))).toHaveLength(2)
})

test('a report of very many findings is read to its end', async () => {
  const findings = exampleFindings(MANY)
  const { sent } = await withReport(exampleInput(findings).result)
  const { raw } = await download(sent)
  expect(raw).toMatch(/%%EOF\n$/)
  expect(texts(raw, '/Title').filter((title) => /^\d+\. /.test(title))).toHaveLength(MANY)
})

/** What is marked ends once, and nothing else does. */
function isBalanced(stream: string): boolean {
  let open = 0
  for (const [word] of stream.matchAll(/\b(?:BDC|BMC|EMC)$/gm)) {
    open += word === 'EMC' ? -1 : 1
    if (open < 0) return false
  }
  return open === 0
}

test('it is tagged, says its language and title, and brings its fonts', async () => {
  const { sent } = await withReport(exampleInput().result)
  const { raw, streams } = await download(sent)
  expect(streams.filter((stream) => stream.includes('BDC')).length).toBeGreaterThan(5)
  expect(streams.every(isBalanced)).toBe(true)
  expect(raw).toContain('/Lang (en)')
  expect(raw).toContain('/Marked true')
  expect(raw).toContain('/DisplayDocTitle true')
  for (const tag of ['Document', 'H1', 'H2', 'H3', 'P', 'L', 'LI', 'Table', 'TR', 'TH', 'TD', 'Figure', 'Link'])
    expect(raw).toContain(`/S /${tag}\n`)
  expect(texts(raw, '/Alt')).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Grade F, \d+ of 100$/),
      expect.stringMatching(/^\d+ high, \d+ medium, /),
    ]),
  )
  expect(raw.match(/\/FontDescriptor \d+ 0 R/g)?.length).toBe(raw.match(/\/FontFile2 \d+ 0 R/g)?.length)
})

const partsOf = (raw: string) =>
  texts(raw, '/Title').filter((title) => /^(Summary|Zusammenfassung|Resumen|الملخص)$/.test(title))

test('it is written in the language of the account, with the findings that the language knows', async () => {
  const findings = exampleFindings(3).toSorted(byUrgency)
  const { sent, token } = await withReport(exampleInput(findings).result)
  await ask(accountApi.updatePreferences, { token, body: { locale: 'de' } })
  const { raw } = await download(sent)
  expect(raw).toContain('/Lang (de)')
  expect(raw).not.toContain('/R2L')
  const titles = texts(raw, '/Title')
  expect(texts(raw, 'obj\n')).toContain('Sicherheitsbericht für shop.example.com')
  expect(titles).toEqual(
    expect.arrayContaining([
      'Zusammenfassung',
      'Befunde',
      'Zertifikat und DNS',
      `1. ${german[findings[0]?.rule as keyof typeof german].title}`,
    ]),
  )
  expect(texts(raw, '/Alt')).toContainEqual(expect.stringMatching(/^Note D, \d+ von 100$/))
})

test.each([
  ['en', 'Identified', 'Passed'],
  ['de', 'Erkannt', 'Bestanden'],
  ['es', 'Identificado', 'Superadas'],
  ['ar', 'تم التعرّف عليه', 'ناجحة'],
] as const)('in %s software that was only named has not passed, as on the screen', async (locale, word, passed) => {
  const { result } = exampleInput([])
  const checks = result.checks.map((check) =>
    check.key === 'software.technology'
      ? { ...check, state: 'passed' as const, detail: 'Identified: PHP 7.4.3.' }
      : check,
  )
  const { sent, token } = await withReport({ ...result, checks })
  await ask(accountApi.updatePreferences, { token, body: { locale } })
  const [flowed, drawn] = [jest.spyOn(Paper.prototype, 'flow'), jest.spyOn(Paper.prototype, 'drawLine')]
  await download(sent)
  const headings = flowed.mock.calls.map(([text]) => text)
  const clean = checks.filter(({ key, state }) => state === 'passed' && key !== 'software.technology').length
  expect(headings).toEqual(expect.arrayContaining([`${word}: 1`, `${passed}: ${clean}`]))
  // Whatever way it runs.
  const signs = (text: string) => [...text.replaceAll(/\s/g, '')].sort().join('')
  const cells = drawn.mock.calls.map(([{ runs }]) => signs(runs.map(({ text }) => text).join('')))
  expect(cells.filter((cell) => cell === signs(word))).toHaveLength(1)
})

test('an Arabic report says so, runs from right to left, and nobody sees the signs that keep its words in order', async () => {
  const { sent, token } = await withReport(exampleInput(exampleFindings(3)).result)
  await ask(accountApi.updatePreferences, { token, body: { locale: 'ar' } })
  const { raw } = await download(sent)
  expect(raw).toContain('/Lang (ar)')
  expect(raw).toContain('/Direction /R2L')
  const drawn = [...texts(raw, 'obj\n'), ...texts(raw, '/Title'), ...texts(raw, '/Alt')]
  expect(drawn).toEqual(
    expect.arrayContaining(['تقرير أمني عن shop.example.com', 'الملخص', 'النتائج', 'المنهج والحدود']),
  )
  expect(drawn.join('')).not.toMatch(/[\u200E\u200F\u2066-\u2069]/)
})

test.each([
  ['names one that there are words in', { 'accept-language': 'fr-FR, es-MX;q=0.8, de;q=0.9' }, null, '/Lang (de)'],
  ['names none', { 'accept-language': 'fr, *;q=0.1' }, null, '/Lang (en)'],
  ['says nothing', {}, null, '/Lang (en)'],
  ['has a region for the chosen language', { 'accept-language': 'en, es-MX;q=0.8' }, 'es', '/Lang (es-MX)'],
])('where the browser %s', async (_, headers, locale, lang) => {
  const { sent, token } = await withReport(exampleInput(exampleFindings(1)).result)
  if (locale) await ask(accountApi.updatePreferences, { token, body: { locale } })
  const { raw } = await download({ ...sent, headers })
  expect(raw).toContain(lang)
  expect(partsOf(raw)).toEqual([{ de: 'Zusammenfassung', es: 'Resumen', en: 'Summary' }[lang.slice(7, 9)]])
})

test('links are the https references and nothing else, and no text of the site becomes an object of the file', async () => {
  const [finding, ...others] = exampleFindings(3)
  if (!finding) throw new Error('no finding')
  const references = [
    { title: 'Good', url: 'https://good.example/' },
    { title: 'Bad', url: 'javascript:alert(1)' },
    { title: 'Plain', url: 'http://plain.example/' },
  ]
  // No database keeps a null.
  const evidence = HOSTILE.map((item) => ({ ...item, excerpt: item.excerpt?.replaceAll('\u0000', '') }))
  const hostile = { ...finding, title: 'Title ) >> endobj \u0007\u202E', evidence, references }
  const { sent } = await withReport(exampleInput([hostile, ...others]).result)
  const { raw, streams } = await download(sent)
  const all = [raw, ...streams].join('\n')
  expect(texts(raw, '/URI')).toContain('https://good.example/')
  expect(texts(raw, '/URI').filter((url) => !url.startsWith('https://'))).toEqual([])
  expect(raw).not.toMatch(/\/(JavaScript|JS|Launch|OpenAction|AA)\b/)
  expect(texts(raw, '/Title').join('')).not.toMatch(/[\u0000-\u001F\u202E]/)
  for (const stream of streams.filter((text) => text.includes('BDC')))
    expect(stream).not.toMatch(/[\u0000-\u0009\u000B-\u001F]/)
  expect(all).not.toContain('endstream endobj (')
})

test('it carries the brand, and an address of a logo is not asked for', async () => {
  const who = await withReport()
  await ask(brandingChangeApi.update, {
    token: who.token,
    body: { company_name: 'Linden & Söhne', primary: '#336699', logo_url: 'https://127.0.0.1:9/logo.png' },
  })
  const { raw, streams } = await download(who.sent)
  expect(texts(raw, 'obj\n')).toContain('Linden & Söhne')
  expect(streams.join('')).toContain('0.2 0.4 0.6 scn')
  expect(raw).not.toContain('/Subtype /Image')
})

test.each([
  [
    'a picture',
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    true,
  ],
  ['a damaged one', 'AAAA', false],
])('a stored logo is drawn when it is %s', async (_, base64, isDrawn) => {
  const who = await withReport()
  await db.insert(brandings).values({ user_id: who.user.id, look: { logo_url: `data:image/png;base64,${base64}` } })
  const { response, raw } = await download(who.sent)
  expect(response.status).toBe(200)
  expect(raw).toMatch(/%%EOF\n$/)
  expect(raw.includes('/Subtype /Image')).toBe(isDrawn)
})

test('the name of a file has no sign that a disk or a header could misread', async () => {
  const target = { input: 'http://shop.example.com:8080/', host: '../..\\"żółw.example\r\na b', ip: null, url: null }
  const { sent } = await withReport(exampleInput([], { target }).result)
  const { response } = await download(sent)
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="soteria-report-w.example-a-b-8080-2026-11-20.pdf"; filename*=UTF-8''soteria-report-${encodeURIComponent('żółw')}.example-a-b-8080-2026-11-20.pdf`,
  )
})

test('a report without a brand of its own has the colour and the logo of the reseller, and one with a name of its own has no logo of somebody else', async () => {
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const reseller = openContractApi({ settings: { productColour: '#336699', productLogo: picture } })
  const { sent, token } = await withReport()
  const pdf = async () =>
    Buffer.from(await (await reseller.send(reportApi.download, sent)).arrayBuffer()).toString('latin1')
  expect(await pdf()).toContain('/Subtype /Image')
  await ask(brandingChangeApi.update, { token, body: { company_name: 'Linden & Söhne' } })
  expect(await pdf()).not.toContain('/Subtype /Image')
})

test('under the name of a reseller the report and its file carry that name', async () => {
  const { sent } = await withReport()
  const reseller = openContractApi({ settings: { productName: 'حصن Shield!' } })
  const response = await reseller.send(reportApi.download, sent)
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="shield-report-shop.example.com-2026-11-20.pdf"; filename*=UTF-8''${encodeURIComponent('حصن-shield')}-report-shop.example.com-2026-11-20.pdf`,
  )
  const raw = Buffer.from(await response.arrayBuffer()).toString('latin1')
  expect(texts(raw, 'obj\n')).toContain('حصن Shield!')
})

test('without the plan, and for a report that is not there, it is refused', async () => {
  const { sent, user, workspace, token } = await withReport()
  const stranger = await signUp()
  expect(await tell(reportApi.download, { ...sent, token: stranger.token })).toMatchObject({ status: 404 })
  expect(await tell(reportApi.download, { token, params: { workspace: workspace.id, report: MISSING } })).toEqual({
    status: 404,
    body: { code: 'report_not_found', message: 'Report not found.' },
  })
  expect(
    (await request('GET', `/api/report/${workspace.id}/download/${sent.params.report}?view=half`, { token })).status,
  ).toBe(422)
  const free = await signUp({ plan: null })
  expect(await tell(reportApi.download, { ...sent, token: free.token })).toMatchObject({
    status: 403,
    body: { message: gates.core.message },
  })
  expect(user.id).not.toBe(stranger.user.id)
})

test.each([
  [
    'a waiting scan',
    { status: 'queued' as const, result: null },
    409,
    'The report is available when the scan finishes.',
  ],
  [
    'a failed scan',
    { status: 'failed' as const, result: null },
    409,
    'This scan failed without a result. Scan again to get a report.',
  ],
  [
    'a result of another make',
    { result: { score: 'high' } as never },
    422,
    'This result can’t be turned into a PDF because we couldn’t parse it. View or download the raw result in the report.',
  ],
])('%s answers a sentence instead of a file', async (_, change, status, message) => {
  const { sent, report } = await withReport()
  await db.update(scans).set(change).where(eq(scans.id, report))
  expect(await tell(reportApi.download, sent)).toEqual({
    status,
    body: { code: expect.stringMatching(/^(scan|result)_/) as unknown, message },
  })
})

test('the reader who goes away ends the writing, and a zone nobody knows is no reason to fail', async () => {
  const { sent, user } = await withReport(exampleInput(exampleFindings(100)).result)
  await db.update(users).set({ timezone: 'Mars/Olympus' }).where(eq(users.id, user.id))
  const response = await send(reportApi.download, sent)
  const reader = response.body?.getReader()
  expect((await reader?.read())?.done).toBe(false)
  await reader?.cancel()
  expect((await download(sent)).response.status).toBe(200)
})
