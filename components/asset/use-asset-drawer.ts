import { createContext, useContext } from 'react'

export type Shown = { kind: 'add' } | { kind: 'verify' | 'edit' | 'delete'; asset: string } | null

export const AssetDrawerContext = createContext<{ show: (shown: Shown) => void }>({ show: () => {} })

/**
 * Opens what belongs to the list or to a row of it. It stands outside the rows: a row may leave the list while its
 * drawer is open.
 */
export const useAssetDrawer = () => useContext(AssetDrawerContext)
