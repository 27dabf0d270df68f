/** Stands in the place of a workspace's id where all workspaces of the account are meant. No id is a word. */
export const ALL = 'all'
