export const help = {}
