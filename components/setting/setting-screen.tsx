'use client'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { onDemand } from '@/components/ui/on-demand'
import { PageHeader } from '@/components/ui/page-header'
import type { User } from '@/lib/contract/user'
import { useUser } from '@/stores/session'
import { auth } from '@/lib/messages/en/auth'
import { setting } from '@/lib/messages/en/setting'
import { withTexts } from '@/lib/react/i18n'
import { PasswordSection } from './password-section'
import { ProfileSection } from './profile-section'
import { WaitingCard } from './section-card'
import { SectionNav } from './section-nav'
import { MORE_SECTIONS } from './sections'
import { Sessions } from './sessions'

/** What stands below the first look. */
const MoreSections = onDemand<{ user: User }>(() => import('./more-sections').then((part) => part.MoreSections))

/** Beside its own words those about the strength of a password. */
export const SettingScreen = withTexts({ setting, auth }, function SettingScreen() {
  const t = useTranslations('setting')
  const user = useUser()
  const area = useRef<HTMLDivElement>(null)
  if (!user) return null
  return (
    <div className="mx-auto grid max-w-[1080px] gap-6">
      <PageHeader title={t('title')} description={t('text')} />
      <div className="flex flex-col gap-6 lg:flex-row lg:items-start lg:gap-8">
        <SectionNav area={area} />
        <div ref={area} className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] gap-6">
          <ProfileSection user={user} />
          <PasswordSection user={user} />
          <Sessions />
          <MoreSections
            user={user}
            fallback={MORE_SECTIONS.map((section) => <WaitingCard key={section} section={section} />)}
          />
        </div>
      </div>
    </div>
  )
})
