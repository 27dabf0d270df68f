/** Bytes in letters. */
export const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))

/** Throws for what is none. */
export const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

/** Bytes in letters that a URL and a file name may have, without padding. */
export const base64url = (bytes: Uint8Array) =>
  base64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** Throws for what is none. */
export const fromBase64url = (text: string) => fromBase64(text.replaceAll('-', '+').replaceAll('_', '/'))
