import { ManagerScreen } from '@/components/website/manager-screen'
import { routes } from '@/lib/domain/routes'

export const metadata = { title: routes.dfyManager.title }

export default function Page() {
  return <ManagerScreen />
}
