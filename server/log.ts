import { pino } from 'pino'
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

/** JSON, a line per event, without secrets two levels deep. */
export const createLog = (settings: Pick<Settings, 'logLevel'>) =>
  pino({
    level: settings.logLevel,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]), censor: '[hidden]' },
  })
