import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { whenIdle } from '@/lib/browser/idle'

const AGAIN_MS = 3000

const LATEST_MS = 700

const parts = new Set<() => Promise<unknown>>()

/** Loads every part that is known by now, for tests that are about something else than loading. */
export const loadEveryPart = () => Promise.all([...parts].map((load) => load()))

/**
 * A component with a script of its own. Until that is there `fallback` stands in its place; one that did not come is
 * asked for again. `preload` asks for it before it is shown. What only opens when somebody presses it is `patient`: its
 * script waits until the screen around it is there.
 */
export function onDemand<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { isPatient = false }: { isPatient?: boolean } = {},
) {
  let Part: ComponentType<P> | null = null
  let loading: Promise<void> | undefined
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  function preload() {
    loading ??= load().then(
      (component) => {
        Part = component
        for (const listener of listeners) listener()
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
  parts.add(preload)

  function OnDemand({ fallback = null, ...props }: P & { fallback?: ReactNode }) {
    const Loaded = useSyncExternalStore(
      subscribe,
      () => Part,
      () => null,
    )
    const isMissing = Loaded === null

    useEffect(() => {
      if (!isMissing) return
      let timer: ReturnType<typeof setTimeout>
      const attempt = () => {
        preload().catch(() => {
          timer = setTimeout(attempt, AGAIN_MS)
        })
      }
      const stop = isPatient ? whenIdle(attempt, LATEST_MS) : attempt()
      return () => {
        stop?.()
        clearTimeout(timer)
      }
    }, [isMissing])

    return Loaded ? <Loaded {...(props as unknown as P)} /> : fallback
  }
  return Object.assign(OnDemand, { preload })
}

/** The same for what opens: its script is asked for when it opens for the first time. */
export function onceOpen<P extends { open: boolean }>(load: () => Promise<ComponentType<P>>) {
  const Part = onDemand(load)
  return function OnceOpen(props: P) {
    const [isWanted, setWanted] = useState(props.open)
    if (props.open && !isWanted) setWanted(true)
    return isWanted ? <Part {...props} /> : null
  }
}
