import { alike, metresBetween, nameKey } from './names'
import { phoneKey } from './phone'

test('names are compared without accents, signs and legal forms', () => {
  for (const [name, key] of [
    ['Kinsale Smiles Ltd.', 'kinsale smiles'],
    ['Café Müller GmbH & Co. KG', 'cafe muller'],
    ['O’Brien’s Bakery', 'obriens bakery'],
    ['Zahnärzte am Ring G.m.b.H.', 'zahnarzte am ring'],
    ['The Co', 'the co'],
    ['مخبز السلام', 'مخبز السلام'],
  ] as const)
    expect(nameKey(name)).toBe(key)
  expect(alike(nameKey('Shandon Dental Care'), nameKey('Shandon Dental-Care Ltd'))).toBe(1)
  expect(alike('shandon dental clinic', 'shandon dental clinics')).toBeGreaterThan(0.8)
  expect(alike('abbott dental', 'barlow dental')).toBeLessThan(0.5)
})

test('a number is the same however it is written', () => {
  for (const text of ['+353 21 455 1234', '00353 (0)21 455 1234', '(021) 455-1234'])
    expect(phoneKey(text, 'IE')).toBe('+353214551234')
  expect(phoneKey('(217) 555-0123 ext. 12', 'US')).toBe('+12175550123')
  expect(phoneKey('1-217-555-0123', 'US')).toBe('+12175550123')
  expect(phoneKey('06 1234 5678', 'IT')).toBe('+390612345678')
  expect(phoneKey('021 455 1234', null)).toBeNull()
  expect(phoneKey('call us', 'IE')).toBeNull()
})

test('metres between two places', () => {
  expect(metresBetween({ lat: 39.8, lng: -89.65 }, { lat: 39.8005, lng: -89.65 })).toBeCloseTo(55.6, 0)
})
