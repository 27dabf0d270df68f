import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { DialogActions } from '@/components/ui/dialog-actions'
import { ErrorPanel } from '@/components/ui/error-panel'
import { Field, Form, SubmitButton } from '@/components/ui/form'
import { notify } from '@/components/ui/notify'
import { Skeleton } from '@/components/ui/skeleton'
import { useLeadSettings, useSaveLeadSettings } from '@/lib/api/lead-settings'
import { broken } from '@/lib/contract/broken'
import type { LeadSettings } from '@/lib/contract/lead-book'
import { WEIGHTS, type WeightKey } from '@/lib/domain/leads/opportunity'
import { leadDeeds } from '@/lib/messages/en/lead-deeds'
import { withTexts } from '@/lib/react/i18n'

export type WeightsDialogProps = { open: boolean; workspace: string; onClose: () => void }

const KEYS = Object.keys(WEIGHTS) as WeightKey[]
const between = broken('number_between', { least: 0, most: 60 })
const Weight = z.int(between).check(z.minimum(0, between), z.maximum(60, between))
const Entries = z.object(Object.fromEntries(KEYS.map((key) => [key, Weight])) as Record<WeightKey, typeof Weight>)

/** How much each part counts, for all leads of the account. */
export const WeightsDialog = withTexts(
  { leadDeeds },
  function WeightsDialog({ open, workspace, onClose }: WeightsDialogProps) {
    const t = useTranslations('leadDeeds.weights')
    const settings = useLeadSettings(workspace, open)
    return (
      <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title={t('title')} description={t('text')}>
        {settings.data ? (
          <Weights settings={settings.data} workspace={workspace} onClose={onClose} />
        ) : settings.isError ? (
          <ErrorPanel
            title={t('failed')}
            error={settings.error}
            onRetry={settings.refetch}
            isRetrying={settings.isFetching}
          />
        ) : (
          <Skeleton className="h-72" />
        )}
      </Dialog>
    )
  },
)

type WeightsProps = { settings: LeadSettings; workspace: string; onClose: () => void }

function Weights({ settings, workspace, onClose }: WeightsProps) {
  const t = useTranslations('leadDeeds.weights')
  const part = useTranslations('lead.part')
  const save = useSaveLeadSettings(workspace)
  async function store(weights: Record<string, number> | null) {
    await save.mutateAsync({ weights })
    notify.success(t('saved'))
    onClose()
  }
  return (
    <Form
      schema={Entries}
      aria-label={t('title')}
      defaultValues={settings.weights as Record<WeightKey, number>}
      onSubmit={store}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        {KEYS.map((key) => (
          <Field key={key} name={key} type="number" min={0} max={60} step={1} label={part(key)} />
        ))}
      </div>
      <DialogActions>
        <Button disabled={save.isPending} onClick={() => void store(null).catch(() => null)}>
          {t('reset')}
        </Button>
        <SubmitButton>{t('save')}</SubmitButton>
      </DialogActions>
    </Form>
  )
}
