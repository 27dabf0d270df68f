'use client'
import { useUser } from '@/stores/session'
import { auth } from '@/lib/messages/en/auth'
import { setting } from '@/lib/messages/en/setting'
import { withTexts } from '@/lib/react/i18n'
import { Sections } from './section-body'

/** Beside its own words those about the strength of a password. */
export const SettingScreen = withTexts({ setting, auth }, function SettingScreen() {
  const user = useUser()
  return user && <Sections user={user} />
})
