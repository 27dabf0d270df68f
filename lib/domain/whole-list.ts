/** Up to here all assets of a workspace are loaded, sorted and searched in the browser. Past it the server does that. */
export const MAX_WHOLE = 2_000
