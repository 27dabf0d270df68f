import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

/**
 * Scrolls sideways only when it has to: within something that scrolls, the header could not stay in sight while the
 * page scrolls.
 */
export function TableScroll({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  const [isWide, setWide] = useState(false)

  // The sizes the browser gives them are outside React.
  useLayoutEffect(() => {
    const element = frame.current
    const table = element?.firstElementChild
    if (!element || !table || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => setWide(table.scrollWidth > element.clientWidth + 1))
    observer.observe(element)
    observer.observe(table)
    return () => observer.disconnect()
  }, [])

  return (
    <div ref={frame} className="table-scroll" data-wide={isWide || undefined}>
      {children}
    </div>
  )
}
