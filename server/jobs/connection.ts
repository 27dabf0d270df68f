import { type ConstructorOptions, fromPglite } from 'pg-boss'
import type { Source } from '@/server/db/client'

/** How pg-boss reaches the database of this server. */
export function connection(source: Source): ConstructorOptions {
  if (source.kind === 'embedded') return { db: fromPglite(source.client), backend: 'pglite' }
  return { connectionString: source.url, max: 4 }
}
