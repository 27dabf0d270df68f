import { type TouchEvent, useRef } from 'react'

/** A finger that pushes the drawer a third of its width towards its edge, or quickly, closes it. */
const FAR = 1 / 3
const QUICK = 0.5

/** Handlers for an element that stands at the inline start of the window and follows the finger out of it. */
export function useSwipeAway(onAway: () => void) {
  const start = useRef<{ x: number; y: number; at: number } | null>(null)
  const moved = useRef(0)

  function handleStart(event: TouchEvent<HTMLElement>) {
    const touch = event.touches[0]
    start.current =
      touch && event.touches.length === 1 ? { x: touch.clientX, y: touch.clientY, at: event.timeStamp } : null
    moved.current = 0
  }

  function handleMove(event: TouchEvent<HTMLElement>) {
    const touch = event.touches[0]
    if (!touch || !start.current) return
    const [x, y] = [touch.clientX - start.current.x, touch.clientY - start.current.y]
    // Whoever scrolls the list does not mean the drawer.
    if (moved.current === 0 && Math.abs(y) > Math.abs(x)) {
      start.current = null
      return
    }
    const away = getComputedStyle(event.currentTarget).direction === 'rtl' ? Math.max(0, x) : Math.min(0, x)
    moved.current = away
    event.currentTarget.style.transition = 'none'
    event.currentTarget.style.transform = `translateX(${away}px)`
  }

  function handleEnd(event: TouchEvent<HTMLElement>) {
    const element = event.currentTarget
    element.style.transition = ''
    const distance = Math.abs(moved.current)
    const speed = start.current ? distance / Math.max(1, event.timeStamp - start.current.at) : 0
    if (start.current && (distance > element.offsetWidth * FAR || (distance > 24 && speed > QUICK))) onAway()
    else element.style.transform = ''
    start.current = null
  }

  return { onTouchStart: handleStart, onTouchMove: handleMove, onTouchEnd: handleEnd, onTouchCancel: handleEnd }
}
