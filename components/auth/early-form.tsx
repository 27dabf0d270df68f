import { type ReactNode, useEffect, useRef } from 'react'
import { useInBrowser } from '@/lib/react/client-only'

/**
 * Around a form that is in the exported HTML: boot.js holds it when it is sent before React listens, and here it is
 * sent after all.
 */
export function EarlyForm({ children }: { children: ReactNode }) {
  const isLive = useInBrowser()
  const frame = useRef<HTMLDivElement & { held?: boolean }>(null)

  useEffect(() => {
    if (!isLive || !frame.current?.held) return
    frame.current.held = false
    frame.current.querySelector('form')?.requestSubmit()
  }, [isLive])

  return (
    <div ref={frame} data-hold={isLive ? undefined : ''}>
      {children}
    </div>
  )
}
