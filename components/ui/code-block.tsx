import { clsx } from 'clsx'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { CopyButton } from './copy-button'

type CodeBlockProps = {
  code: string
  label?: string
  copy?: boolean
  copyLabel?: string
  /** As high as it is: nothing else stands there. */
  isWhole?: boolean
  className?: string
}

/** Evidence or a snippet to paste. Long lines wrap; nothing scrolls sideways. */
export function CodeBlock({ code, label, copy = true, copyLabel, isWhole = false, className }: CodeBlockProps) {
  const t = useTranslations('ui')
  const source = useRef<HTMLPreElement>(null)
  return (
    <figure className={className}>
      {(label || copy) && (
        <figcaption className="mb-1 flex min-h-7 items-center justify-between gap-2 text-12 font-strong text-2">
          {label}
          {copy && (
            <span className="ms-auto">
              <CopyButton text={code} label={copyLabel} source={source} />
            </span>
          )}
        </figcaption>
      )}
      {/* Scrolls up and down when long, so it has to take the focus. */}
      <pre
        ref={source}
        tabIndex={0}
        role="group"
        aria-label={label ?? t('code')}
        dir="ltr"
        className={clsx(
          !isWhole && 'max-h-96',
          'overflow-auto whitespace-pre-wrap rounded-md border bg-sunken px-4 py-3 text-left font-mono text-12 leading-5 [overflow-wrap:anywhere]',
        )}
      >
        <code>{code}</code>
      </pre>
    </figure>
  )
}
