import { monitorApi } from '@/lib/contract/monitor'
import { openContractApi, stopClock } from '@/server/routes/testing'
import type { openMonitoring } from './testing'

type Monitoring = Awaited<ReturnType<typeof openMonitoring>>

/** What the API says of a monitor. */
export function openMonitorApi() {
  const { ask, tell } = openContractApi()
  const of = ({ who }: Monitoring) => ({ token: who.token, params: { workspace: who.workspace.id } })
  return {
    ask,
    tell,
    incidentsOf: async (monitoring: Monitoring) => (await ask(monitorApi.incidents, of(monitoring))).incidents,
    /** At the time of the monitor's own clock. */
    async monitorOf(monitoring: Monitoring) {
      stopClock(monitoring.deps.now().toISOString())
      const { monitors } = await ask(monitorApi.list, of(monitoring)).finally(() => jest.useRealTimers())
      const [monitor] = monitors
      if (!monitor) throw new Error('There is no monitor')
      return monitor
    },
  }
}
