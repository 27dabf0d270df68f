import { COUNTRIES } from '@/lib/domain/countries'

/** What a column of a file may be, in the order in which it is asked for. */
export const IMPORT_FIELDS = [
  'name',
  'website',
  'phone',
  'email',
  'address',
  'city',
  'region',
  'postal_code',
  'country',
  'category',
  'rating',
  'reviews_count',
  'tags',
  'notes',
] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]
export type Mapping = Partial<Record<ImportField, string>>

/** How other programs and people call their columns, the surest first, in the languages of the product. */
const NAMES: Record<ImportField, string> = {
  name:
    'name|business|business name|company|company name|firm|organisation|organization|title|firma|firmenname|unternehmen|' +
    'betrieb|geschäft|nombre|nombre comercial|empresa|negocio|الاسم|اسم|الشركة|اسم الشركة',
  website:
    'website|web site|web|url|site|homepage|domain|webseite|internet|sitio web|página web|sitio|web page|الموقع|موقع الويب',
  phone:
    'phone|phone number|telephone|tel|mobile|phone 1|telefon|telefonnummer|rufnummer|handy|teléfono|tel fono|móvil|الهاتف|رقم الهاتف|هاتف',
  email:
    'email|e mail|email address|mail|e mail address|e mail adresse|correo|correo electrónico|البريد|البريد الإلكتروني',
  address:
    'address|street|street address|address 1|address1|full address|adresse|straße|strasse|anschrift|dirección|calle|العنوان|الشارع',
  city: 'city|town|locality|place|stadt|ort|ciudad|población|localidad|المدينة',
  region: 'region|state|county|province|bundesland|kanton|provincia|estado|comunidad|المنطقة|الولاية',
  postal_code: 'postal code|postcode|zip|zip code|plz|postleitzahl|código postal|cp|الرمز البريدي',
  country: 'country|country code|land|país|الدولة|البلد',
  category: 'category|type|industry|trade|kategorie|branche|categoría|sector|rubro|الفئة|القطاع|النشاط',
  rating: 'rating|stars|google stars|googlestars|bewertung|sterne|valoración|calificación|التقييم',
  reviews_count:
    'reviews count|reviews|review count|number of reviews|google count|googlecount|bewertungen|reseñas|opiniones|التقييمات|المراجعات',
  tags: 'tags|tag|labels|label|schlagwörter|etiquetas|الوسوم|وسوم',
  notes: 'notes|note|comment|comments|remarks|notizen|notiz|bemerkung|kommentar|notas|comentarios|ملاحظات|ملاحظة',
}

/** Without accents, signs and upper case. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Which column is which, as far as their names say it. */
export function mappingFor(columns: readonly string[]): Mapping {
  const left = new Map(columns.map((column) => [column, plain(column)]))
  const mapping: Mapping = {}
  for (const field of IMPORT_FIELDS)
    for (const name of NAMES[field].split('|').map(plain)) {
      const column = [...left].find(([, called]) => called === name)?.[0]
      if (column === undefined) continue
      mapping[field] = column
      left.delete(column)
      break
    }
  return mapping
}

let known: ReadonlyMap<string, string> | undefined

/** A country by its code, or by its name in a language of the product. Null: it is none. */
export function countryOf(text: string): string | null {
  const said = text.trim()
  if (said === '') return null
  known ??= new Map(
    ['en', 'de', 'es', 'ar'].flatMap((language) => {
      const names = new Intl.DisplayNames(language, { type: 'region' })
      return COUNTRIES.flatMap((code): [string, string][] => [
        [code.toLowerCase(), code],
        [plain(names.of(code) ?? code), code],
      ])
    }),
  )
  return known.get(plain(said)) ?? null
}
