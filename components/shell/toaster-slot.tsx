import { type ComponentType, memo } from 'react'
import { create } from 'zustand'

const useSlot = create<{ Toaster: ComponentType | null }>(() => ({ Toaster: null }))

/**
 * The signed-in pages bring the toaster; from then on it stands, also above the sign-in page that a session's end leads
 * to.
 */
export const provideToaster = (Toaster: ComponentType) => useSlot.setState({ Toaster })

export const ToasterSlot = memo(function ToasterSlot() {
  const { Toaster } = useSlot()
  return Toaster && <Toaster />
})
