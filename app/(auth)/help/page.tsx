import { HelpScreen } from '@/components/help/help-screen'
import { routes } from '@/lib/domain/routes'

export const metadata = { title: routes.help.title }

export default function Page() {
  return <HelpScreen />
}
