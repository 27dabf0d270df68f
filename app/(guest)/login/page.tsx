import { LoginScreen } from '@/components/auth/login-screen'
import { routes } from '@/lib/domain/routes'

export const metadata = { title: routes.login.title }

export default function Page() {
  return <LoginScreen />
}
