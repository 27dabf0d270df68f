import { ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { Checkbox } from '@/components/ui/checkbox'
import { EvidenceBadge } from './evidence-badge'
import type { Evidence } from './evidence'
import type { ITEMS } from './items'

type ItemRowProps = {
  item: (typeof ITEMS)[number]
  isTicked: boolean
  /** Null while the last scan is being read, or cannot be. */
  evidence: Evidence | null
  onToggle: () => void
}

export function ItemRow({ item, isTicked, evidence, onToggle }: ItemRowProps) {
  const t = useTranslations('checklist')
  const whyId = useId()
  return (
    <li className="grid gap-x-4 gap-y-1 border-t px-4 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:px-5 print:break-inside-avoid">
      <Checkbox
        checked={isTicked}
        onCheckedChange={onToggle}
        aria-describedby={whyId}
        label={<span className="text-14 font-medium">{t(`items.${item.id}.title`)}</span>}
      />
      {evidence && <EvidenceBadge evidence={evidence} isTicked={isTicked} />}
      <div className="grid gap-1 ps-6.5 text-13 sm:col-span-2">
        <details className="group">
          {/* In one line with the reason: a list of 63 is long enough. */}
          <summary className="flex cursor-pointer list-none flex-wrap items-center gap-x-3">
            <span id={whyId} className="max-w-[80ch] text-pretty text-2">
              {t(`items.${item.id}.why`)}
            </span>
            <span className="inline-flex min-h-6 items-center gap-1 text-12 text-2 group-hover:text-1 print:hidden">
              <ChevronRight
                aria-hidden="true"
                className="size-3.5 transition-transform group-open:rotate-90 rtl:rotate-180 rtl:group-open:rotate-90"
              />
              <span aria-hidden="true">{t('how')}</span>
              <span className="sr-only">{t('howTo', { item: t(`items.${item.id}.title`) })}</span>
              <span className="ps-2 text-3">
                {t('facts', { priority: t(`priority.${item.priority}`), effort: t(`effort.${item.effort}`) })}
              </span>
            </span>
          </summary>
          <p className="max-w-[80ch] pt-1 text-pretty">{t(`items.${item.id}.how`)}</p>
        </details>
        <p className="hidden text-12 print:block">{t(`items.${item.id}.how`)}</p>
      </div>
    </li>
  )
}
