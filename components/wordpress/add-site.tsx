import { type ReactNode, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { Button } from '@/components/ui/button'
import { Drawer } from '@/components/ui/drawer'
import { Field, Form, SubmitButton } from '@/components/ui/form'
import { SeverityIcon } from '@/components/ui/severity-icon'
import { Spinner } from '@/components/ui/spinner'
import { useCreateWpSite, useProbeWpSite } from '@/lib/api/wordpress'
import { errorText } from '@/lib/browser/errors'
import { line, text } from '@/lib/contract/common'
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

  async function handleSubmit({ url, name }: z.infer<typeof Entries>) {
    const { wpsite } = await create.mutateAsync({ url: withScheme(url), name: name || hostIn(url) })
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
        <AddressField workspace={workspace} />
        <Field name="name" label={t('name')} optional help={t('nameHelp')} autoComplete="off" />
        <p>
          <SubmitButton>{t('submit')}</SubmitButton>
        </p>
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

/** Looks what stands there as soon as somebody has left it. */
function AddressField({ workspace }: { workspace: string }) {
  const t = useTranslations('wordpress.form')
  const probe = useProbeWpSite(workspace)
  const typed: unknown = useWatch({ name: 'url' })
  const url = typeof typed === 'string' ? typed.trim() : ''
  const isAsked = probe.variables === withScheme(url)
  function handleLeft() {
    if (url && !isAsked) probe.mutate(withScheme(url))
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
