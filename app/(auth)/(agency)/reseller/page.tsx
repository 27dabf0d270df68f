import { ResellerScreen } from '@/components/reseller/reseller-screen'
import { routes } from '@/lib/domain/routes'

export const metadata = { title: routes.reseller.title }

export default function Page() {
  return <ResellerScreen />
}
