import type { Store } from '@/server/records/sending'
import type { Deps } from '@/server/records/deps'

/** What sending a message needs. `random`: from 0 to 1. */
export type Connections = Store &
  Pick<Deps, 'secrets' | 'outgoing'> & {
    settings: Pick<Deps['settings'], 'productName' | 'productColour' | 'publicUrl'>
    random?(): number
  }

export const timeOf = ({ now }: Pick<Store, 'now'>) => now?.() ?? new Date()
