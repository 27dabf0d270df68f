import { MonitoringScreen } from '@/components/monitoring/monitoring-screen'
import { routes } from '@/lib/routes'

export const metadata = { title: routes.monitoring.title }

export default function Page() {
  return <MonitoringScreen />
}
