import { DetailsScreen } from '@/components/scan/details-screen'
import { routes } from '@/lib/domain/routes'

export const metadata = { title: routes.details.title }

export const generateStaticParams = () => [{ id: '_' }]

export default function Page() {
  return <DetailsScreen />
}
