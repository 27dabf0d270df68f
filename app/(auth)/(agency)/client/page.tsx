import { ClientScreen } from '@/components/client/client-screen'
import { routes } from '@/lib/domain/routes'

export const metadata = { title: routes.client.title }

export default function Page() {
  return <ClientScreen />
}
