import Link from 'next/link'
import { useLocale, useTranslations } from 'use-intl'
import { naturally } from '@/components/ui/natural-order'
import { Card, CardHeader } from '@/components/ui/card'
import { SeverityBar } from '@/components/ui/severity-bar'
import { useSites } from '@/lib/api/sites'
import type { Asset } from '@/lib/contract/asset'
import { number } from '@/lib/domain/format'
import { href } from '@/lib/domain/routes'
import { shownAddress } from '@/lib/domain/shown-address'
import { OPEN_SEVERITIES, openTotal } from '@/lib/domain/standing'

const MAX = 5

const totalOf = ({ findings }: Asset) => (findings ? openTotal(findings) : 0)

/** More of the worse kind counts before more. */
function byHarm(a: Asset, b: Asset) {
  for (const severity of OPEN_SEVERITIES) {
    const difference = (b.findings?.[severity] ?? 0) - (a.findings?.[severity] ?? 0)
    if (difference !== 0) return difference
  }
  return naturally(a.value, b.value)
}

/**
 * The sites with the worst findings. The length of a bar is its share of the longest. Nothing where nothing is open.
 */
export function MostAffected({ workspace }: { workspace: string | undefined }) {
  const t = useTranslations('dashboard.affected')
  const locale = useLocale()
  const assets = useSites(workspace).data
  const affected = (assets ?? [])
    .filter((asset) => totalOf(asset) > 0)
    .sort(byHarm)
    .slice(0, MAX)
  if (affected.length === 0) return null
  const longest = Math.max(...affected.map(totalOf))
  return (
    <Card>
      <CardHeader title={t('title')} description={t('text')} />
      <ul className="grid gap-4 px-4 pb-5 sm:px-5">
        {affected.map((asset) => (
          <li key={asset.id} className="grid gap-1.5">
            <span className="flex items-baseline justify-between gap-3 text-13">
              <Link
                href={href('history', { assetId: asset.id })}
                prefetch={false}
                dir="ltr"
                className="truncate font-medium hover:underline"
                title={asset.value}
              >
                {asset.name ? <bdi>{asset.name}</bdi> : shownAddress(asset.value)}
              </Link>
              <span className="tabular-nums">{number(totalOf(asset), locale)}</span>
            </span>
            <div style={{ width: `${Math.max(8, (100 * totalOf(asset)) / longest)}%` }}>
              <SeverityBar counts={{ ...asset.findings, info: 0 }} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
