import { Told } from '@/lib/domain/told'
import { say } from '@/lib/domain/say'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { type FromWorker, type Library, type Question, REFRESHED_FILE } from './library-types'

export type RecogniserOptions = {
  /** The bundled `library-worker.ts`. */
  worker: URL | string
  /** Databases of retire.js, the first that exists is used. */
  files: string[]
  /** Milliseconds for one question; the thread is killed afterwards. */
  timeoutMs?: number
}

export type Recognised = { libraries: Library[]; dataVersion: string }
type Waiting = { question: Question; resolve(answer: Recognised | null): void; reject(error: Error): void }

const START_MS = 10_000

/**
 * Asks the worker thread one question after the other, so that a hostile script costs its own question and no other.
 */
export class LibraryRecogniser {
  #options: RecogniserOptions
  #worker: Worker | null = null
  #queue: Waiting[] = []
  #isBusy = false
  #asked = 0
  /** Of the databases the thread has read: after a refresh it starts anew. */
  #stamp = ''

  constructor(options: RecogniserOptions) {
    this.#options = options
  }

  /** The libraries, or null when the time for the question ran out. Throws when the thread cannot be started. */
  ask(question: Question): Promise<Recognised | null> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ question, resolve, reject })
      void this.#next()
    })
  }

  async close(): Promise<void> {
    await this.#kill()
  }

  async #next(): Promise<void> {
    const waiting = this.#isBusy ? undefined : this.#queue.shift()
    if (!waiting) return
    this.#isBusy = true
    try {
      const stamp = stampOf(this.#options.files)
      if (stamp !== this.#stamp) await this.#kill()
      this.#stamp = stamp
      this.#worker ??= await this.#start()
      waiting.resolve(await this.#put(this.#worker, waiting.question))
    } catch (error) {
      await this.#kill()
      waiting.reject(error instanceof Error ? error : new Error(String(error)))
    } finally {
      this.#isBusy = false
      void this.#next()
    }
  }

  async #start(): Promise<Worker> {
    const { worker: entry, files } = this.#options
    const worker = new Worker(entry, { workerData: { files }, resourceLimits: { maxOldGenerationSizeMb: 128 } })
    worker.setMaxListeners(0)
    const ready = await answerOf<'ready'>(worker, START_MS)
    if (ready !== null) return worker
    await worker.terminate()
    throw new Told(say('recogniserNoStart'))
  }

  async #put(worker: Worker, question: Question): Promise<Recognised | null> {
    this.#asked += 1
    worker.postMessage({ ...question, id: this.#asked })
    const answer = await answerOf<FromWorker>(worker, this.#options.timeoutMs ?? 3_000)
    if (!answer) await this.#kill()
    return answer && { libraries: answer.libraries, dataVersion: answer.dataVersion }
  }

  async #kill(): Promise<void> {
    const worker = this.#worker
    this.#worker = null
    await worker?.terminate()
  }
}

const stampOf = (files: string[]) => files.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0).join()

/**
 * The next message of the thread, or null when it takes too long. While nobody waits the thread does not keep the
 * process alive.
 */
function answerOf<T>(worker: Worker, ms: number): Promise<T | null> {
  worker.ref()
  return new Promise<T | null>((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer)
      worker.off('message', onMessage).off('error', onError).off('exit', onExit).unref()
      settle()
    }
    const onMessage = (message: T) => end(() => resolve(message))
    const onError = (error: Error) => end(() => reject(error))
    const onExit = () => end(() => reject(new Told(say('recogniserEnded'))))
    const timer = setTimeout(() => end(() => resolve(null)), ms)
    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
  })
}

let shared: LibraryRecogniser | null = null

/** The recogniser of this process. */
export function libraryRecogniser(): LibraryRecogniser {
  shared ??= new LibraryRecogniser({ worker: workerEntry(), files: databaseFiles(process.env) })
  return shared
}

/**
 * Another worker file or other databases than the environment names; for tests and for programs that are bundled in
 * another way.
 */
export async function setLibraryRecogniser(options: RecogniserOptions | null): Promise<void> {
  await shared?.close()
  shared = options && new LibraryRecogniser(options)
}

/** RETIRE_DB when set, then the refreshed copy in the data folder. */
export function databaseFiles(env: Record<string, string | undefined>): string[] {
  const refreshed = join(env.DATA_DIR || './data', REFRESHED_FILE)
  return env.RETIRE_DB ? [env.RETIRE_DB, refreshed] : [refreshed]
}

function workerEntry(): URL | string {
  return process.env.SOTERIA_LIBRARY_WORKER || new URL('./library-worker.mjs', import.meta.url)
}
