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
      className={clsx('lg:sticky lg:top-[calc(var(--topbar)+16px)] lg:w-52 lg:flex-none', asked && 'max-lg:hidden')}
    >
      <ul className="grid lg:gap-1 max-lg:divide-y max-lg:overflow-hidden max-lg:rounded-lg max-lg:border max-lg:bg-surface">
        {SECTIONS.map((section) => (
          <li key={section}>
            <SectionLink
              to={section}
              onOpen={onOpen}
              aria-current={section === current ? 'page' : undefined}
              className="flex items-center gap-3 text-1 hover:bg-hover max-lg:min-h-14 max-lg:px-4 max-lg:py-2.5 lg:min-h-8 lg:rounded-md lg:px-2.5 lg:text-2 lg:hover:text-1 lg:aria-[current=page]:bg-selected lg:aria-[current=page]:text-1"
            >
              <span className="min-w-0 grow">
                <span className="block text-13 font-medium">{t(`sections.${section}`)}</span>
                <span className="block text-12 text-3 lg:hidden">{t(`about.${section}`)}</span>
              </span>
              <ChevronRight aria-hidden="true" className="flex-none text-3 lg:hidden rtl:rotate-180" />
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
      className="link inline-flex min-h-10 items-center gap-1 justify-self-start text-13 lg:hidden"
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
