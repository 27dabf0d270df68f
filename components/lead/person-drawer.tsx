import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { CopyButton } from '@/components/ui/copy-button'
import { Drawer } from '@/components/ui/drawer'
import { Field, Form, SubmitButton } from '@/components/ui/form'
import { Note } from '@/components/ui/note'
import { useFindPerson, useForgetPerson } from '@/lib/api/lead-privacy'
import { useReach } from '@/lib/browser/connection'
import { text } from '@/lib/contract/common'
import { privacy } from '@/lib/messages/en/privacy'
import { withTexts } from '@/lib/react/i18n'

export type PersonDrawerProps = { open: boolean; onClose: () => void }

const Entries = z.object({ value: text(300, 'person_missing') })

/** What is kept of somebody who asks: to be sent to them, or deleted. */
export const PersonDrawer = withTexts({ privacy }, function PersonDrawer({ open, onClose }: PersonDrawerProps) {
  const t = useTranslations('privacy.person')
  return (
    <Drawer wide open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title={t('title')} description={t('text')}>
      <Search />
    </Drawer>
  )
})

function Search() {
  const t = useTranslations('privacy')
  const isOffline = useReach() === 'offline'
  const find = useFindPerson()
  const [asked, setAsked] = useState('')
  const [forgotten, setForgotten] = useState<number | null>(null)
  async function handleSubmit({ value }: z.output<typeof Entries>) {
    setForgotten(null)
    await find.mutateAsync(value)
    setAsked(value)
  }
  function handleForgotten(count: number) {
    setForgotten(count)
    find.reset()
  }
  return (
    <>
      <Form schema={Entries} aria-label={t('person.find')} defaultValues={{ value: '' }} onSubmit={handleSubmit}>
        <Field name="value" label={t('person.value')} autoComplete="off" dir="auto" secret />
        <SubmitButton className="justify-self-start" disabled={isOffline} title={isOffline ? t('offline') : undefined}>
          {t('person.find')}
        </SubmitButton>
      </Form>
      {forgotten !== null && (
        <Note role="status" tone="pass">
          {t('person.forgotten', { count: forgotten })}
        </Note>
      )}
      {find.data && <Found value={asked} found={find.data} onForgotten={handleForgotten} />}
    </>
  )
}

type FoundProps = {
  value: string
  found: { leads: readonly unknown[]; visits: number; text: string }
  onForgotten: (count: number) => void
}

function Found({ value, found, onForgotten }: FoundProps) {
  const t = useTranslations('privacy')
  const isOffline = useReach() === 'offline'
  const forget = useForgetPerson()
  const source = useRef<HTMLPreElement>(null)
  const [isAsked, setAsked] = useState(false)
  const { visits } = found
  const count = found.leads.length
  return (
    <section aria-label={t('person.found')} className="grid gap-3 border-t pt-4">
      <h3 className="flex flex-wrap items-center gap-2 text-13 font-strong">
        <span className="grow">
          {[t('person.count', { count }), ...(visits > 0 ? [t('person.visits', { count: visits })] : [])].join(' · ')}
        </span>
        <CopyButton text={found.text} label={t('person.copy')} source={source} />
      </h3>
      <pre
        ref={source}
        dir="auto"
        className="max-h-[50vh] overflow-auto rounded-md border bg-sunken p-3 font-sans text-13 whitespace-pre-wrap [overflow-wrap:anywhere]"
      >
        {found.text}
      </pre>
      <Button
        className="justify-self-start"
        variant="danger"
        disabled={isOffline}
        title={isOffline ? t('offline') : undefined}
        onClick={() => setAsked(true)}
      >
        {t('person.forget')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={t('person.forgetTitle', { value })}
        description={t('person.forgetText', { count })}
        confirmLabel={t('person.forget')}
        typedName={value}
        onConfirm={async () => onForgotten(await forget.mutateAsync(value))}
      />
    </section>
  )
}
