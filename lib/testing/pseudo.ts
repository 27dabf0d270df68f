const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ACCENTED = Array.from('áƀçđéƒĝĥíĵķļɱñóþǫŕšţúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶĻṀÑÓÞǪŔŠŢÚṼŴẊÝŽ')

/**
 * The words of an ICU message with accents on every letter, longer by two fifths, in brackets: what else is on a screen
 * was not written as a text.
 */
export function pseudo(message: string) {
  // From the outermost brace to the innermost: words, an argument, the words of one of its forms …
  const areWords = [true]
  let isTag = false
  let length = 0
  const text = Array.from(message, (letter) => {
    if (letter === '{') areWords.push(!areWords.at(-1))
    if (letter === '}') areWords.pop()
    if (letter === '<') isTag = true
    const accented = areWords.at(-1) && !isTag ? ACCENTED[PLAIN.indexOf(letter)] : undefined
    if (letter === '>') isTag = false
    if (accented) length += 1
    return accented ?? letter
  })
  return `[${text.join('')}${'~'.repeat(Math.ceil(length * 0.4))}]`
}

type Tree = { readonly [key: string]: string | Tree }

/** The same for all texts of a tree. */
export const pseudoTree = (tree: Tree): Tree =>
  Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, typeof value === 'string' ? pseudo(value) : pseudoTree(value)]),
  )
