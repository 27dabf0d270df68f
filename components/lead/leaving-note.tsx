import { useFormatter, useTranslations } from 'use-intl'
import { Button, ButtonLink } from '@/components/ui/button'
import { Note } from '@/components/ui/note'
import { notify } from '@/components/ui/notify'
import { useKeepLeads } from '@/lib/api/lead-privacy'
import { useReach } from '@/lib/browser/connection'
import { href } from '@/lib/domain/routes'
import { privacy } from '@/lib/messages/en/privacy'
import { withTexts } from '@/lib/react/i18n'

export type LeavingNoteProps = { workspace: string; leaving: { count: number; on: string } }

/** Which leads go soon, and how to keep them. */
export const LeavingNote = withTexts({ privacy }, function LeavingNote({ workspace, leaving }: LeavingNoteProps) {
  const t = useTranslations('privacy')
  const format = useFormatter()
  const keep = useKeepLeads(workspace)
  const isOffline = useReach() === 'offline'
  const date = format.dateTime(new Date(leaving.on), { dateStyle: 'long' })
  const handleKeep = () =>
    keep.mutate(undefined, { onSuccess: ({ kept }) => notify.success(t('leaving.kept', { count: kept })) })
  return (
    <Note
      tone="medium"
      title={t('leaving.title', { count: leaving.count, date })}
      actions={
        <>
          <ButtonLink size="sm" href={`${href('leads')}?next=leaving`}>
            {t('leaving.show')}
          </ButtonLink>
          <Button
            size="sm"
            disabled={isOffline}
            title={isOffline ? t('offline') : undefined}
            pending={keep.isPending}
            onClick={handleKeep}
          >
            {t('leaving.keep')}
          </Button>
        </>
      }
    >
      <p className="text-2">{t('leaving.text')}</p>
    </Note>
  )
})
