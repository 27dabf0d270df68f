import { PayScreen } from '@/components/pay/pay-screen'
import { routes } from '@/lib/domain/routes'

export const metadata = { title: routes.pay.title }

export default function Page() {
  return <PayScreen />
}
