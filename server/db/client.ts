import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import type { Logger } from 'pino'
import { StartupError } from '@/server/listen'
import type { Settings } from '@/server/settings'
import type { Db } from './db'
import * as schema from './schema'

/** Where pg-boss does its own work. */
export type Source = { kind: 'embedded'; client: PGlite } | { kind: 'postgres'; url: string }

export type OpenDatabase = { db: Db; source: Source; close(): Promise<void> }

/** Postgres by DATABASE_URL, or the embedded database in DATA_DIR, which only one process can open. */
export async function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  log: Logger,
): Promise<OpenDatabase> {
  if (settings.databaseUrl) {
    const pool = new pg.Pool({
      connectionString: settings.databaseUrl,
      max: 10,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
    })
    pool.on('error', (error) => log.warn({ err: error.message }, 'An idle connection to Postgres was lost'))
    await pool.query('select 1').catch(async (error: unknown) => {
      await pool.end()
      throw new StartupError(`The database cannot be used: ${reasonOf(error)}. Check DATABASE_URL.`)
    })
    return {
      db: drizzlePg({ client: pool, schema }) as unknown as Db,
      source: { kind: 'postgres', url: settings.databaseUrl },
      close: () => pool.end(),
    }
  }
  const { openEmbedded } = await import('./embedded')
  const { client, close } = await openEmbedded(settings.dataDir)
  return { db: overPglite(client), source: { kind: 'embedded', client }, close }
}

/** A name with several addresses fails with one error for each, and no text of its own. */
const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return error instanceof Error ? error.message : 'unknown'
}

export const overPglite = (client: PGlite) => drizzlePglite({ client, schema }) as unknown as Db
