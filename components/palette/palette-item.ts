import type { ReactNode } from 'react'

export const PALETTE_GROUPS = ['pages', 'actions', 'workspaces', 'assets', 'scans'] as const

export type PaletteItem = {
  id: string
  group: (typeof PALETTE_GROUPS)[number]
  label: string
  icon: ReactNode
  /** Of a site that is called otherwise. */
  address?: string
  /** Beside the name, whatever was searched for: the client, the age, the present state. */
  hint?: string
  /** What else people call it. */
  words?: string
  /** Which plans include it, when this one does not. It leads to its screen all the same, which says so. */
  lockReason?: string
} & ({ href: string; onSelect?: never } | { href?: never; onSelect: () => void })
