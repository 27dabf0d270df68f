import { clsx } from 'clsx'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { useLocale } from 'use-intl'
import { number } from '@/lib/domain/format'

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

/** The arrow keys walk through the tabs and open them; of a panel only the open one is there. */
export function Tabs({ tabs, value, onValueChange, label, className, listClassName }: TabsProps) {
  const id = useId()
  const [opened, setOpened] = useState(tabs[0]?.value)
  const current = tabs.find((tab) => tab.value === (value ?? opened)) ?? null

  function open(tab: Tab | undefined) {
    if (!tab || tab.disabledReason !== undefined || tab.value === current?.value) return
    setOpened(tab.value)
    onValueChange?.(tab.value)
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
    const to = nextTab(event, buttons.indexOf(event.target as HTMLElement), buttons.length)
    if (to === null) return
    event.preventDefault()
    buttons[to]?.focus()
    open(tabs[to])
  }

  return (
    <div className={clsx('grid min-w-0 content-start', className)}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs inside take the focus */}
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={handleKeyDown}
        className={clsx('flex flex-wrap gap-x-1 border-b', listClassName)}
      >
        {tabs.map((tab, index) => (
          <TabButton
            key={tab.value}
            id={id}
            tab={tab}
            isOpen={tab === current}
            isFocusable={tab === current || (current === null && index === 0)}
            onOpen={() => open(tab)}
          />
        ))}
      </div>
      {current?.content !== undefined && <Panel key={current.value} id={id} tab={current} />}
    </div>
  )
}

type TabButtonProps = { id: string; tab: Tab; isOpen: boolean; isFocusable: boolean; onOpen: () => void }

function TabButton({ id, tab, isOpen, isFocusable, onOpen }: TabButtonProps) {
  const locale = useLocale()
  return (
    <button
      type="button"
      role="tab"
      id={`${id}-${tab.value}`}
      aria-selected={isOpen}
      aria-controls={isOpen && tab.content !== undefined ? `${id}-panel` : undefined}
      aria-disabled={tab.disabledReason !== undefined || undefined}
      tabIndex={isFocusable ? 0 : -1}
      title={tab.disabledReason}
      onClick={onOpen}
      className="inline-flex h-10 items-center gap-1.5 whitespace-nowrap border-b-2 border-transparent px-2 text-13 font-medium text-2 hover:text-1 focus-visible:-outline-offset-2 aria-disabled:cursor-not-allowed aria-disabled:text-3 aria-selected:border-brand aria-selected:text-1 max-sm:h-11"
    >
      {tab.label}
      {tab.count !== undefined && <span className="font-regular text-3 tabular-nums">{number(tab.count, locale)}</span>}
    </button>
  )
}

function Panel({ id, tab }: Pick<TabButtonProps, 'id' | 'tab'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a panel can be scrolled and read with the keys
    <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab.value}`} tabIndex={0} className="min-w-0">
      {tab.content}
    </div>
  )
}

/** Where a key leads to from a tab, past the end to the beginning; null for keys that are not about that. */
function nextTab({ key, currentTarget }: KeyboardEvent<HTMLElement>, from: number, count: number) {
  const right = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1
  if (key === 'ArrowRight') return (from + right + count) % count
  if (key === 'ArrowLeft') return (from - right + count) % count
  return key === 'Home' ? 0 : key === 'End' ? count - 1 : null
}
