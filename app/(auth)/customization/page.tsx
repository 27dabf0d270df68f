import { WidgetScreen } from '@/components/widget/widget-screen'
import { routes } from '@/lib/domain/routes'

export const metadata = { title: routes.customization.title }

export default function Page() {
  return <WidgetScreen />
}
