import type { Page } from '@/server/scanner/page'

/** The place of everything a server says in the same way on every page, such as a header. */
export const siteRoot = (page: Page) => `${page.url.origin}/`
