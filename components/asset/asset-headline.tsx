import { useTranslations } from 'use-intl'
import { useAssets } from '@/lib/api/asset'

/** The answer first: what still has to be proved, and where it burns. */
export function AssetHeadline({ workspace }: { workspace: string }) {
  const t = useTranslations('asset.headline')
  const { data: assets } = useAssets(workspace)
  if (!assets || assets.length === 0) return t('purpose')
  const count = assets.length
  const pending = assets.filter(({ status }) => status === 'pending').length
  const failed = assets.filter(({ status }) => status === 'failed').length
  const urgent = assets.filter(({ findings }) => findings && findings.critical + findings.high > 0).length
  const todo = pending + failed
  const kind = todo === 0 ? 'allVerified' : pending > 0 && failed > 0 ? 'someFailed' : todo === count && count > 1 ? 'noneYet' : 'someTodo'
  return (
    <>
      {t(kind, { todo, count, pending, failed })} {urgent > 0 && t('urgent', { count: urgent })}
    </>
  )
}
