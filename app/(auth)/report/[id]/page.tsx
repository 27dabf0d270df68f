import { ReportScreen } from '@/components/report/report-screen'
import { routes } from '@/lib/domain/routes'

export const metadata = { title: routes.report.title }

export const generateStaticParams = () => [{ id: '_' }]

export default function Page() {
  return <ReportScreen />
}
