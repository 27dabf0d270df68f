import { createContext, type ReactNode, use, useMemo } from 'react'
import type { ScanResult } from '@/lib/contract/scan-result'
import { type Platform, platformsOf } from '@/lib/domain/platforms'

const Seen = createContext<ReadonlySet<Platform>>(new Set())

/** Fixes below it are for what this scan saw the site run on. */
export function SitePlatforms({ result, children }: { result: ScanResult | undefined; children: ReactNode }) {
  return <Seen value={useMemo(() => (result ? platformsOf(result) : new Set()), [result])}>{children}</Seen>
}

export const useSitePlatforms = () => use(Seen)
