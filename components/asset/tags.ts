import * as z from 'zod/mini'
import { NewAsset } from '@/lib/contract/asset-change'

/** Tags are one text in a form and a list on the wire. */
export const toTags = (text = '') => text.split(',').flatMap((tag) => tag.trim() || [])

/** The text, by the rules of the list. */
export const TagsText = z.optional(
  z.string().check((entry) => {
    const issue = NewAsset.shape.tags.safeParse(toTags(entry.value)).error?.issues[0]
    if (issue) entry.issues.push({ code: 'custom', message: issue.message, input: entry.value })
  }),
)
