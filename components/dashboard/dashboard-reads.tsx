import { createContext, type ReactNode, useContext } from 'react'
import { useDashboard } from '@/lib/api/dashboard'

const Reads = createContext<ReturnType<typeof useDashboard> | null>(null)

type DashboardReadsProps = { scope: string | undefined; children: ReactNode }

/** All that the dashboard is made of, looked at once: of each part that did so itself, ten reads more would be followed. */
export function DashboardReads({ scope, children }: DashboardReadsProps) {
  return <Reads value={useDashboard(scope)}>{children}</Reads>
}

export function useDashboardReads() {
  const reads = useContext(Reads)
  if (!reads) throw new Error('Not on the dashboard')
  return reads
}
