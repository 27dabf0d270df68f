import { useTranslations } from 'use-intl'
import type { Provider } from '@/lib/automation/provider'
import { Glyph } from './glyph'

type ButtonProps = { type: Provider['type']; onChoose: (type: string) => void }

/** A kind of connection: what it is called and what it does. */
export function ProviderButton({ type, onChoose }: ButtonProps) {
  const t = useTranslations('automation.provider')
  return (
    <button
      type="button"
      className="flex min-h-14 items-center gap-3 rounded-lg border bg-surface px-3 py-2 text-start hover:bg-hover"
      onClick={() => onChoose(type)}
    >
      <Glyph type={type} />
      <span className="grid min-w-0 text-13">
        <span className="font-medium">{t(`${type}.name`)}</span>
        <span className="text-12 text-3">{t(`${type}.hint`)}</span>
      </span>
    </button>
  )
}
