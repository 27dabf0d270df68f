import { clsx } from 'clsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { onDemand } from '@/components/ui/on-demand'
import { PageHeader } from '@/components/ui/page-header'
import type { User } from '@/lib/contract/user'
import type { MoreSectionProps } from './more-section'
import { PasswordSection } from './password-section'
import { ProfileSection } from './profile-section'
import { WaitingCard } from './section-card'
import { BackToList, SectionNav } from './section-nav'
import { cardsOf, FIRST, type Section } from './sections'
import { Sessions } from './sessions'
import { useSection } from './use-section'

/** All but what is seen first. */
const MoreSection = onDemand<MoreSectionProps>(() => import('./more-section').then((part) => part.MoreSection))

/** One section beside the list of them; on a phone one or the other. */
export function Sections({ user }: { user: User }) {
  const t = useTranslations('setting')
  const [asked, open] = useSection()
  // The link that confirms an email address says what came of it in the profile.
  const [isConfirming] = useState(() => location.hash.startsWith('#confirm='))
  const isList = asked === null && !isConfirming
  return (
    <div className="grid w-full max-w-[1080px] gap-4 lg:gap-6">
      {asked && <BackToList onOpen={open} />}
      <PageHeader title={t('title')} description={t('text')} />
      <div className="flex flex-col gap-6 lg:flex-row lg:items-start lg:gap-8">
        <SectionNav asked={asked} onOpen={open} />
        <div
          className={clsx(
            'grid min-w-0 grow grid-cols-[minmax(0,1fr)] gap-6',
            isList ? 'max-lg:hidden' : 'max-lg:order-first',
          )}
        >
          <Cards section={asked ?? FIRST} user={user} />
        </div>
      </div>
    </div>
  )
}

function Cards({ section, user }: { section: Section; user: User }) {
  if (section === 'profile') return <ProfileSection user={user} />
  if (section === 'security')
    return (
      <>
        <PasswordSection user={user} />
        <Sessions />
      </>
    )
  const waiting = cardsOf(section).map((card) => <WaitingCard key={card} section={card} />)
  return <MoreSection section={section} user={user} fallback={waiting} />
}
