import { Trash2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Switch } from '@/components/ui/switch'
import type { Page } from '@/lib/website/document'
import { changeSeo, removePage } from '@/lib/website-editing/pages'
import { textFor } from '@/lib/website-editing/values'
import { useBench, useBusiness } from './bench'
import { TextInput } from './text-input'

const LINE = { kind: 'line', max: 0 } as const

export type PageSearchProps = { page: Page; address: string; isHome: boolean }

/** How search engines show the page, what they read of it, and the way to remove it. */
export function PageSearch({ page, address, isHome }: PageSearchProps) {
  return (
    <>
      <SearchFields page={page} address={address} />
      {!isHome && <RemovePage page={page} />}
    </>
  )
}

function SearchFields({ page, address }: Omit<PageSearchProps, 'isHome'>) {
  const t = useTranslations('websiteEditor.page')
  const bench = useBench()
  const { name } = useBusiness()
  const { seo } = page
  const change = (part: Partial<Page['seo']>, key: string) =>
    bench.edit({
      name: { deed: 'page' },
      key: `page:${page.id}:${key}`,
      at: { page: page.id, block: null, field: null },
      change: (now) => ({ ...now, document: changeSeo(now.document, page.id, part) }),
    })
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 text-13 font-strong">{t('search')}</legend>
      <div className="grid gap-0.5 rounded-md border p-3 text-12">
        <span className="truncate text-14 text-brand-text">{seo.title || `${page.title} · ${name}`}</span>
        <span dir="ltr" className="truncate text-start text-pass-text">
          {`${address.replace(/^https?:\/\//, '')}/${page.slug}`}
        </span>
        <span className="line-clamp-2 text-2">{seo.description || t('noDescription')}</span>
      </div>
      <TextInput
        label={t('seoTitle')}
        field="seo.title"
        value={seo.title}
        max={60}
        isMeter
        error={seo.title.trim() === '' ? t('seoTitleMissing') : null}
        onChange={(text) => change({ title: textFor(LINE, text) }, 'seo-title')}
      />
      <TextInput
        label={t('description')}
        field="seo.description"
        value={seo.description}
        max={160}
        rows={3}
        isMeter
        error={seo.description.trim() === '' ? t('descriptionMissing') : null}
        onChange={(text) => change({ description: textFor(LINE, text) }, 'seo-description')}
      />
      <Switch
        label={t('noIndex')}
        checked={seo.no_index === true}
        onCheckedChange={(isHidden) => change({ no_index: isHidden }, 'no-index')}
      />
    </fieldset>
  )
}

function RemovePage({ page: { id, title } }: { page: Page }) {
  const t = useTranslations('websiteEditor.page')
  const bench = useBench()
  function remove() {
    bench.edit({
      name: { deed: 'page_remove' },
      at: { page: id, block: null, field: null },
      change: (now) => ({ ...now, document: removePage(now.document, id) }),
    })
    bench.say(t('removed', { page: title }), true)
    document.getElementById('editor-pages')?.focus()
  }
  return (
    <Button variant="danger-outline" size="sm" className="justify-self-start" onClick={remove}>
      <Trash2 aria-hidden="true" />
      {t('remove')}
    </Button>
  )
}
