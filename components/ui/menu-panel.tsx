import { Menu as Base } from '@base-ui/react/menu'
import { clsx } from 'clsx'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { itemClass, popupClass } from './surface'
import { type Trigger, useFocusFrom, type Wish } from './use-early-trigger'

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

export type MenuProps = {
  trigger: Trigger
  items: readonly MenuItem[]
  align?: 'start' | 'center' | 'end'
  header?: ReactNode
}

export function MenuPanel({ trigger, items, align = 'end', header, wish }: MenuProps & { wish: Wish }) {
  const button = useFocusFrom(wish)
  const pathname = usePathname()
  const [openAt, setOpenAt] = useState(wish.isOpen ? pathname : null)
  // No menu stays open over another screen.
  if (openAt !== null && openAt !== pathname) setOpenAt(null)
  return (
    <Base.Root open={openAt === pathname} onOpenChange={(isOpen) => setOpenAt(isOpen ? pathname : null)}>
      <Base.Trigger ref={button} render={trigger} />
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
