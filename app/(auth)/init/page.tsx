import { InitScreen } from '@/components/scan/init-screen'
import { routes } from '@/lib/domain/routes'

export const metadata = { title: routes.init.title }

export default function Page() {
  return <InitScreen />
}
