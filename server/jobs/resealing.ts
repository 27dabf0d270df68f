import { resealAll } from '@/server/connections/reseal'
import type { Deps } from '@/server/records/deps'
import type { Chore } from './chore'

const QUEUE = 'resealing'

/** Once a day, and after a start with another key: everything is sealed with the newest. */
export const resealing = ({ db, log, secrets }: Pick<Deps, 'db' | 'log' | 'secrets'>): Chore => ({
  name: QUEUE,
  family: QUEUE,
  cron: '41 3 * * *',
  isDue: async () => secrets !== null,
  async run() {
    const lost = await resealAll(db, secrets)
    if (lost > 0)
      log.error(
        { connections: lost },
        'Secrets of connections cannot be opened: the key that sealed them is not in SECRET_KEY',
      )
  },
})
