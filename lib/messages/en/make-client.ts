/** Words of the dialog that makes a client of a lead. */
export const makeClient = {
  do: 'Convert to client',
  title: 'Convert {name} to a client?',
  wonTitle: '{name} moved to Won',
  text: 'This creates a workspace with their site as an asset and moves the lead to Won.',
  noSite: 'This creates a workspace and moves the lead to Won. There’s no website to add as an asset.',
  workspace: 'Workspace name',
  client: 'Client name',
  notNow: 'Not now',
  done: '{name} added as a client',
  next: 'Next, verify that {site} belongs to them, then scan it.',
  nextNoSite: 'Next, add their site to scan it.',
  verify: 'Verify ownership',
  scan: 'Scan site',
  add: 'Add asset',
  open: 'Open workspace',
  contract: 'New contract',
}
