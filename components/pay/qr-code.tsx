import { correction, generate, mode } from 'lean-qr'
import { useMemo } from 'react'

/** A code for the camera of a phone: always dark on white. */
export function QrCode({ payload, label }: { payload: string; label: string }) {
  const { size, path } = useMemo(() => {
    // A bank's app reads UTF-8, as the code itself says: left to choose, the library takes another charset.
    const code = generate(mode.bytes(new TextEncoder().encode(payload)), { minCorrectionLevel: correction.M })
    let drawn = ''
    for (let y = 0; y < code.size; y += 1)
      for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) drawn += `M${x} ${y}h1v1h-1z`
    return { size: code.size, path: drawn }
  }, [payload])
  return (
    <svg role="img" aria-label={label} viewBox={`-4 -4 ${size + 8} ${size + 8}`} className="size-32 shrink-0 bg-white">
      <path d={path} fill="#000" />
    </svg>
  )
}
