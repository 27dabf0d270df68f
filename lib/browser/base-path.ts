/**
 * Where the application lives on its host: '' at the root, else like '/portal'. The build holds a placeholder that
 * becomes the real path afterwards, so the text may only be joined and compared with other text: a minifier would
 * settle its length or its truth too early.
 */
export const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? ''

/** The address of one of our own paths. Link and the router do this themselves. */
export const withBase = (path: string) => `${basePath}${path}`

/** The path of an address as the route table knows it; null when the address is not ours. */
export function withoutBase(pathname: string) {
  if (pathname === basePath) return '/'
  return pathname.startsWith(`${basePath}/`) ? pathname.replace(basePath, '') : null
}
