export type SourceMap = {
  /** Names of the original files, as far as they could be read. */
  sources: string[]
  /** The text of the original files is in the map itself. */
  hasText: boolean
}

/** Reads a source map, also one of which only the beginning is there; null when the text is something else. */
export function readSourceMap(text: string): SourceMap | null {
  // A guard against being loaded as a script, as some servers put before JSON.
  const json = text.replace(/^\)\]\}'[^\n]*\n/, '')
  const start = json.slice(0, 4_096)
  if (!/^\s*\{/.test(start) || !/"version"\s*:\s*3\b/.test(json.slice(0, 4_096) + json.slice(-200))) return null
  if (!/"mappings"\s*:\s*"[A-Za-z0-9+/,;]/.test(json) && !/"sections"\s*:\s*\[/.test(start)) return null
  return { sources: namesIn(json), hasText: /"sourcesContent"\s*:\s*\[\s*"/.test(json) }
}

function namesIn(json: string): string[] {
  const list = /"sources"\s*:\s*\[([^\]]{0,20000})/.exec(json)?.[1] ?? ''
  return [...list.matchAll(/"((?:[^"\\]|\\.){1,300})"/g)].map(([, name]) => name ?? '').slice(0, 50)
}
