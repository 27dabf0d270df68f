import { ResetScreen } from '@/components/auth/reset-screen'
import { routes } from '@/lib/domain/routes'

// The address is a secret, also on hosts that send no headers of their own.
export const metadata = { title: routes.resetPassword.title, referrer: 'no-referrer' } as const

export const generateStaticParams = () => [{ token: '_' }]

export default function Page() {
  return <ResetScreen />
}
