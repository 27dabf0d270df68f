import { ScanSearch } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { useReach } from '@/lib/browser/connection'
import { canBeScanned, type FoundLead } from './found-lead'
import type { FoundScans } from './use-found-scans'

type Props = { leads: readonly FoundLead[]; scans: FoundScans; onDone: () => void }

/** Scans the sites of the ticked ones. */
export function ScanChosen({ leads, scans, onDone }: Props) {
  const t = useTranslations('finder.scan')
  const isOffline = useReach() === 'offline'
  const count = leads.filter(canBeScanned).length
  const without = leads.filter(({ website }) => !website).length
  return (
    <>
      <Button
        size="sm"
        aria-keyshortcuts="s"
        pending={scans.isStarting}
        disabled={count === 0 || isOffline || scans.batch?.state === 'running'}
        onClick={() => {
          scans.scan(leads)
          onDone()
        }}
      >
        {!scans.isStarting && <ScanSearch aria-hidden="true" />}
        {t('many', { count })}
      </Button>
      {without > 0 && <span className="text-12 text-3 max-sm:sr-only">{t('without', { count: without })}</span>}
    </>
  )
}
