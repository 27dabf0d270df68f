import { useEffect, useState } from 'react'

type Drawing = { size: number; path: string }

/** Around the code it has to be quiet. */
const QUIET = 4

/** Drawn once its library is here; the text stands beside it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawing, setDrawing] = useState<Drawing | null>(null)
  // The script of the library is the outside system.
  useEffect(() => {
    let isGone = false
    const draw = async () => {
      const { generate } = await import('lean-qr')
      const code = generate(text)
      const dots = Array.from(
        { length: code.size ** 2 },
        (_, at) => [at % code.size, Math.floor(at / code.size)] as const,
      )
      const path = dots.flatMap(([x, y]) => (code.get(x, y) ? [`M${x} ${y}h1v1h-1z`] : [])).join('')
      if (!isGone) setDrawing({ size: code.size, path })
    }
    void draw()
    return () => {
      isGone = true
    }
  }, [text])
  if (!drawing) return null
  const whole = drawing.size + 2 * QUIET
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${whole} ${whole}`}
      className="size-40 rounded-md border bg-white"
      shapeRendering="crispEdges"
    >
      <path d={drawing.path} fill="black" />
    </svg>
  )
}
