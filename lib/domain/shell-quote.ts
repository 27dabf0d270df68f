/** For a shell: what stands between the marks is never read as a command. */
export const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`
