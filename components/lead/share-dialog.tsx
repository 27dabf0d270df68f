import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { Button } from '@/components/ui/button'
import { CopyField } from '@/components/ui/copy-button'
import { Dialog } from '@/components/ui/dialog'
import { Field, Form, SelectField, SubmitButton } from '@/components/ui/form'
import { Note } from '@/components/ui/note'
import { notify } from '@/components/ui/notify'
import { useMoment } from '@/components/ui/use-moment'
import { useRevokeShare, useShareLead } from '@/lib/api/lead-privacy'
import { useReach } from '@/lib/browser/connection'
import { broken } from '@/lib/contract/broken'
import { type LeadShare, OUTREACH_LANGUAGES, type WholeLead } from '@/lib/contract/lead-record'
import { wordsLanguage } from '@/lib/domain/language'

export type ShareDialogProps = { open: boolean; workspace: string; lead: WholeLead; onClose: () => void }

const DAYS = { least: 7, most: 90 } as const
const DAYS_AT_FIRST = 30
const days = () => broken('odd_days', DAYS)
const Entries = z.object({
  days: z.int(days()).check(z.minimum(DAYS.least, days()), z.maximum(DAYS.most, days())),
  language: z.enum(OUTREACH_LANGUAGES),
})

/** Makes a link to the report of a lead, and takes links back. */
export function ShareDialog({ open, workspace, lead, onClose }: ShareDialogProps) {
  const t = useTranslations('privacy.share')
  const isScanned = lead.scan?.status === 'completed'
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title', { name: lead.name })}
      description={t('text')}
    >
      {lead.do_not_contact ? (
        <Note>{t('listed')}</Note>
      ) : isScanned ? (
        <NewLink workspace={workspace} lead={lead} />
      ) : (
        <Note>{t('unscanned')}</Note>
      )}
      <OpenLinks workspace={workspace} shares={lead.shares} />
    </Dialog>
  )
}

function NewLink({ workspace, lead }: Omit<ShareDialogProps, 'open' | 'onClose'>) {
  const t = useTranslations('privacy')
  const locale = useLocale()
  const isOffline = useReach() === 'offline'
  const share = useShareLead(workspace, lead.id)
  return (
    <>
      <Form
        schema={Entries}
        aria-label={t('share.do')}
        defaultValues={{ days: DAYS_AT_FIRST, language: wordsLanguage(locale) }}
        onSubmit={(entries) => share.mutateAsync(entries)}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            name="days"
            type="number"
            min={DAYS.least}
            max={DAYS.most}
            inputMode="numeric"
            label={t('share.days')}
            help={t('share.daysHelp')}
          />
          <SelectField
            name="language"
            label={t('share.language')}
            options={OUTREACH_LANGUAGES.map((value) => ({ value, label: t(`share.languages.${value}`) }))}
          />
        </div>
        <SubmitButton className="justify-self-start" disabled={isOffline} title={isOffline ? t('offline') : undefined}>
          {t('share.create')}
        </SubmitButton>
      </Form>
      {share.data?.url && <CopyField label={t('share.link')} value={share.data.url} help={t('share.once')} />}
    </>
  )
}

function OpenLinks({ workspace, shares }: { workspace: string; shares: readonly LeadShare[] }) {
  const t = useTranslations('privacy.share')
  return (
    <section className="grid gap-2 border-t pt-4">
      <h3 className="text-13 font-strong">{t('open')}</h3>
      {shares.length === 0 && <p className="text-13 text-2">{t('none')}</p>}
      <ul className="grid gap-2">
        {shares.map((share) => (
          <OpenLink key={share.id} workspace={workspace} share={share} />
        ))}
      </ul>
    </section>
  )
}

function OpenLink({ workspace, share }: { workspace: string; share: LeadShare }) {
  const t = useTranslations('privacy.share')
  const moment = useMoment()
  const revoke = useRevokeShare(workspace)
  const isOffline = useReach() === 'offline'
  const [isGone, setGone] = useState(false)
  const language = OUTREACH_LANGUAGES.find((one) => one === share.language) ?? 'en'
  async function handleRevoke() {
    await revoke.mutateAsync(share.id)
    setGone(true)
    notify.success(t('revoked'))
  }
  if (isGone) return null
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13">
      <span className="grid min-w-0 grow">
        <span>
          {t(`languages.${language}`)} · {t('views', { count: share.views })}
        </span>
        <span className="text-12 text-3">{t('until', { time: moment(share.expires_at) })}</span>
      </span>
      <Button
        size="sm"
        disabled={isOffline}
        pending={revoke.isPending}
        onClick={() => void handleRevoke().catch(() => {})}
      >
        {t('revoke')}
      </Button>
    </li>
  )
}
