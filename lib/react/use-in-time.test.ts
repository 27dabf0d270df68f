import { act, renderHook } from '@testing-library/react'
import { useInTime } from './use-in-time'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const watched = (isNow: boolean, isWaiting: boolean) =>
  renderHook((props: { isNow: boolean; isWaiting: boolean }) => useInTime(props.isNow, props.isWaiting, 1_500), {
    initialProps: { isNow, isWaiting },
  })

test('what is there is there from then on', () => {
  const { result, rerender } = watched(false, true)
  expect(result.current).toBe(false)
  rerender({ isNow: true, isWaiting: true })
  expect(result.current).toBe(true)
  rerender({ isNow: false, isWaiting: true })
  expect(result.current).toBe(true)
})

test('what is slow is waited for so long, from when it could be waited for', () => {
  const { result, rerender } = watched(false, false)
  act(() => jest.advanceTimersByTime(10_000))
  expect(result.current).toBe(false)
  rerender({ isNow: false, isWaiting: true })
  act(() => jest.advanceTimersByTime(1_499))
  expect(result.current).toBe(false)
  act(() => jest.advanceTimersByTime(1))
  expect(result.current).toBe(true)
})
