import * as z from 'zod/mini'
import { Id } from '@/lib/contract/common'
import { Scan } from '@/lib/contract/scan'

/** What an API answers to the start of a scan is not specified: any object, read by `startedScan`. */
export const StartReply = z.record(z.string(), z.unknown())

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const inside = (value: unknown, key: string) => (isRecord(value) ? value[key] : undefined)

/**
 * The scan that was started: as our API describes it, else what a foreign API's answer names by its id. Null when it
 * names none.
 */
export function startedScan(answer: Record<string, unknown>, asked: Pick<Scan, 'asset_id' | 'scan_type'>): Scan | null {
  for (const body of [answer, answer.data]) {
    const described = [inside(body, 'scan'), inside(body, 'report'), body]
      .map((one) => Scan.safeParse(one))
      .find(({ success }) => success)
    if (described?.data) return described.data
  }
  const named = [answer, answer.data].flatMap((body) => [
    inside(body, 'report_id'),
    inside(inside(body, 'report'), 'id'),
    inside(body, 'scan_id'),
    inside(inside(body, 'scan'), 'id'),
  ])
  const id = [...named, inside(answer.data, 'id'), answer.id].map((one) => Id.safeParse(one).data).find(Boolean)
  return id ? { ...asked, id, status: 'queued', progress: 0 } : null
}
