import type { createLog } from '@/server/log'
import type { openDatabase } from '@/server/db/client'
import { scanPolicy, type Settings } from '@/server/settings'
import type { Websites } from '@/server/sites'

/** Ends what was started, the last first. Adding nothing to a start that failed half-way leaves nothing open. */
export class Closing {
  #steps: (() => Promise<void>)[] = []
  add(step: () => Promise<void>) {
    this.#steps.unshift(step)
  }
  async run() {
    for (const step of this.#steps.splice(0)) await step()
  }
}

type Opened = Awaited<ReturnType<typeof openDatabase>>
/** What every part of the server stands on, and where each leaves how it is closed. */
export type Ground = {
  settings: Settings
  log: ReturnType<typeof createLog>
  db: Opened['db']
  source: Opened['source']
  closing: Closing
  automation: { wake(): void }
  websites: Websites
}

export const isWorker = ({ settings }: Ground) => settings.roles.includes('worker')

/** How a site is met, by scans and monitors alike. */
export const lookConditions = (settings: Settings) => ({
  policy: scanPolicy(settings),
  infoUrl: settings.publicUrl,
  product: settings.productName,
})
