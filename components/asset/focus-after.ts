export const moreId = (asset: string) => `asset-more-${asset}`

/**
 * Where the focus goes when what belongs to a row closes: what opened it, else the row's menu, else the heading of the
 * page.
 */
export function focusAfter(asset: string, opener: Element | null) {
  if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) return opener
  return document.getElementById(moreId(asset)) ?? pageHeading()
}

export const pageHeading = () => document.getElementById('page-title')
