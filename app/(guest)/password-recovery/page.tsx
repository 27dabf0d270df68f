import { RecoveryScreen } from '@/components/auth/recovery-screen'
import { routes } from '@/lib/domain/routes'

export const metadata = { title: routes.passwordRecovery.title }

export default function Page() {
  return <RecoveryScreen />
}
