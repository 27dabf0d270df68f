/** The order matters: most browsers call themselves by several names. */
const BROWSERS = [
  ['Edge', /\bEdgA?\/|\bEdgiOS\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  ['Chrome', /Chrome\/|\bCriOS\/|\bChromium\//],
  ['Safari', /\bSafari\//],
  ['curl', /^curl\//],
] as const

const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const

/** Which browser on which system a user agent stands for; null for what is not known. */
export const deviceOf = (userAgent: string | null | undefined) => ({
  browser: BROWSERS.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0] ?? null,
  system: SYSTEMS.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0] ?? null,
})

export const isHandheld = (system: string | null) => system === 'iPhone' || system === 'iPad' || system === 'Android'
