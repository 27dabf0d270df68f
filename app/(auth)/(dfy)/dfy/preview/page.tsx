import { PreviewScreen } from '@/components/website/preview-screen'
import { routes } from '@/lib/domain/routes'

export const metadata = { title: routes.dfyPreview.title }

export default function Page() {
  return <PreviewScreen />
}
