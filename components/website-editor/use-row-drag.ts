import { type RefObject, useEffect, useRef, useState } from 'react'

/** It comes with the first list: keys and buttons work without it. */
const load = () => import('@atlaskit/pragmatic-drag-and-drop/element/adapter')

export type Edge = 'top' | 'bottom'
type Now = { id: string; drop: (id: string, edge: Edge) => void }

const isRow = (data: Record<string, unknown>): data is { section: string } => typeof data.section === 'string'

/** A row that can be dragged, and that others are dropped above or below. */
export function useRowDrag(row: RefObject<HTMLElement | null>, id: string, drop: Now['drop']) {
  const [edge, setEdge] = useState<Edge | null>(null)
  const [isDragged, setDragged] = useState(false)
  const now = useRef<Now>({ id, drop })
  useEffect(() => {
    now.current = { id, drop }
  })
  // The library is the outside system.
  useEffect(() => {
    const element = row.current
    if (!element) return
    let release: (() => void)[] = []
    let isGone = false
    const edgeAt = (y: number): Edge => {
      const { top, height } = element.getBoundingClientRect()
      return y < top + height / 2 ? 'top' : 'bottom'
    }
    void load()
      .then(({ draggable, dropTargetForElements }) => {
        if (isGone) return
        release = [
          draggable({
            element,
            getInitialData: () => ({ section: now.current.id }),
            onDragStart: () => setDragged(true),
            onDrop: () => setDragged(false),
          }),
          dropTargetForElements({
            element,
            canDrop: ({ source }) => isRow(source.data),
            onDrag: ({ source, location }) =>
              setEdge(source.data.section === now.current.id ? null : edgeAt(location.current.input.clientY)),
            onDragLeave: () => setEdge(null),
            onDrop({ source, location }) {
              setEdge(null)
              if (isRow(source.data)) now.current.drop(source.data.section, edgeAt(location.current.input.clientY))
            },
          }),
        ]
      })
      .catch(() => null)
    return () => {
      isGone = true
      for (const end of release) end()
    }
  }, [row])
  return { edge, isDragged }
}
