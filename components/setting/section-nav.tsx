import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import Link from 'next/link'
import type { MouseEvent, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { FIRST, SECTIONS, type Section } from './sections'
import { sectionLink } from './use-section'

type Open = (section: Section | null) => void

/** Beside the section; on a phone the list is a screen of its own, as long as no section is asked for. */
export function SectionNav({ asked, onOpen }: { asked: Section | null; onOpen: Open }) {
  const t = useTranslations('setting')
  const current = asked ?? FIRST
  return (
    <nav
      aria-label={t('nav')}
      className={clsx('md:sticky md:top-[calc(var(--topbar)+16px)] md:w-52 md:flex-none', asked && 'max-md:hidden')}
    >
      <ul className="grid md:gap-1 max-md:divide-y max-md:overflow-hidden max-md:rounded-lg max-md:border max-md:bg-surface">
        {SECTIONS.map((section) => (
          <li key={section}>
            <SectionLink
              to={section}
              onOpen={onOpen}
              aria-current={section === current ? 'page' : undefined}
              className="flex items-center gap-3 text-1 hover:bg-hover max-md:min-h-14 max-md:px-4 max-md:py-2.5 md:min-h-8 md:rounded-md md:px-2.5 md:text-2 md:hover:text-1 md:aria-current:bg-selected md:aria-current:text-1"
            >
              <span className="min-w-0 grow">
                <span className="block text-13 font-medium">{t(`sections.${section}`)}</span>
                <span className="block text-12 text-3 md:hidden">{t(`about.${section}`)}</span>
              </span>
              <ChevronRight aria-hidden="true" className="flex-none text-3 md:hidden rtl:rotate-180" />
            </SectionLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** On a phone, from a section to the list. */
export function BackToList({ onOpen }: { onOpen: Open }) {
  const t = useTranslations('setting')
  return (
    <SectionLink
      to={null}
      onOpen={onOpen}
      className="link inline-flex min-h-10 items-center gap-1 justify-self-start text-13 md:hidden"
    >
      <ChevronLeft aria-hidden="true" className="rtl:rotate-180" />
      {t('all')}
    </SectionLink>
  )
}

type SectionLinkProps = {
  to: Section | null
  onOpen: Open
  className: string
  'aria-current'?: 'page'
  children: ReactNode
}

function SectionLink({ to, onOpen, ...rest }: SectionLinkProps) {
  function handleClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen(to)
  }
  return <Link href={sectionLink(to)} prefetch={false} onClick={handleClick} {...rest} />
}
