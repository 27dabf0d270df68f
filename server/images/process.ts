import { redraw } from './redraw'

/** Draws one picture, away from the server: whatever a hostile file does to this process, the server lives on. */
process.once('message', ([bytes, isMark]: [Uint8Array, boolean]) => {
  void redraw(bytes, isMark).then((drawn) => process.send?.(drawn, () => process.exit(0)))
})
process.on('disconnect', () => process.exit(0))
