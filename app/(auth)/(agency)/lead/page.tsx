import { FinderScreen } from '@/components/lead/finder-screen'
import { routes } from '@/lib/domain/routes'

export const metadata = { title: routes.lead.title }

export default function Page() {
  return <FinderScreen at="lead" />
}
