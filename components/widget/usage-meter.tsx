import { useTranslations } from 'use-intl'
import { Progress } from '@/components/ui/progress'
import { useWidget } from '@/lib/api/widget'
import { capFor } from '@/lib/domain/usage'
import { useUser } from '@/stores/session'

/** How many changes are left. Nothing for whom they are not counted. */
export function UsageMeter({ workspace }: { workspace: string }) {
  const t = useTranslations('widget')
  const user = useUser()
  const { data } = useWidget(workspace)
  const limit = user && capFor('widget_customization', user)
  if (!limit) return null
  // An API beyond ours says it of the account only.
  const used = Math.min(limit, data?.usage?.used ?? user.usage.widget_customization ?? 0)
  const text = t('used', { used, limit })
  return (
    <div className="grid gap-2 border-t px-4 py-4 text-13 sm:px-5">
      <span className="font-medium">{text}</span>
      <Progress value={(used / limit) * 100} label={text} tone={used >= limit ? 'high' : 'brand'} />
    </div>
  )
}
