/** Exported as 404.html, which plain hosts answer for every deep link: what it shows is decided by ScreenGate. */
export default function NotFound() {
  return null
}
