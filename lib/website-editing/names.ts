/** How long ids and paths may be (lib/website/document.ts). */
const LONGEST = 40

/** `services`, or `services-2` and so on when that is taken. */
export function freeName(wanted: string, taken: ReadonlySet<string>): string {
  const bare = wanted.replace(/-\d+$/, '') || 'section'
  if (!taken.has(wanted.slice(0, LONGEST))) return wanted.slice(0, LONGEST)
  for (let count = 2; ; count++) {
    const ending = `-${count}`
    const name = bare.slice(0, LONGEST - ending.length) + ending
    if (!taken.has(name)) return name
  }
}

/** A title as the last part of a URL: `Über uns` → `uber-uns`, empty when nothing of it can stand there. */
export const pathOf = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '')

/** The list with one entry at another place; the same list when it is there already. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const copy = [...list]
  const [one] = copy.splice(from, 1)
  if (one !== undefined) copy.splice(Math.max(0, Math.min(to, copy.length)), 0, one)
  return copy
}
