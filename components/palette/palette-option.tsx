import { clsx } from 'clsx'
import { Lock } from 'lucide-react'
import Link from 'next/link'
import type { MouseEvent } from 'react'
import type { PaletteItem } from './palette-item'
import { Marked } from '@/components/nav/mark'
import { otherNameFor } from '@/components/nav/match'

type PaletteOptionProps = {
  id: string
  item: PaletteItem
  query: string
  isActive: boolean
  onChoose: (event: MouseEvent) => void
  onPoint: () => void
}

/** One line of the palette: a real link where it leads somewhere. */
export function PaletteOption({ id, item, query, isActive, onChoose, onPoint }: PaletteOptionProps) {
  // An empty one says nothing, too.
  const hint = item.hint ?? otherNameFor(query, item.label, item.words)
  const common = {
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    onClick: onChoose,
    // Not when a list that moves comes to lie under a pointer that rests.
    onMouseMove: isActive ? undefined : onPoint,
    className: clsx(
      'flex min-h-9 cursor-pointer items-center gap-3 rounded-md px-2 py-1 text-13 font-medium max-sm:min-h-11 sm:px-3',
      isActive && 'bg-selected',
      item.lockReason ? 'text-2' : 'text-1',
    ),
  }
  const content = (
    <>
      <span aria-hidden="true" className="grid w-4 flex-none place-items-center text-3">
        {item.icon}
      </span>
      {/* On a phone one below the other. */}
      <span className="flex min-w-0 flex-1 gap-x-3 max-sm:flex-col sm:items-center">
        <span className="min-w-0 flex-1 truncate">
          <Marked name={item.label} query={query} />
          {item.address !== undefined && (
            <bdi dir="ltr" className="ms-2 text-12 font-regular text-3">
              <Marked name={item.address} query={query} />
            </bdi>
          )}
        </span>
        {hint && !item.lockReason && (
          <span className="truncate text-12 font-regular text-3 sm:max-w-1/2 sm:flex-none">{hint}</span>
        )}
      </span>
      {item.lockReason && (
        <>
          <span className="max-w-3/5 truncate text-12 font-regular text-3 max-sm:sr-only">{item.lockReason}</span>
          <Lock aria-hidden="true" className="size-3.5! text-3" />
        </>
      )}
    </>
  )
  if (item.href === undefined) return <div {...common}>{content}</div>
  return (
    <Link {...common} href={item.href} prefetch={false}>
      {content}
    </Link>
  )
}
