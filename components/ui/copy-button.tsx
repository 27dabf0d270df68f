import { Check, Copy } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from './button'
import { notify } from './notify'

const TICK_MS = 2000

function selectText(element: HTMLElement | null | undefined) {
  if (element) getSelection()?.selectAllChildren(element)
}

type CopyButtonProps = {
  text: string
  /** "Copy" unless told otherwise. */
  label?: string
  /** Only the icon; the label names it. */
  iconOnly?: boolean
  /** Where the text stands on the screen: it is selected when copying is not allowed. */
  source?: RefObject<HTMLElement | null>
  size?: 'sm' | 'md'
  onCopied?: () => void
}

export function CopyButton({ text, label, iconOnly = false, source, size = 'sm', onCopied }: CopyButtonProps) {
  const t = useTranslations('ui')
  const [isCopied, setCopied] = useState(false)
  const name = label ?? t('copy')

  // The tick goes away by itself.
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), TICK_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      onCopied?.()
      notify.success(t('copySuccess'))
    } catch {
      selectText(source?.current)
      notify.error(t('copyFailure'))
    }
  }

  return (
    <Button
      variant="ghost"
      size={iconOnly ? (size === 'sm' ? 'icon-sm' : 'icon') : size}
      aria-label={iconOnly ? name : undefined}
      title={iconOnly ? name : undefined}
      onClick={handleCopy}
    >
      {isCopied ? <Check aria-hidden="true" className="text-pass-text" /> : <Copy aria-hidden="true" />}
      {!iconOnly && name}
    </Button>
  )
}

type CopyFieldProps = {
  label: ReactNode
  value: string
  help?: ReactNode
  /** By the button, or by hand. */
  onCopied?: () => void
}

/** A value to take elsewhere: a DNS record, a key. Shown whole, never cut. */
export function CopyField({ label, value, help, onCopied }: CopyFieldProps) {
  const id = useId()
  const source = useRef<HTMLElement>(null)
  return (
    <div role="group" aria-labelledby={id} className="grid gap-1">
      <span id={id} className="text-13 font-medium">
        {label}
      </span>
      <div className="flex min-h-10 items-center gap-1 rounded-md border bg-sunken ps-3 pe-1">
        <code ref={source} onCopy={onCopied} className="mono min-w-0 grow py-2 [overflow-wrap:anywhere]">
          {value}
        </code>
        <CopyButton text={value} source={source} onCopied={onCopied} />
      </div>
      {help && <p className="text-12 text-3">{help}</p>}
    </div>
  )
}
