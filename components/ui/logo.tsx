import { clsx } from 'clsx'
import { useId } from 'react'
import { markLetter } from '@/lib/domain/brand'
import { useConfig } from '@/lib/react/use-config'

/** The aegis with an S cut through it. */
function DrawnMark() {
  const mask = useId()
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="logo-drawn size-6 flex-none text-brand-mark">
      <mask id={mask}>
        <rect width="24" height="24" fill="#fff" />
        <path
          d="M23 6.6C17.5 5 9.3 5.9 9.3 9.6c0 3.5 5.8 2 5.8 5.5 0 3.4-7.6 3.6-13.6 1.3"
          fill="none"
          stroke="#000"
          strokeWidth="2.3"
        />
      </mask>
      <path
        mask={`url(#${mask})`}
        fill="currentColor"
        d="M5.5 1.5h13a2.7 2.7 0 0 1 2.7 2.7v8.1c0 5-3.7 8.2-9.2 10.4-5.5-2.2-9.2-5.4-9.2-10.4V4.2a2.7 2.7 0 0 1 2.7-2.7z"
      />
    </svg>
  )
}

const WORD =
  'M9.2 9.8C8.4 8.6 7.2 8 5.7 8 3.8 8 2.5 9 2.5 10.5c0 3.5 7 1.7 7 5.1 0 1.5-1.5 2.5-3.6 2.5-1.8 0-3.2-.7-4-1.9M13 13a5 5 0 1 0 10 0 5 5 0 1 0-10 0M27.3 4.5v10.7c0 1.9.9 2.8 2.6 2.8h1M24.8 8h6M34.3 13h9.8c0-3-2-5-4.9-5s-4.9 2.1-4.9 5 2.1 5 5 5c1.9 0 3.5-.8 4.4-2.3M48.5 8v10M48.5 13c0-3 1.7-5 4.3-5M57 8v10M60.5 13a5 5 0 1 0 10 0 5 5 0 1 0-10 0M70.5 8v10'

function DrawnWord() {
  return (
    <svg
      viewBox="0 0 73 24"
      aria-hidden="true"
      className="logo-word h-5 w-auto fill-none stroke-current stroke-[2.1]"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={WORD} />
      <circle cx="57" cy="4.3" r="1.4" fill="currentColor" stroke="none" />
    </svg>
  )
}

type LogoProps = { /** Only room for a mark. */ isRail?: boolean; className?: string }

/**
 * The product's own logo, or what the reseller set. All parts are in the exported HTML: boot.js writes the brand into
 * them before the first paint and says on <html> which are seen, so React finds every element that it expects.
 */
export function Logo({ isRail = false, className }: LogoProps) {
  const { shownName, logo } = useConfig()
  return (
    <span
      className={clsx('logo relative inline-flex min-w-0 items-center gap-2 text-1', isRail && 'logo-rail', className)}
    >
      <DrawnMark />
      <DrawnWord />
      <span
        data-brand="letter"
        aria-hidden="true"
        suppressHydrationWarning
        className="logo-letter size-6 flex-none place-items-center rounded bg-brand text-14 font-strong text-brand-on"
      >
        {markLetter(shownName)}
      </span>
      <img
        alt=""
        data-brand="mark"
        suppressHydrationWarning
        src={logo.mark ?? undefined}
        className="logo-image size-6 flex-none object-contain"
      />
      <img
        alt=""
        data-brand="light"
        suppressHydrationWarning
        src={logo.light ?? logo.dark ?? undefined}
        className={`logo-light ${IMAGE}`}
      />
      <img
        alt=""
        data-brand="dark"
        suppressHydrationWarning
        src={logo.dark ?? logo.light ?? undefined}
        className={`logo-dark ${IMAGE}`}
      />
      <span
        data-brand="name"
        suppressHydrationWarning
        className="logo-name overflow-hidden text-16 font-strong whitespace-nowrap"
      >
        {shownName}
      </span>
    </span>
  )
}

const IMAGE = 'h-7 w-auto max-w-40 object-contain object-left rtl:object-right'
