import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { fieldAt } from '@/lib/website-editing/values'
import { useActions } from './actions'
import { useBench } from './bench'
import { CanvasDesk, type Now } from './canvas-desk'
import { useLabels } from './labels'

/**
 * Draws the page into the frame whenever something changes, and takes what is done in it. Returns how to find out where
 * the chosen section is.
 */
export function useCanvas(frame: RefObject<HTMLIFrameElement | null>, scale: number, onPlace: () => void) {
  const bench = useBench()
  const t = useTranslations('websiteEditor')
  const labels = useLabels()
  const words: Now['words'] = {
    label: (block, path) => `${labels.field(block.type, path)}, ${labels.block(block.type)}`,
    empty: (block) => (fieldAt(block.type, 'text') || block.type === 'foot' ? t('emptySection') : t('newerSection')),
  }
  const actions = useActions()
  const now = useRef<Now>({ words, actions, scale, onPlace })
  const [loads, setLoads] = useState(0)
  const canvas = useRef<CanvasDesk | null>(null)

  // What the frame calls is as it was drawn last.
  useEffect(() => {
    now.current = { words, actions, scale, onPlace }
  })
  // The document in the frame is the outside system. Some browsers put a new one there once it has loaded.
  useEffect(() => {
    const inside = frame.current?.contentDocument
    if (!inside) return
    const opened = new CanvasDesk(inside, bench, now)
    canvas.current = opened
    return () => {
      canvas.current = null
      opened.stop()
    }
  }, [frame, bench, loads])
  useEffect(() => canvas.current?.draw(), [scale, loads])

  return { onLoad: () => setLoads((count) => count + 1), chosenPlace: () => canvas.current?.chosenPlace() ?? null }
}
