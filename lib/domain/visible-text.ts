/** Control characters except newline and tab, and marks that turn the direction of text around. */
const HIDDEN =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u206F\uFEFF\uFFF9-\uFFFB]/g

/** The signs that let a stranger's text run its own way inside our Arabic words. */
const DIRECTIONS = /[\u200E\u200F\u2066-\u2069]/

/**
 * Text of a stranger with a visible sign where it holds something that could only mislead: it reads as it is written.
 */
export const visibleText = (text: string) => text.toWellFormed().replace(/\r\n?/g, '\n').replace(HIDDEN, '\uFFFD')

/** The same for our own words, where only the signs of direction may stay. */
export const visibleWords = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(HIDDEN, (sign) => (DIRECTIONS.test(sign) ? sign : '\uFFFD'))
