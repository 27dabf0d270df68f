import { clsx } from 'clsx'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { drawInFrame } from '@/lib/browser/website-frame'
import type { Site } from '@/lib/website/props'

type WebsiteFrameProps = {
  site: Site
  /** Id of the page; the home page when there is none of this id. */
  page?: string | undefined
  /** How wide the visitor's window is, in px: the frame is scaled to the room it has. */
  width: number
  title: string
  /** Only looked at: nothing in it can be reached. */
  isPicture?: boolean
  /** A link inside leads to this page. */
  onPage?: (id: string) => void
  className?: string
}

/** A page of a website as visitors see it, in a frame that is as large as its place and shows a window of `width`. */
export function WebsiteFrame({ site, page, width, title, isPicture, onPage, className }: WebsiteFrameProps) {
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const size = useSize(place)
  const [loads, setLoads] = useState(0)
  const scale = size ? size.width / width : 0
  const { document, base } = site

  // The document in the frame is the outside system. Some browsers put a new one there once it has loaded.
  useEffect(() => {
    const shown = document.pages.find(({ id }) => id === page) ?? document.pages[0]
    if (frame.current && shown) drawInFrame(frame.current, shown, site)
  }, [site, document, page, loads])

  // Another page begins at its top.
  useEffect(() => {
    frame.current?.contentWindow?.scrollTo?.(0, 0)
  }, [page, loads])

  useEffect(() => {
    const inside = frame.current?.contentDocument
    if (!inside) return
    const follow = (event: Event) => {
      const link = (event.target as Element | null)?.closest?.('a')
      if (link) event.preventDefault()
      const to = link?.getAttribute('href') ?? ''
      const [path = '', anchor = ''] = to.split('#')
      const found = path.startsWith(`${base}/`)
        ? document.pages.find(({ slug }) => slug === path.slice(base.length + 1))
        : undefined
      if (found) onPage?.(found.id)
      else if (path === '' && anchor !== '') inside.querySelector(`#${CSS.escape(anchor)}`)?.scrollIntoView()
    }
    const stop = (event: Event) => event.preventDefault()
    inside.addEventListener('click', follow)
    inside.addEventListener('submit', stop)
    return () => {
      inside.removeEventListener('click', follow)
      inside.removeEventListener('submit', stop)
    }
  }, [document, base, onPage, loads])

  return (
    <div ref={place} className={clsx('relative overflow-hidden', className)}>
      <iframe
        ref={frame}
        title={title}
        inert={isPicture}
        aria-hidden={isPicture}
        tabIndex={isPicture ? -1 : undefined}
        onLoad={() => setLoads((count) => count + 1)}
        className={clsx('absolute top-0 left-0 origin-top-left border-0', isPicture && 'pointer-events-none')}
        style={
          size
            ? { width, height: Math.ceil(size.height / scale), transform: `scale(${scale})` }
            : { width: '100%', height: '100%', visibility: 'hidden' }
        }
      />
    </div>
  )
}

/** How large an element is, in px; null before that is known. */
function useSize(element: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  // The layout of the browser is the outside system.
  useEffect(() => {
    if (!element.current || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {}
      setSize(width > 0 ? { width, height } : null)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return size
}
