import type { Logger } from 'pino'
import type { Db } from '@/server/db/db'
import type { WordPressTools } from '@/server/records/wordpress-tools'
import type { Secrets } from '@/server/secrets'

/** What work on WordPress sites needs from whoever hosts it. */
export type WordPressDeps = {
  db: Db
  log: Logger
  wordpress: WordPressTools
  secrets: Secrets | null
  settings: { publicUrl: string }
  /** After the commit: something happened that recipes may run on. */
  automation: { wake(): void }
}
