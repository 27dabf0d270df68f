import { MonitoringScreen } from '@/components/monitoring/monitoring-screen'
import { routes } from '@/lib/domain/routes'

export const metadata = { title: routes.monitoring.title }

export default function Page() {
  return <MonitoringScreen />
}
