import type { Voice } from '@/server/voice'

/** A day as its reader writes it out. */
export const dayIn = (at: Date, { locale }: Pick<Voice, 'locale'>, timeZone: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone, calendar: 'gregory' }).format(at)
