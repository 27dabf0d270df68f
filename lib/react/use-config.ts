import { useSyncExternalStore } from 'react'
import { DEFAULT_CONFIG, config } from '@/lib/config/config'
import { onConfigChange } from '@/lib/browser/page-config'

/** What the reseller set; the defaults in the exported HTML and while React takes it over. */
export const useConfig = () => useSyncExternalStore(onConfigChange, config, () => DEFAULT_CONFIG)
