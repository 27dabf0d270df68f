import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Card, CardBody, CardHeader } from '@/components/ui/card'
import { ErrorPanel } from '@/components/ui/error-panel'
import { FormFailure } from '@/components/ui/form-failure'
import { inputClass } from '@/components/ui/input'
import { notify } from '@/components/ui/notify'
import { Skeleton } from '@/components/ui/skeleton'
import { type DfyManager, useDfyEditor, useSaveDfyWebsite } from '@/lib/api/dfy'
import { showInPlace } from '@/lib/browser/errors'
import { tabStorage } from '@/lib/browser/storage'
import type { DfyWebsite } from '@/lib/contract/website'
import { WebsiteDocument } from '@/lib/website/document'
import { ResultPreview } from './result-preview'
import { formOf } from './use-publish'

type Seo = WebsiteDocument['pages'][number]['seo']
type Changes = Record<string, Partial<Seo>>

export const MOST = { title: 60, description: 160 } as const

/** How each page is found: its title and description as a result, and whether it is one. */
export function SearchTab({ manager: { website } }: { manager: DfyManager }) {
  const t = useTranslations('websiteManager')
  const read = useDfyEditor(website.id)
  const document = useMemo(() => WebsiteDocument.safeParse(read.data?.document).data, [read.data])
  if (!read.data && read.isError)
    return <ErrorPanel title={t('failed')} error={read.error} onRetry={read.refetch} isRetrying={read.isFetching} />
  if (!read.data) return <Skeleton className="h-96 rounded-lg" />
  if (!document) return <Card className="p-6 text-13 text-2">{t('unreadable')}</Card>
  return <Pages website={read.data.website} document={document} onReload={() => void read.refetch()} />
}

type PagesProps = { website: DfyWebsite; document: WebsiteDocument; onReload: () => void }

function Pages({ website, document, onReload }: PagesProps) {
  const t = useTranslations('websiteManager.search')
  const { changes, change, save, isSaving, error } = useSeo(website, document)
  const count = Object.keys(changes).length
  return (
    <form
      className="grid gap-4 sm:gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {document.pages.map((page) => (
        <PageSeo
          key={page.id}
          website={website}
          page={page}
          seo={{ ...page.seo, ...changes[page.id] }}
          onChange={(next) => change(page.id, page.seo, next)}
        />
      ))}
      {error !== null && (
        <div className="grid gap-2">
          <FormFailure error={error} />
          <Button size="sm" className="justify-self-start" onClick={onReload}>
            {t('reload')}
          </Button>
        </div>
      )}
      <div className="sticky bottom-3 z-10 flex flex-wrap items-center justify-between gap-3 rounded-lg border bg-surface px-4 py-3 shadow-overlay sm:px-5">
        <span role="status" className="text-13 text-2">
          {count > 0 ? t('unsaved', { count }) : t('allSaved')}
        </span>
        <Button type="submit" variant="primary" disabled={count === 0} pending={isSaving}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}

type PageSeoProps = {
  website: DfyWebsite
  page: WebsiteDocument['pages'][number]
  seo: Seo
  onChange: (change: Partial<Seo>) => void
}

function PageSeo({ website, page, seo, onChange }: PageSeoProps) {
  const t = useTranslations('websiteManager.search')
  const id = `seo-${page.id}`
  return (
    <Card>
      <CardHeader
        title={<bdi>{page.title}</bdi>}
        description={<bdi dir="ltr">{`/${page.slug}`}</bdi>}
        className="border-b"
      />
      <CardBody className="grid items-start gap-6 pt-4 sm:pt-5 lg:grid-cols-2">
        <div className="grid gap-4">
          <Metered id={`${id}-title`} label={t('title')} value={seo.title} most={MOST.title}>
            <input
              id={`${id}-title`}
              value={seo.title}
              maxLength={MOST.title}
              aria-describedby={`${id}-title-meter`}
              onChange={(event) => onChange({ title: event.target.value })}
              className={`${inputClass} h-ctl-lg`}
            />
          </Metered>
          <Metered id={`${id}-description`} label={t('description')} value={seo.description} most={MOST.description}>
            <textarea
              id={`${id}-description`}
              value={seo.description}
              maxLength={MOST.description}
              rows={3}
              aria-describedby={`${id}-description-meter`}
              onChange={(event) => onChange({ description: event.target.value.replaceAll(/\s*\n\s*/g, ' ') })}
              className={`${inputClass} min-h-20 resize-y py-2`}
            />
          </Metered>
          <label className="flex min-h-6 items-start gap-2 text-13 leading-6">
            <input
              type="checkbox"
              className="check-box"
              checked={seo.no_index ?? false}
              onChange={(event) => onChange({ no_index: event.target.checked })}
            />
            <span>{t('noIndex')}</span>
          </label>
        </div>
        <ResultPreview website={website} page={page} seo={seo} />
      </CardBody>
    </Card>
  )
}

type MeteredProps = { id: string; label: string; value: string; most: number; children: React.ReactNode }

function Metered({ id, label, value, most, children }: MeteredProps) {
  const t = useTranslations('websiteManager.search')
  const share = Math.min(1, value.length / most)
  return (
    <div className="grid gap-1">
      <div className="flex items-center justify-between gap-3">
        <label htmlFor={id} className="text-13 font-medium">
          {label}
        </label>
        <span id={`${id}-meter`} className="text-12 tabular-nums text-3">
          {t('used', { used: value.length, most })}
        </span>
      </div>
      {children}
      <span aria-hidden="true" className="h-1 overflow-hidden rounded-full bg-selected">
        <span
          className={`block h-full origin-left rounded-full bg-k rtl:origin-right ${share < 0.4 ? 'medium' : 'pass'}`}
          style={{ transform: `scaleX(${share})` }}
        />
      </span>
    </div>
  )
}

/** What was changed, kept in this tab until it is saved. */
function useSeo(website: DfyWebsite, document: WebsiteDocument) {
  const t = useTranslations('websiteManager.search')
  const key = `soteria:draft:website-seo-${website.id}`
  const save = useSaveDfyWebsite()
  const [changes, setChanges] = useState<Changes>(() => (tabStorage.getJson(key) as Changes | null) ?? {})
  const [error, setError] = useState<unknown>(null)

  function keep(next: Changes) {
    setChanges(next)
    if (Object.keys(next).length === 0) tabStorage.remove(key)
    else tabStorage.setJson(key, next)
  }
  function change(page: string, before: Seo, next: Partial<Seo>) {
    const { [page]: known, ...others } = changes
    const now = { ...before, ...known, ...next }
    const isSame =
      now.title === before.title &&
      now.description === before.description &&
      (now.no_index ?? false) === (before.no_index ?? false)
    keep(isSame ? others : { ...others, [page]: { ...known, ...next } })
  }
  async function handleSave() {
    setError(null)
    const pages = document.pages.map((page) => ({ ...page, seo: { ...page.seo, ...changes[page.id] } }))
    const { id, rev } = website
    try {
      await save.mutateAsync(formOf({ id, rev, document: JSON.stringify({ ...document, pages }) }))
      keep({})
      notify.success(t('saved'))
    } catch (failure) {
      showInPlace(failure)
      setError(failure)
    }
  }
  return { changes, change, save: handleSave, isSaving: save.isPending, error }
}
