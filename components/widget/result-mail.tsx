import { CircleCheck, TriangleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { Card, CardBody, CardHeader } from '@/components/ui/card'
import { Field, Form, SubmitButton } from '@/components/ui/form'
import { FormFailure } from '@/components/ui/form-failure'
import { notify } from '@/components/ui/notify'
import { Switch } from '@/components/ui/switch'
import { useSaveWidgetSettings, useWidget } from '@/lib/api/widget'
import { EmailOrNone } from '@/lib/contract/widget'

const Entries = z.object({ reply_to: EmailOrNone })

/** Whether visitors get their result by mail, and what it still waits for. An API without such mails shows nothing. */
export function ResultMail({ workspace }: { workspace: string }) {
  const t = useTranslations('widget.mails')
  const { data } = useWidget(workspace)
  const save = useSaveWidgetSettings(workspace)
  const id = useId()
  if (!data?.reply || data.mails_result === undefined) return null
  const { privacy_url, reply } = data
  const wanted = save.isPending ? (save.variables.mails_result ?? data.mails_result) : data.mails_result
  return (
    <Card>
      <CardHeader title={t('title')} />
      <CardBody className="grid gap-5">
        <div className="flex items-start justify-between gap-4 text-13">
          <div className="grid gap-0.5">
            <p id={id} className="font-medium">
              {t('switch')}
            </p>
            <p id={`${id}-text`} className="text-12 text-3">
              {t('text')}
            </p>
          </div>
          <Switch
            aria-labelledby={id}
            aria-describedby={`${id}-text ${id}-missing`}
            checked={wanted}
            onCheckedChange={(mails_result) => save.mutate({ mails_result })}
          />
        </div>
        {save.error !== null && <FormFailure error={save.error} />}
        <ul id={`${id}-missing`} className="grid gap-1.5 text-13">
          <Need isMet={Boolean(privacy_url)}>{privacy_url ? t('privacy') : t('privacyMissing')}</Need>
          <Need isMet={reply.is_confirmed}>
            {t.rich(reply.is_confirmed ? 'replies' : 'repliesMissing', {
              address: () => (
                <bdi key="address" dir="ltr" className="[overflow-wrap:anywhere]">
                  {reply.address}
                </bdi>
              ),
            })}
          </Need>
        </ul>
        <Replies key={reply.address} workspace={workspace} address={reply.is_own ? '' : reply.address} />
      </CardBody>
    </Card>
  )
}

function Need({ isMet, children }: { isMet: boolean; children: ReactNode }) {
  const Sign = isMet ? CircleCheck : TriangleAlert
  return (
    <li className="flex items-start gap-2">
      <Sign
        aria-hidden="true"
        className={isMet ? 'mt-0.5 size-4 flex-none text-pass-text' : 'mt-0.5 size-4 flex-none'}
      />
      <span>{children}</span>
    </li>
  )
}

function Replies({ workspace, address }: { workspace: string; address: string }) {
  const t = useTranslations('widget.mails')
  const save = useSaveWidgetSettings(workspace)
  return (
    <Form
      schema={Entries}
      defaultValues={{ reply_to: address }}
      draftKey={`widget-replies:${workspace}`}
      aria-label={t('replyTo')}
      className="border-t pt-5"
      onSubmit={async ({ reply_to }) => {
        const { widget } = await save.mutateAsync({ reply_to: reply_to || null })
        notify.success(widget.reply?.is_confirmed === false ? t('asked', { email: reply_to }) : t('saved'))
      }}
    >
      <Field name="reply_to" type="email" label={t('replyTo')} help={t('replyHelp')} dir="ltr" />
      <SubmitButton className="justify-self-start">{t('save')}</SubmitButton>
    </Form>
  )
}
