import { createContext, useContext } from 'react'
import type { Lead, LeadStatus } from '@/lib/contract/lead-record'
import type { LeadPart } from './lead-drawer'

/** Where a card stands: in a stage, behind another card of it; null: at the top. */
export type Place = { status: LeadStatus; after: string | null }

export type BoardActions = {
  move: (lead: Lead, from: Place, to: Place) => void
  onOpen: (id: string, part?: LeadPart) => void
}

export const BoardContext = createContext<BoardActions>({ move: () => {}, onOpen: () => {} })
export const useBoard = () => useContext(BoardContext)
