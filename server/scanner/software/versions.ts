/** From the first version to the last that has a flaw; null is open at that end. */
export type VersionRange = { from: string | null; fromIncluded: boolean; to: string | null; toIncluded: boolean }

/** Words before a release, in their order; any other word counts as the first. */
const BEFORE_RELEASE = ['dev', 'alpha', 'a', 'beta', 'b', 'rc']

/** Less than, equal to or greater than 0, as `sort` wants it. `6.4` is `6.4.0`, and `1.0-beta2` comes before `1.0`. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [partsOf(a), partsOf(b)]
  for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
    const difference = weight(left[at]) - weight(right[at])
    if (difference !== 0) return difference
  }
  return 0
}

export function isInRange(version: string, { from, fromIncluded, to, toIncluded }: VersionRange): boolean {
  const fromStart = from === null ? 1 : compareVersions(version, from)
  const toEnd = to === null ? -1 : compareVersions(version, to)
  return (fromStart > 0 || (fromIncluded && fromStart === 0)) && (toEnd < 0 || (toIncluded && toEnd === 0))
}

/** What a version looks like; other texts are not judged. */
export const isVersion = (text: string) =>
  /^v?\d{1,6}(?:\.\d{1,6}){0,5}(?:[-_.+]?[a-z]{1,12}[-_.]?\d{0,6})?$/i.test(text)

const partsOf = (version: string) =>
  version
    .toLowerCase()
    .replace(/^v/, '')
    .replace(/\+.*$/, '')
    .match(/\d+|[a-z]+/g) ?? []

/** A part that is not there is 0; words are less than that. */
function weight(part: string | undefined): number {
  if (part === undefined) return 0
  if (/^\d/.test(part)) return Number(part)
  return BEFORE_RELEASE.indexOf(part) - BEFORE_RELEASE.length
}
