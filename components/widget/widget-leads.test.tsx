import { screen, within } from '@testing-library/react'
import Papa from 'papaparse'
import { renderScreen } from '@/lib/testing/render'
import { testApi } from '@/lib/testing/server'
import { widgetLeads } from '@/server/db/schema'
import { WidgetScreen } from './widget-screen'

type Person = Awaited<ReturnType<typeof testApi.signUp>>
type Left = Partial<typeof widgetLeads.$inferInsert>

const open = (as: Person) => renderScreen(<WidgetScreen />, { as, path: '/customization?tab=leads' })

const leave = ({ workspace }: Person, email: string, more: Left = {}) =>
  testApi.db.insert(widgetLeads).values({
    workspace_id: workspace.id,
    email,
    email_norm: email,
    consent_text: 'You may write to me.',
    consent_version: 1,
    ...more,
  })

test('whoever came since the last visit is marked, and at the next one no more', async () => {
  const as = await testApi.signUp({ plan: 'premium' })
  const marked = () =>
    screen
      .queryAllByText('New since your last visit')
      .map((mark) => within(mark.closest('tr') as HTMLElement).getByText(/@/).textContent)
  await leave(as, 'ida@kerzen.example', { created_at: new Date(Date.now() - 60_000) })
  const first = await open(as)
  await screen.findByText('ida@kerzen.example')
  // Of a first visit nothing is known.
  expect(marked()).toEqual([])
  first.unmount()
  await leave(as, 'bo@kerzen.example')
  const second = await open(as)
  expect(await screen.findByText('1 new lead since your last visit')).toBeVisible()
  expect(marked()).toEqual(['bo@kerzen.example'])
  second.unmount()
  await open(as)
  await screen.findByText('bo@kerzen.example')
  expect(marked()).toEqual([])
  expect(screen.queryByText(/since your last visit/)).not.toBeInTheDocument()
})

test('in the file of leads no cell is a formula, whatever a visitor sent', async () => {
  const as = await testApi.signUp({ plan: 'premium' })
  const FORMULAS = ['=cmd|calc!A1', '+1+1', '-2+3', '@SUM(1)', '\t=1', '\r=1', '＝1', '"=1";=2', "'=1"]
  for (const [each, formula] of FORMULAS.entries())
    await leave(as, `${formula.replaceAll(/\s/g, '')}@x${each}.example`, {
      name: formula,
      page_url: formula,
      website: formula,
      consent_text: formula,
    })
  let blob: Blob | undefined
  URL.createObjectURL = (object) => {
    blob = object as Blob
    return 'blob:test'
  }
  URL.revokeObjectURL = () => {}
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { user } = await open(as)
  await user.click(await screen.findByRole('button', { name: 'Export' }))
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }))
  await screen.findByRole('button', { name: 'Export' })
  const text = await blob?.text()
  const rows = Papa.parse<string[]>((text ?? '').replace(/^\uFEFF/, ''), { skipEmptyLines: true }).data
  expect(rows).toHaveLength(1 + FORMULAS.length)
  expect(rows[0]).toEqual(expect.arrayContaining(['Consent', 'Consent given at']))
  for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r＝＋－＠]/)
  // What was sent is all there, behind the sign that makes it text.
  for (const formula of FORMULAS)
    expect(rows.flat().filter((cell) => cell === formula || cell === `'${formula}`).length).toBeGreaterThanOrEqual(2)
})
