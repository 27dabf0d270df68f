import type * as z from 'zod/mini'

type Schema = z.ZodMiniType

/** The rows of the plan table that calls and screens stand behind; `lib/domain/plans.ts` says which plans open them. */
export type GateName = 'core' | 'agencyHome' | 'agencyTools' | 'reseller'

/**
 * Who may call: somebody signed in, the page with a widget in it, a plugin at a person's own site, whoever got a link
 * by mail, or anybody.
 */
export type Auth = 'user' | 'widget key' | 'plugin' | 'mail link' | 'nobody'

/**
 * What may be counted against somebody who calls too often; `server/api/limits.ts` says how often that is. The end of
 * the name says by what it is counted.
 */
export type LimitName =
  | 'loginByAccount'
  | 'loginByDevice'
  | 'loginByIp'
  | 'forgotByAccount'
  | 'forgotByIp'
  | 'resetByIp'
  | 'passwordByUser'
  | 'emailChangeByUser'
  | 'exportByUser'
  | 'verifyByAccountAndHost'
  | 'verifyByHost'
  | 'checksByAsset'
  | 'addressByIp'
  | 'sendTestByUser'
  | 'askAddressByUser'
  | 'reachWordPressByUser'
  | 'searchLeadsByUser'
  | 'pairByIp'
  | 'publicByIp'
  | 'inviteAccountByUser'
  | 'importAccountsByUser'
  | 'brandFilesByUser'
  | 'widgetByVisitor'
  | 'widgetDayByVisitor'
  | 'widgetByKey'
  | 'widgetByTarget'
  | 'widgetMailByAddress'
  | 'widgetMailByDomain'
  | 'codeByContract'
  | 'websiteFilesByUser'

/** What a call can be about. `object`: an asset or a scan; `destination`: another workspace of one's own. */
export type Thing =
  | 'workspace'
  | 'destination'
  | 'asset'
  | 'scan'
  | 'report'
  | 'object'
  | 'session'
  | 'website'
  | 'websiteForm'
  | 'websiteVersion'
  | 'integration'
  | 'delivery'
  | 'recipe'
  | 'wpSite'
  | 'resellerAccount'
  | 'brandDomain'
  | 'lead'
  | 'otherLead'
  | 'removedLead'
  | 'leadBatch'
  | 'leadShare'
  | 'listedContact'
  | 'widgetLead'
  | 'contract'
  | 'invoice'
  | 'service'

/** Where the id of a thing stands; with a question mark it may be left out. */
type Place = `:${string}` | `${'query' | 'body'}.${string}`

/** The things that a call is about, in the order in which they are looked for. */
type Places = { readonly [T in Thing]?: Place }

type Shape = {
  auth: Auth
  /**
   * The gate that is asked before anything is read, or one for a kind of scan, the `scan_type` of the body: that is
   * asked when the workspace is known.
   */
  gate: GateName | 'none' | Readonly<Record<string, GateName>>
  /** What the caller must own, or what the answer is about: one's own account, or nothing of anybody. */
  in: Places | 'account' | 'product'
  /** One try of this is taken before the call does anything. */
  limit?: Extract<LimitName, `${string}By${'Ip' | 'User'}`>
  /** The call itself takes these: by whom or what it counts is told while it works. */
  counts?: readonly LimitName[]
  query?: Schema
  body?: Schema
  /** The body may also be sent as a form, and these of its fields may be files. */
  files?: readonly string[]
  /** `'file'`: a download; no reply: nothing but the status. */
  reply?: Schema | 'file'
  /**
   * The reply is one page of a list: of so many, or of as many as the query asks for, and the next one by this field of
   * the query.
   */
  page?: { size: number | 'asked'; by: string }
  /** The answer has a strong ETag of its own: who has it already is answered 304. */
  etag?: true
  /** Whatever its method, it changes nothing and is not noted. */
  reads?: true
  /** Beyond the specification: the dashboard works without it against an API that does not have it. */
  beyond?: true
  /** This version does not have it yet. */
  later?: true
}

/** One call of the API: how to reach it, who may, what it belongs to, what it takes, what it answers. */
export type Endpoint<Path extends string = string, S extends Shape = Shape> = S & {
  method: 'GET' | 'POST' | 'DELETE'
  path: Path
}

/** The `:names` in a path: `/api/asset/:workspace/:asset/verify` → `workspace | asset`. */
export type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

type PlacesIn<S> = S extends { in: infer I extends Places } ? Extract<I[keyof I], `:${string}`> : never

/** What stands in one of the two only. */
type Odd<A, B> = Exclude<A, B> | Exclude<B, A>

/** A token says by itself what it opens. */
type IdNames<Path extends string> = `:${Exclude<ParamNames<Path>, 'token'>}`

/**
 * Every id in the path is that of something: what it is must be said. Whoever has the key of a widget owns nothing: its
 * calls prove by themselves what they open.
 */
type NamesAll<Path extends string, S> = S extends { auth: 'widget key' }
  ? unknown
  : [Odd<IdNames<Path>, PlacesIn<S>>] extends [never]
    ? unknown
    : { in: `what ${Odd<IdNames<Path>, PlacesIn<S>>} is the id of` }

const define =
  (method: Endpoint['method']) =>
  <const Path extends string, const S extends Shape>(path: Path, shape: S & NamesAll<Path, S>): Endpoint<Path, S> => ({
    method,
    path,
    ...shape,
  })

export const get = define('GET')
export const post = define('POST')
export const del = define('DELETE')

type Params<E> =
  E extends Endpoint<infer Path>
    ? [ParamNames<Path>] extends [never]
      ? unknown
      : { params: Record<ParamNames<Path>, string> }
    : never
type Query<E> = E extends { query: infer Q extends Schema } ? { query?: z.input<Q> } : unknown
type Body<E> = E extends { body: infer B extends Schema }
  ? { body: z.input<B> | (E extends { files: object } ? FormData : never) }
  : unknown

/** What a caller supplies. */
export type Input<E extends Endpoint> = Params<E> & Query<E> & Body<E>

/** A downloaded file and the name the server gave it, if any. */
export type Download = { blob: Blob; filename: string | null }

/** What the caller gets back. */
export type Reply<E extends Endpoint> = E extends { reply: infer R extends Schema }
  ? z.output<R>
  : E extends { reply: 'file' }
    ? Download
    : void
