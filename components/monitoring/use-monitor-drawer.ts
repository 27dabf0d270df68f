import { createContext, useContext } from 'react'

export type Shown = { kind: 'workspace' } | { kind: 'site' | 'stop'; site: string } | null

export const MonitorDrawerContext = createContext<{ show: (shown: Shown) => void }>({ show: () => {} })

/** Opens what belongs to the workspace or to one of its sites. */
export const useMonitorDrawer = () => useContext(MonitorDrawerContext)
