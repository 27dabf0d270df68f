import { type ComponentProps, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { CodeBlock } from '@/components/ui/code-block'
import type { WpHardeningKey } from '@/lib/contract/wordpress'
import { FIXES, newSalts } from './hardening-fixes'

/** What the title of a row is called in the document. */
export const titleIn = (row: string) => `${row}-title`

type RowButtonProps = ComponentProps<typeof Button> & { of: string; isOpen?: boolean }

/** One of the same buttons of all rows: its name goes on with the title of its own row. */
export function RowButton({ of: row, isOpen, ...rest }: RowButtonProps) {
  const id = useId()
  return <Button {...rest} id={id} aria-labelledby={`${id} ${titleIn(row)}`} aria-expanded={isOpen} size="sm" />
}

/** What to paste, what that may break, and where its maker explains it. */
export function HowToFix({ setting, place }: { setting: WpHardeningKey; place: string }) {
  const t = useTranslations('wordpress.hardening')
  const fix = FIXES[setting]
  const [salts] = useState(newSalts)
  return (
    <div className="grid gap-2">
      {fix?.code && <CodeBlock code={fix.code.replaceAll('{{host}}', place).replace('{{salts}}', salts)} />}
      <p className="text-12 text-2">{t(`items.${setting}.affects`)}</p>
      {fix && (
        <p>
          <a href={fix.reference} target="_blank" rel="noopener noreferrer" className="link text-12">
            {t('reference')}
          </a>
        </p>
      )}
    </div>
  )
}
