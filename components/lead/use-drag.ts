import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Lead, LeadStatus } from '@/lib/contract/lead-record'
import { useBoard } from './board-context'
import { useTouchDrag } from './use-touch-drag'

/** It comes with the first board: keys and menus work without it. */
const load = () => import('@atlaskit/pragmatic-drag-and-drop/element/adapter')
type Dnd = Awaited<ReturnType<typeof load>>

type Edge = 'top' | 'bottom'
type Held = { lead: Lead; status: LeadStatus; after: string | null }
type Bind<T> = (dnd: Dnd, element: HTMLElement, latest: RefObject<T>) => () => void

const isHeld = (data: Record<string, unknown>): data is Held & Record<string, unknown> => 'lead' in data

/** Binds the library to an element, and lets go of it, also when the library comes late. `now` is as last drawn. */
function useDnd<T>(element: RefObject<HTMLElement | null>, now: T, bind: Bind<T>) {
  const latest = useRef(now)
  const binding = useRef(bind)
  useEffect(() => {
    latest.current = now
  })
  useEffect(() => {
    const node = element.current
    if (!node) return
    let release: (() => void) | undefined
    let isGone = false
    void load()
      .then((dnd) => {
        if (!isGone) release = binding.current(dnd, node, latest)
      })
      .catch(() => null)
    return () => {
      isGone = true
      release?.()
    }
  }, [element])
}

type CardNow = { held: () => Held; drop: (held: Held, edge: Edge) => void }

/** A card that can be dragged, and that others are dropped above or below. */
export function useCardDrag(
  card: RefObject<HTMLElement | null>,
  lead: Lead,
  status: LeadStatus,
  column: RefObject<readonly Lead[]>,
) {
  const { move } = useBoard()
  const [edge, setEdge] = useState<Edge | null>(null)
  const [isDragged, setDragged] = useState(false)
  const now: CardNow = {
    held: () => ({ lead, status, after: aboveIn(column.current, lead.id) }),
    drop(held, at) {
      const above = aboveIn(column.current, lead.id)
      const after = at === 'bottom' ? lead.id : above === held.lead.id ? held.after : above
      if (held.lead.id !== lead.id) move(held.lead, held, { status, after })
    },
  }
  useDnd(card, now, (dnd, element, latest) => {
    const ends = [
      dnd.draggable({
        element,
        getInitialData: () => ({ ...latest.current.held() }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      takeBeside(dnd, element, latest, setEdge),
    ]
    return () => {
      for (const end of ends) end()
    }
  })
  const isTouched = useTouchDrag(card, (place) => move(lead, now.held(), place))
  return { edge, isDragged: isDragged || isTouched }
}

/** What stands above it; null: nothing. */
export const aboveIn = (cards: readonly Lead[], lead: string) =>
  cards[cards.findIndex(({ id }) => id === lead) - 1]?.id ?? null

/** Above or below, by the half that the pointer is over. */
function takeBeside(dnd: Dnd, element: HTMLElement, latest: RefObject<CardNow>, show: (edge: Edge | null) => void) {
  const edgeAt = (y: number): Edge => {
    const { top, height } = element.getBoundingClientRect()
    return y < top + height / 2 ? 'top' : 'bottom'
  }
  return dnd.dropTargetForElements({
    element,
    canDrop: ({ source }) => isHeld(source.data),
    getData: () => ({ isCard: true }),
    onDrag: ({ location, source }) =>
      show(source.data.lead === latest.current.held().lead ? null : edgeAt(location.current.input.clientY)),
    onDragLeave: () => show(null),
    onDrop: ({ source, location }) => {
      show(null)
      if (isHeld(source.data)) latest.current.drop(source.data, edgeAt(location.current.input.clientY))
    },
  })
}

/** A column takes what is dropped below its cards. */
export function useColumnDrop(column: RefObject<HTMLElement | null>, status: LeadStatus, cards: readonly Lead[]) {
  const { move } = useBoard()
  const [isOver, setOver] = useState(false)
  function drop(held: Held) {
    const last = cards.findLast(({ id }) => id !== held.lead.id)
    move(held.lead, held, { status, after: last?.id ?? null })
  }
  useDnd(column, drop, (dnd, element, latest) =>
    dnd.dropTargetForElements({
      element,
      canDrop: ({ source }) => isHeld(source.data),
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source, location }) => {
        setOver(false)
        const isOnCard = location.current.dropTargets[0]?.data.isCard === true
        if (!isOnCard && isHeld(source.data)) latest.current(source.data)
      },
    }),
  )
  return isOver
}
