const attempt = <T>(work: () => T, otherwise: T) => {
  try {
    return work()
  } catch {
    return otherwise
  }
}

/**
 * Storage that survives being blocked, full or corrupt: what it does not take stays in memory, and what cannot be read
 * is as if it were not there.
 */
function storageOver(real: () => Storage) {
  const memory = new Map<string, string>()
  // What the real one did not take is newer than what it still holds.
  const get = (key: string) => memory.get(key) ?? attempt(() => real().getItem(key), null)
  /** False when it is only in memory, until the page is closed. */
  const set = (key: string, value: string) => {
    const isStored = attempt(() => {
      real().setItem(key, value)
      return true
    }, false)
    // Never both: another tab may remove the stored one.
    if (isStored) memory.delete(key)
    else memory.set(key, value)
    return isStored
  }
  return {
    get,
    set,
    remove(key: string) {
      memory.delete(key)
      attempt(() => real().removeItem(key), undefined)
    },
    keys: () => [...new Set([...memory.keys(), ...attempt(() => Object.keys(real()), [])])],
    /** The parsed value, or null when it is missing or not JSON. */
    getJson: (key: string): unknown => attempt(() => JSON.parse(get(key) ?? 'null') as unknown, null),
    setJson: (key: string, value: unknown) => set(key, JSON.stringify(value)),
  }
}

/** Of this browser, shared by its tabs. */
export const storage = storageOver(() => localStorage)

/** Of this tab alone; it outlives a reload. */
export const tabStorage = storageOver(() => sessionStorage)
