import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { Button } from '@/components/ui/button'
import { Drawer } from '@/components/ui/drawer'
import { Field, Form, SubmitButton } from '@/components/ui/form'
import { SeverityIcon } from '@/components/ui/severity-icon'
import { Spinner } from '@/components/ui/spinner'
import { useCreateWpSite, useProbeWpSite } from '@/lib/api/wordpress'
import { errorText } from '@/lib/browser/errors'
import { line, text } from '@/lib/contract/common'
import { date } from '@/lib/domain/format'
import { shownAddress } from '@/lib/domain/shown-address'
import { wordpress } from '@/lib/messages/en/wordpress'
import { withTexts } from '@/lib/react/i18n'
import { codeOf } from './use-pair-again'
import { useSiteDrawer } from './use-site-drawer'

export type AddSiteProps = { workspace: string; open: boolean; onClose: () => void }

const Entries = z.object({ url: text(2000, 'site_address_missing'), name: line(100) })

/** Starts anew each time it opens. */
function Adding({ open, ...rest }: AddSiteProps) {
  const [shown, setShown] = useState({ open, times: 0 })
  if (shown.open !== open) setShown({ open, times: shown.times + Number(open) })
  return <Asking key={shown.times} open={open} {...rest} />
}
export const AddSite = withTexts({ wordpress }, Adding)

function Asking({ workspace, open, onClose }: AddSiteProps) {
  const t = useTranslations('wordpress.form')
  const { show } = useSiteDrawer()
  const create = useCreateWpSite(workspace)
  const look = useLook(workspace)
  // Whoever presses again knows better.
  const [told, setTold] = useState<string | null>(null)

  async function handleSubmit({ url, name }: z.infer<typeof Entries>) {
    const address = withScheme(url)
    if (told !== address && isOther(await look.at(address))) return setTold(address)
    const { wpsite } = await create.mutateAsync({ url: address, name: name || hostIn(url) })
    show({ kind: 'pair', id: wpsite.id, code: codeOf(wpsite) })
  }
  return (
    <Drawer
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title')}
      description={t('text')}
      finalFocus={() => document.querySelector<HTMLElement>('main [aria-keyshortcuts=c]')}
    >
      <Form
        schema={Entries}
        defaultValues={{ url: '', name: '' }}
        onSubmit={handleSubmit}
        draftKey={`wordpress-new-${workspace}`}
        aria-label={t('title')}
      >
        <AddressField look={look} />
        <Field name="name" label={t('name')} optional help={t('nameHelp')} autoComplete="off" />
        <AddButton told={told} />
      </Form>
    </Drawer>
  )
}

/** `shop.example` is `https://shop.example`. Another scheme is the server's to refuse. */
const withScheme = (typed: string) => (/^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`)

/** How it is called when nobody gives it a name; the server says what is wrong with an address. */
const hostIn = (typed: string) => {
  try {
    return new URL(withScheme(typed)).hostname.replace(/^www\./, '') || typed
  } catch {
    return typed.slice(0, 100)
  }
}

/** Looks once what stands at an address. */
function useLook(workspace: string) {
  const probe = useProbeWpSite(workspace)
  const asked = useRef<{ url: string; answer: Promise<Seen | null> }>(null)
  function at(url: string) {
    // What could not be looked at is said at the field, and is no reason against it.
    if (asked.current?.url !== url) asked.current = { url, answer: probe.mutateAsync(url).catch(() => null) }
    return asked.current.answer
  }
  return { probe, at }
}

/** Something else was seen there, now or by the newest scan. */
const isOther = (seen: Seen | null) =>
  seen !== null && !seen.is_wordpress && (Boolean(seen.scanned) || (!seen.is_missing && seen.problem === null))

function useTypedUrl(): string {
  const typed: unknown = useWatch({ name: 'url' })
  return typeof typed === 'string' ? typed.trim() : ''
}

function AddButton({ told }: { told: string | null }) {
  const t = useTranslations('wordpress.form')
  const url = useTypedUrl()
  const { isSubmitting } = useFormState()
  const button = useRef<HTMLButtonElement>(null)
  const isTold = told !== null && told === withScheme(url)
  // While it looked, the button could not keep the focus of whoever pressed it.
  useEffect(() => {
    if (isTold && !isSubmitting && document.activeElement === document.body) button.current?.focus()
  }, [isTold, isSubmitting])
  return (
    <p>
      <SubmitButton ref={button}>{t(isTold ? 'submitAnyway' : 'submit')}</SubmitButton>
    </p>
  )
}

/** Looks what stands there as soon as somebody has left it. */
function AddressField({ look: { probe, at } }: { look: ReturnType<typeof useLook> }) {
  const t = useTranslations('wordpress.form')
  const url = useTypedUrl()
  const isAsked = probe.variables === withScheme(url)
  function handleLeft() {
    if (url) void at(withScheme(url))
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only hears that the field inside was left
    <div className="grid gap-1" onBlur={handleLeft}>
      <Field
        name="url"
        label={t('url')}
        placeholder={t('urlHint')}
        dir="ltr"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {/* The field is left by pressing the button below: that must not move away from under the pointer. */}
      <div className="min-h-5">
        {!isAsked && <p className="text-12 text-3">{t('willLook')}</p>}
        {isAsked && probe.isPending && (
          <output className="flex items-center gap-2 text-12 text-2">
            <Spinner />
            {t('looking', { host: shownAddress(url) })}
          </output>
        )}
        {isAsked && probe.data && <Found url={withScheme(url)} seen={probe.data} />}
        {isAsked && probe.isError && <Doubt>{errorText(probe.error)}</Doubt>}
      </div>
    </div>
  )
}

function Doubt({ children }: { children: ReactNode }) {
  return (
    <output className="flex items-start gap-2 text-12 text-2 medium">
      <SeverityIcon severity="medium" className="i-14 mt-0.5 text-k-text" />
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
    </output>
  )
}

type Seen = NonNullable<ReturnType<typeof useProbeWpSite>['data']>

function Found({ url, seen }: { url: string; seen: Seen }) {
  const t = useTranslations('wordpress.form')
  const { setValue } = useFormContext()
  const shown = shownAddress(seen.url)
  const isElsewhere = seen.url.replace(/\/$/, '') !== url.replace(/\/$/, '')
  const words = seen.is_missing
    ? isElsewhere
      ? t('missingHere', { url: shownAddress(url), home: shown })
      : t('missing', { url: shown })
    : seen.is_wordpress
      ? seen.version
        ? t('found', { url: shown, version: seen.version })
        : t('foundPlain', { url: shown })
      : seen.problem
        ? t('notReached', { url: shown })
        : t('notFound', { url: shown })
  return (
    <output className={`flex items-start gap-2 text-12 text-2 ${seen.is_wordpress ? 'pass' : 'medium'}`}>
      <SeverityIcon severity={seen.is_wordpress ? 'pass' : 'medium'} className="i-14 mt-0.5 text-k-text" />
      <span className="grid min-w-0 justify-items-start gap-1 [overflow-wrap:anywhere]">
        {words}
        {seen.scanned && <Scanned scanned={seen.scanned} />}
        {seen.problem && !seen.is_missing && <span>{seen.problem}</span>}
        {seen.is_wordpress && !seen.rest && <span>{t('noRest')}</span>}
        {(seen.is_wordpress || seen.is_missing) && isElsewhere && (
          <Button size="sm" onClick={() => setValue('url', seen.url, { shouldDirty: true })}>
            {t('useIt', { url: shown })}
          </Button>
        )}
      </span>
    </output>
  )
}

function Scanned({ scanned: { at, software } }: { scanned: NonNullable<Seen['scanned']> }) {
  const t = useTranslations('wordpress.form')
  const locale = useLocale()
  const timeZone = useTimeZone()
  const day = date(at, { locale, timeZone })
  return (
    <span>
      {software.length === 0
        ? t('scannedNothing', { date: day })
        : t('scanned', { date: day, names: new Intl.ListFormat(locale).format(software) })}
    </span>
  )
}
