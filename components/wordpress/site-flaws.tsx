import { useTranslations } from 'use-intl'
import { ButtonLink } from '@/components/ui/button'
import { Note } from '@/components/ui/note'
import { SeverityBadge } from '@/components/ui/severity-badge'
import type { WpFlaw, WpSiteDetail } from '@/lib/contract/wordpress'
import { updatePageOf } from './admin-of'

/** What is known to be open in what the site has, the worst first. */
export function SiteFlaws({ site: { flaws, judged_by, facts, url } }: { site: WpSiteDetail }) {
  const t = useTranslations('wordpress.flaws')
  if (!flaws) return <Note>{t(!judged_by ? 'notChecked' : facts ? 'notCheckedYet' : 'noReport')}</Note>
  const isOff = ({ kind, slug }: WpFlaw) =>
    kind === 'plugin' && facts?.plugins.some((plugin) => plugin.slug === slug && !plugin.active)
  return (
    <div className="grid gap-4">
      {flaws.length === 0 ? (
        <Note tone="pass">{t('none')}</Note>
      ) : (
        <>
          <p>
            <ButtonLink variant="primary" href={updatePageOf(url)} target="_blank" rel="noopener noreferrer">
              {t('open')}
            </ButtonLink>
          </p>
          <ul className="grid divide-y border-y">
            {flaws.map((flaw) => (
              <Flaw key={`${flaw.kind} ${flaw.slug} ${flaw.title}`} flaw={flaw} isOff={isOff(flaw) === true} />
            ))}
          </ul>
        </>
      )}
      {judged_by?.notices.map((notice) => (
        <p key={notice} className="text-12 text-3 [overflow-wrap:anywhere]">
          {notice}
        </p>
      ))}
    </div>
  )
}

function Flaw({ flaw, isOff }: { flaw: WpFlaw; isOff: boolean }) {
  const t = useTranslations('wordpress.flaws')
  const { title, severity, name, version, fixed_in, cve, url } = flaw
  const [id = title] = cve
  return (
    <li className="grid gap-1 py-3 text-13 [overflow-wrap:anywhere]">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <span className="min-w-0 grow font-medium">{title}</span>
        <SeverityBadge severity={severity} />
      </div>
      <p className="text-2">
        {t('in', { name, version })}{' '}
        {fixed_in.length > 0 ? t('fixed', { version: fixed_in.join(', ') }) : t(isOff ? 'noFixYet' : 'noFix')}
        {isOff && ` ${t('isOff')}`}
      </p>
      {url && (
        <p>
          <a href={url} target="_blank" rel="noopener noreferrer nofollow" className="link">
            {cve.length > 0 ? t('more', { id }) : t('moreHere')}
          </a>
        </p>
      )}
    </li>
  )
}
