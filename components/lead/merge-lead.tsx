import { Merge } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { onceOpen } from '@/components/ui/on-demand'
import { useNow } from '@/components/ui/relative-time'
import { relativeTime } from '@/lib/domain/format'
import type { WholeLead } from '@/lib/contract/lead-record'
import { leadDeeds } from '@/lib/messages/en/lead-deeds'
import { withTexts } from '@/lib/react/i18n'
import { useLocale } from 'use-intl'
import type { MergeDialogProps } from './merge-dialog'

const MergeDialog = onceOpen<MergeDialogProps>(() => import('./merge-dialog').then((part) => part.MergeDialog))

/** Says what looks like the same business, and leads to making one of two. */
export const MergeLead = withTexts(
  { leadDeeds },
  function MergeLead({ workspace, lead }: { workspace: string; lead: WholeLead }) {
    const t = useTranslations('leadDeeds.merge')
    const locale = useLocale()
    const now = useNow()
    const [open, setOpen] = useState<{ other: { id: string; name: string } | null } | null>(null)
    return (
      <div className="grid gap-2 border-t pt-4 text-13">
        {lead.alike.map((other) => (
          <p key={other.id} className="flex flex-wrap items-center gap-2">
            <span className="min-w-0 grow [overflow-wrap:anywhere]">
              {t('looks', { name: other.name, time: relativeTime(other.created_at, { now, locale }) })}
            </span>
            <Button size="sm" onClick={() => setOpen({ other })}>
              {t('same')}
            </Button>
          </p>
        ))}
        <Button variant="ghost" size="sm" className="justify-self-start" onClick={() => setOpen({ other: null })}>
          <Merge aria-hidden="true" />
          {t('do')}
        </Button>
        <MergeDialog
          key={open?.other?.id}
          open={open !== null}
          workspace={workspace}
          lead={lead}
          known={open?.other ?? null}
          onClose={() => setOpen(null)}
        />
      </div>
    )
  },
)
