import { WebsiteListScreen } from '@/components/website/website-list-screen'
import { routes } from '@/lib/domain/routes'

export const metadata = { title: routes.dfyWebsites.title }

export default function Page() {
  return <WebsiteListScreen />
}
