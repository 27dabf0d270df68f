import { clsx } from 'clsx'

const WIDTH = 80
const HEIGHT = 24

/** The course of a figure as a picture beside its values in words. Nothing where there is no course. */
export function Sparkline({ values, className }: { values: readonly number[]; className?: string }) {
  if (values.length < 2) return null
  const top = Math.max(...values)
  const bottom = Math.min(...values)
  const x = (index: number) => (WIDTH * index) / (values.length - 1)
  // A figure that did not change is a line along the ground.
  const y = (value: number) => (top === bottom ? HEIGHT : HEIGHT - (HEIGHT * (value - bottom)) / (top - bottom))
  return (
    <svg
      viewBox={`-2 -3 ${WIDTH + 5} ${HEIGHT + 6}`}
      aria-hidden="true"
      className={clsx('h-7 w-20 min-w-0 shrink fill-none stroke-current rtl:-scale-x-100', className)}
    >
      <polyline
        points={values.map((value, index) => `${x(index)},${y(value)}`).join(' ')}
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx={WIDTH} cy={y(values.at(-1) ?? 0)} r="2" className="fill-current stroke-none" />
    </svg>
  )
}
