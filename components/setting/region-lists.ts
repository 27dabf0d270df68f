import { isTimeZone } from '@/lib/contract/time-zone'

export const deviceTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Browsers still list some zones by the names of before. */
const RENAMED: Record<string, string> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
}

const nameOf = (zone: string) => {
  const renamed = RENAMED[zone]
  return renamed && isTimeZone(renamed) ? renamed : zone
}

/** Every zone this browser knows, and the one that was chosen in another. */
export function timeZonesWith(chosen: string | null | undefined): string[] {
  const known = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone').map(nameOf) : []
  return [...new Set(['UTC', ...known, ...(chosen ? [chosen] : [])])].sort()
}

/** A language by the name that it gives itself: "Deutsch". */
export function languageName(code: string): string {
  try {
    const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
    return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
  } catch {
    return code
  }
}
