import { ResetScreen } from '@/components/auth/reset-screen'
import { routes } from '@/lib/routes'

export const metadata = { title: routes.resetPassword.title }

export const generateStaticParams = () => [{ token: '_' }]

export default function Page() {
  return <ResetScreen />
}
