import { DashboardScreen } from '@/components/dashboard/dashboard-screen'
import { routes } from '@/lib/routes'

export const metadata = { title: routes.dashboard.title }

export default function Page() {
  return <DashboardScreen />
}
