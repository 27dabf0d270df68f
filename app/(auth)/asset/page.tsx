import { AssetScreen } from '@/components/asset/asset-screen'
import { routes } from '@/lib/domain/routes'

export const metadata = { title: routes.asset.title }

export default function Page() {
  return <AssetScreen />
}
