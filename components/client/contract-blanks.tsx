import { useTranslations } from 'use-intl'
import { IntentLink } from '@/components/ui/intent-link'
import { Note } from '@/components/ui/note'
import { useAssets } from '@/lib/api/asset'
import type { PaperTexts, Slot } from '@/lib/domain/contracts/kinds'
import { href } from '@/lib/domain/routes'
import { fieldId } from './contract-frame'

export function focusField(name: string) {
  const field = document.querySelector<HTMLElement>(`#${CSS.escape(fieldId(name))}`)
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}

/** The first of them as they stand on the screen; the document names them in another order. Once they are marked. */
export function focusFirst(blanks: readonly string[]) {
  requestAnimationFrame(() => {
    const ids = new Map(blanks.map((blank) => [fieldId(blank), blank]))
    const first = [...document.querySelectorAll(`[id^="${fieldId('')}"]`)].find(({ id }) => ids.has(id))
    focusField(ids.get(first?.id ?? '') ?? '')
  })
}

type BlanksProps = { blanks: readonly string[]; names: PaperTexts['fields']; workspace: string }

/** What is missing still. The scope is no field: it is solved where assets are verified. */
export function Blanks({ blanks, names, workspace }: BlanksProps) {
  const t = useTranslations('client')
  const fields = blanks.filter((blank) => blank !== 'assets')
  const scope = fields.length < blanks.length && <ScopeLeft workspace={workspace} />
  if (fields.length === 0) return <Note tone="medium" title={scope} className="print:hidden" />
  return (
    <Note tone="medium" title={t('blanks', { count: fields.length })} className="print:hidden">
      <ul aria-label={t('blanksLabel')} className="flex flex-wrap gap-x-4 gap-y-1">
        {fields.map((blank) => (
          <li key={blank}>
            <button type="button" className={LINK} onClick={() => focusField(blank)}>
              {blank === 'email' ? t('who.email') : names[blank as Slot]}
            </button>
          </li>
        ))}
      </ul>
      {scope && <p>{scope}</p>}
    </Note>
  )
}

const LINK = 'min-h-6 font-medium text-brand-text hover:underline'

function ScopeLeft({ workspace }: { workspace: string }) {
  const t = useTranslations('client.scope')
  const { data = [] } = useAssets(workspace)
  if (data.some(({ status }) => status === 'verified'))
    return (
      <button type="button" className={LINK} onClick={() => focusField('assets')}>
        {t('choose')}
      </button>
    )
  return (
    <IntentLink href={href('asset')} className={LINK}>
      {t('verify')}
    </IntentLink>
  )
}
