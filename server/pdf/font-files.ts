const noto = (subset: string, weight: number) => `@fontsource/noto-sans/files/noto-sans-${subset}-${weight}-normal.woff`
const arabic = (subset: string, weight: number) =>
  `@fontsource/noto-sans-arabic/files/noto-sans-arabic-${subset}-${weight}-normal.woff`

const sans = (weight: number) => [
  ...['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese', 'devanagari'].map(
    (subset) => noto(subset, weight),
  ),
  ...['arabic', 'symbols', 'math'].map((subset) => arabic(subset, weight)),
]

const regular = sans(400)

/**
 * The faces of the report as files of node_modules, each asked in this order for a character. All are under the Open
 * Font License.
 */
export const FACES = {
  regular,
  bold: sans(700),
  // The dependencies bring no monospaced font that fontkit can embed (it cannot cut a subset out of WOFF2).
  mono: regular,
}

/** What a build ships. */
export const FONT_FILES = [...new Set(Object.values(FACES).flat())]
