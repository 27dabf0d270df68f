import { createContext, useContext } from 'react'

export type Shown =
  | { kind: 'add'; type?: string; copyOf?: string }
  | { kind: 'edit' | 'off' | 'delete'; id: string }
  | null

export const ConnectionDrawerContext = createContext<{ show: (shown: Shown) => void }>({ show: () => {} })

/**
 * Opens what belongs to the list or to a row of it. It stands outside the rows: a row may leave the list while its
 * drawer is open.
 */
export const useConnectionDrawer = () => useContext(ConnectionDrawerContext)
