import { IntegrationScreen } from '@/components/integration/integration-screen'
import { routes } from '@/lib/domain/routes'

export const metadata = { title: routes.integration.title }

export default function Page() {
  return <IntegrationScreen />
}
