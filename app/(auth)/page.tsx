import { DashboardScreen } from '@/components/dashboard/dashboard-screen'
import { routes } from '@/lib/domain/routes'

export const metadata = { title: routes.dashboard.title }

export default function Page() {
  return <DashboardScreen />
}
