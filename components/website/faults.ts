import type { PublishingFault } from '@/lib/website/checks'

/** What keeps a website from being published, or warns. */
export const FAULTS = [
  'headline_missing',
  'headline_twice',
  'field_missing',
  'picture_not_described',
  'contrast_low',
  'link_to_nowhere',
  'title_missing',
  'description_missing',
  'form_without_receiver',
  'phone_without_country',
] as const satisfies readonly PublishingFault['code'][]
