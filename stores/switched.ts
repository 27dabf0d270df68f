import { create } from 'zustand'

type Switched = {
  /** A link led into another workspace: from which, to which, and where. */
  last: { from: string; to: string; path: string } | null
  /** Where the person chose a workspace themselves: what the address there names is not followed. */
  stay: string | null
}

const useSwitched = create<Switched>(() => ({ last: null, stay: null }))

export const useLastSwitch = () => useSwitched((state) => state.last)
export const useStay = () => useSwitched((state) => state.stay)
export const noteSwitch = (last: NonNullable<Switched['last']>) => useSwitched.setState({ last })
export const stayHere = (path: string) => useSwitched.setState({ last: null, stay: path })

/** The person is somewhere else now. */
export const leaveFor = (path: string) =>
  useSwitched.setState(({ last, stay }) => ({
    last: last?.path === path ? last : null,
    stay: stay === path ? stay : null,
  }))

export const forgetSwitch = () => useSwitched.setState({ last: null, stay: null })
