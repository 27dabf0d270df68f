import { useTranslations } from 'use-intl'
import { Card, CardHeader } from '@/components/ui/card'
import type { ScanResult } from '@/lib/contract/scan-result'
import { type SitePage, sitePages } from '@/lib/domain/site-pages'
import { visibleText } from '@/lib/domain/visible-text'

/** What a full scan walked over: the pages of the site, and the services on its address. */
export function SitePages({ result }: { result: ScanResult }) {
  const t = useTranslations('report.pages')
  const { pages, hasMore, ports, why } = sitePages(result)
  return (
    <div className="grid gap-4">
      <Card>
        <CardHeader title={t('title')} description={pages ? t('text', { count: pages.length }) : undefined} />
        {pages ? (
          <PageTable pages={pages} hasMore={hasMore} />
        ) : (
          <p className="px-4 pb-5 text-13 text-2 sm:px-5">{t('none')}</p>
        )}
      </Card>
      <Card>
        <CardHeader title={t('ports')} description={ports ? t('portsText') : undefined} />
        {ports && ports.length > 0 ? (
          <ul>
            {ports.map(({ port, service }) => (
              <li key={port} className="grid grid-cols-[96px_minmax(0,1fr)] gap-3 border-t px-4 py-2 text-13 sm:px-5">
                <span className="tabular-nums">{t('port', { port: String(port) })}</span>
                <span className="text-2 [overflow-wrap:anywhere]">{visibleText(service)}</span>
              </li>
            ))}
          </ul>
        ) : (
          <p className="px-4 pb-5 text-13 text-2 sm:px-5">{why ?? (ports ? t('noPorts') : t('portsNone'))}</p>
        )}
      </Card>
    </div>
  )
}

function PageTable({ pages, hasMore }: { pages: readonly SitePage[]; hasMore: boolean }) {
  const t = useTranslations('report.pages')
  return (
    <>
      <table className="w-full table-fixed text-13">
        <thead className="text-start text-12 text-2 max-sm:sr-only">
          <tr className="border-t">
            <th scope="col" className="h-9 px-4 text-start font-medium sm:px-5">
              {t('address')}
            </th>
            <th scope="col" className="px-4 text-start font-medium sm:px-5">
              {t('name')}
            </th>
            <th scope="col" className="w-20 px-4 text-end font-medium sm:px-5">
              {t('status')}
            </th>
          </tr>
        </thead>
        <tbody>
          {pages.map(({ url, status, title }) => (
            <tr key={url} className="border-t align-top max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:py-1">
              <td className="mono px-4 py-2 [overflow-wrap:anywhere] sm:px-5">{visibleText(url)}</td>
              <td
                dir="auto"
                className="px-4 py-2 text-2 [overflow-wrap:anywhere] max-sm:order-last max-sm:col-span-full max-sm:pt-0 sm:px-5"
              >
                {visibleText(title ?? '') || <span className="text-3">{t('untitled')}</span>}
              </td>
              <td className="px-4 py-2 text-end tabular-nums sm:px-5">{status}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {hasMore && <p className="border-t px-4 py-3 text-13 text-2 sm:px-5">{t('more')}</p>}
    </>
  )
}
