import { createContext, useContext } from 'react'

/** The parts of a site's drawer. */
export const PARTS = ['overview', 'flaws', 'updates', 'hardening', 'connection'] as const
export type Part = (typeof PARTS)[number]

/** A pairing code is told once, so it travels with what shows it. */
export type Code = {
  code: string
  expiresAt: string
  line: string | undefined
  /** When the site was paired before. */
  before: string | null
}

export type Shown =
  | { kind: 'add' }
  | { kind: 'pair'; id: string; code?: Code }
  | { kind: 'view'; id: string; part?: Part }
  | { kind: 'delete'; id: string }
  | null

export const SiteDrawerContext = createContext<{ show: (shown: Shown) => void }>({ show: () => {} })

/**
 * Opens what belongs to the list or to a row of it. It stands outside the rows: a row may leave the list while its
 * drawer is open.
 */
export const useSiteDrawer = () => useContext(SiteDrawerContext)
