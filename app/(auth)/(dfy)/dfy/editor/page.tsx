import { WebsiteEditorScreen } from '@/components/website-editor/website-editor-screen'
import { routes } from '@/lib/domain/routes'

export const metadata = { title: routes.dfyEditor.title }

export default function Page() {
  return <WebsiteEditorScreen />
}
