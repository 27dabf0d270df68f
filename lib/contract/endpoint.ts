import type * as z from 'zod/mini'

type Schema = z.ZodMiniType

type Shape = {
  /** False for the few calls that need no token. */
  auth?: false
  query?: Schema
  /** `'multipart'`: a form with files; the handler parses it. */
  body?: Schema | 'multipart'
  /** `'file'`: a download; no reply: nothing but the status. */
  reply?: Schema | 'file'
  /** Beyond the specification: the dashboard works without it against an API that does not have it. */
  beyond?: true
}

/** One call of the API: how to reach it, what it takes, what it answers. */
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

const define =
  (method: Endpoint['method']) =>
  <const Path extends string, const S extends Shape>(path: Path, shape: S): Endpoint<Path, S> => ({ method, path, ...shape })

export const get = define('GET')
export const post = define('POST')
export const del = define('DELETE')

type Params<E> = E extends Endpoint<infer Path> ? ([ParamNames<Path>] extends [never] ? unknown : { params: Record<ParamNames<Path>, string> }) : never
type Query<E> = E extends { query: infer Q extends Schema } ? { query?: z.input<Q> } : unknown
type Body<E> = E extends { body: 'multipart' } ? { body: FormData } : E extends { body: infer B extends Schema } ? { body: z.input<B> } : unknown

/** What a caller supplies. */
export type Input<E extends Endpoint> = Params<E> & Query<E> & Body<E>

/** A downloaded file and the name the server gave it, if any. */
export type Download = { blob: Blob; filename: string | null }

/** What the caller gets back. */
export type Reply<E extends Endpoint> = E extends { reply: infer R extends Schema } ? z.output<R> : E extends { reply: 'file' } ? Download : void
