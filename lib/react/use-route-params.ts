import { usePathname } from 'next/navigation'
import { type RouteName, type RouteParams, matchRoute } from '@/lib/domain/routes'

/** The parameters in the visible address. Next's own `useParams` holds the exported placeholder: never use it. */
export function useRouteParams<N extends RouteName>(name: N): RouteParams<N> {
  const found = matchRoute(usePathname())
  return (found?.route.name === name ? found.params : {}) as RouteParams<N>
}
