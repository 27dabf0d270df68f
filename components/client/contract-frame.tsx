import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { FieldFrame } from '@/components/ui/field-frame'
import { SeverityIcon } from '@/components/ui/severity-icon'

/** Where the place of a field in the document leads. */
export const fieldId = (name: string) => `contract-field-${name}`

type Left = { isBlank: boolean; isAsked: boolean; onActive: (slot: string | null) => void }

/** A new contract is all blank: what is missing is marked once somebody left it so, or wanted to send it. */
export function useLeftBlank({ isBlank, isAsked, onActive }: Left) {
  const [isLeft, setLeft] = useState(false)
  function handleBlur() {
    setLeft(true)
    onActive(null)
  }
  return { isMarked: isBlank && (isLeft || isAsked), handleBlur }
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
export function Required({ help }: { help?: string | undefined }) {
  const t = useTranslations('client')
  return (
    <span className="medium flex items-start gap-1">
      <SeverityIcon severity="medium" className="i-14 mt-px text-k-text" />
      <span>
        <span className="text-k-text">{t('blank')}</span> {help}
      </span>
    </span>
  )
}

export function ContractFrame({ id, label, help, isBlank, error, children }: FrameProps) {
  return (
    <FieldFrame id={id} label={label} help={isBlank ? <Required help={help} /> : help} error={error ?? null}>
      {children}
    </FieldFrame>
  )
}
