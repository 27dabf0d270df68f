import { CalendarClock, ScanSearch, Tag } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Dialog } from '@/components/ui/dialog'
import { DialogActions } from '@/components/ui/dialog-actions'
import { Field, Form, SubmitButton } from '@/components/ui/form'
import { notify } from '@/components/ui/notify'
import { useBulkLeads } from '@/lib/api/lead-book'
import { useScanLeads } from '@/lib/api/lead-work'
import { line } from '@/lib/contract/common'
import type { Lead } from '@/lib/contract/lead-record'
import { finder } from '@/lib/messages/en/finder'
import { leadDeeds } from '@/lib/messages/en/lead-deeds'
import { withTexts } from '@/lib/react/i18n'
import { webAddress } from './found-lead'
import { TagsEntry, tagsIn } from './lead-tags'

export type BulkMoreProps = { leads: readonly Lead[]; workspace: string; onDone: () => void }

/** Tags, a next step and a scan for all that are ticked. */
export const BulkMore = withTexts({ leadDeeds, finder }, function BulkMore(props: BulkMoreProps) {
  const t = useTranslations('leadDeeds.bulk')
  const count = props.leads.length
  const [open, setOpen] = useState<'tags' | 'step' | null>(null)
  const close = () => setOpen(null)
  function handleDone() {
    close()
    props.onDone()
  }
  return (
    <>
      <Button size="sm" onClick={() => setOpen('tags')}>
        <Tag aria-hidden="true" />
        {t('tags')}
      </Button>
      <Button size="sm" onClick={() => setOpen('step')}>
        <CalendarClock aria-hidden="true" />
        {t('step')}
      </Button>
      <ScanThese {...props} />
      <Dialog open={open === 'tags'} onOpenChange={(is) => !is && close()} title={t('tagsTitle', { count })}>
        <TagsForm {...props} onDone={handleDone} />
      </Dialog>
      <Dialog
        open={open === 'step'}
        onOpenChange={(is) => !is && close()}
        title={t('stepTitle', { count })}
        description={t('stepText')}
      >
        <StepForm {...props} onDone={handleDone} />
      </Dialog>
    </>
  )
})

const MOST = 100

/** The server scans three at a time; how far they are stands above the table. */
function ScanThese({ leads, workspace, onDone }: BulkMoreProps) {
  const t = useTranslations('finder.scan')
  const scan = useScanLeads(workspace)
  const items = leads.flatMap(({ id, website, do_not_contact: isListed }) => {
    const url = isListed ? null : webAddress(website)
    return url ? [{ url: url.href, lead: id }] : []
  })
  return (
    <Button
      size="sm"
      pending={scan.isPending}
      disabled={items.length === 0}
      onClick={() => scan.mutate(items.slice(0, MOST), { onSuccess: onDone })}
    >
      {!scan.isPending && <ScanSearch aria-hidden="true" />}
      {t('many', { count: Math.min(MOST, items.length) })}
    </Button>
  )
}

const Tags = z.object({ added: TagsEntry })

function TagsForm({ leads, workspace, onDone }: BulkMoreProps) {
  const t = useTranslations('leadDeeds.bulk')
  const bulk = useBulkLeads(workspace)
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  async function handleSubmit({ added }: z.infer<typeof Tags>) {
    const add_tags = tagsIn(added)
    const remove_tags = [...removed].filter((tag) => !add_tags.includes(tag))
    if (add_tags.length + remove_tags.length > 0) {
      const ids = leads.map(({ id }) => id)
      await bulk.mutateAsync({
        ids,
        ...(add_tags.length > 0 && { add_tags }),
        ...(remove_tags.length > 0 && { remove_tags }),
      })
      notify.success(t('tagged', { count: ids.length }))
    }
    onDone()
  }
  function toggle(tag: string, isRemoved: boolean) {
    const next = new Set(removed)
    if (isRemoved) next.add(tag)
    else next.delete(tag)
    setRemoved(next)
  }
  return (
    <Form schema={Tags} aria-label={t('tags')} defaultValues={{ added: '' }} onSubmit={handleSubmit}>
      <Field name="added" label={t('addTags')} autoComplete="off" />
      <PresentTags leads={leads} removed={removed} onToggle={toggle} />
      <DialogActions>
        <SubmitButton>{t('saveTags')}</SubmitButton>
      </DialogActions>
    </Form>
  )
}

type PresentProps = {
  leads: readonly Lead[]
  removed: ReadonlySet<string>
  onToggle: (tag: string, isRemoved: boolean) => void
}

/** The tags that some of them have, to be taken away. */
function PresentTags({ leads, removed, onToggle }: PresentProps) {
  const t = useTranslations('leadDeeds.bulk')
  const all = leads.flatMap(({ tags }) => tags)
  const present = [...Map.groupBy(all, (tag) => tag)]
  if (present.length === 0) return null
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-13 font-medium">{t('removeTags')}</legend>
      <div className="grid max-h-60 gap-1 overflow-y-auto p-0.5">
        {present.map(([tag, same]) => (
          <Checkbox
            key={tag}
            checked={removed.has(tag)}
            onCheckedChange={(isRemoved) => onToggle(tag, isRemoved)}
            label={
              <>
                <bdi>{tag}</bdi>{' '}
                <span className="text-3">{t('onSome', { count: same.length, total: leads.length })}</span>
              </>
            }
          />
        ))}
      </div>
    </fieldset>
  )
}

const Step = z.object({ next_step: line(200), next_step_at: z.string() })

function StepForm({ leads, workspace, onDone }: BulkMoreProps) {
  const t = useTranslations('leadDeeds.bulk')
  const drawer = useTranslations('lead.drawer')
  const bulk = useBulkLeads(workspace)
  async function handleSubmit({ next_step, next_step_at: day }: z.infer<typeof Step>) {
    const ids = leads.map(({ id }) => id)
    // Until the end of its day it is not late.
    const at = day ? new Date(`${day}T23:59:00`).toISOString() : null
    await bulk.mutateAsync({ ids, next_step: next_step || null, next_step_at: at })
    notify.success(t('stepped', { count: ids.length }))
    onDone()
  }
  return (
    <Form
      schema={Step}
      aria-label={t('step')}
      defaultValues={{ next_step: '', next_step_at: '' }}
      onSubmit={handleSubmit}
    >
      <Field
        name="next_step"
        label={drawer('nextStep')}
        placeholder={drawer('nextHint')}
        maxLength={200}
        autoComplete="off"
      />
      <Field name="next_step_at" type="date" label={drawer('nextAt')} />
      <DialogActions>
        <SubmitButton>{t('saveStep')}</SubmitButton>
      </DialogActions>
    </Form>
  )
}
