import { FinderScreen } from '@/components/lead/finder-screen'
import { routes } from '@/lib/domain/routes'

export const metadata = { title: routes.d7LeadFinder.title }

export default function Page() {
  return <FinderScreen at="d7LeadFinder" />
}
