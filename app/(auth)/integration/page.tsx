import { IntegrationScreen } from '@/components/integration/integration-screen'
import { NotAvailableScreen } from '@/components/shell/not-available-screen'
import { isAvailable, routes } from '@/lib/domain/routes'

export const metadata = { title: routes.integration.title }

export default function Page() {
  return isAvailable('integration') ? <IntegrationScreen /> : <NotAvailableScreen />
}
