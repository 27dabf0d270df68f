/**
 * What is too large for local storage, drafts with pictures, in this browser's IndexedDB. Where that is blocked or full
 * it stays in memory, as in `storage`.
 */
const NAME = 'soteria-drafts'
const STORE = 'drafts'

const memory = new Map<string, unknown>()
let opening: Promise<IDBDatabase | null> | undefined

function open(): Promise<IDBDatabase | null> {
  opening ??= new Promise((done) => {
    if (typeof indexedDB === 'undefined') return done(null)
    try {
      const request = indexedDB.open(NAME, 1)
      request.onupgradeneeded = () => request.result.createObjectStore(STORE)
      request.onerror = () => done(null)
      request.onblocked = () => done(null)
      request.onsuccess = () => {
        const db = request.result
        // Another tab empties the shelf.
        db.onversionchange = () => {
          db.close()
          opening = undefined
        }
        done(db)
      }
    } catch {
      done(null)
    }
  })
  return opening
}

async function work<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | null> {
  const db = await open()
  if (!db) return null
  return new Promise((done, fail) => {
    const transaction = db.transaction(STORE, mode, { durability: 'strict' })
    const request = ask(transaction.objectStore(STORE))
    transaction.oncomplete = () => done(request.result)
    transaction.onabort = () => fail(transaction.error ?? new Error('The draft was not written'))
    transaction.onerror = transaction.onabort
  })
}

export const shelf = {
  async get(key: string): Promise<unknown> {
    // What the real one did not take is newer than what it still holds.
    if (memory.has(key)) return memory.get(key)
    return (await work('readonly', (store) => store.get(key) as IDBRequest<unknown>).catch(() => null)) ?? null
  },
  /** False when it is only in memory, until the page is closed. */
  async set(key: string, value: unknown): Promise<boolean> {
    const isStored = await work('readwrite', (store) => store.put(value, key)).then(
      (stored) => stored !== null,
      () => false,
    )
    if (isStored) memory.delete(key)
    else memory.set(key, value)
    return isStored
  },
  async remove(key: string): Promise<void> {
    memory.delete(key)
    await work('readwrite', (store) => store.delete(key) as IDBRequest<unknown>).catch(() => null)
  },
  /** Drafts are not for the next person. */
  empty(): void {
    memory.clear()
    void work('readwrite', (store) => store.clear() as IDBRequest<unknown>).catch(() => null)
  },
}
