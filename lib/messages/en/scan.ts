export const scan = {}
