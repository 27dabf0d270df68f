import { useTranslations } from 'use-intl'
import type { Business } from '@/lib/website/document'
import { useBench, useBusiness } from './bench'
import { TextInput } from './text-input'

const FIELDS = [
  { name: 'name', max: 100, type: 'text' },
  { name: 'line', max: 160, type: 'text' },
  { name: 'phone', max: 40, type: 'tel' },
  { name: 'email', max: 254, type: 'email' },
  { name: 'address', max: 300, type: 'text' },
] as const
type Name = (typeof FIELDS)[number]['name']

/** Whose website it is: header, contact sections and foot of all pages read this. */
export function BusinessFields() {
  const t = useTranslations('websiteEditor.business')
  const bench = useBench()
  const business = useBusiness()
  const change = (part: Partial<Business>, name: Name) =>
    bench.edit({
      name: { deed: 'business' },
      key: `business:${name}`,
      at: { page: bench.get().at.page, block: null, field: null },
      change: (now) => ({ ...now, business: { ...now.business, ...part } }),
    })
  return (
    <section aria-labelledby="editor-business" className="grid content-start gap-4 border-t p-4">
      <div>
        <h2 id="editor-business" className="text-13 font-strong">
          {t('title')}
        </h2>
        <p className="text-12 text-3">{t('text')}</p>
      </div>
      {FIELDS.map(({ name, max, type }) => (
        <TextInput
          key={name}
          label={t(name)}
          field={`business.${name}`}
          type={type}
          dir={type === 'text' ? 'auto' : 'ltr'}
          value={business[name]}
          max={max}
          error={faultOf(name, business) ? t(`fault.${name as 'name' | 'phone' | 'email'}`) : null}
          help={name === 'phone' ? t('phoneHelp') : undefined}
          onChange={(text) => change({ [name]: text.replaceAll(/[\r\n]+/g, ' ') }, name)}
        />
      ))}
    </section>
  )
}

function faultOf(name: Name, { name: own, phone, email }: Business) {
  if (name === 'name') return own.trim() === ''
  if (name === 'phone') return phone.trim() !== '' && !/^\+\d/.test(phone.trim())
  return name === 'email' && email.trim() !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())
}
