/** The calling codes of countries; with what is dialled inside them in front of a number, and not from outside. */
const CODES: Readonly<Record<string, readonly [code: string, trunk: string]>> = {
  ...plain('1', '1', 'US CA'),
  ...plain('7', '8', 'RU KZ'),
  ...Object.fromEntries(
    (
      'AE971 AR54 AT43 AU61 BE32 BG359 BR55 CH41 CN86 CY357:- CZ420:- DE49 DK45:- EE372:- EG20 ES34:- FI358 FR33 GB44 GR30:- ' +
      'HK852:- HR385 HU36:06 ID62 IE353 IL972 IN91 IS354:- IT39:- JO962 JP81 KE254 KR82 KW965:- LB961 LI423:- LT370 LU352:- LV371:- ' +
      'MA212 MT356:- MX52:- MY60 NG234 NL31 NO47:- NZ64 OM968:- PH63 PL48:- PT351:- QA974:- RO40 RS381 SA966 SE46 SG65:- SI386 SK421 ' +
      'TH66 TN216:- TR90 TW886 UA380 UY598 VN84 ZA27'
    )
      .split(' ')
      .map((text) => {
        const [, country = '', code = '', trunk = '0'] = /^([A-Z]{2})(\d+)(?::(.*))?$/.exec(text) ?? []
        return [country, [code, trunk === '-' ? '' : trunk] as const]
      }),
  ),
}

function plain(code: string, trunk: string, countries: string) {
  return Object.fromEntries(countries.split(' ').map((country) => [country, [code, trunk] as const]))
}

/** The same number, however it is written: `+353214551234`. Null: it is none, or nobody knows of which country. */
export function phoneKey(text: string, country: string | null): string | null {
  const written = text.replace(/(?:ext|x|#|durchwahl)\.?\s*\d+\s*$/i, '').replaceAll(/\(0\)/g, '')
  const digits = written.replaceAll(/\D/g, '')
  const [code, trunk] = CODES[country ?? ''] ?? []
  if (/^\s*\+/.test(written)) return numberOf(digits)
  if (digits.startsWith('00')) return numberOf(digits.slice(2))
  if (code === '1' && digits.startsWith('011')) return numberOf(digits.slice(3))
  if (code === undefined) return null
  return numberOf(code + (trunk && digits.startsWith(trunk) ? digits.slice(trunk.length) : digits))
}

/** E.164 has at most 15 digits, and no number of a country has fewer than 7. */
const numberOf = (digits: string) => (/^[1-9]\d{6,14}$/.test(digits) ? `+${digits}` : null)
