/**
 * The value of Content-Disposition for a file to be saved, in both forms of RFC 6266: the plain one has no letter that
 * an old client could misread.
 */
export function attachment(name: string): string {
  const plain = name.replaceAll(/-?[^A-Za-z0-9.-]+-?/g, '-').replace(/^[-.]+/, '')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`
}
