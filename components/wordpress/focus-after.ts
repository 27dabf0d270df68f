export const nameId = (site: string) => `wordpress-${site}`

/** Where the focus goes when what belongs to a row closes: its name, or the heading of the page when it is gone. */
export const focusAfter = (site: string) =>
  document.getElementById(nameId(site)) ?? document.getElementById('page-title')
