// Runs before the first paint: the theme, so that nothing flashes, and what must not wait for the app.
;(() => {
  const kept = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      // Blocked storage: as if nothing was kept.
      return null
    }
  }
  const root = document.documentElement
  const theme = kept('soteria:theme')
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.theme = dark ? 'dark' : 'light'

  // Who is signed in does not see the sign-in page on the way to the dashboard.
  if (kept('soteria:token')) root.dataset.session = ''

  // A form that is sent before the app listens waits for it: its entries must not end up in an address.
  addEventListener(
    'submit',
    (event) => {
      const frame = event.target.closest('[data-hold]')
      if (!frame) return
      event.preventDefault()
      frame.held = true
    },
    true,
  )
})()
