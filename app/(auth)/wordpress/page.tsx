import { WordpressScreen } from '@/components/wordpress/wordpress-screen'
import { routes } from '@/lib/domain/routes'

export const metadata = { title: routes.wordpress.title }

export default function Page() {
  return <WordpressScreen />
}
