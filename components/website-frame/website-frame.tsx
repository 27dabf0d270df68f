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
  const scale = size ? size.width / width : 0
  const now = useRef({ site, page, onPage })

  function draw() {
    const { document } = now.current.site
    const shown = document.pages.find(({ id }) => id === now.current.page) ?? document.pages[0]
    if (!frame.current || !shown) return
    drawInFrame(frame.current, shown, now.current.site)
    keepInside(frame.current, (slug) => {
      const found = now.current.site.document.pages.find((each) => each.slug === slug)
      if (found) now.current.onPage?.(found.id)
    })
  }

  // The document in the frame is the outside system.
  useEffect(() => {
    const isOther = now.current.page !== page
    now.current = { site, page, onPage }
    draw()
    // Another page begins at its top.
    if (isOther && frame.current?.contentDocument) frame.current.contentDocument.documentElement.scrollTop = 0
  }, [site, page, onPage])

  return (
    <div ref={place} className={clsx('relative overflow-hidden', className)}>
      <iframe
        ref={frame}
        title={title}
        inert={isPicture}
        aria-hidden={isPicture}
        tabIndex={isPicture ? -1 : undefined}
        // Some browsers put a new document there once it has loaded.
        onLoad={draw}
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

const kept = new WeakSet<Document>()

/** Links lead to pages of the same website, and nowhere else; forms are not sent. */
function keepInside(frame: HTMLIFrameElement, onPage: (slug: string) => void) {
  const inside = frame.contentDocument
  if (!inside || kept.has(inside)) return
  kept.add(inside)
  inside.addEventListener('submit', (event) => event.preventDefault())
  inside.addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest?.('a')
    if (!link) return
    event.preventDefault()
    const [path = '', anchor = ''] = (link.getAttribute('href') ?? '').split('#')
    if (path.startsWith('/')) onPage(path.slice(1))
    else if (path === '' && anchor !== '') inside.querySelector(`#${CSS.escape(anchor)}`)?.scrollIntoView()
  })
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
