import { SettingScreen } from '@/components/setting/setting-screen'
import { routes } from '@/lib/domain/routes'

export const metadata = { title: routes.setting.title }

export default function Page() {
  return <SettingScreen />
}
