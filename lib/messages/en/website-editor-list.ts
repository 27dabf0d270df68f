/** Words of the editor's screen before the editor itself is there. */
export const websiteEditorList = {
  loading: 'Loading the editor',
  failed: 'Couldn’t load this website',
  all: 'All websites',
  notFound: 'Website not found',
  notFoundText: 'It was deleted, or it belongs to another account.',
}
