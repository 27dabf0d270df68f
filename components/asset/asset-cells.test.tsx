import { render, screen } from '@testing-library/react'
import { Texts } from '@/lib/react/i18n'
import { en } from '@/lib/messages/en'
import { LastScan } from './asset-cells'

test.each([
  ['queued', 'Light scan, waiting'],
  ['running', 'Light scan, running'],
  ['failed', 'Light scan, did not finish'],
  ['completed', 'Light scan'],
])('the last scan of an asset says what has become of it: %s', (status, words) => {
  const last_scan = { id: 's1', type: 'light_scan', status, at: '2026-01-01T00:00:00.000Z' }
  render(
    <Texts messages={en}>
      <LastScan asset={{ id: 'a1', type: 'domain', value: 'shop.example.com', name: null, tags: [], status: 'pending', last_scan }} />
    </Texts>,
  )
  expect(screen.getByText(words)).toBeVisible()
})
