// Runs before the first paint: the theme, so that nothing flashes.
;(() => {
  let theme = null
  try {
    theme = localStorage.getItem('soteria:theme')
  } catch {
    // Blocked storage: the system's theme.
  }
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
})()
