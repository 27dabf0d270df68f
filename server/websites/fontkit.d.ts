/** What we use of it: the package brings no types. */
declare module 'fontkit' {
  type Path = { scale(x: number, y: number): Path; translate(x: number, y: number): Path; toSVG(): string }
  export type Font = {
    unitsPerEm: number
    layout(words: string): { glyphs: { id: number; path: Path }[]; positions: { xAdvance: number }[] }
  }
  export function create(bytes: Uint8Array): Font
}
