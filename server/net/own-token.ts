/** A header takes few characters for a name. */
export const productToken = (name = 'Soteria') =>
  name.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'Site'

/** How the scanner calls itself: before the slash in the header, and in robots.txt. */
export const ownToken = (product?: string) => `${productToken(product)}-Scanner`
