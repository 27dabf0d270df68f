import { Ellipsis } from 'lucide-react'
import { Button } from './button'
import { Menu } from './menu'
import type { MenuProps } from './menu-panel'
import type { ButtonProps } from './plain-button'

/** What else can be done with a row. `label` names the button, and with it the row. */
export function RowMenu({
  label,
  items,
  ...props
}: { label: string; items: MenuProps['items'] } & Pick<ButtonProps, 'id' | 'pending' | 'aria-describedby'>) {
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="icon-sm" aria-label={label} {...props}>
          <Ellipsis aria-hidden="true" />
        </Button>
      }
      items={items}
    />
  )
}
