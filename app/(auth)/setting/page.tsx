import { SettingsScreen } from '@/components/settings/settings-screen'
import { routes } from '@/lib/domain/routes'

export const metadata = { title: routes.setting.title }

export default function Page() {
  return <SettingsScreen />
}
