import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { CheckList } from '@/components/scan-result/check-list'
import { isDone, worstOf } from '@/components/scan-result/order'
import { Card, CardHeader } from '@/components/ui/card'
import { SeverityCounts } from '@/components/ui/severity-counts'
import type { Check, Finding } from '@/lib/contract/scan-result'
import { CheckPanel } from './check-panel'

type CheckCardsProps = { checks: readonly Check[]; findings: readonly Finding[]; isRunning: boolean }

/** The checks as they fill in, and beside them what the chosen one found. */
export function CheckCards({ checks, findings, isRunning }: CheckCardsProps) {
  const t = useTranslations('scan')
  const [chosen, setChosen] = useState<string>()
  const panel = useRef<HTMLDivElement>(null)
  const check = checks.find(({ key }) => key === chosen) ?? mostTelling(checks, findings)
  const count = (severity: Finding['severity']) => findings.filter((finding) => finding.severity === severity).length

  function handleSelect(key: string) {
    setChosen(key)
    if (matchMedia('(max-width: 991.98px)').matches) panel.current?.scrollIntoView({ block: 'start' })
  }

  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
      <Card>
        <CardHeader
          title={t('checks')}
          description={<span aria-live="polite">{t('checksDoneSub', { done: checks.filter(isDone).length, total: checks.length })}</span>}
          actions={!isRunning && <SeverityCounts counts={{ critical: count('critical'), high: count('high'), medium: count('medium'), low: count('low') }} />}
          className="border-b"
        />
        <CheckList checks={checks} findings={findings} selected={check?.key} onSelect={handleSelect} />
      </Card>
      <div ref={panel} className="min-w-0 scroll-mt-20 lg:sticky lg:top-20">
        {check && <CheckPanel key={check.key} check={check} findings={findings.filter((finding) => finding.check === check.key)} />}
      </div>
    </div>
  )
}

/** The check with the worst finding; while nothing is found, the one that is running. */
function mostTelling(checks: readonly Check[], findings: readonly Finding[]) {
  const worst = worstOf(findings)
  const finding = findings.find(({ severity }) => severity === worst)
  return checks.find(({ key }) => key === finding?.check) ?? checks.find(({ state }) => state === 'running') ?? checks[0]
}
