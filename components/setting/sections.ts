/** The parts of the settings, in their order. Each is the anchor of its card and a branch of its texts. */
export const SECTIONS = [
  'profile',
  'password',
  'sessions',
  'subscription',
  'branding',
  'notifications',
  'appearance',
  'region',
  'data',
  'danger',
] as const
export type Section = (typeof SECTIONS)[number]

/** Those that are loaded after the others. */
export const MORE_SECTIONS = SECTIONS.slice(SECTIONS.indexOf('subscription'))
