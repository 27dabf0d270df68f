import { Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'

const STAYS_MS = 10_000

type Props = { text: string; onUndo: () => void; onEnd: () => void }

/** What was done, said aloud; for ten seconds it can be taken back. */
export function UndoStrip({ text, onUndo, onEnd }: Props) {
  const t = useTranslations('lead')
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  // The clock is the outside system.
  useEffect(() => {
    const timer = setTimeout(() => end.current(), STAYS_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div
      role="status"
      className="fixed inset-x-4 bottom-4 z-30 mx-auto flex max-w-md items-center justify-between gap-3 rounded-lg bg-surface px-4 py-2 text-13 shadow-overlay"
    >
      <span className="[overflow-wrap:anywhere]">{text}</span>
      <Button size="sm" onClick={onUndo}>
        <Undo2 aria-hidden="true" />
        {t('undo')}
      </Button>
    </div>
  )
}
