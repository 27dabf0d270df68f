import { LeadsScreen } from '@/components/lead/leads-screen'
import { routes } from '@/lib/domain/routes'

export const metadata = { title: routes.leads.title }

export default function Page() {
  return <LeadsScreen />
}
