import { type ReactNode, useCallback, useState } from 'react'
import { replaceAddress } from '@/components/data-table/table-address'
import { onceOpen } from '@/components/ui/on-demand'
import type { DeliveryDrawerProps } from './delivery-drawer'

const DeliveryDrawer = onceOpen<DeliveryDrawerProps>(() =>
  import('./delivery-drawer').then((part) => part.DeliveryDrawer),
)

/** The drawer of the delivery that is asked for, by the address or by a press, and how another one is asked for. */
export function useShownDelivery(
  workspace: string,
  asked: string | null,
): [drawer: ReactNode, show: (id: string) => void] {
  const [id, setId] = useState(asked)
  const [seen, setSeen] = useState(asked)
  if (seen !== asked) {
    setSeen(asked)
    if (asked !== null) setId(asked)
  }
  const show = useCallback((next: string) => setId(next), [])
  return [
    <DeliveryDrawer key="delivery" workspace={workspace} open={id !== null} id={id} onClose={() => close(setId)} />,
    show,
  ]
}

/** What was closed does not open again by itself after a reload. */
function close(setId: (id: null) => void) {
  setId(null)
  const url = new URL(location.href)
  if (!url.searchParams.has('delivery')) return
  url.searchParams.delete('delivery')
  replaceAddress(url)
}
