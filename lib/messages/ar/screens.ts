import type { GuestScreens } from '@/lib/messages/translation'

/** Titles of the screens that need no sign-in, by those of the route table. */
export const screens = {
  Login: 'تسجيل الدخول',
  'Password Recovery': 'استعادة كلمة المرور',
  'Reset Password': 'كلمة مرور جديدة',
  'Page Not Found': 'الصفحة غير موجودة',
} satisfies GuestScreens
