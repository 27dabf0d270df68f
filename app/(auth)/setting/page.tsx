import { SettingsScreen } from '@/components/settings/settings-screen'
import { routes } from '@/lib/routes'

export const metadata = { title: routes.setting.title }

export default function Page() {
  return <SettingsScreen />
}
