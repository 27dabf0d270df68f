import { coveredConfig } from '@/lib/automation/kept'
import { KEPT } from '@/lib/automation/form'
import { type Config, isSecret, type Provider } from '@/lib/automation/provider'
import type { Secrets } from '@/server/secrets'
import { hashToken } from '@/server/tokens'

type Values = Record<string, string>

/** The fields that hold what we sign with; no provider has fields of these names. */
export const SIGNING = 'signing'
export const OLD_SIGNING = 'oldSigning'

const placeOf = (id: string, field: string) => `integration:${id}:${field}`

export const sealAll = (secrets: Secrets, id: string, values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, secrets.seal(value, placeOf(id, field))]))

/** Throws when a key is gone. */
export const openAll = (secrets: Secrets, { id, secrets: sealed }: { id: string; secrets: Values }): Values =>
  Object.fromEntries(Object.entries(sealed).map(([field, value]) => [field, secrets.open(value, placeOf(id, field))]))

/** The configuration as people may see it. */
export function covered(
  secrets: Secrets,
  provider: Provider | undefined,
  row: { id: string; config: Config; secrets: Values },
): Config {
  if (!provider) return row.config
  try {
    return coveredConfig(provider, row.config, openAll(secrets, row))
  } catch {
    const hidden = provider.fields.filter((field) => isSecret(field) && field.key in row.secrets)
    return { ...row.config, ...Object.fromEntries(hidden.map(({ key }) => [key, KEPT])) }
  }
}

const TRIED = 'integration:try:with'
type Entered = { config: Config; secrets: Values }

const digestOf = ({ config, secrets }: Entered) => hashToken(JSON.stringify([config, secrets]))

/** What a test was made with, to be known again and not to be read. */
export const sealTried = (secrets: Secrets, entered: Entered): string => secrets.seal(digestOf(entered), TRIED)

export function isTriedWith(secrets: Secrets, sealed: string | null, entered: Entered): boolean {
  try {
    return sealed !== null && secrets.open(sealed, TRIED) === digestOf(entered)
  } catch {
    return false
  }
}
