import type { GuestScreens } from '@/lib/messages/translation'

/** Titles of the screens that need no sign-in, by the names of the route table. */
export const screens = {
  login: 'تسجيل الدخول',
  passwordRecovery: 'استعادة كلمة المرور',
  resetPassword: 'كلمة مرور جديدة',
  notFound: 'الصفحة غير موجودة',
} satisfies GuestScreens
