import { broken } from '@/lib/contract/broken'
import * as z from 'zod/mini'
import { configSchema, KEPT } from '@/lib/automation/form'
import { coveredConfig, partsOf } from '@/lib/automation/kept'
import type { Message } from '@/lib/automation/message'
import { type Config, type Field, isSecret, type Provider } from '@/lib/automation/provider'
import { providerOf } from '@/lib/automation/providers'
import { parse } from '@/server/api/validation'
import { reasonText } from '@/server/connections/broken-mail'
import { hostOf } from '@/server/connections/reach'
import { OLD_SIGNING, openAll, SIGNING } from '@/server/connections/sealed'
import { isHttp } from '@/server/connections/try-message'
import { invalid, refused } from '@/server/errors'
import { NotSent, type Outgoing } from '@/server/outgoing/answer'
import type { Secrets } from '@/server/secrets'
import { voiceOf } from '@/server/voice'

type Stored = { id: string; type: string; config: Config; secrets: Record<string, string>; host: string | null }

export type Checked = {
  provider: Provider
  /** What is kept in the open, and what is sealed. */
  open: Config
  secrets: Record<string, string>
  host: string | null
}

/** The kind of connection that a name means; throws 422 for none. */
export function knownProvider(type: string): Provider {
  const provider = providerOf(type)
  if (!provider) throw refused('type', 'unknown_connection_type')
  return provider
}

type Asked = { type: string; config: Config; message: Message; stored?: Stored }

/**
 * What was entered, together with what is stored of it. Throws 422 at `config.<field>` for what the form refuses, and
 * for an address that nothing is sent to.
 */
export async function checkedConfig(
  { outgoing, secrets }: { outgoing: Outgoing; secrets: Secrets },
  { type, config, message, stored }: Asked,
): Promise<Checked> {
  const provider = knownProvider(type)
  const before = stored ? ownSecrets(secrets, stored) : {}
  // What is left out stays as it is.
  const whole = stored ? { ...coveredConfig(provider, stored.config, before), ...config } : config
  const { config: valid } = parse(z.object({ config: configSchema(provider, { isStored: stored !== undefined }) }), {
    config: whole,
  }) as { config: Config }
  const parts = partsOf(provider, valid, before)
  const isLacking = ({ key, required }: Field) => required === true && parts.secrets[key] === undefined
  const lacking = provider.fields.filter((field) => isSecret(field) && isLacking(field))
  if (lacking[0]) throw invalid(Object.fromEntries(lacking.map(({ key }) => [`config.${key}`, [broken('required')]])))
  if (!isHttp(provider)) return { provider, ...parts, host: null }
  const host = hostOf(provider, message, { ...parts.open, ...parts.secrets })
  if (stored && host !== stored.host) refuseKept(provider, valid, before)
  await refuseForbidden(outgoing, provider, { ...parts.open, ...parts.secrets })
  return { provider, ...parts, host }
}

function ownSecrets(secrets: Secrets, stored: Stored): Record<string, string> {
  try {
    const { [SIGNING]: _signing, [OLD_SIGNING]: _old, ...own } = openAll(secrets, stored)
    return own
  } catch {
    // They are entered anew.
    return {}
  }
}

/** Nobody reads a secret by sending it to another host. */
function refuseKept({ fields }: Provider, sent: Config, before: Record<string, string>) {
  const kept = fields.filter((field) => {
    const value = String(sent[field.key] ?? '')
    return (
      isSecret(field) &&
      field.key in before &&
      (field.kind === 'headers' ? value.includes(KEPT) : value === '' || value === KEPT)
    )
  })
  if (kept[0]) throw refused(`config.${kept[0].key}`, 'secrets_again')
}

/** Where a person chooses the host, it is looked at now, and again at every try. */
async function refuseForbidden(outgoing: Outgoing, { fields }: Provider, config: Config) {
  for (const field of fields) {
    if (field.kind !== 'url' || field.hosts) continue
    try {
      await outgoing.check(String(config[field.key] ?? ''))
    } catch (error) {
      if (!(error instanceof NotSent)) throw error
      if (error.isFinal) throw invalid({ [`config.${field.key}`]: [reasonText(await voiceOf('en'), error.reason)] })
    }
  }
}
