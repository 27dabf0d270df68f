import { readFileSync } from 'node:fs'

const PARAM = /\[+(?:\.{3})?(\w+)\]+/g

/** `/report/[id]` → every `/report/:id` is answered with the page `/report/_`. The catch-all is the not-found page. */
export function readRewrites() {
  const { dynamicRoutes, staticRoutes } = JSON.parse(readFileSync('.next/routes-manifest.json', 'utf8'))
  const rewrites = dynamicRoutes
    .filter(({ page }) => !/\/\[\.{3}/.test(page))
    .map(({ page }) => ({ from: page.replace(PARAM, ':$1'), to: page.replace(PARAM, '_') }))
  for (const { from } of rewrites) {
    const above = from.replace(/\/:\w+$/, '')
    if (staticRoutes.some(({ page }) => page === above))
      throw new Error(
        `${from}: a host's rule for it would catch the router's files of ${above}. Make both one page with [[...name]].`,
      )
  }
  return rewrites
}
