import { useTranslations } from 'use-intl'
import type { DfyWebsite } from '@/lib/contract/website'
import type { WebsiteDocument } from '@/lib/website/document'

type Page = WebsiteDocument['pages'][number]
type ResultPreviewProps = { website: DfyWebsite; page: Page; seo: Page['seo'] }

/** About what a search engine shows of a page. */
export function ResultPreview({ website, page, seo }: ResultPreviewProps) {
  const t = useTranslations('websiteManager.search')
  const { custom_domain, default_domain, name } = website
  const host = custom_domain ?? default_domain ?? 'example.com'
  return (
    <section aria-label={t('result')} className="grid gap-2">
      <p className="text-12 text-3">{t('result')}</p>
      <div className="grid gap-1 rounded-lg border bg-page p-4" dir="auto">
        {seo.no_index ? (
          <p className="text-13 text-2">{t('notFound')}</p>
        ) : (
          <>
            <span className="flex min-w-0 items-center gap-2 text-12">
              <span className="grid size-6 flex-none place-items-center rounded-full border bg-surface font-medium text-2">
                {Array.from(name)[0]?.toUpperCase()}
              </span>
              <span className="grid min-w-0 leading-4">
                <span className="truncate text-1">
                  <bdi>{name}</bdi>
                </span>
                <span className="truncate text-3" dir="ltr">
                  {`https://${host}${page.slug === '' ? '' : ` › ${page.slug}`}`}
                </span>
              </span>
            </span>
            <span className="text-16 font-medium text-brand-text [overflow-wrap:anywhere]">
              {seo.title || `${page.title} · ${name}`}
            </span>
            <span className="text-13 text-2 [overflow-wrap:anywhere]">{seo.description || t('noDescription')}</span>
          </>
        )}
      </div>
    </section>
  )
}
