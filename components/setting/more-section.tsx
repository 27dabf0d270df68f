import type { User } from '@/lib/contract/user'
import { Appearance } from './appearance'
import { BrandingSection } from './branding-section'
import { DangerZone } from './danger-zone'
import { MyData } from './my-data'
import { Notifications } from './notifications'
import { RegionSection } from './region-section'
import type { Section } from './sections'
import { SubscriptionSection } from './subscription-section'

export type MoreSectionProps = { section: Exclude<Section, 'profile' | 'security'>; user: User }

export function MoreSection({ section, user }: MoreSectionProps) {
  switch (section) {
    case 'subscription':
      return <SubscriptionSection user={user} />
    case 'branding':
      return <BrandingSection />
    case 'notifications':
      return <Notifications user={user} />
    case 'appearance':
      return <Appearance />
    case 'region':
      return <RegionSection user={user} />
    case 'data':
      return (
        <>
          <MyData user={user} />
          <DangerZone user={user} />
        </>
      )
  }
}
