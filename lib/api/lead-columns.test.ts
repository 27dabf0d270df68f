import type { Lead } from '@/lib/contract/lead-record'
import { type Column, withKnownLeads } from './lead-columns'

const lead = (id: string, name = id) => ({ id, name, tags: ['dentist'] }) as unknown as Lead
const column = (...leads: Lead[]): Column => ({ pages: [{ leads, next: null }], pageParams: [null] })

test('a lead that an earlier search found just so is the same one, and a changed one is not', () => {
  const [same, old] = [lead('a'), lead('b')]
  const page = withKnownLeads({ leads: [lead('a'), lead('b', 'New'), lead('c')], next: 'n' }, [
    undefined,
    column(same, old),
  ])
  expect(page).toEqual({ leads: [same, lead('b', 'New'), lead('c')], next: 'n' })
  expect(page.leads.map((one) => one === same || one === old)).toEqual([true, false, false])
})
