import { createContext, useContext } from 'react'

/** The screen is on its way to another workspace: what is open here is not of that one. */
export const LeaveContext = createContext<() => void>(() => {})
export const useLeave = () => useContext(LeaveContext)
