import { AgencyScreen } from '@/components/agency/agency-screen'
import { routes } from '@/lib/domain/routes'

export const metadata = { title: routes.agency.title }

export default function Page() {
  return <AgencyScreen />
}
