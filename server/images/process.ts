import { rasterize, redraw, redrawPhoto } from './redraw'

export type Job = ['mark' | 'logo' | 'photo', Uint8Array] | ['webp' | 'png', string, number]

const work = (job: Job) => {
  switch (job[0]) {
    case 'photo':
      return redrawPhoto(job[1])
    case 'webp':
    case 'png':
      return rasterize(job[1], job[0], job[2])
    default:
      return redraw(job[1], job[0] === 'mark')
  }
}

/** Draws one picture, away from the server: whatever a hostile file does to this process, the server lives on. */
process.once('message', (job: Job) => {
  const end = (drawn: unknown) => process.send?.(drawn, () => process.exit(0))
  void work(job).then(end, () => end(null))
})
process.on('disconnect', () => process.exit(0))
