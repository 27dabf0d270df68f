import { useState } from 'react'
import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { Card, CardBody, CardHeader } from '@/components/ui/card'
import { Field, Form, SubmitButton } from '@/components/ui/form'
import { Note } from '@/components/ui/note'
import { useCheckPage } from '@/lib/api/widget'
import { broken } from '@/lib/contract/broken'
import { line } from '@/lib/contract/common'
import type { PageCheck } from '@/lib/contract/widget'
import { clockTime } from '@/lib/domain/format'
import { keepOwnPage } from './own-page'

const Entries = z.object({ url: line(2000).check(z.minLength(1, broken('site_address_missing'))) })

/** Fetches a page and says whether the widget works there. */
export function CheckPage({ workspace }: { workspace: string }) {
  const t = useTranslations('widget.check')
  const check = useCheckPage(workspace)
  const [found, setFound] = useState<PageCheck | null>(null)
  async function handleSubmit({ url }: z.infer<typeof Entries>) {
    const reply = await check.mutateAsync(url)
    keepOwnPage(workspace, reply.check)
    setFound(reply.check)
  }
  return (
    <Card>
      <CardHeader title={t('title')} description={t('text')} />
      <CardBody className="grid gap-4">
        <Form schema={Entries} defaultValues={{ url: '' }} aria-label={t('title')} onSubmit={handleSubmit}>
          <Field name="url" label={t('address')} dir="ltr" inputMode="url" placeholder="https://" />
          <SubmitButton className="justify-self-start">{t('go')}</SubmitButton>
        </Form>
        {found && <Found check={found} />}
      </CardBody>
    </Card>
  )
}

function Found({ check }: { check: PageCheck }) {
  const t = useTranslations('widget.check')
  const options = { locale: useLocale(), timeZone: useTimeZone() }
  const { csp, failure, found, key_is_ours, mixed } = check
  const lines = failure
    ? [t('unread', { reason: failure })]
    : !found
      ? [t('missing')]
      : [
          ...(key_is_ours ? [] : [t('otherKey')]),
          ...(csp.script ? [t('script', { line: csp.script })] : []),
          ...(csp.connect ? [t('connect', { line: csp.connect })] : []),
          ...(mixed ? [t('mixed')] : []),
        ]
  const isFine = lines.length === 0
  return (
    <Note
      role="status"
      tone={isFine ? 'pass' : 'medium'}
      title={t('looked', { url: check.url, time: clockTime(check.at, options) })}
    >
      {isFine && <p>{t('fine')}</p>}
      {!isFine && found && key_is_ours && <p>{t('there')}</p>}
      {lines.map((text) => (
        <p key={text} className="[overflow-wrap:anywhere]">
          {text}
        </p>
      ))}
      {check.colours && <p>{t('preview')}</p>}
    </Note>
  )
}
