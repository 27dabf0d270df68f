import { WorkspaceScreen } from '@/components/workspace/workspace-screen'
import { routes } from '@/lib/domain/routes'

export const metadata = { title: routes.workspace.title }

export default function Page() {
  return <WorkspaceScreen />
}
