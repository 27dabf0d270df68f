/** The cards of the settings, in their order. Each is an anchor and a branch of its texts. */
export type Card =
  | 'profile'
  | 'password'
  | 'sessions'
  | 'subscription'
  | 'branding'
  | 'notifications'
  | 'appearance'
  | 'region'
  | 'data'
  | 'danger'

/** The sections of the settings, each with an address of its own, and the cards in it. */
const CARDS = {
  profile: ['profile'],
  security: ['password', 'sessions'],
  subscription: ['subscription'],
  branding: ['branding'],
  notifications: ['notifications'],
  appearance: ['appearance'],
  region: ['region'],
  data: ['data', 'danger'],
} as const satisfies Record<string, readonly Card[]>

export type Section = keyof typeof CARDS
/** What stands there where no section is asked for. */
export const FIRST = 'profile'
export const SECTIONS = Object.keys(CARDS) as Section[]
export const cardsOf = (section: Section): readonly Card[] => CARDS[section]

/** The section that an address names, or that holds the card it names: those were the anchors of earlier links. */
export const sectionOf = (name: string | null) =>
  SECTIONS.find((section) => section === name || cardsOf(section).some((card) => card === name)) ?? null
