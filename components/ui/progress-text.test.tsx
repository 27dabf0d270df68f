import { act, render, screen } from '@testing-library/react'
import { ProgressText } from './progress-text'

test('a fast progress is said at its beginning and then every few seconds, not at each step', () => {
  jest.useFakeTimers()
  const { rerender } = render(<ProgressText text="0 of 9 done" />)
  const said = () => screen.getByRole('status').textContent
  expect(said()).toBe('0 of 9 done')
  for (const done of [1, 2, 3]) rerender(<ProgressText text={`${done} of 9 done`} />)
  expect(screen.getByText('3 of 9 done')).toBeVisible()
  expect(said()).toBe('0 of 9 done')
  act(() => jest.advanceTimersByTime(5000))
  expect(said()).toBe('3 of 9 done')
  jest.useRealTimers()
})
