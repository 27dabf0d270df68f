import { useTranslations } from 'use-intl'

const STATS = ['w-16', 'w-20', 'w-14', 'w-24', 'w-16', 'w-20', 'w-24', 'w-14']
const BARS = [30, 42, 38, 55, 61, 48, 70, 64, 80, 74, 62, 88]

/** The shape of the dashboard without a single number: nothing here is invented. */
export function LockedPreview() {
  const t = useTranslations('shell.locked')
  return (
    <section aria-hidden="true" className="grid gap-3">
      <p className="text-12 text-3">{t('example')}</p>
      <div className="grid gap-4 opacity-60 [mask-image:linear-gradient(#000_30%,transparent_95%)]">
        <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
          {STATS.map((width, index) => (
            <div key={`${index}${width}`} className="grid gap-3 rounded-lg border bg-surface p-4">
              <span className={`block h-2.5 rounded bg-selected ${width}`} />
              <span className="block h-6 w-12 rounded bg-selected" />
              <span className="block h-2 w-20 rounded bg-selected" />
            </div>
          ))}
        </div>
        <div className="flex h-48 items-end gap-3 rounded-lg border bg-surface p-5">
          {BARS.map((height, index) => (
            <span key={`${index}${height}`} className="grow rounded-t bg-selected" style={{ height: `${height}%` }} />
          ))}
        </div>
      </div>
    </section>
  )
}
