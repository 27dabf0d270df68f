import { InitScreen } from '@/components/scan/init-screen'
import { routes } from '@/lib/routes'

export const metadata = { title: routes.init.title }

export default function Page() {
  return <InitScreen />
}
