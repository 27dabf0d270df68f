/** Local storage that survives being blocked, full or corrupt: what it does not take stays in memory, and what cannot be read is as if it were not there. */
const memory = new Map<string, string>()

const attempt = <T>(work: () => T, otherwise: T) => {
  try {
    return work()
  } catch {
    return otherwise
  }
}

export const storage = {
  get: (key: string) => attempt(() => localStorage.getItem(key), null) ?? memory.get(key) ?? null,
  set(key: string, value: string) {
    const isStored = attempt(() => {
      localStorage.setItem(key, value)
      return true
    }, false)
    // Never both: another tab may remove the stored one.
    if (isStored) memory.delete(key)
    else memory.set(key, value)
  },
  remove(key: string) {
    memory.delete(key)
    attempt(() => localStorage.removeItem(key), undefined)
  },
  keys: () => [...new Set([...memory.keys(), ...attempt(() => Object.keys(localStorage), [])])],
  /** The parsed value, or null when it is missing or not JSON. */
  getJson: (key: string): unknown => attempt(() => JSON.parse(storage.get(key) ?? 'null') as unknown, null),
  setJson: (key: string, value: unknown) => storage.set(key, JSON.stringify(value)),
}
