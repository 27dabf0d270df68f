import type { GuestScreens } from '@/lib/messages/translation'

/** Titles of the screens that need no sign-in, by the names of the route table. */
export const screens = {
  login: 'Iniciar sesión',
  passwordRecovery: 'Recuperar contraseña',
  resetPassword: 'Nueva contraseña',
  notFound: 'Página no encontrada',
} satisfies GuestScreens
