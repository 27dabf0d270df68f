import { type RefObject, useEffect, useRef, useState } from 'react'
import { LEAD_STATUSES } from '@/lib/contract/lead-record'
import type { Place } from './board-context'

/** A finger that rests this long on a card takes it; one that moves before scrolls. */
const PRESS_MS = 300
const STILL_PX = 8
/** So near to an edge the board, or the column, scrolls by so much a frame. */
const EDGE_PX = 48
const SCROLL_PX = 7

type Point = { x: number; y: number }

/** Drags a card by touch, the same everywhere: what browsers make of dragging by a finger differs. */
export function useTouchDrag(card: RefObject<HTMLElement | null>, onDrop: (place: Place) => void) {
  const [isDragged, setDragged] = useState(false)
  const latest = useRef(onDrop)
  useEffect(() => {
    latest.current = onDrop
  })
  useEffect(() => {
    if (!card.current) return
    return bindTouch(card.current, { show: setDragged, drop: (place) => latest.current(place) })
  }, [card])
  return isDragged
}

type Deeds = { show: (isDragged: boolean) => void; drop: (place: Place) => void }

function bindTouch(card: HTMLElement, { show, drop }: Deeds) {
  let press: { timer: number; at: Point } | null = null
  let drag: ReturnType<typeof lift> | null = null
  function end() {
    clearTimeout(press?.timer)
    if (press) card.draggable = true
    if (drag) show(false)
    drag?.end()
    press = drag = null
  }
  const events = {
    touchstart({ touches, target }: TouchEvent) {
      end()
      const [finger] = touches
      if (touches.length !== 1 || !finger || (target as Element).closest('[aria-haspopup]')) return
      const at = pointOf(finger)
      // The browser's own way would take over after a while.
      card.draggable = false
      const take = () => {
        drag = lift(card, at)
        show(true)
      }
      press = { timer: window.setTimeout(take, PRESS_MS), at }
    },
    touchmove(event: TouchEvent) {
      const finger = event.touches[0]
      if (!press || !finger) return
      const { x, y } = pointOf(finger)
      if (drag) {
        event.preventDefault()
        drag.moveTo({ x, y })
      } else if (Math.hypot(x - press.at.x, y - press.at.y) > STILL_PX) end()
    },
    touchend(event: TouchEvent) {
      const place = drag?.place() ?? null
      // No click on what is under the finger.
      if (drag) event.preventDefault()
      end()
      if (place) drop(place)
    },
    touchcancel: end,
    contextmenu: (event: Event) => press && event.preventDefault(),
  }
  for (const [name, handle] of Object.entries(events))
    card.addEventListener(name, handle as EventListener, { passive: name === 'touchstart' })
  return () => {
    end()
    for (const [name, handle] of Object.entries(events)) card.removeEventListener(name, handle as EventListener)
  }
}

const pointOf = ({ clientX: x, clientY: y }: Touch): Point => ({ x, y })

/** The card under the finger is a picture of it; the card itself stays until it is dropped. */
function lift(card: HTMLElement, from: Point) {
  const { left, top, width } = card.getBoundingClientRect()
  const picture = card.cloneNode(true) as HTMLElement
  picture.inert = true
  picture.setAttribute('aria-hidden', 'true')
  for (const one of picture.querySelectorAll('[id]')) one.removeAttribute('id')
  picture.style.cssText = `position:fixed;left:${left}px;top:${top}px;width:${width}px;z-index:50;pointer-events:none;opacity:.95;box-shadow:0 8px 24px rgb(0 0 0/.18)`
  document.body.append(picture)
  const board = card.closest<HTMLElement>('[data-board]')
  const snap = board?.style.scrollSnapType ?? ''
  if (board) board.style.scrollSnapType = 'none'
  let at = from
  let mark = markAt(card, at)
  const turn = () => {
    scrollNear(at, board)
    mark = markAt(card, at, mark)
    frame = requestAnimationFrame(turn)
  }
  let frame = requestAnimationFrame(turn)
  return {
    moveTo(point: Point) {
      at = point
      picture.style.transform = `translate(${at.x - from.x}px,${at.y - from.y}px) rotate(1.5deg)`
    },
    place: () => markAt(card, at, mark)?.place ?? null,
    end() {
      cancelAnimationFrame(frame)
      picture.remove()
      mark?.clear()
      if (board) board.style.scrollSnapType = snap
      // Otherwise a browser snaps to where it was before.
      columnAt(at)?.scrollIntoView({ inline: 'start', block: 'nearest', behavior: 'instant' })
    },
  }
}

type Mark = { place: Place; clear: () => void } | null

/** Where the card would come to stand, shown there. */
function markAt(card: HTMLElement, { x, y }: Point, before: Mark = null): Mark {
  before?.clear()
  const column = columnAt({ x, y })
  const status = LEAD_STATUSES.find((one) => one === column?.dataset.stage)
  if (!column || !status) return null
  const others = [...column.querySelectorAll<HTMLElement>('[data-lead]')].filter((one) => one !== card)
  const above = others.findLast((one) => {
    const { top, height } = one.getBoundingClientRect()
    return top + height / 2 < y
  })
  const beside = above ?? others[0]
  column.dataset.over = ''
  if (beside) beside.dataset.edge = above ? 'bottom' : 'top'
  return {
    place: { status, after: above?.dataset.lead ?? null },
    clear() {
      delete column.dataset.over
      delete beside?.dataset.edge
    },
  }
}

const columnAt = ({ x, y }: Point) => document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-stage]')

function scrollNear({ x, y }: Point, board: HTMLElement | null) {
  const list = columnAt({ x, y })?.querySelector('[data-cards]')
  if (board) {
    const { left, right } = board.getBoundingClientRect()
    board.scrollBy(byEdge(x, Math.max(0, left), Math.min(innerWidth, right)), 0)
  }
  if (list) {
    const { top, bottom } = list.getBoundingClientRect()
    list.scrollBy(0, byEdge(y, top, Math.min(innerHeight, bottom)))
  }
}

const byEdge = (at: number, start: number, end: number) =>
  at < start + EDGE_PX ? -SCROLL_PX : at > end - EDGE_PX ? SCROLL_PX : 0
