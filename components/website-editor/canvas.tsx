import { ArrowDown, ArrowUp, Copy } from 'lucide-react'
import { memo, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { percent } from '@/lib/domain/format'
import type { Block } from '@/lib/website/document'
import { useChosen, useHeld, usePage } from './bench'
import type { ChosenPlace } from './canvas-desk'
import { useLabels } from './labels'
import { MoveButton } from './move-button'
import { SectionMenu } from './section-menu'
import { useSectionDeeds } from './section-deeds'
import { useCanvas } from './use-canvas'

/** The page as visitors see it, in a window as wide as theirs, scaled to the room there is. */
export const Canvas = memo(function Canvas({ address }: { address: string }) {
  const t = useTranslations('websiteEditor')
  const locale = useLocale()
  const page = usePage()
  const width = useHeld((state) => state.width)
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const size = useSize(place)
  const scale = size ? Math.min(1, size.width / width) : 0
  const latest = useRef<Stuck>(null)
  const follow = useCallback(() => latest.current && stick(bar.current, latest.current), [])
  const { onLoad, chosenPlace } = useCanvas(frame, scale, follow)
  // The bar stands beside what the frame shows.
  useEffect(() => {
    latest.current = { place: chosenPlace, scale, height: size?.height ?? 0 }
    follow()
  })
  return (
    <section aria-label={t('canvas')} className="flex min-h-0 min-w-0 flex-col gap-2 p-3 sm:px-6 sm:py-4">
      <div className="flex justify-between gap-4 text-12 text-3">
        <span className="truncate" dir="ltr">
          {address === '' ? '' : `${address.replace(/^https?:\/\//, '')}/${page.slug}`}
        </span>
        <span className="shrink-0">
          {t('shownAt', { width, scale: percent(Math.round(scale * 100) / 100, locale) })}
        </span>
      </div>
      <div ref={place} className="relative min-h-0 grow">
        <div
          className="absolute inset-y-0 start-1/2 -translate-x-1/2 overflow-hidden rounded-lg border bg-surface rtl:translate-x-1/2"
          style={size ? { width: width * scale } : { visibility: 'hidden', width: '100%' }}
        >
          <iframe
            ref={frame}
            title={t('frame', { page: page.title })}
            onLoad={onLoad}
            className="absolute top-0 left-0 origin-top-left border-0"
            style={size ? { width, height: Math.ceil(size.height / scale), transform: `scale(${scale})` } : undefined}
          />
          <ChosenBar bar={bar} />
        </div>
      </div>
    </section>
  )
})

function ChosenBar({ bar }: { bar: RefObject<HTMLDivElement | null> }) {
  const t = useTranslations('websiteEditor')
  const block = useChosen()
  return (
    <div
      ref={bar}
      role="group"
      aria-label={t('bar')}
      className="absolute start-2 top-0 z-1 max-sm:hidden"
      hidden={!block}
    >
      {block && <ChosenDeeds block={block} />}
    </div>
  )
}

const QUIET = 'text-white not-disabled:hover:bg-white/15 not-disabled:hover:text-white'

function ChosenDeeds({ block }: { block: Block }) {
  const t = useTranslations('websiteEditor')
  const deeds = useSectionDeeds()
  const name = useLabels().block(block.type)
  const { blocks } = usePage()
  const at = blocks.findIndex(({ id }) => id === block.id)
  const isLast = at === blocks.length - 1
  return (
    <div className="flex items-center gap-0.5 rounded-md bg-[#17181a] ps-2.5 pe-0.5 text-12 font-medium text-white shadow-overlay [--brand-focus:#8cc4ff]">
      <span className="pe-1">{name}</span>
      <MoveButton
        label={t('up', { block: name })}
        isEnd={at <= 0}
        onMove={() => deeds.move(block, -1)}
        className={QUIET}
      >
        <ArrowUp aria-hidden="true" />
      </MoveButton>
      <MoveButton
        label={t('down', { block: name })}
        isEnd={isLast}
        onMove={() => deeds.move(block, 1)}
        className={QUIET}
      >
        <ArrowDown aria-hidden="true" />
      </MoveButton>
      <Button
        variant="ghost"
        size="icon-sm"
        className={QUIET}
        aria-label={t('copyOf', { block: name })}
        onClick={() => deeds.duplicate(block)}
      >
        <Copy aria-hidden="true" />
      </Button>
      <SectionMenu block={block} className={QUIET} />
    </div>
  )
}

const BAR_PX = 36

/**
 * Inside the top of the section where nothing stands, else above it; and at the top of the window when that is further
 * down.
 */
function stick(bar: HTMLElement | null, { place: find, scale, height }: Stuck) {
  if (!bar) return
  const place = find()
  const room = (place?.room ?? 0) * scale
  const top = place ? Math.max(8, place.top * scale + (room > BAR_PX + 12 ? 8 : -BAR_PX)) : 0
  const isSeen = place !== null && place.bottom * scale > 0 && top < height - BAR_PX
  bar.style.visibility = isSeen ? 'visible' : 'hidden'
  bar.style.transform = `translateY(${Math.round(top)}px)`
}

type Stuck = { place: () => ChosenPlace | null; scale: number; height: number }

/** How large an element is, in px; null before that is known. */
function useSize(element: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  // The layout of the browser is the outside system.
  useEffect(() => {
    if (!element.current || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {}
      setSize(width > 0 && height > 0 ? { width, height } : null)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return size
}
