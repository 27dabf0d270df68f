import { HistoryScreen } from '@/components/report/history-screen'
import { routes } from '@/lib/domain/routes'

export const metadata = { title: routes.history.title }

export const generateStaticParams = () => [{ assetId: [] }, { assetId: ['_'] }]

export default function Page() {
  return <HistoryScreen />
}
