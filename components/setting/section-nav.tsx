import { type RefObject, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { SECTIONS, type Section } from './sections'

/** The section in sight, for whoever scrolls. Null before anything was scrolled. */
function useSectionInSight(area: RefObject<HTMLElement | null>) {
  const [inSight, setInSight] = useState<Section | null>(null)

  useEffect(() => {
    if (!area.current || typeof IntersectionObserver === 'undefined') return
    // A line in the upper third of the window: the card that crosses it is the one that is read.
    const observer = new IntersectionObserver(
      (entries) => {
        // Cards that grow while they load push others across the line: of what came together, the last holds.
        const crossing = entries.findLast((entry) => entry.isIntersecting)
        if (crossing) setInSight(SECTIONS.find((section) => section === crossing.target.id) ?? null)
      },
      { rootMargin: '-25% 0px -75% 0px' },
    )
    const watch = () => {
      observer.disconnect()
      for (const section of SECTIONS) {
        const card = area.current?.querySelector(`#${section}`)
        if (card) observer.observe(card)
      }
    }
    watch()
    // The later cards stand in for themselves until their script is there.
    const arrivals = new MutationObserver(watch)
    arrivals.observe(area.current, { childList: true })
    return () => {
      arrivals.disconnect()
      observer.disconnect()
    }
  }, [area])
  return inSight
}

export function SectionNav({ area }: { area: RefObject<HTMLElement | null> }) {
  const t = useTranslations('setting')
  const inSight = useSectionInSight(area)
  return (
    <nav aria-label={t('nav')} className="lg:sticky lg:top-[calc(var(--topbar)+16px)] lg:w-52 lg:flex-none">
      <ul className="flex flex-wrap gap-1 lg:grid">
        {SECTIONS.map((section) => (
          <li key={section}>
            <a
              href={`#${section}`}
              aria-current={section === inSight ? 'true' : undefined}
              className="flex min-h-8 items-center rounded-md border px-2.5 text-13 font-medium text-2 hover:bg-hover hover:text-1 aria-current:bg-selected aria-current:text-1 max-sm:min-h-10 lg:border-transparent"
            >
              {t(`${section}.title`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
