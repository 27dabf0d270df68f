import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const HOSTILE =
  '*{all:unset !important;display:block !important;font:9px fantasy !important;color:red !important} body{transform:rotate(.5deg);overflow:hidden} div,section,button,input{display:none !important}'

/** Policies, styles and scripts of pages that know nothing of us. */
const KINDS = {
  plain: {},
  hostile: { css: HOSTILE },
  strict: {
    policy: (us: string) =>
      `default-src 'self'; script-src 'self' ${us}; style-src 'self'; connect-src 'self' ${us}; object-src 'none'; base-uri 'none'; require-trusted-types-for 'script'`,
  },
  frozen: { js: 'for (const kind of [Element, Node, HTMLElement, EventTarget]) Object.freeze(kind.prototype)' },
  apart: { policy: (us: string) => `default-src 'self'; script-src 'self' ${us}; style-src 'self'` },
} satisfies Record<string, { css?: string; js?: string; policy?: (us: string) => string }>

export type ForeignPage = keyof typeof KINDS

/** Another origin with pages of others, each with the tag of a widget. */
export async function openForeignPages(us: string) {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://foreign.test')
    const [name = '', ending] = url.pathname.slice(1).split('.')
    const kind: { css?: string; js?: string; policy?: (from: string) => string } = KINDS[name as ForeignPage] ?? {}
    if (ending === 'css') return void response.writeHead(200, { 'content-type': 'text/css' }).end(kind.css ?? '')
    if (ending === 'js') return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(kind.js ?? '')
    if (ending === 'ico') return void response.writeHead(204).end()
    const policy = kind.policy?.(us)
    const attributes = url.searchParams.get('tag') ?? ''
    const tag = `<script async src="${us}/widget.js" ${attributes}></script>`
    response.writeHead(200, { 'content-type': 'text/html', ...(policy && { 'content-security-policy': policy }) })
    response.end(
      `<!doctype html><html lang="${url.searchParams.get('lang') ?? 'en'}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Candles</title><link rel="stylesheet" href="/${name}.css"><script src="/${name}.js"></script><main><h1>Candles</h1><p>A page that knows nothing of us.</p><div id="here"></div></main>${tag}${tag}`,
    )
  })
  await new Promise<void>((done) => server.listen(0, 'localhost', done))
  const { port } = server.address() as AddressInfo
  const origin = `http://localhost:${port}`
  return {
    address: (name: ForeignPage, tag: string, lang = 'en') => `${origin}/${name}?${new URLSearchParams({ tag, lang })}`,
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
