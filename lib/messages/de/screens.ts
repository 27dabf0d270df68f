import type { GuestScreens } from '@/lib/messages/translation'

/** Titles of the screens that need no sign-in, by the names of the route table. */
export const screens = {
  login: 'Anmelden',
  passwordRecovery: 'Passwort zurücksetzen',
  resetPassword: 'Neues Passwort',
  notFound: 'Seite nicht gefunden',
} satisfies GuestScreens
