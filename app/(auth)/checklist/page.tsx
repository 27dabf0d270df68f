import { ChecklistScreen } from '@/components/checklist/checklist-screen'
import { routes } from '@/lib/routes'

export const metadata = { title: routes.checklist.title }

export default function Page() {
  return <ChecklistScreen />
}
