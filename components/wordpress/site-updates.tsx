import { useTranslations } from 'use-intl'
import { ButtonLink } from '@/components/ui/button'
import { Note } from '@/components/ui/note'
import type { WpSiteDetail, WpUpdate } from '@/lib/contract/wordpress'
import { updatePageOf } from './admin-of'
import { closes } from './closes'

/** What the site could install, what closes a flaw first. */
export function SiteUpdates({ site: { updates, update_list, flaws, url } }: { site: WpSiteDetail }) {
  const t = useTranslations('wordpress.updates')
  if (!updates) return <Note>{t('notTold')}</Note>
  if (update_list.length === 0) return <Note tone="pass">{t('none')}</Note>
  const fixesOf = (update: WpUpdate) => (flaws ?? []).filter((flaw) => closes(update, flaw)).length
  const rows = update_list.toSorted((a, b) => fixesOf(b) - fixesOf(a))
  return (
    <div className="grid gap-4">
      <p>
        <ButtonLink variant="primary" href={updatePageOf(url)} target="_blank" rel="noopener noreferrer">
          {t('open')}
        </ButtonLink>
      </p>
      <p className="text-13 text-2">{t('backup')}</p>
      <ul className="grid divide-y border-y">
        {rows.map((update) => {
          const { kind, slug, name, from, to } = update
          const fixes = fixesOf(update)
          return (
            <li key={`${kind} ${slug}`} className="flex flex-wrap items-start gap-x-3 gap-y-1 py-3 text-13">
              <span className="grid min-w-0 grow justify-items-start [overflow-wrap:anywhere]">
                <bdi className="font-medium">{name}</bdi>
                <span className="text-12 text-3">{t(kind)}</span>
              </span>
              <span className="grid justify-items-end">
                <span dir="ltr" className="tabular-nums">
                  {t('from', { from, to })}
                </span>
                {fixes > 0 && <span className="text-12 text-high-text">{t('fixes', { count: fixes })}</span>}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
