/** Why a feed could not be used, as the end of a sentence: “The feed was not taken over: …”. */
export class FeedError extends Error {
  override name = 'FeedError'
}
