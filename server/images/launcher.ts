import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Redrawn, Refusal } from './redraw'

type Options = {
  /** The bundled `process.ts`, for instance `dist/image-process.mjs`. */
  entry: URL | string
  /** A picture that takes longer is none. */
  patienceMs?: number
}

/** Draws pictures in processes of their own, one after the other: some are made to be drawn for hours. */
export function createImages({ entry, patienceMs = 8_000 }: Options) {
  let last: Promise<unknown> = Promise.resolve()
  const draw = (bytes: Uint8Array, isMark: boolean) =>
    new Promise<Redrawn | Refusal>((done) => {
      const { PATH, TMPDIR, SYSTEMROOT } = process.env
      const child = fork(entry instanceof URL ? fileURLToPath(entry) : entry, [], {
        // No address of the database, no secrets, and one thread for all its work.
        env: { NODE_ENV: process.env.NODE_ENV, PATH, TMPDIR, SYSTEMROOT, VIPS_CONCURRENCY: '1' },
        execArgv: [],
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      })
      const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs)
      const end = (answer: Redrawn | Refusal) => {
        clearTimeout(timer)
        done(answer)
      }
      child.on('message', (answer: Redrawn | Refusal) => end(answer))
      child.on('error', () => end('not_image'))
      child.on('exit', () => end('not_image'))
      child.send([bytes, isMark], () => {})
    })
  return {
    redraw(bytes: Uint8Array, isMark: boolean): Promise<Redrawn | Refusal> {
      const drawn = last.then(() => draw(bytes, isMark))
      last = drawn
      return drawn
    },
  }
}
