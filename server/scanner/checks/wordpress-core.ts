import * as z from 'zod/mini'
import type { Saying } from '@/lib/contract/scan-result'
import { type Context, defineCheck, type Hit, say } from '@/server/scanner/check'
import type { Exchange } from '@/server/net/http'
import type { Page } from '@/server/scanner/page'
import { refusalOf, siblingOf } from '@/server/scanner/probe'
import { RULES } from '@/lib/domain/rules/wordpress-core'
import { wordPressSite } from './wordpress-site'
import { listUsers } from './wordpress-users'

type Found = Hit<keyof typeof RULES>[]

const LIST_METHODS = '<?xml version="1.0"?><methodCall><methodName>system.listMethods</methodName></methodCall>'
const LIMIT = 300_000
/**
 * Asked with GET, or with POST and nothing in it (as WordPress asks itself), wp-cron.php runs the tasks that are due: a
 * scan must not. Whatever comes in a form makes it end before it loads WordPress, with 200 and nothing said: `if
 * (!empty($_POST) …) die();` stands at its top in every version that can be called without a secret (up to 2.7 the
 * address had to hold one).
 */
const HARMLESS_FORM = {
  method: 'POST',
  body: 'scan=1',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  limit: LIMIT,
}

export const wordpressCore = defineCheck({
  id: 'wordpress.core',
  category: 'wordpress',
  modes: ['full'],
  rules: RULES,
  async run(context) {
    const page = await context.page()
    if (isInstaller(page))
      return [
        { rule: 'install' as const, at: page.url.href, evidence: [answerOf(say('installerPage'), page.exchange)] },
      ]
    const { root, version, themes, plugins } = await wordPressSite(context)
    const refusal = await refusalOf(context, new URL(root).origin)
    if (refusal) context.partial(refusal)
    context.observe('wordpress', { version: version?.text ?? null, theme: themes[0] ?? null, plugins })
    return [
      ...(version
        ? [
            {
              rule: 'version-disclosed' as const,
              at: `${root}/`,
              evidence: [{ label: say('version'), url: page.url.href, data: { version: version.text } }],
            },
          ]
        : []),
      ...(await users(context, root)),
      ...(await xmlRpc(context, root)),
      ...(await cron(context, root)),
      ...(await applicationPasswords(context, root)),
      ...(await byGet(context, `${root}/readme.html`, 'readme', /<title>WordPress[^<]*ReadMe<\/title>/i)),
      ...(await byGet(context, `${root}/wp-login.php?action=register`, 'registration', /id="registerform"/)),
    ]
  },
})

const isInstaller = (page: Page) =>
  /\/wp-admin\/(?:install|setup-config)\.php$/.test(page.url.pathname) &&
  /name="(?:weblog_title|language|dbname)"|action="setup-config\.php/.test(page.exchange.body)

async function users(context: Context, root: string): Promise<Found> {
  const listed = await listUsers(context, root)
  if (!listed) return []
  return [
    {
      rule: 'users',
      at: `${root}/`,
      evidence: [
        {
          label: listed.how,
          url: listed.answer.url,
          status: listed.answer.status,
          data: { count: listed.names.length, names: listed.names.map(hinted) },
        },
      ],
    },
  ]
}

/** Enough for the owner to know who is meant; a report that is handed on spreads no names. */
const hinted = (name: string) => `${name.slice(0, 2)}…`

/** Only a real answer of the interface counts, not that the file exists. */
async function xmlRpc(context: Context, root: string): Promise<Found> {
  const url = `${root}/xmlrpc.php`
  const answer = await context.http.send(url, {
    method: 'POST',
    body: LIST_METHODS,
    headers: { 'content-type': 'text/xml' },
    limit: LIMIT,
  })
  if (
    answer.status !== 200 ||
    !answer.body.includes('<methodResponse>') ||
    !/system\.multicall|wp\.getUsersBlogs/.test(answer.body)
  )
    return []
  const data = { pingback: answer.body.includes('pingback.ping'), multicall: answer.body.includes('system.multicall') }
  return [
    {
      rule: 'xmlrpc',
      at: url,
      evidence: [{ ...answerOf(say('methods'), answer), request: 'POST /xmlrpc.php system.listMethods', data }],
    },
  ]
}

/** Nothing said proves little: a name that nobody chose must not be answered the same way. */
async function cron(context: Context, root: string): Promise<Found> {
  const url = `${root}/wp-cron.php`
  const answer = await context.http.send(url, HARMLESS_FORM)
  if (
    !isSilent(answer) ||
    isSilent(await context.http.send(siblingOf(url).replace(/[^/]+$/, 'wp-cron-$&'), HARMLESS_FORM))
  )
    return []
  return [
    {
      rule: 'cron',
      at: url,
      evidence: [{ ...answerOf(say('answer'), answer), request: `POST /wp-cron.php ${HARMLESS_FORM.body}` }],
    },
  ]
}

const isSilent = ({ status, bytes, timedOut }: Exchange) => status === 200 && bytes === 0 && !timedOut

async function applicationPasswords(context: Context, root: string): Promise<Found> {
  const answer = await offersApplicationPasswords(context, root)
  return answer
    ? [{ rule: 'application-passwords', at: `${root}/`, evidence: [answerOf(say('restOffers'), answer)] }]
    : []
}

async function byGet(context: Context, url: string, rule: 'readme' | 'registration', grammar: RegExp): Promise<Found> {
  const answer = await context.http.get(url, { limit: LIMIT })
  return answer.status === 200 && grammar.test(answer.body)
    ? [{ rule, at: url, evidence: [answerOf(say('page'), answer)] }]
    : []
}

const answerOf = (label: Saying, { url, status }: Exchange) => ({ label, url, status })

/** With and without pretty addresses. The whole answer lists every address of the API, and may have megabytes. */
const ROOTS = ['/wp-json/?_fields=authentication', '/?rest_route=/&_fields=authentication']

/**
 * What WordPress says of itself where its API begins. Without a way to sign in the list is empty, which PHP writes as a
 * list.
 */
const Root = z.object({ authentication: z.object({ 'application-passwords': z.looseObject({}) }) })

/**
 * The answer in which the API offers to sign programs in by passwords of their own; null when it does not. No password
 * is ever tried.
 */
async function offersApplicationPasswords(context: Context, root: string): Promise<Exchange | null> {
  for (const path of ROOTS) {
    const answer = await context.http.get(root + path, { limit: LIMIT })
    if (answer.status === 200 && Root.safeParse(json(answer.body)).success) return answer
  }
  return null
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
