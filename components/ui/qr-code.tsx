import { useEffect, useRef, useState } from 'react'

/** Drawn once its library is here; the address stands beside it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isDrawn, setDrawn] = useState(false)
  // The canvas is the outside system.
  useEffect(() => {
    let isGone = false
    const draw = async () => {
      const { generate } = await import('lean-qr')
      if (isGone || !canvas.current?.getContext('2d')) return
      generate(text).toCanvas(canvas.current)
      setDrawn(true)
    }
    void draw()
    return () => {
      isGone = true
    }
  }, [text])
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      hidden={!isDrawn}
      className="size-40 rounded-md border bg-white [image-rendering:pixelated]"
    />
  )
}
