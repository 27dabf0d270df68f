/** A stray error in the console is a failed test. */
let stray: unknown[][] = []

beforeEach(() => {
  stray = []
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    stray.push(words)
  })
})

afterEach(() => {
  const [first] = stray
  jest.restoreAllMocks()
  if (first)
    throw new Error(
      `console.error was called: ${first.map((word) => (word instanceof Error ? word.stack : String(word))).join(' ')}`,
    )
})
