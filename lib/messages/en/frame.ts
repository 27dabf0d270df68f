/**
 * What boot.js says by itself, inside a page that nobody allowed: it holds these words in every language, so they are
 * few.
 */
export const frame = {
  refused: '{product} does not open inside other pages.',
  open: 'Open in its own tab',
} as const
