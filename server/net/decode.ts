const BOMS: [start: string, label: string][] = [
  ['efbbbf', 'utf-8'],
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
]
const CHARSET = /charset\s*=\s*["']?\s*([\w.:-]{1,40})/i
const META = /<meta\b[^>]{0,200}charset\s*=\s*["']?\s*([\w.:-]{1,40})/i

/**
 * The text of a body as browsers read it: by its byte order mark, else by what the server says of it, else by what the
 * page says of itself.
 */
export function decodeText(content: Buffer, contentType: string | null): string {
  const start = content.subarray(0, 3).toString('hex')
  const marked = BOMS.find(([bom]) => start.startsWith(bom))?.[1]
  return decoder(marked ?? CHARSET.exec(contentType ?? '')?.[1] ?? ownWord(content)).decode(content)
}

/** A page that can say it in ASCII is not in UTF-16, whatever it says. */
function ownWord(content: Buffer): string {
  const label = META.exec(content.subarray(0, 1_024).toString('latin1'))?.[1] ?? 'utf-8'
  return /^utf-?16/i.test(label) ? 'utf-8' : label
}

function decoder(label: string): InstanceType<typeof TextDecoder> {
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder()
  }
}
