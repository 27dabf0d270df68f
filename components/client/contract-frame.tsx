import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { FieldFrame } from '@/components/ui/field-frame'
import { SeverityIcon } from '@/components/ui/severity-icon'

/** Where the place of a field in the document leads. */
export const fieldId = (name: string) => `contract-field-${name}`

/** A new contract is all blank: what is missing is marked once somebody left it so. */
export function useLeftBlank(isBlank: boolean, onActive: (slot: string | null) => void) {
  const [isLeft, setLeft] = useState(false)
  function handleBlur() {
    setLeft(true)
    onActive(null)
  }
  return { isMarked: isBlank && isLeft, handleBlur }
}

type FrameProps = {
  id: string
  label: ReactNode
  help: string | undefined
  isBlank: boolean
  error?: string | undefined
  children: ReactNode
}

/** What must still be filled in says so in words beside its colour. */
export function ContractFrame({ id, label, help, isBlank, error, children }: FrameProps) {
  const t = useTranslations('client')
  const required = (
    <span className="medium flex items-start gap-1">
      <SeverityIcon severity="medium" className="i-14 mt-px text-k-text" />
      <span>
        <span className="text-k-text">{t('blank')}</span> {help}
      </span>
    </span>
  )
  return (
    <FieldFrame id={id} label={label} help={isBlank ? required : help} error={error ?? null}>
      {children}
    </FieldFrame>
  )
}
