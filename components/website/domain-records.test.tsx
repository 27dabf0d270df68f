import { screen, within } from '@testing-library/react'
import { DomainSetup } from '@/lib/contract/website'
import { websiteManager } from '@/lib/messages/en/website-manager'
import { withTexts } from '@/lib/react/i18n'
import { renderScreen } from '@/lib/testing/render'
import { DomainRecords } from './domain-records'

const Records = withTexts({ websiteManager }, DomainRecords)
const setup = (value: string) =>
  DomainSetup.parse({
    domain: 'www.larch.example',
    status: 'waiting',
    records: [{ type: 'A', host: 'larch.example', value, state: 'missing', found: [] }],
    proxy: 'www.larch.example {\n}',
  })

test.each([
  ['127.0.0.1', true],
  ['sites.localhost', true],
  ['203.0.113.7', false],
])('where a domain would point to %s, it is said whether that can work', async (value, isTryOut) => {
  await renderScreen(<Records domain={setup(value)} actions={null} footer={null} />)
  const note = screen.queryByText('Try-out: a public domain can’t point here.')
  if (isTryOut) expect(note).toBeVisible()
  else expect(note).not.toBeInTheDocument()
  const records = within(screen.getByRole('table', { name: 'DNS records' }))
  expect(records.queryAllByRole('button', { name: 'Copy' })).toHaveLength(isTryOut ? 0 : 1)
})

test('the lines of the proxy are folded away for whoever runs the server', async () => {
  const { user } = await renderScreen(<Records domain={setup('203.0.113.7')} actions={null} footer={null} />)
  expect(screen.getByText(/This server issues no certificates/)).not.toBeVisible()
  await user.click(screen.getByText('For the administrator'))
  expect(screen.getByText(/This server issues no certificates/)).toBeVisible()
})
