import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { inputClass } from '@/components/ui/input'
import { linkFault, linkKind, linkOf, type OutsideKind, shownLink } from '@/lib/website-editing/links'
import { type BenchState, documentOf, useSummary } from './bench'
import { gistOf, useLabels } from './labels'
import { TextInput } from './text-input'

const OUTSIDE = ['web', 'email', 'phone'] as const satisfies OutsideKind[]

type LinkInputProps = {
  label: string
  value: string
  field: string
  onFocus: () => void
  onChange: (link: string) => void
}

/** Where a button leads: to a page or a section of the website, or out of it. */
export function LinkInput({ label, value, field, onFocus, onChange }: LinkInputProps) {
  const t = useTranslations('websiteFields.link')
  const id = useId()
  const kind = linkKind(value)
  // Nothing was entered yet of what was chosen.
  const [wanted, setWanted] = useState<OutsideKind | null>(null)
  const outside = kind === 'none' ? wanted : kind === 'inside' ? null : kind
  function choose(next: string) {
    const isOutside = (OUTSIDE as readonly string[]).includes(next)
    setWanted(isOutside ? (next as OutsideKind) : null)
    onChange(isOutside ? '' : next)
  }
  return (
    <div className="grid gap-2">
      <div className="grid gap-1">
        <label htmlFor={id} className="text-13 font-medium">
          {label}
        </label>
        <span className="relative">
          <select
            id={id}
            data-field={field}
            value={outside ?? value}
            onFocus={onFocus}
            onChange={(event) => choose(event.target.value)}
            className={clsx(inputClass, 'h-9 appearance-none truncate pe-9 max-lg:h-11')}
          >
            <option value="">{t('none')}</option>
            <Targets value={value} />
            <OutsideOptions />
          </select>
          <ChevronDown
            aria-hidden="true"
            className="i-14 pointer-events-none absolute inset-e-3 top-1/2 -translate-y-1/2 text-3"
          />
        </span>
      </div>
      {outside && (
        <OutsideInput
          kind={outside}
          value={value}
          onChange={(link) => {
            setWanted(outside)
            onChange(link)
          }}
        />
      )}
    </div>
  )
}

function OutsideOptions() {
  const t = useTranslations('websiteFields.link')
  return (
    <optgroup label={t('outside')}>
      {OUTSIDE.map((each) => (
        <option key={each} value={each}>
          {t(each)}
        </option>
      ))}
    </optgroup>
  )
}

const TYPES = { web: 'url', email: 'email', phone: 'tel' } as const

function OutsideInput({
  kind,
  value,
  onChange,
}: {
  kind: OutsideKind
  value: string
  onChange: (link: string) => void
}) {
  const t = useTranslations('websiteFields.link')
  return (
    <TextInput
      label={t(`${kind}Label`)}
      type={TYPES[kind]}
      dir="ltr"
      value={shownLink(kind, value)}
      error={linkFault(value) ? t(`${kind}Fault`) : null}
      onChange={(text) => onChange(linkOf(kind, text))}
    />
  )
}

/** The pages, the sections of this page, and the forms of others. */
function Targets({ value }: { value: string }) {
  const t = useTranslations('websiteFields.link')
  const labels = useLabels()
  const { pages, sections, forms } = useSummary(targetsIn)
  const all = [
    ...pages.map(({ id }) => `page:${id}`),
    ...sections.map(({ id }) => `#${id}`),
    ...forms.map((form) => form.link),
  ]
  const isElsewhere = linkKind(value) === 'inside' && !all.includes(value)
  return (
    <>
      {isElsewhere && <option value={value}>{value.replace(/^page:/, '')}</option>}
      <optgroup label={t('pages')}>
        {pages.map(({ id, title }) => (
          <option key={id} value={`page:${id}`}>
            {title}
          </option>
        ))}
        {forms.map((form) => (
          <option key={form.link} value={form.link}>
            {`${form.title}: ${labels.block('contact')}`}
          </option>
        ))}
      </optgroup>
      <optgroup label={t('sections')}>
        {sections.map((block) => (
          <option key={block.id} value={`#${block.id}`}>
            {[labels.block(block.type), block.gist].filter(Boolean).join(': ')}
          </option>
        ))}
      </optgroup>
    </>
  )
}

function targetsIn(state: BenchState) {
  const { pages } = documentOf(state)
  const here = pages.find(({ id }) => id === state.at.page)
  return {
    pages: pages.map(({ id, title }) => ({ id, title })),
    sections: (here?.blocks ?? [])
      .filter(({ type, hidden }) => type !== 'foot' && !hidden)
      .map((block) => ({ id: block.id, type: block.type, gist: gistOf(block).slice(0, 40) })),
    forms: pages.flatMap(({ id, title, blocks }) =>
      id === here?.id
        ? []
        : blocks
            .filter(({ type, hidden }) => type === 'contact' && !hidden)
            .map((block) => ({ link: `page:${id}#${block.id}`, title })),
    ),
  }
}
