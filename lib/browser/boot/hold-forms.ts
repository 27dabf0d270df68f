/** A form that is sent before the app listens waits for it: its entries must not end up in an address. */
export function holdForms() {
  const hold = (event: Event) => {
    const frame = event.target instanceof Element && event.target.closest<HTMLElement & { held?: boolean }>('[data-hold]')
    if (!frame) return
    event.preventDefault()
    frame.held = true
  }
  addEventListener('submit', hold, true)
}
