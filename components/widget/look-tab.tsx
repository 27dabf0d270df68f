import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Card, CardBody, CardHeader } from '@/components/ui/card'
import { Field, Form, SelectField, SubmitButton } from '@/components/ui/form'
import { Menu } from '@/components/ui/menu'
import { notify } from '@/components/ui/notify'
import { useSaveWidget, useWidget } from '@/lib/api/widget'
import {
  WIDGET_DEFAULTS,
  WIDGET_OPENINGS,
  WIDGET_SHAPES,
  WIDGET_SIZES,
  WidgetConfiguration,
} from '@/lib/contract/widget-configuration'
import { ColourPair } from './colour-pair'
import { ColourField } from './colour-field'
import { keepColours, RecentColours, recentColours } from './offered-colours'
import { PlaceGrid } from './place-grid'
import { Preview } from './preview'
import { UsageMeter } from './usage-meter'
import { type Tab, WidgetHead } from './widget-head'

type Props = { workspace: string; tab: Tab; onTab: (tab: Tab) => void }

/** What is empty or missing in what an API sends is shown as empty. */
const entriesOf = (configuration: Record<string, string | null>) =>
  Object.fromEntries(
    Object.keys(WIDGET_DEFAULTS).map((field) => [field, configuration[field] ?? '']),
  ) as WidgetConfiguration

/** Colours, button and contact, beside the real widget. What is not saved stays in this browser tab. */
export function LookTab({ workspace, tab, onTab }: Props) {
  const t = useTranslations('widget')
  const { data } = useWidget(workspace)
  const save = useSaveWidget(workspace)
  const [saved, setSaved] = useState(() => entriesOf(data?.configuration ?? {}))
  const [recent, setRecent] = useState(recentColours)

  async function handleSubmit(entries: WidgetConfiguration) {
    const { widget } = await save.mutateAsync(entries)
    const kept = entriesOf(widget.configuration)
    setSaved(kept)
    setRecent(keepColours(kept))
    notify.success(t('saved'))
  }

  return (
    <Form
      schema={WidgetConfiguration}
      defaultValues={saved}
      draftKey={`widget:${workspace}`}
      onSubmit={handleSubmit}
      aria-label={t('tabs.look')}
      className="sm:gap-6"
    >
      <WidgetHead workspace={workspace} tab={tab} onTab={onTab} actions={<Actions saved={saved} />} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,440px)_minmax(0,1fr)] lg:gap-6">
        <Card className="max-lg:order-2">
          <CardHeader title={t('colours')} />
          <CardBody className="grid gap-4">
            <RecentColours value={recent}>
              <ColourPair colour="accent_color" words="accent_text_color" />
              <ColourPair colour="bg_color" words="text_color" isWordsFixed />
              <ColourField name="accent_v2_color" />
            </RecentColours>
          </CardBody>
          <ButtonFields />
          <CardHeader title={t('contact')} description={t('contactText')} className="border-t" />
          <CardBody className="grid gap-4">
            <Field name="contact_link" label={t('field.contact_link')} dir="ltr" inputMode="url" />
            <Field name="contact_phone_number" label={t('field.contact_phone_number')} dir="ltr" type="tel" />
            <Field name="contact_address" label={t('field.contact_address')} />
          </CardBody>
          <UsageMeter workspace={workspace} />
        </Card>
        <Preview workspace={workspace} />
      </div>
    </Form>
  )
}

function Actions({ saved }: { saved: WidgetConfiguration }) {
  const t = useTranslations('widget')
  const { reset, setValue } = useFormContext<WidgetConfiguration>()
  const toDefaults = () => {
    for (const [field, value] of Object.entries(WIDGET_DEFAULTS))
      setValue(field as keyof WidgetConfiguration, value, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <>
      <Menu
        trigger={<Button>{t('reset')}</Button>}
        items={[
          { label: t('toSaved'), onSelect: () => reset(saved) },
          { label: t('toDefaults'), onSelect: toDefaults },
        ]}
      />
      <SubmitButton>{t('save')}</SubmitButton>
    </>
  )
}

function ButtonFields() {
  const t = useTranslations('widget')
  return (
    <>
      <CardHeader title={t('button')} className="border-t" />
      <CardBody className="grid gap-4 sm:grid-cols-2">
        <SelectField
          name="widget_size"
          label={t('size.label')}
          options={WIDGET_SIZES.map((value) => ({ value, label: t(`size.${value}`) }))}
        />
        <SelectField
          name="widget_shape"
          label={t('shape.label')}
          options={WIDGET_SHAPES.map((value) => ({ value, label: t(`shape.${value}`) }))}
        />
        <PlaceGrid />
        <SelectField
          name="widget_open_animation"
          label={t('opening.label')}
          options={WIDGET_OPENINGS.map((value) => ({ value, label: t(`opening.${value}`) }))}
        />
      </CardBody>
    </>
  )
}
