import { useMemo, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useAddressFilter } from '@/components/data-table/use-address-filter'
import { Select } from '@/components/ui/select'
import { GRADES } from '@/lib/contract/scan-result'
import { number } from '@/lib/domain/format'
import { gradeOf } from '@/lib/domain/score'
import { canBeSaved, type FoundLead, webAddress } from './found-lead'

/** Before the names of the table in the address: `q` is what was searched for. */
export const TABLE_PREFIX = 't'

const WEBSITES = ['any', 'with', 'without', 'open'] as const
const CONTACTS = ['any', 'email', 'phone'] as const

const GRADE_CHOICES = ['any', ...GRADES, 'none'] as const
const SAVED = ['any', 'not'] as const
const RATINGS = ['any', '4.5', '4', '3'] as const

type GradeChoice = (typeof GRADE_CHOICES)[number]
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

function hasGrade({ scan }: FoundLead, wanted: GradeChoice) {
  if (wanted === 'any') return true
  const grade = scan?.grade ?? (typeof scan?.score === 'number' ? gradeOf(scan.score) : 'none')
  return grade === wanted
}

function gradeLabel(value: GradeChoice, t: ReturnType<typeof useTranslations<'finder.filter'>>) {
  if (value === 'any') return t('anyGrade')
  return value === 'none' ? t('noGrade') : t('ofGrade', { grade: value })
}

/** Which of the businesses are shown, by what is in the address. */
export function useFoundFilter(leads: readonly FoundLead[]) {
  const [website, setWebsite] = useAddressFilter('website', WEBSITES, TABLE_PREFIX)
  const [contact, setContact] = useAddressFilter('contact', CONTACTS, TABLE_PREFIX)
  const [grade, setGrade] = useAddressFilter('grade', GRADE_CHOICES, TABLE_PREFIX)
  const [saved, setSaved] = useAddressFilter('saved', SAVED, TABLE_PREFIX)
  const [rating, setRating] = useAddressFilter('rating', RATINGS, TABLE_PREFIX)
  const rows = useMemo(
    () =>
      leads.filter(
        (lead) =>
          hasWebsite[website](lead) &&
          hasContact[contact](lead) &&
          hasGrade(lead, grade) &&
          (saved === 'any' || canBeSaved(lead)) &&
          (rating === 'any' || (lead.rating ?? 0) >= Number(rating)),
      ),
    [leads, website, contact, grade, saved, rating],
  )
  const [sort] = useState({ id: 'opportunity', desc: true })
  return {
    rows,
    sort,
    toolbar: (
      <FoundChoices
        {...{ website, setWebsite, contact, setContact, grade, setGrade, saved, setSaved, rating, setRating }}
      />
    ),
    isSet: [website, contact, grade, saved, rating].some((value) => value !== 'any'),
    clear() {
      setWebsite('any')
      setContact('any')
      setGrade('any')
      setSaved('any')
      setRating('any')
    },
  }
}

type Choices = {
  website: Website
  setWebsite: (value: Website) => void
  contact: Contact
  setContact: (value: Contact) => void
  grade: GradeChoice
  setGrade: (value: GradeChoice) => void
  saved: (typeof SAVED)[number]
  setSaved: (value: (typeof SAVED)[number]) => void
  rating: (typeof RATINGS)[number]
  setRating: (value: (typeof RATINGS)[number]) => void
}

function FoundChoices(choices: Choices) {
  const t = useTranslations('finder.filter')
  const locale = useLocale()
  const { website, setWebsite, contact, setContact, grade, setGrade, saved, setSaved, rating, setRating } = choices
  return (
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
      <Select
        label={t('grade')}
        value={grade}
        onValueChange={setGrade}
        options={GRADE_CHOICES.map((value) => ({ value, label: gradeLabel(value, t) }))}
      />
      <Select
        label={t('rating')}
        value={rating}
        onValueChange={setRating}
        options={RATINGS.map((value) => ({
          value,
          label: value === 'any' ? t('anyRating') : t('ratingFrom', { value: number(Number(value), locale) }),
        }))}
      />
      <Select
        label={t('saved')}
        value={saved}
        onValueChange={setSaved}
        options={SAVED.map((value) => ({ value, label: t(value === 'any' ? 'anySaved' : 'notSaved') }))}
      />
    </>
  )
}
