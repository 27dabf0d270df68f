import { createContext, useContext } from 'react'

/** Tells what was done, and how it is taken back. */
export type OfferUndo = (text: string, undo: () => void) => void

export const UndoContext = createContext<OfferUndo>(() => {})
export const useUndo = () => useContext(UndoContext)
