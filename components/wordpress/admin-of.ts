const below = (url: string, path: string) => `${url.replace(/\/+$/, '')}/wp-admin/${path}`

export const adminOf = (url: string) => below(url, '')
export const updatePageOf = (url: string) => below(url, 'update-core.php')
export const uploadPageOf = (url: string) => below(url, 'plugin-install.php?tab=upload')
