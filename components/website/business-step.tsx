import { ArrowRight } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { Card, CardBody, CardHeader } from '@/components/ui/card'
import { Field, Form, SubmitButton, TextareaField } from '@/components/ui/form'
import { useCurrentWorkspace } from '@/lib/api/workspace'
import { broken } from '@/lib/contract/broken'
import { Email, line, prose, text } from '@/lib/contract/common'
import { websiteFrame } from '@/lib/messages/en/website-frame'
import { withTexts } from '@/lib/react/i18n'
import type { Template } from '@/lib/website/templates/parts'
import { begunSite } from './begun-site'
import { LogoField } from './logo-field'
import type { Draft, Entries, Logo } from './new-draft'
import { PageFrame } from './page-frame'
import { PaletteChoice } from './palette-choice'

const Schema = z.object({
  name: text(100, 'name_missing'),
  client_name: line(100),
  line: line(160),
  phone: line(40).check(z.regex(/^[+0-9() ./-]*$/, broken('phone_signs'))),
  email: z.union([z.literal(''), Email], broken('not_an_email')),
  address: line(300),
  hours: prose(600),
  services: prose(4000),
})

type BusinessStepProps = {
  template: Template
  draft: Draft
  logo: Logo | null
  onChange: (change: Partial<Draft>) => void
  onLogo: (logo: Logo | null) => void
  onNext: (entries: Entries) => void
}

/** What the website says of the business, beside the website as it becomes. */
export const BusinessStep = withTexts({ websiteFrame }, function BusinessStep(props: BusinessStepProps) {
  const t = useTranslations('websiteNew')
  const { template, draft, logo, onChange, onLogo, onNext } = props
  const workspace = useCurrentWorkspace()
  const site = useMemo(() => begunSite(template, draft, logo), [template, draft, logo])
  const first = { ...draft.entries, client_name: draft.entries.client_name || (workspace?.client_name ?? '') }
  return (
    <div className="grid items-start gap-4 sm:gap-6 xl:grid-cols-[minmax(0,440px)_minmax(0,1fr)]">
      <Card>
        <CardHeader title={t('business')} description={t('businessText')} className="border-b" />
        <CardBody className="pt-4 sm:pt-5">
          <Form schema={Schema} defaultValues={first} onSubmit={onNext}>
            <Entered onChange={(entries) => onChange({ entries })} />
            <Fields />
            <LogoField logo={logo} onChange={onLogo} />
            <PaletteChoice
              own={template.document.theme.palette}
              logo={logo}
              value={draft.palette}
              onChange={(palette) => onChange({ palette })}
            />
            <SubmitButton size="lg" className="justify-self-start max-sm:w-full">
              {t('toReview')}
              <ArrowRight aria-hidden="true" className="rtl:rotate-180" />
            </SubmitButton>
          </Form>
        </CardBody>
      </Card>
      <Card className="overflow-hidden xl:sticky xl:top-4">
        <PageFrame site={site} title={t('previewTitle')} />
      </Card>
    </div>
  )
})

function Fields() {
  const t = useTranslations('websiteNew')
  return (
    <>
      <Field name="name" label={t('field.name')} maxLength={100} autoComplete="organization" />
      <Field name="client_name" label={t('field.client')} help={t('help.client')} maxLength={100} optional />
      <Field name="line" label={t('field.line')} help={t('help.line')} maxLength={160} optional />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          name="phone"
          label={t('field.phone')}
          help={t('help.phone')}
          type="tel"
          dir="ltr"
          maxLength={40}
          optional
        />
        <Field name="email" label={t('field.email')} help={t('help.email')} type="email" dir="ltr" optional />
      </div>
      <Field name="address" label={t('field.address')} maxLength={300} optional />
      <TextareaField name="hours" label={t('field.hours')} help={t('help.hours')} rows={3} optional />
      <TextareaField name="services" label={t('field.services')} help={t('help.services')} rows={4} optional />
    </>
  )
}

const NAMES = Object.keys(Schema.def.shape) as (keyof Entries)[]

/** Hands on what is typed, so that it is kept and shown while it is. */
function Entered({ onChange }: { onChange: (entries: Entries) => void }) {
  const values = useWatch<Entries>()
  const entries = JSON.stringify(NAMES.map((name) => values[name] ?? ''))
  const last = useRef(entries)
  // The draft outside the form is told.
  useEffect(() => {
    if (last.current === entries) return
    last.current = entries
    const list = JSON.parse(entries) as string[]
    onChange(Object.fromEntries(NAMES.map((name, at) => [name, list[at] ?? ''])) as Entries)
  }, [entries, onChange])
  return null
}
