import { createContext, useContext } from 'react'
import type { ResellerAccount } from '@/lib/contract/reseller'

export type Opened =
  | { kind: 'new' | 'import' }
  | { kind: 'edit' | 'delete'; id: string }
  | { kind: 'suspend'; accounts: readonly ResellerAccount[]; onDone?: (kept: readonly string[]) => void }

/** Opens what belongs to the accounts, from wherever on the screen. */
export const AccountDrawerContext = createContext<(opened: Opened) => void>(() => {})
export const useAccountDrawer = () => useContext(AccountDrawerContext)
