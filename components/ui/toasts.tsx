import Link from 'next/link'
import { type ReactNode } from 'react'
import { toast } from 'sonner'
import { useTranslations } from 'use-intl'
import { type Failure, type Way, takeWay } from '@/lib/browser/notices'
import { TryAgainIn } from './try-again'

/** How long the app's own notifications last. */
const DURATION_MS = 3000
const MAX = 20
const TICK_MS = 100
/** Letters; such a text would cover the screen. */
const LONG = 240

type Kind = 'success' | 'info' | 'warning' | 'error'
type Kept = Failure & { id: number }
type Target = { href: string; label: string }
type Toast = {
  id: string
  kind: Kind
  text: string
  count: number
  leftMs: number
  failures: readonly Kept[]
  link?: Target
}

/**
 * What is shown, the oldest first. Their time is counted here and not by the toaster, which does not stop for the
 * focus.
 */
let standing: readonly Toast[] = []
let timer: ReturnType<typeof setInterval> | undefined
let number = 0

function isHeld() {
  if (document.hidden) return true
  const toaster = document.querySelector('[data-sonner-toaster]')
  // A finger hovers over what it touched last, for ever.
  return Boolean(
    toaster?.matches(':focus-within') || (toaster?.matches(':hover') && matchMedia('(hover: hover)').matches),
  )
}

function tick() {
  if (isHeld()) return
  standing = standing.map((one) => ({ ...one, leftMs: one.leftMs - TICK_MS }))
  for (const { id, leftMs } of standing) if (leftMs <= 0) drop(id)
}

function forget(id: string) {
  standing = standing.filter((one) => one.id !== id)
  if (standing.length > 0) return
  clearInterval(timer)
  timer = undefined
}

/** Escape gives the focus back to where it was before Alt+T. */
function handleKeyDown({ key }: KeyboardEvent) {
  const focused = document.activeElement
  if (key === 'Escape' && focused instanceof HTMLElement && focused.closest('[data-sonner-toaster]')) focused.blur()
}

const { promise: running, resolve: setRunning } = Promise.withResolvers<void>()
/** Settled when the toaster stands: what it was told before that is lost. */
export const toasterStands = running

/** Called by the toaster while it stands. Returns the way to stop. */
export function runToasts() {
  setRunning()
  document.addEventListener('keydown', handleKeyDown)
  return () => {
    document.removeEventListener('keydown', handleKeyDown)
    for (const { id } of standing) drop(id)
  }
}

function drop(id: string) {
  forget(id)
  toast.dismiss(id)
}

/** The oldest that is no error goes first. */
function makeRoom() {
  if (standing.length < MAX) return
  const [oldest] = [...standing.filter((one) => one.kind === 'success' || one.kind === 'info'), ...standing]
  if (oldest) drop(oldest.id)
}

export const isStanding = (id: string) => standing.some((one) => one.id === id)

/**
 * The same text while it is still shown is one toast that counts. `insteadOf` are toasts whose place it takes. Returns
 * its id.
 */
export function showToast(
  kind: Kind,
  text: string,
  failure?: Kept,
  { link, insteadOf = [] }: { link?: Target; insteadOf?: readonly string[] } = {},
) {
  const [place, ...others] = insteadOf
  for (const id of others) drop(id)
  const same = standing.find((one) => (place ? one.id === place : one.kind === kind && one.text === text))
  if (!same) makeRoom()
  number += 1
  const one: Toast = {
    id: same?.id ?? `toast-${number}`,
    kind,
    text,
    count: place ? 1 : (same?.count ?? 0) + 1,
    leftMs: DURATION_MS,
    failures: [...(same?.failures ?? []), ...(failure ? [failure] : [])],
    link,
  }
  standing = same ? standing.map((other) => (other === same ? one : other)) : [...standing, one]
  timer ??= setInterval(tick, TICK_MS)
  toast[kind](<Words {...one} />, {
    id: one.id,
    duration: Infinity,
    description: waitOf(one),
    action: actionOf(one),
    onDismiss: () => forget(one.id),
  })
  return one.id
}

function waitOf({ failures }: Toast): ReactNode {
  const until = Math.max(0, ...failures.map(({ retryAt }) => retryAt ?? 0))
  return until > 0 && <TryAgainIn until={until} />
}

/** Below the words, where it takes no room from them. */
const ACTION = 'link col-start-2 row-start-2 min-h-6 justify-self-start text-13 max-sm:min-h-10'

function actionOf({ id, failures, link }: Toast) {
  if (link) {
    return (
      <Link href={link.href} prefetch={false} onClick={() => drop(id)} className={ACTION}>
        {link.label}
      </Link>
    )
  }
  const ways = failures.filter(({ way, retryAt }) => way && !retryAt)
  return ways[0]?.way && <WayOn id={id} kind={ways[0].way.kind} failures={ways} />
}

function WayOn({ id, kind, failures }: Pick<Toast, 'id' | 'failures'> & Pick<Way, 'kind'>) {
  const t = useTranslations('ui')
  const handleClick = async () => {
    drop(id)
    const taken = await Promise.all(failures.map((failure) => takeWay(failure.id)))
    if (taken.every(Boolean)) showToast('success', t(`worked.${kind}`))
  }
  return (
    <button type="button" onClick={() => void handleClick()} className={ACTION}>
      {t(`way.${kind}`)}
    </button>
  )
}

/**
 * Errors break in on what a screen reader says, the rest waits. A very long text is cut here and whole in the drawer.
 */
function Words({ kind, text, count }: Toast) {
  return (
    <span aria-live={kind === 'error' || kind === 'warning' ? 'assertive' : 'polite'}>
      <span className={text.length > LONG ? 'line-clamp-6' : undefined}>{text}</span>
      {count > 1 && <span className="ms-1 text-3 tabular-nums"> ×{count}</span>}
    </span>
  )
}
