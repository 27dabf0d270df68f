import { ChecklistScreen } from '@/components/checklist/checklist-screen'
import { routes } from '@/lib/domain/routes'

export const metadata = { title: routes.checklist.title }

export default function Page() {
  return <ChecklistScreen />
}
