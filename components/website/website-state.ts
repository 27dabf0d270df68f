import { type DfyWebsite, WEBSITE_STATUSES, type WebsiteStatus as Status } from '@/lib/contract/website'

/** A status that we do not know is that of an API beyond ours: then the website is a draft until it has an address. */
export const statusOf = ({ status, first_published_at }: DfyWebsite): Status =>
  WEBSITE_STATUSES.find((known) => known === status) ?? (first_published_at ? 'published' : 'draft')

export const isPublished = (website: DfyWebsite) => {
  const status = statusOf(website)
  return status === 'published' || status === 'unpublished_changes'
}

/** The host name that visitors know it by; null while they cannot see it. */
export const hostOf = (website: DfyWebsite) =>
  isPublished(website)
    ? (website.domain?.status === 'active' && website.custom_domain) || website.default_domain || null
    : null
