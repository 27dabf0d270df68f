import { render, screen } from '@testing-library/react'
import { Texts } from '@/lib/react/i18n'
import { en } from '@/lib/messages/en'
import { AssetName, Findings, Grade, LastScan, Status } from './asset-cells'

test.each([
  ['queued', 'Light scan queued'],
  ['running', 'Light scan running'],
  ['failed', 'Light scan failed'],
  ['completed', 'Light scan'],
])('the last scan of an asset says what has become of it: %s', (status, words) => {
  const last_scan = { id: 's1', type: 'light_scan', status, at: '2026-01-01T00:00:00.000Z' }
  render(
    <Texts messages={en}>
      <LastScan
        asset={{
          id: 'a1',
          type: 'domain',
          value: 'shop.example.com',
          name: null,
          tags: [],
          status: 'pending',
          last_scan,
        }}
      />
    </Texts>,
  )
  expect(screen.getByText(words)).toBeVisible()
})

const NOTHING = { critical: 0, high: 0, medium: 0, low: 0, info: 0 }

test.each([
  ['unknown without a grade', { findings: NOTHING, grade: null }, /^–Not available$/],
  ['found all the same without a grade', { findings: { ...NOTHING, low: 1 }, grade: null }, /1 low/],
  ['beside what was set aside', { findings: NOTHING, grade: 'B' as const, set_aside: 2 }, /0 low2 dismissed$/],
])('the findings of an asset are %s', (_, values, words) => {
  const { container } = render(
    <Texts messages={en}>
      <Findings
        asset={{ id: 'a1', type: 'domain', value: 'shop.example.com', tags: [], status: 'pending', ...values }}
      />
    </Texts>,
  )
  expect(container).toHaveTextContent(words)
})

test.each([
  ['http://127.0.0.1:8080', undefined, '127.0.0.1:8080URL'],
  ['http://[::1]:8080', undefined, '[::1]:8080URL'],
  ['http://127.0.0.1:8080', 'Demo shop', 'D127.0.0.1:8080Demo shop'],
  ['https://www.1and1.example', undefined, '1www.1and1.exampleURL'],
])('%s, called %s, is marked by a letter only where it has one', (value, name, words) => {
  const { container } = render(
    <Texts messages={en}>
      <AssetName asset={{ id: 'a1', type: 'url', value, name, tags: [], status: 'pending' }} />
    </Texts>,
  )
  expect(container.textContent).toBe(words)
})

test('ownership that nobody is at work on has no clock', () => {
  const { container } = render(
    <Texts messages={en}>
      <Status asset={{ id: 'a1', type: 'domain', value: 'shop.example.com', tags: [], status: 'pending' }} />
    </Texts>,
  )
  expect(screen.getByText('Pending')).toBeVisible()
  expect(container.querySelector('.lucide-clock')).not.toBeInTheDocument()
})

test('an asset without a grade has the empty shield, and no word for it', () => {
  const { container } = render(
    <Texts messages={en}>
      <Grade asset={{ id: 'a1', type: 'domain', value: 'shop.example.com', tags: [], status: 'pending' }} />
    </Texts>,
  )
  expect(screen.getByRole('img', { name: 'No grade yet' })).toBeVisible()
  expect(container.textContent).toBe('−')
})
