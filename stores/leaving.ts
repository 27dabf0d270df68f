type Ask = (to: string) => void

let ask: Ask | null = null

/** Until what it answers is called, whoever goes elsewhere without a link is asked by this first. */
export function guardLeaving(guard: Ask) {
  ask = guard
  return () => {
    if (ask === guard) ask = null
  }
}

/** Whether an address may be gone to; if not, somebody is being asked. */
export function mayLeaveTo(to: string): boolean {
  ask?.(to)
  return ask === null
}
