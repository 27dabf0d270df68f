import { ScanScreen } from '@/components/scan/scan-screen'
import { routes } from '@/lib/domain/routes'

export const metadata = { title: routes.scan.title }

export const generateStaticParams = () => [{ id: '_' }]

export default function Page() {
  return <ScanScreen />
}
