import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import type { WpReport } from '@/lib/contract/wordpress-report'

type Part = WpReport['plugins'][number] | WpReport['themes'][number]

const SHOWN = 10

/** What is installed and in which version, what is active first. */
export function SiteSoftware({ parts }: { parts: readonly Part[] }) {
  const t = useTranslations('wordpress.overview')
  const all = useTranslations('wordpress')
  const [isWhole, setWhole] = useState(false)
  const sorted = parts.toSorted((a, b) => Number(b.active) - Number(a.active) || a.name.localeCompare(b.name))
  const shown = isWhole ? sorted : sorted.slice(0, SHOWN)
  if (parts.length === 0) return <p className="text-13 text-2">{t('softwareNone')}</p>
  return (
    <div className="grid gap-3">
      <ul className="grid divide-y border-y text-13">
        {shown.map(({ slug, name, version, latest, active }) => (
          <li key={slug} className="flex flex-wrap items-start gap-x-3 py-2">
            <span className="grid min-w-0 grow justify-items-start [overflow-wrap:anywhere]">
              <bdi className="font-medium">{name}</bdi>
              {!active && <span className="text-12 text-3">{t('inactive')}</span>}
            </span>
            <span className="grid justify-items-end tabular-nums">
              <bdi>{version || t('unknown')}</bdi>
              {latest && latest !== version && (
                <span className="text-12 text-3">{all('isOut', { version: latest })}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {shown.length < sorted.length && (
        <p>
          <Button size="sm" onClick={() => setWhole(true)}>
            {t('softwareMore', { count: sorted.length - shown.length })}
          </Button>
        </p>
      )}
    </div>
  )
}
