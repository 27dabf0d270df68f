/** A tag of OpenStreetMap (https://wiki.openstreetmap.org/wiki/Map_features), or what a name has to contain. */
export type Filter = { key: string; value: string } | { name: string }

/** What people look for, in English, and how the map calls it: `key=value`, several where the map has several. */
const TRADES: Readonly<Record<string, string>> = {
  accountant: 'office=accountant office=tax_advisor',
  architect: 'office=architect',
  bakery: 'shop=bakery',
  bank: 'amenity=bank',
  bar: 'amenity=bar',
  barber: 'shop=hairdresser',
  beauty: 'shop=beauty',
  bicycle: 'shop=bicycle',
  bookshop: 'shop=books',
  brewery: 'craft=brewery',
  builder: 'craft=builder office=construction_company',
  butcher: 'shop=butcher',
  cafe: 'amenity=cafe',
  'car dealer': 'shop=car',
  'car rental': 'amenity=car_rental',
  'car repair': 'shop=car_repair',
  carpenter: 'craft=carpenter',
  caterer: 'craft=caterer',
  chiropractor: 'healthcare=chiropractor',
  cinema: 'amenity=cinema',
  cleaner: 'craft=cleaning shop=dry_cleaning',
  clinic: 'amenity=clinic healthcare=clinic',
  clothes: 'shop=clothes',
  'computer shop': 'shop=computer',
  confectioner: 'shop=confectionery craft=confectionery',
  coworking: 'amenity=coworking_space office=coworking',
  'dance school': 'amenity=dancing_school leisure=dance',
  dentist: 'amenity=dentist healthcare=dentist',
  doctor: 'amenity=doctors healthcare=doctor',
  'driving school': 'amenity=driving_school',
  electrician: 'craft=electrician',
  'estate agent': 'office=estate_agent',
  'event venue': 'amenity=events_venue',
  florist: 'shop=florist',
  'funeral home': 'shop=funeral_directors',
  furniture: 'shop=furniture',
  garage: 'shop=car_repair',
  'garden centre': 'shop=garden_centre',
  gardener: 'craft=gardener',
  guesthouse: 'tourism=guest_house',
  gym: 'leisure=fitness_centre',
  hairdresser: 'shop=hairdresser',
  'hardware store': 'shop=hardware shop=doityourself',
  hospital: 'amenity=hospital',
  hostel: 'tourism=hostel',
  hotel: 'tourism=hotel',
  'insurance agent': 'office=insurance',
  jeweller: 'shop=jewelry',
  kindergarten: 'amenity=kindergarten',
  laundry: 'shop=laundry',
  lawyer: 'office=lawyer',
  locksmith: 'craft=locksmith shop=locksmith',
  massage: 'shop=massage',
  museum: 'tourism=museum',
  'music school': 'amenity=music_school',
  notary: 'office=notary',
  nursery: 'amenity=kindergarten amenity=childcare',
  optician: 'shop=optician',
  painter: 'craft=painter',
  pharmacy: 'amenity=pharmacy',
  photographer: 'craft=photographer shop=photo',
  physiotherapist: 'healthcare=physiotherapist',
  'pet shop': 'shop=pet',
  plumber: 'craft=plumber',
  printer: 'shop=copyshop craft=printer',
  psychotherapist: 'healthcare=psychotherapist',
  pub: 'amenity=pub',
  restaurant: 'amenity=restaurant',
  roofer: 'craft=roofer',
  school: 'amenity=school',
  'shoe shop': 'shop=shoes',
  spa: 'leisure=spa shop=beauty',
  'sports club': 'leisure=sports_centre club=sport',
  supermarket: 'shop=supermarket',
  surveyor: 'office=surveyor',
  tailor: 'craft=tailor shop=tailor',
  'tattoo studio': 'shop=tattoo',
  'toy shop': 'shop=toys',
  'travel agent': 'shop=travel_agency',
  'tyre shop': 'shop=tyres',
  vet: 'amenity=veterinary',
  'wine shop': 'shop=wine',
}

/** What a search box proposes. */
export const TRADE_WORDS = Object.keys(TRADES)

/** `Dentists` is `dentist`. */
const bare = (word: string) => word.trim().toLowerCase().replaceAll(/\s+/g, ' ')

/** How the map finds this; a word that it does not know is looked for in names. */
export function filtersOf(keyword: string): Filter[] {
  const word = bare(keyword)
  const tags =
    TRADES[word] ??
    TRADES[word.replace(/ies$/, 'y')] ??
    TRADES[word.replace(/e?s$/, '')] ??
    TRADES[word.replace(/s$/, '')]
  if (tags === undefined) return [{ name: keyword.trim() }]
  return tags.split(' ').map((tag) => {
    const [key = '', value = ''] = tag.split('=')
    return { key, value }
  })
}
