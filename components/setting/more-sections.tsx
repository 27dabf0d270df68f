import { useEffect } from 'react'
import type { User } from '@/lib/contract/user'
import { Appearance } from './appearance'
import { BrandingSection } from './branding-section'
import { DangerZone } from './danger-zone'
import { MyData } from './my-data'
import { Notifications } from './notifications'
import { RegionSection } from './region-section'
import { SECTIONS } from './sections'
import { SubscriptionSection } from './subscription-section'

export function MoreSections({ user }: { user: User }) {
  // When the page was opened at a section, the browser looked for it before it was there.
  useEffect(() => {
    const asked = SECTIONS.find((section) => `#${section}` === location.hash)
    if (asked) document.getElementById(asked)?.scrollIntoView()
  }, [])
  return (
    <>
      <SubscriptionSection user={user} />
      <BrandingSection />
      <Notifications user={user} />
      <Appearance />
      <RegionSection user={user} />
      <MyData user={user} />
      <DangerZone user={user} />
    </>
  )
}
