import type { GuestScreens } from '@/lib/messages/translation'

/** Titles of the screens that need no sign-in, by those of the route table. */
export const screens = {
  Login: 'Iniciar sesión',
  'Password Recovery': 'Recuperar contraseña',
  'Reset Password': 'Nueva contraseña',
  'Page Not Found': 'Página no encontrada',
} satisfies GuestScreens
