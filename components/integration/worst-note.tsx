import { useTranslations } from 'use-intl'
import { useMoment } from '@/components/ui/use-moment'
import { useReason } from '@/components/delivery/use-reason'
import { Button } from '@/components/ui/button'
import { Note } from '@/components/ui/note'
import { useIntegrations } from '@/lib/api/integration'
import type { Integration } from '@/lib/contract/integration'
import { automation } from '@/lib/messages/en/automation'
import { withTexts } from '@/lib/react/i18n'
import { useConnectionDrawer } from './use-connection-drawer'
import { useConnectionStatus } from './use-connection-status'

type Props = { workspace: string }

const weight = ({ waiting = 0, used_by_recipes = 0 }: Integration) => waiting * 1000 + used_by_recipes

/**
 * The connection that most depends on somebody doing something: what is wrong, what waits, and the action. Nothing
 * while all is well.
 */
export const WorstNote = withTexts({ automation }, function WorstNote({ workspace }: Props) {
  const broken = useIntegrations(workspace).data?.filter(({ status }) => status === 'error') ?? []
  const [worst] = broken.toSorted(
    (a, b) => weight(b) - weight(a) || (a.error_since ?? '').localeCompare(b.error_since ?? ''),
  )
  return worst && <Broken key={worst.id} workspace={workspace} connection={worst} others={broken.length - 1} />
})

function Broken({ workspace, connection, others }: Props & { connection: Integration; others: number }) {
  const t = useTranslations('integration.worst')
  const moment = useMoment()
  const { show } = useConnectionDrawer()
  const { isPending, turn } = useConnectionStatus(workspace, connection)
  const { id, name, error_since, reason, last_error, waiting = 0 } = connection
  const why = useReason()({ reason, error: last_error })
  return (
    <Note
      tone="critical"
      title={error_since ? t('since', { name, time: moment(error_since) }) : t('title', { name })}
      actions={
        <>
          <Button size="sm" variant="primary" onClick={() => show({ kind: 'edit', id })}>
            {t('edit')}
          </Button>
          <Button size="sm" pending={isPending} onClick={() => turn(false)}>
            {t('off')}
          </Button>
        </>
      }
    >
      {why && <p className="text-1">{why}</p>}
      {waiting > 0 && <p className="text-1">{t('kept', { count: waiting })}</p>}
      {others > 0 && <p className="text-2">{t('more', { count: others })}</p>}
    </Note>
  )
}
