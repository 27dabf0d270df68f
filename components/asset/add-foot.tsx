import { createContext, type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'

/** The foot of the drawer, once it is there. */
export const AddFoot = createContext<HTMLElement | null>(null)

/** Buttons of what stands in the drawer, in sight at its lower edge. */
export function InFoot({ children }: { children: ReactNode }) {
  const foot = use(AddFoot)
  return foot && createPortal(children, foot)
}
