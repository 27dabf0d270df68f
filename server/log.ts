import { type DestinationStream, pino } from 'pino'
import { withoutParameters } from './failed-query'
import type { Settings } from './settings'

const SECRETS = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'password_confirmation',
  'current_password',
  'token',
  'password_hash',
  'token_hash',
  'device',
  'device_hash',
]

/**
 * JSON, a line per event, without secrets two levels deep and without what was in a failed query. To standard output,
 * unless told otherwise.
 */
export const createLog = (settings: Pick<Settings, 'logLevel'>, destination?: DestinationStream) =>
  pino(
    {
      level: settings.logLevel,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: withoutParameters },
      redact: {
        paths: SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
        censor: '[hidden]',
      },
    },
    destination,
  )
