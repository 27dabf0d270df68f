const GAP = /\{(\w+)\}/g
const RIGHT_TO_LEFT = /\p{Script=Arabic}/u

/** The text with its gaps filled by name. */
export function put(other: string, values: Readonly<Record<string, string>>) {
  // An address inside Arabic words keeps its own order, and they keep theirs.
  const around = RIGHT_TO_LEFT.test(other) ? (value: string) => `\u2068${value}\u2069` : (value: string) => value
  return other.replace(GAP, (gap, name: string) => (Object.hasOwn(values, name) ? around(values[name] ?? '') : gap))
}
