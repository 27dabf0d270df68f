import { MapPin, Search } from 'lucide-react'
import { useId, useMemo } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { Card } from '@/components/ui/card'
import { Field, Form, SelectField, SubmitButton } from '@/components/ui/form'
import { useReach } from '@/lib/browser/connection'
import { text } from '@/lib/contract/common'
import { countriesIn } from '@/lib/domain/countries'
import { number } from '@/lib/domain/format'
import { TRADE_WORDS } from '@/lib/domain/trades'
import { awaitResults } from './finder-results'
import { Quota } from './quota'
import { RADII } from './question'
import { recentSearches } from './recent'
import { SourceChoice } from './source-choice'
import { SourceMissing } from './source-missing'
import type { Finder } from './use-finder'
import { useSourceOf } from './use-source'

const Fields = z.object({
  keyword: text(100, 'keyword_missing'),
  location: text(100, 'place_missing'),
  country: z.string(),
  radius: z.string(),
})

export type FinderCardProps = { finder: Finder }

/** What is looked for, where, and whom it is asked. */
export function FinderCard({ finder }: FinderCardProps) {
  const t = useTranslations('finder')
  const { question, search } = finder
  const { isReady, left } = useSourceOf(finder)
  const isOffline = useReach() === 'offline'
  return (
    <Card className="p-4 sm:px-5">
      <Form
        schema={Fields}
        aria-label={t('form.label')}
        defaultValues={{ ...question, radius: String(question.radius) }}
        onSubmit={({ radius, ...fields }) => {
          awaitResults()
          return search({ ...fields, provider: question.provider, radius: Number(radius) })
        }}
      >
        <SourceChoice finder={finder} />
        <div className="grid grid-cols-2 items-start gap-3 lg:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_minmax(0,1fr)_auto_auto]">
          <WhatField />
          <Field
            name="location"
            label={t('form.where')}
            placeholder={t('form.whereHint')}
            icon={<MapPin />}
            autoComplete="address-level2"
            maxLength={100}
          />
          <PlaceFields />
          <SubmitButton
            size="lg"
            className="max-lg:col-span-2 lg:mt-6"
            aria-keyshortcuts="c"
            disabled={!isReady || isOffline || left === 0}
            title={isOffline ? t('offline') : undefined}
          >
            {t('form.search')}
          </SubmitButton>
        </div>
      </Form>
      {!isReady && <SourceMissing finder={finder} />}
      {isOffline && (
        <p role="status" className="mt-3 text-13 text-2">
          {t('offline')}
        </p>
      )}
      <Quota finder={finder} />
    </Card>
  )
}

/** Proposes the trades that every source knows, and what was looked for before. */
function WhatField() {
  const t = useTranslations('finder.form')
  const id = useId()
  const words = useMemo(() => [...new Set([...recentSearches().map(({ keyword }) => keyword), ...TRADE_WORDS])], [])
  return (
    <>
      <Field
        name="keyword"
        label={t('what')}
        placeholder={t('whatHint')}
        icon={<Search />}
        list={id}
        autoComplete="off"
        maxLength={100}
      />
      <datalist id={id}>
        {words.map((word) => (
          <option key={word} value={word}>
            {word}
          </option>
        ))}
      </datalist>
    </>
  )
}

function PlaceFields() {
  const t = useTranslations('finder.form')
  const locale = useLocale()
  const countries = useMemo(() => countriesIn(locale), [locale])
  return (
    <>
      <SelectField
        name="country"
        label={t('country')}
        options={[
          { value: '', label: t('anyCountry') },
          ...countries.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
      <SelectField
        name="radius"
        label={t('within')}
        options={RADII.map((radius) => ({ value: String(radius), label: t('km', { count: number(radius, locale) }) }))}
      />
    </>
  )
}
