import { Menu as Base } from '@base-ui/react/menu'
import { clsx } from 'clsx'
import Link from 'next/link'
import type { ReactElement, ReactNode } from 'react'

/** The floating panel of menus and selects. */
export const popupClass =
  'max-h-[var(--available-height)] origin-[var(--transform-origin)] overflow-y-auto rounded-lg bg-surface p-1 shadow-overlay outline-none transition-[opacity,transform] duration-ui ease-ui data-ending-style:opacity-0 data-starting-style:scale-[.98] data-starting-style:opacity-0'

/** One line of such a panel. */
export const itemClass =
  'flex min-h-8 w-full cursor-pointer select-none items-center gap-2 rounded-md px-2 py-1 text-start text-13 outline-none data-highlighted:bg-hover data-disabled:cursor-not-allowed data-disabled:text-3 max-sm:min-h-10'

export type MenuItem =
  | {
      label: ReactNode
      icon?: ReactNode
      onSelect?: () => void
      href?: string
      danger?: boolean
      disabled?: boolean
      /** At the end of the line: a shortcut, or why it is disabled. */
      hint?: ReactNode
    }
  | 'separator'

type MenuProps = { trigger: ReactElement; items: readonly MenuItem[]; align?: 'start' | 'center' | 'end'; header?: ReactNode }

export function Menu({ trigger, items, align = 'end', header }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className="z-50 outline-none" sideOffset={4} align={align} collisionPadding={8}>
          <Base.Popup className={clsx(popupClass, 'w-56')}>
            {header && <div className="mb-1 border-b px-2 py-2 text-13">{header}</div>}
            {items.map((item, index) => (
              // Items of a menu never change places.
              <Line key={index} item={item} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

function Line({ item }: { item: MenuItem }) {
  if (item === 'separator') return <Base.Separator className="my-1 h-px bg-line" />
  const className = clsx(itemClass, item.danger ? 'text-critical-text' : 'text-1')
  const content = (
    <>
      {item.icon && (
        <span aria-hidden="true" className={item.danger ? undefined : 'text-3'}>
          {item.icon}
        </span>
      )}
      <span className="min-w-0 flex-1 truncate">{item.label}</span>
      {item.hint && <span className="text-12 text-3">{item.hint}</span>}
    </>
  )
  if (item.href && !item.disabled) {
    return (
      <Base.LinkItem render={<Link href={item.href} />} className={className} closeOnClick onClick={item.onSelect}>
        {content}
      </Base.LinkItem>
    )
  }
  return (
    <Base.Item className={className} disabled={item.disabled} onClick={item.onSelect}>
      {content}
    </Base.Item>
  )
}
