import type { Elsewhere } from '../translation'

export const findings: Elsewhere['findings'] = {}
