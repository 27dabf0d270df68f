import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Job } from './process'
import type { Photo, PhotoRefusal, Redrawn, Refusal } from './redraw'

type Options = {
  /** The bundled `process.ts`, for instance `dist/image-process.mjs`. */
  entry: URL | string
  /** A picture that takes longer is none. */
  patienceMs?: number
}

/** Draws pictures in processes of their own, one after the other: some are made to be drawn for hours. */
export function createImages({ entry, patienceMs = 8_000 }: Options) {
  let last: Promise<unknown> = Promise.resolve()
  const draw = <T>(job: Job, failed: T) =>
    new Promise<T>((done) => {
      const { PATH, TMPDIR, SYSTEMROOT } = process.env
      const child = fork(entry instanceof URL ? fileURLToPath(entry) : entry, [], {
        // No address of the database, no secrets, and one thread for all its work.
        env: { NODE_ENV: process.env.NODE_ENV, PATH, TMPDIR, SYSTEMROOT, VIPS_CONCURRENCY: '1' },
        execArgv: [],
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      })
      const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs)
      const end = (answer: T) => {
        clearTimeout(timer)
        done(answer)
      }
      child.on('message', (answer: T | null) => end(answer ?? failed))
      child.on('error', () => end(failed))
      child.on('exit', () => end(failed))
      child.send(job, () => {})
    })
  const inTurn = <T>(job: Job, failed: T): Promise<T> => {
    const drawn = last.then(() => draw(job, failed))
    last = drawn
    return drawn
  }
  return {
    redraw: (bytes: Uint8Array, isMark: boolean) =>
      inTurn<Redrawn | Refusal>([isMark ? 'mark' : 'logo', bytes], 'not_image'),
    photo: (bytes: Uint8Array) => inTurn<Photo | PhotoRefusal>(['photo', bytes], 'picture_unread'),
    rasterize: (svg: string, format: 'webp' | 'png', width: number) =>
      inTurn<Uint8Array<ArrayBuffer> | null>([format, svg, width], null),
  }
}
