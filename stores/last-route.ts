import { create } from 'zustand'

/** The last address the person was let into: where Cancel of the upgrade modal goes back to. */
const useLastRoute = create<{ path: string | null }>(() => ({ path: null }))

export const keepLastRoute = (path: string) => useLastRoute.setState({ path })
export const lastRoute = () => useLastRoute.getState().path
export const forgetLastRoute = () => useLastRoute.setState({ path: null })
