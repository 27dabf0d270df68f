import * as z from 'zod/mini'
import { LeadBulk } from '@/lib/contract/lead-input'

/** Tags are one text in a form and a list on the wire. */
export const tagsIn = (text = '') => text.split(/[,،]/).flatMap((tag) => tag.trim() || [])

/** The text, by the rules of the list. */
export const TagsEntry = z.string().check((entry) => {
  const issue = LeadBulk.shape.add_tags.safeParse(tagsIn(entry.value)).error?.issues[0]
  if (issue) entry.issues.push({ code: 'custom', message: issue.message, input: entry.value })
})
