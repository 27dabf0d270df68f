import { readdirSync, readFileSync } from 'node:fs'

const EVERY_MS = 100

/**
 * Watches the memory of processes, asked for anew at each look, and of all they started. `stop` answers the most it
 * held at one time, in MB; null where there is no /proc.
 */
export function watchMemory(pids) {
  let most = null
  const look = () => {
    const held = residentOf(new Set(pids()))
    if (held !== null) most = Math.max(most ?? 0, held)
  }
  look()
  const timer = setInterval(look, EVERY_MS)
  return {
    stop() {
      look()
      clearInterval(timer)
      return most === null ? null : most / 1024
    },
  }
}

/** In kB. */
function residentOf(roots) {
  const parents = new Map()
  const memory = new Map()
  try {
    for (const name of readdirSync('/proc')) if (/^\d+$/.test(name)) readProcess(Number(name), parents, memory)
  } catch {
    return null
  }
  const isOurs = (pid) => roots.has(pid) || (parents.has(pid) && isOurs(parents.get(pid)))
  let sum = null
  for (const [pid, kilobytes] of memory) if (isOurs(pid)) sum = (sum ?? 0) + kilobytes
  return sum
}

function readProcess(pid, parents, memory) {
  try {
    const text = readFileSync(`/proc/${pid}/status`, 'utf8')
    parents.set(pid, Number(/^PPid:\s+(\d+)/m.exec(text)?.[1]))
    memory.set(pid, Number(/^VmRSS:\s+(\d+)/m.exec(text)?.[1] ?? 0))
  } catch {
    // It has ended meanwhile.
  }
}
