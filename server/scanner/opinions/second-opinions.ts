import type { Check } from '@/server/scanner/check'
import { findTool } from './find-tool'
import { nmapBy } from './nmap'
import { nucleiBy } from './nuclei'
import { sslscanBy } from './sslscan'

const ENGINES: Record<string, (binary: string) => Check> = { sslscan: sslscanBy, nmap: nmapBy, nuclei: nucleiBy }

/** A check for each of the other programs that is installed. None of them is needed. */
export function secondOpinions(path = process.env.PATH ?? ''): Check[] {
  return Object.entries(ENGINES).flatMap(([name, check]) => {
    const binary = findTool(name, path)
    return binary ? [check(binary)] : []
  })
}
