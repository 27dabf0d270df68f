import { correction, generate, mode } from 'lean-qr'
import type { PaymentCode } from '@/lib/domain/payment-code'

/** Where the Swiss cross of a QR-bill stands: 7 of its 46 mm, in the middle. */
const CROSS = 7 / 46

/** A payment code as one path of squares, one unit each, for a picture of `size` by `size`. */
export function codeSquares({ kind, payload }: PaymentCode): { size: number; path: string } {
  // A bank's app reads UTF-8, as the code itself says: left to choose, the library takes another charset.
  const code = generate(mode.bytes(new TextEncoder().encode(payload)), { minCorrectionLevel: correction.M })
  const { size } = code
  const middle = size / 2
  const half = (size * CROSS) / 2
  const isUnderCross = (x: number, y: number) =>
    kind === 'swiss' && Math.abs(x + 0.5 - middle) < half + 0.5 && Math.abs(y + 0.5 - middle) < half + 0.5
  let path = ''
  for (let y = 0; y < size; y += 1)
    for (let x = 0, end = 0; x < size; x = end + 1) {
      end = x
      while (end < size && code.get(end, y) && !isUnderCross(end, y)) end += 1
      if (end > x) path += `M${x} ${y}h${end - x}v1h${x - end}z`
    }
  return { size, path: kind === 'swiss' ? path + cross(middle, size) : path }
}

/** A black square with a white cross, which the hole of the path leaves. */
function cross(middle: number, size: number): string {
  const mm = size / 46
  const [side, long, thick] = [3 * mm, 1.945 * mm, 0.585 * mm]
  const at = (value: number) => Number((middle + value).toFixed(3))
  const arms = [
    [-thick, -long],
    [thick, -long],
    [thick, -thick],
    [long, -thick],
    [long, thick],
    [thick, thick],
    [thick, long],
    [-thick, long],
    [-thick, thick],
    [-long, thick],
    [-long, -thick],
    [-thick, -thick],
  ]
  // Drawn the other way round than the square, so that it is a hole in it.
  const hole = arms
    .toReversed()
    .map(([x = 0, y = 0], place) => `${place === 0 ? 'M' : 'L'}${at(x)} ${at(y)}`)
    .join('')
  return `M${at(-side)} ${at(-side)}H${at(side)}V${at(side)}H${at(-side)}z${hole}z`
}
