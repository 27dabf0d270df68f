import type { LeadResult } from '@/lib/contract/lead'
import { foundLeads, toSave } from './found-lead'

const place = (source_id: string, more: Partial<LeadResult>): LeadResult => ({
  source: 'osm',
  source_id,
  name: 'Quay Dental Ltd',
  website: 'https://www.quaydental.example/',
  ...more,
})
const namesOf = (...leads: LeadResult[]) => foundLeads([{ leads }]).map(({ source_id }) => source_id)

test('two entries of one business are one row, and both are saved', () => {
  const node = place('node/1', { phone: '+353 21 455 1234', lat: 51.9, lng: -8.47 })
  const way = place('way/2', {
    name: 'Quay Dental',
    website: 'http://quaydental.example/cork',
    email: 'hi@quaydental.example',
    lat: 51.9003,
    lng: -8.4702,
  })
  const [row, ...others] = foundLeads([{ leads: [node] }, { leads: [way] }])
  expect(others).toEqual([])
  expect(row).toMatchObject({ source_id: 'node/1', phone: '+353 21 455 1234', email: 'hi@quaydental.example' })
  expect(row && toSave(row).also).toMatchObject([{ source_id: 'way/2', email: 'hi@quaydental.example' }])
})

test.each([
  ['branches with numbers of their own', { phone: '021 455 1234' }, { phone: '01 677 0000' }],
  ['branches in two towns', { lat: 51.9, lng: -8.47 }, { lat: 53.34, lng: -6.26 }],
  ['branches in two streets', { address: '4 Pope’s Quay' }, { address: '9 Main Street' }],
  ['two pages at a social network', { website: 'https://facebook.com/a' }, { website: 'https://facebook.com/b' }],
  ['two sites', {}, { website: 'https://other.example' }],
  ['two names', {}, { name: 'Shandon Dental' }],
])('%s stay two rows', (_what, one, other) => {
  expect(namesOf(place('node/1', one), place('node/2', other))).toEqual(['node/1', 'node/2'])
})
