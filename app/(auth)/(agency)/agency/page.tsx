import { NotAvailableScreen } from '@/components/shell/not-available-screen'
import { routes } from '@/lib/domain/routes'

export const metadata = { title: routes.agency.title }

export default function Page() {
  return <NotAvailableScreen />
}
