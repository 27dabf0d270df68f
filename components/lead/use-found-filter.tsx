import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAddressFilter } from '@/components/data-table/use-address-filter'
import { Select } from '@/components/ui/select'
import { type FoundLead, webAddress } from './found-lead'

/** Before the names of the table in the address: `q` is what was searched for. */
export const TABLE_PREFIX = 't'

const WEBSITES = ['any', 'with', 'without', 'open'] as const
const CONTACTS = ['any', 'email', 'phone'] as const

type Website = (typeof WEBSITES)[number]
type Contact = (typeof CONTACTS)[number]

const hasWebsite: Record<Website, (lead: FoundLead) => boolean> = {
  any: () => true,
  with: ({ website }) => webAddress(website) !== null,
  without: ({ website }) => webAddress(website) === null,
  open: ({ website }) => webAddress(website)?.protocol === 'http:',
}
const hasContact: Record<Contact, (lead: FoundLead) => boolean> = {
  any: () => true,
  email: ({ email }) => Boolean(email),
  phone: ({ phone }) => Boolean(phone),
}

/** Which of the businesses are shown, by what is in the address. */
export function useFoundFilter(leads: readonly FoundLead[]) {
  const t = useTranslations('finder.filter')
  const [website, setWebsite] = useAddressFilter('website', WEBSITES, TABLE_PREFIX)
  const [contact, setContact] = useAddressFilter('contact', CONTACTS, TABLE_PREFIX)
  const rows = useMemo(
    () => leads.filter((lead) => hasWebsite[website](lead) && hasContact[contact](lead)),
    [leads, website, contact],
  )
  const [sort] = useState({ id: 'name', desc: false })
  const toolbar = (
    <>
      <Select
        label={t('website')}
        value={website}
        onValueChange={setWebsite}
        options={WEBSITES.map((value) => ({ value, label: t(`websites.${value}`) }))}
      />
      <Select
        label={t('contact')}
        value={contact}
        onValueChange={setContact}
        options={CONTACTS.map((value) => ({ value, label: t(`contacts.${value}`) }))}
      />
    </>
  )
  return {
    rows,
    sort,
    toolbar,
    isSet: website !== 'any' || contact !== 'any',
    clear() {
      setWebsite('any')
      setContact('any')
    },
  }
}
