import type { GuestScreens } from '@/lib/messages/translation'

/** Titles of the screens that need no sign-in, by those of the route table. */
export const screens = {
  Login: 'Anmelden',
  'Password Recovery': 'Passwort zurücksetzen',
  'Reset Password': 'Neues Passwort',
  'Page Not Found': 'Seite nicht gefunden',
} satisfies GuestScreens
