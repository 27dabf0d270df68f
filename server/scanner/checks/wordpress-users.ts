import type { Saying } from '@/lib/contract/scan-result'
import { type Context, say } from '@/server/scanner/check'
import type { Exchange } from '@/server/net/http'

type Listed = { names: string[]; how: Saying; answer: Exchange }

const MAX_NAMES = 10
const LIMIT = 300_000
const AUTHORS = [1, 2, 3]
const NOBODY = 987_654_321
/** With and without pretty addresses. */
const REST = ['/wp-json/wp/v2/users?per_page=10', '/?rest_route=/wp/v2/users&per_page=10']

/**
 * The sign-in names that WordPress tells everybody: by its API, else by where it sends `?author=1`. No password is ever
 * tried.
 */
export async function listUsers(context: Context, root: string): Promise<Listed | null> {
  for (const path of REST) {
    const answer = await context.http.get(root + path, { limit: LIMIT })
    const names = answer.status === 200 ? namesIn(answer.body) : []
    if (names.length > 0) return { names, how: say('usersRest'), answer }
  }
  return byNumber(context, root)
}

/**
 * Where the site sends whoever asks for author 1, 2 and 3. A site that says the same for an author who cannot exist
 * says nothing.
 */
async function byNumber(context: Context, root: string): Promise<Listed | null> {
  const archives: { name: string; answer: Exchange }[] = []
  for (const author of AUTHORS) {
    const answer = await context.http.get(`${root}/?author=${author}`, { limit: LIMIT })
    const name = nameIn(answer)
    if (name) archives.push({ name, answer })
  }
  const [first] = archives
  if (!first || nameIn(await context.http.get(`${root}/?author=${NOBODY}`, { limit: LIMIT })) !== null) return null
  return { names: [...new Set(archives.map(({ name }) => name))], how: say('usersAuthor'), answer: first.answer }
}

const nameIn = (answer: Exchange) =>
  /\/author\/([^/?#]+)/.exec(answer.header('location') ?? '')?.[1] ?? archiveOf(answer)

function namesIn(body: string): string[] {
  try {
    const list: unknown = JSON.parse(body)
    if (!Array.isArray(list)) return []
    return list
      .flatMap((entry: unknown) =>
        typeof entry === 'object' && entry !== null && 'slug' in entry && typeof entry.slug === 'string'
          ? [entry.slug]
          : [],
      )
      .slice(0, MAX_NAMES)
  } catch {
    return []
  }
}

const archiveOf = ({ status, body }: Exchange) =>
  status === 200 ? (/<body[^>]{1,500}class="[^"]*\bauthor-([a-z0-9_-]+) author-\d+/.exec(body)?.[1] ?? null) : null
