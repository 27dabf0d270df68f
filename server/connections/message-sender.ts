import { secondsToNext } from '@/lib/automation/retry'
import { isOneTry, type Sender } from '@/server/records/sending'
import { type Mailing, mailMessage } from './mail-message'
import { sendProbes } from './standing'
import { chance, tryMessage } from './try-message'

const AT_ONCE = 20

/**
 * How messages leave to connections: of each one after the other, two to a host, and as many of a tenant as leave room
 * for the others.
 */
export const messageSender = (context: Mailing): Sender => ({
  atOnce: AT_ONCE,
  lanes: [
    { by: 'integration_id', atOnce: 1 },
    { by: 'target', atOnce: 2 },
    { by: 'workspace_id', atOnce: 10, anHour: 600 },
  ],
  restsBy: 'integration_id',
  prepare: (leaving) => sendProbes(context, leaving),
  async send(delivery) {
    try {
      return await tryMessage(context, delivery, (row, mailed) => mailMessage(context, row, mailed))
    } catch (error) {
      context.log.error({ delivery: delivery.id, err: error }, 'A message could not be sent')
      const seconds = isOneTry(delivery) ? null : secondsToNext(delivery.attempts, null, chance(context))
      return { arrived: false, error: 'ourFault', reason: { key: 'ourFault' }, seconds }
    }
  },
})
