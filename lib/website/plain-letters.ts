const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at))

/** What English is written with, and what visitors write there. */
const PLAIN = `${range(0x20, 0x3b)}=${range(0x3f, 0x5a)}_${range(0x61, 0x7a)}\u00a0©°·×²½‘’“”–—…€£`
/** English, German, Spanish, French and their neighbours. */
export const LETTERS = {
  plain: PLAIN,
  all: `${PLAIN}${range(0x5b, 0x60)}${range(0x7b, 0x7e)}${range(0xc0, 0xff)}<>Œœ¡¿«»§±®³‚„•→←−`,
}

const plain = new Set(`${PLAIN}\n`)

/** The file of a face that has the plain letters alone: few enough that a visitor has them with the first answer. */
export const plainFileOf = (file: string) => file.replace('.woff2', '-plain.woff2')

/** Whether the plain letters are all that its texts are written with. */
export function isPlain(part: unknown): boolean {
  if (typeof part === 'string') return [...part].every((letter) => plain.has(letter))
  return !(part instanceof Object) || Object.values(part).every(isPlain)
}
