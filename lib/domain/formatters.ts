/** Of one browser it is a handful; a server writes for many. */
const MAX_KEPT = 500

/** Making a formatter costs many times what using it does: one for each language and way of writing is kept. */
function kept<Options, Formatter>(make: (locale: string | undefined, options: Options | undefined) => Formatter) {
  const made = new Map<string, Formatter>()
  return (locale?: string, options?: Options) => {
    const key = JSON.stringify([locale, options])
    const known = made.get(key)
    if (known) return known
    if (made.size >= MAX_KEPT) made.clear()
    const formatter = make(locale, options)
    made.set(key, formatter)
    return formatter
  }
}

export const numberFormat = kept(
  (locale, options: Intl.NumberFormatOptions | undefined) => new Intl.NumberFormat(locale, options),
)
export const relativeFormat = kept(
  (locale, options: Intl.RelativeTimeFormatOptions | undefined) => new Intl.RelativeTimeFormat(locale, options),
)

const dateFormatIn = kept(
  (locale, options: Intl.DateTimeFormatOptions | undefined) => new Intl.DateTimeFormat(locale, options),
)

/** Without a zone it is that of the device, which may change under a page that stays open: then none is kept. */
export const dateFormat = (locale: string | undefined, options: Intl.DateTimeFormatOptions) =>
  options.timeZone === undefined ? new Intl.DateTimeFormat(locale, options) : dateFormatIn(locale, options)
