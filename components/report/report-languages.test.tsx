import { screen } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { signUpWithSite } from '@/components/scan-result/testing'
import { chooseLocale } from '@/lib/browser/locale'
import { renderScreen } from '@/lib/testing/render'
import { rules } from '@/lib/messages/en/rules'
import { exampleCheck, exampleFinding, exampleResult } from '@/lib/testing/results'
import { testApi } from '@/lib/testing/server'
import { loadWords } from '@/lib/browser/words'
import { users } from '@/server/db/schema'
import { ReportScreen } from './report-screen'

const DEVELOPER = { 'soteria:report-view': 'developer' }

beforeAll(() => loadWords('de', 'all'))
beforeEach(() => chooseLocale('de'))

async function openInGerman(result: ReturnType<typeof exampleResult>) {
  const { as, addReport } = await signUpWithSite()
  await testApi.db.update(users).set({ locale: 'de' }).where(eq(users.id, as.user.id))
  const { id } = await addReport(result)
  return renderScreen(<ReportScreen />, { as, path: `/report/${id}`, kept: DEVELOPER })
}

const { title, means, impact, fix } = rules['http.headers/nosniff-missing']
const headers = exampleFinding({ title, summary_plain: means, impact, remediation: fix })
const redis = exampleFinding({
  id: '2',
  rule: 'network.ports/open-database',
  check: 'network.ports',
  category: 'network',
  severity: 'critical',
  title: 'Redis without a password is open to the internet on port 6379',
  evidence: [{ label: 'TXT records of shop.example.com', data: { recognised_by: 'port' } }],
})

test('a German report tells what was found, what it means and how it is fixed in German', async () => {
  const { user } = await openInGerman(exampleResult({ findings: [headers] }))
  await user.click(await screen.findByRole('tab', { name: /Befunde/ }))
  await user.click(screen.getByRole('button', { name: /X-Content-Type-Options-Header fehlt/, expanded: false }))
  expect(
    screen.getByText('Browser dürfen den Typ einer Datei erraten, statt den vom Server gesendeten zu verwenden.'),
  ).toBeVisible()
  expect(screen.getByText(/^Eine als Bild oder Text hochgeladene Datei/)).toBeVisible()
  expect(screen.getByText('Senden Sie X-Content-Type-Options: nosniff in jeder Antwort.')).toBeVisible()
})

test('what a German title says about one site stands where German puts it', async () => {
  const { user } = await openInGerman(exampleResult({ mode: 'full', findings: [redis] }))
  await user.click(await screen.findByRole('tab', { name: /Befunde/ }))
  await user.click(
    screen.getByRole('button', { name: /Redis ohne Passwort ist auf Port 6379 zum Internet offen/, expanded: false }),
  )
  expect(screen.getByText('TXT-Einträge von shop.example.com')).toBeInTheDocument()
  expect(screen.getByText('Erkannt an')).toBeInTheDocument()
})

test('why a check has no answer is told in German, sentence by sentence', async () => {
  const detail = 'Only 30 of 41 scripts were checked. Couldn’t read https://shop.example.com/a.js.'
  const check = exampleCheck({
    key: 'software.js',
    title: 'JavaScript libraries',
    category: 'software',
    state: 'inconclusive',
    findings: 0,
    detail,
  })
  const { user } = await openInGerman(exampleResult({ checks: [check], findings: [] }))
  await user.click(await screen.findByRole('tab', { name: /Prüfungen/ }))
  expect(
    screen.getByText(
      'Nur 30 von 41 Skripten wurden geprüft. https://shop.example.com/a.js konnte nicht gelesen werden.',
    ),
  ).toBeVisible()
})

test('what is known about a vulnerable library is told in German, in its evidence and its references', async () => {
  const summary = 'Selector text is taken for HTML'
  const advisories = [{ severity: 'medium', summary, cve: ['CVE-2012-6708'], fixed_in: '1.9.0' }]
  const library = exampleFinding({
    title: 'jquery 1.8.0 has a known vulnerability',
    evidence: [{ label: 'Library found', data: { library: 'jquery', recognised_by: 'content', advisories } }],
    references: [
      { title: summary, url: 'https://nvd.nist.gov/vuln/detail/CVE-2012-6708' },
      {
        title: 'OWASP cheat sheet: Error Handling',
        url: 'https://cheatsheetseries.owasp.org/cheatsheets/Error_Handling_Cheat_Sheet.html',
      },
    ],
  })
  const { user } = await openInGerman(exampleResult({ findings: [library] }))
  await user.click(await screen.findByRole('tab', { name: /Befunde/ }))
  await user.click(screen.getByRole('button', { name: /jquery 1\.8\.0/, expanded: false }))
  expect(screen.getByRole('heading', { name: 'Belege' })).toBeVisible()
  const facts = screen.getAllByRole('definition').map((fact) => fact.textContent)
  expect(facts).toEqual(
    expect.arrayContaining(['dem Inhalt', 'Mittel', 'Text eines Selektors wird als HTML gelesen', 'CVE-2012-6708']),
  )
  expect(screen.getByText('CVE', { selector: 'dt' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Text eines Selektors wird als HTML gelesen' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'OWASP Cheat Sheet: Error Handling' })).toBeVisible()
})
