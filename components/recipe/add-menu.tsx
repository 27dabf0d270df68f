import { Plus } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Menu } from '@/components/ui/menu'
import type { MenuItem } from '@/components/ui/menu-panel'

/** What can be added to a step. */
export const AddMenu = ({ label, items }: { label: string; items: readonly MenuItem[] }) => (
  <Menu
    align="start"
    trigger={
      <Button size="sm">
        <Plus aria-hidden="true" />
        {label}
      </Button>
    }
    items={items}
  />
)
