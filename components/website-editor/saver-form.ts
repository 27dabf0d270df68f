import { pictureAddress } from '@/lib/browser/website-frame'
import type { DfyWebsite } from '@/lib/contract/website'
import type { Work } from '@/lib/website-editing/history'
import { unsavable } from '@/lib/website-editing/readiness'
import type { Bench, EditedPicture } from './bench'

type Sending = {
  id: string
  rev: number | undefined
  files: ReturnType<Bench['get']>['files']
  publish: boolean
}

/** What is sent of a work. Null: there is something in it that the server would not take. */
export function formOf({ document, business }: Work, { id, rev, files, publish }: Sending): FormData | null {
  if (unsavable(document).length > 0) return null
  const body = new FormData()
  const written = JSON.stringify(document)
  body.set('id', id)
  body.set('document', written)
  body.set('business', JSON.stringify(business))
  if (rev !== undefined) body.set('rev', String(rev))
  if (publish) body.set('status', 'published')
  const sent = [...files].filter(([name]) => written.includes(`picture:${name}`))
  for (const [name, file] of sent) body.append('images[]', file, name)
  if (sent.length > 0) body.set('image_ids', JSON.stringify(sent.map(([name]) => name)))
  return body
}

/** What is seen of a picture that was sent stays what it was: it is not loaded again. */
export function merged(pictures: ReadonlyMap<string, EditedPicture>, sent: DfyWebsite['pictures'] = []) {
  const all = new Map(pictures)
  for (const { id, url, width, height } of sent)
    if (!all.get(id)?.preview) all.set(id, { src: pictureAddress(url), width, height })
  return all
}
