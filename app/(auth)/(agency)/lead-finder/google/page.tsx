import { FinderScreen } from '@/components/lead/finder-screen'
import { routes } from '@/lib/domain/routes'

export const metadata = { title: routes.googleLeadFinder.title }

export default function Page() {
  return <FinderScreen at="googleLeadFinder" />
}
