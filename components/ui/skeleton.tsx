import { clsx } from 'clsx'
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react'

type SkeletonProps = { className?: string; style?: CSSProperties }

/** A grey shape in the place of what is coming. The region around it carries aria-busy. */
export function Skeleton({ className = 'h-3', style }: SkeletonProps) {
  return <span aria-hidden="true" className={clsx('skeleton', className)} style={style} />
}

/** Shows its children only when the wait lasts longer than `ms`, so that quick answers do not flash. */
export function Delayed({ ms = 150, children }: { ms?: number; children: ReactNode }) {
  const [due, setDue] = useState(ms === 0)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return due ? children : null
}
