import { MissingScreen } from '@/components/shell/missing-screen'
import { NOT_FOUND_TITLE } from '@/lib/domain/routes'

export const metadata = { title: NOT_FOUND_TITLE }

export const generateStaticParams = () => [{ missing: ['_'] }]

export default function Page() {
  return <MissingScreen />
}
