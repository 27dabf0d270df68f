import { href } from '@/lib/domain/routes'

const withId = (path: string, id: string, more: Record<string, string> = {}) =>
  `${path}?${new URLSearchParams({ id, ...more }).toString()}`

export const managerOf = (id: string, tab?: string) => withId(href('dfyManager'), id, tab ? { tab } : {})
export const previewOf = (id: string, version?: string) => withId(href('dfyPreview'), id, version ? { version } : {})
export const editorOf = (id: string, page?: string) => withId(href('dfyEditor'), id, page ? { page } : {})
export const newWebsite = `${href('dfyWebsites')}?new=`
