export const asset = {}
