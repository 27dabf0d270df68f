import { installShellFetch } from '@/lib/shell-fetch'

// Runs before hydration, so before the router reads the address. `next dev` has a server that knows every id; only the export needs this.
if (process.env.NODE_ENV === 'production') {
  installShellFetch()
  // Some hosts send `/help` on to the folder `/help/`: show the address of the route table again.
  const { pathname, search, hash } = location
  if (pathname.length > 1 && pathname.endsWith('/')) history.replaceState(history.state, '', pathname.slice(0, -1) + search + hash)
}
