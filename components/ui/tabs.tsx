import { Tabs as Base } from '@base-ui/react/tabs'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useLocale } from 'use-intl'
import { number } from '@/lib/format'

export type Tab = { value: string; label: ReactNode; count?: number; content?: ReactNode; disabledReason?: string }

type TabsProps = {
  tabs: readonly Tab[]
  /** With `onValueChange`: the caller holds the state. Otherwise the first tab is open. */
  value?: string
  onValueChange?: (value: string) => void
  label?: string
  className?: string
  listClassName?: string
}

export function Tabs({ tabs, value, onValueChange, label, className, listClassName }: TabsProps) {
  const locale = useLocale()
  return (
    <Base.Root
      value={value}
      defaultValue={value === undefined ? tabs[0]?.value : undefined}
      onValueChange={(next) => typeof next === 'string' && onValueChange?.(next)}
      className={clsx('grid min-w-0 content-start', className)}
    >
      <Base.List aria-label={label} activateOnFocus className={clsx('flex gap-1 overflow-x-auto border-b [scrollbar-width:none]', listClassName)}>
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            disabled={tab.disabledReason !== undefined}
            title={tab.disabledReason}
            className="inline-flex h-10 items-center gap-1.5 whitespace-nowrap border-b-2 border-transparent px-2 text-13 font-medium text-2 hover:text-1 focus-visible:-outline-offset-2 data-disabled:cursor-not-allowed data-disabled:text-3 data-active:border-brand data-active:text-1 max-sm:h-11"
          >
            {tab.label}
            {tab.count !== undefined && <span className="font-regular text-3 tabular-nums">{number(tab.count, locale)}</span>}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map(
        (tab) =>
          tab.content !== undefined && (
            <Base.Panel key={tab.value} value={tab.value} className="min-w-0">
              {tab.content}
            </Base.Panel>
          ),
      )}
    </Base.Root>
  )
}
