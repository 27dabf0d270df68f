import { clsx } from 'clsx'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { WebsiteFrame } from '@/components/website-frame/website-frame'
import { Skeleton } from '@/components/ui/skeleton'
import { useDfyEditor } from '@/lib/api/dfy'
import { shownSite } from '@/lib/browser/website-frame'
import type { Business, WebsiteDocument } from '@/lib/website/document'
import { readSite } from './read-site'

/** What somebody sees who opens a website at a desk. */
const WIDTH = 1280
/** Drawn shortly before it comes into sight. */
const AHEAD = '400px'

const PLACE = 'aspect-[16/10] w-full border-b bg-sunken'

export type ThumbProps = { id: string; name: string }

/** The home page of a website, small, as it is now. */
export function Thumb({ id, name }: ThumbProps) {
  return (
    <WhenSeen>
      <Saved id={id} name={name} />
    </WhenSeen>
  )
}

function Saved({ id, name }: ThumbProps) {
  const { data, isError } = useDfyEditor(id)
  const site = useMemo(() => (data ? readSite(data.website, data.document) : null), [data])
  if (site) return <WebsiteFrame site={site} width={WIDTH} title={name} isPicture className="size-full bg-surface" />
  return isError || data ? (
    <span aria-hidden="true" className="grid size-full place-items-center text-28 font-strong text-3">
      {Array.from(name)[0]?.toUpperCase()}
    </span>
  ) : (
    <Skeleton className="size-full" />
  )
}

type DraftThumbProps = { document: WebsiteDocument; business: Business; name: string; className?: string }

/** The same of what is not saved: a template. */
export function DraftThumb({ document, business, name, className }: DraftThumbProps) {
  const site = useMemo(() => shownSite({ document, business }), [document, business])
  return (
    <WhenSeen className={className}>
      <WebsiteFrame site={site} width={WIDTH} title={name} isPicture className="size-full" />
    </WhenSeen>
  )
}

/** A frame is a page of its own: many of them wait until somebody comes near. */
function WhenSeen({ children, className }: { children: ReactNode; className?: string | undefined }) {
  const place = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(typeof IntersectionObserver === 'undefined')
  // What is in sight is known by the browser alone.
  useEffect(() => {
    if (isSeen || !place.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: AHEAD },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isSeen])
  return (
    <div ref={place} className={clsx(PLACE, className)}>
      {isSeen && children}
    </div>
  )
}
