export function ColorDot({ color }: { color?: string | null }) {
  return (
    <span
      aria-hidden="true"
      className="size-3 flex-none rounded bg-low"
      style={color ? { background: color } : undefined}
    />
  )
}
