export const nameId = (connection: string) => `connection-${connection}`

/** Where the focus goes when what belongs to a row closes: its name, or the heading of the page when it is gone. */
export const focusAfter = (connection: string) =>
  document.getElementById(nameId(connection)) ?? document.getElementById('page-title')
