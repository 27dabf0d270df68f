import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { Button } from '@/components/ui/button'
import { Card, CardBody, CardHeader } from '@/components/ui/card'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Field, Form, SelectField, SubmitButton, TextareaField } from '@/components/ui/form'
import { notify } from '@/components/ui/notify'
import { useRenewWidgetKey, useSaveWidgetSettings, useWidget } from '@/lib/api/widget'
import { broken } from '@/lib/contract/broken'
import { line, prose } from '@/lib/contract/common'
import { WIDGET_LANGUAGES, type Widget } from '@/lib/contract/widget'

const between = broken('odd_months', { least: 1, most: 60 })
const Entries = z.object({
  consent_text: line(300),
  privacy_url: line(2000).check(z.regex(/^(https:\/\/\S+)?$/i, broken('https_missing'))),
  allowed_hosts: prose(5_000),
  language: z.string(),
  retention_months: z.int(between).check(z.minimum(1, between), z.maximum(60, between)),
})

const NAMES = { en: 'English', de: 'Deutsch', es: 'Español', ar: 'العربية' } as const

const entriesOf = (widget: Widget) => ({
  consent_text: widget.consent_text ?? '',
  privacy_url: widget.privacy_url ?? '',
  allowed_hosts: (widget.allowed_hosts ?? []).join('\n'),
  language: widget.language ?? '',
  retention_months: widget.retention_months ?? 24,
})

/** On which terms strangers use it. */
export function WidgetRules({ workspace }: { workspace: string }) {
  const t = useTranslations('widget.rules')
  const { data } = useWidget(workspace)
  const save = useSaveWidgetSettings(workspace)

  async function handleSubmit({ allowed_hosts, language, privacy_url, ...rest }: z.infer<typeof Entries>) {
    await save.mutateAsync({
      ...rest,
      privacy_url: privacy_url || null,
      language: WIDGET_LANGUAGES.find((one) => one === language) ?? null,
      allowed_hosts: allowed_hosts
        .split(/\s+/)
        .map((host) => host.replace(/^https?:\/\//i, '').replace(/\/.*$/, ''))
        .filter(Boolean),
    })
    notify.success(t('saved'))
  }

  return (
    <Card>
      <CardHeader title={t('title')} />
      <CardBody className="grid gap-5">
        <Form
          schema={Entries}
          draftKey={`widget-rules:${workspace}`}
          aria-label={t('title')}
          defaultValues={data && entriesOf(data)}
          onSubmit={handleSubmit}
        >
          <Field name="consent_text" label={t('consent')} help={t('consentHelp')} />
          <Field name="privacy_url" label={t('privacy')} dir="ltr" inputMode="url" placeholder="https://" />
          <TextareaField name="allowed_hosts" label={t('hosts')} help={t('hostsHelp')} dir="ltr" rows={3} />
          <SelectField
            name="language"
            label={t('language')}
            options={[
              { value: '', label: t('auto') },
              ...WIDGET_LANGUAGES.map((value) => ({ value, label: NAMES[value] })),
            ]}
          />
          <Field name="retention_months" type="number" min={1} max={60} label={t('months')} />
          <SubmitButton className="justify-self-start">{t('save')}</SubmitButton>
        </Form>
        <RenewKey workspace={workspace} />
      </CardBody>
    </Card>
  )
}

function RenewKey({ workspace }: { workspace: string }) {
  const t = useTranslations('widget.rules')
  const format = useFormatter()
  const { data } = useWidget(workspace)
  const renew = useRenewWidgetKey(workspace)
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="flex flex-wrap items-center gap-3 border-t pt-4 text-13">
      <Button onClick={() => setAsking(true)}>{t('renew')}</Button>
      {data?.old_key_until && (
        <span className="text-2">
          {t('oldUntil', {
            time: format.dateTime(new Date(data.old_key_until), { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        </span>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('renewTitle')}
        description={t('renewText')}
        confirmLabel={t('renew')}
        onConfirm={async () => {
          await renew.mutateAsync()
          notify.success(t('renewed'))
        }}
      />
    </div>
  )
}
