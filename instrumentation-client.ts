import { withBase, withoutBase } from '@/lib/browser/base-path'
import { UPGRADE_LINK } from '@/lib/domain/plans'
import { installShellFetch } from '@/lib/browser/shell-fetch'

// Runs before hydration, so before the router reads the address. `next dev` has a server that knows every id; only the
// export needs this.
if (process.env.NODE_ENV === 'production') {
  installShellFetch()
  // Some hosts send `/help` on to the folder `/help/`: show the address of the route table again.
  const { pathname, search, hash } = location
  if (pathname.endsWith('/') && pathname !== withBase('/'))
    history.replaceState(history.state, '', pathname.slice(0, -1) + search + hash)
  // The plans are a file of their own. Who gets here by their address has a host that looks for exact names only.
  if (withoutBase(location.pathname) === UPGRADE_LINK) location.replace(withBase(`${UPGRADE_LINK}.html`))
}
