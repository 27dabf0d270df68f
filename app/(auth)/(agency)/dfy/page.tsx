import { KitScreen } from '@/components/website/kit-screen'
import { routes } from '@/lib/domain/routes'

export const metadata = { title: routes.dfy.title }

export default function Page() {
  return <KitScreen />
}
