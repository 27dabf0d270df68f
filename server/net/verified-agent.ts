import { Agent, buildConnector } from 'undici'
import type { Address } from './address'

type Limits = { connectMs: number; answerMs: number }

/**
 * Where somebody else answers for a server: on which port, and in tests whose certificates count. Its name is still the
 * one that has to be proved.
 */
export type StandIn = { ca?: string; port: number }

/** An agent for what carries secrets: it connects to this one address, and only to a server that proves its name. */
export function verifiedAgent({ address, family }: Address, { connectMs, answerMs }: Limits, standIn?: StandIn): Agent {
  const connect = buildConnector({
    lookup: (_host, options, callback) =>
      options.all ? callback(null, [{ address, family }]) : callback(null, address, family),
    timeout: connectMs,
    minVersion: 'TLSv1.2',
    rejectUnauthorized: true,
    ca: standIn?.ca,
  })
  return new Agent({
    connections: 1,
    pipelining: 1,
    keepAliveTimeout: 1,
    headersTimeout: answerMs,
    bodyTimeout: answerMs,
    maxHeaderSize: 32 * 1024,
    connect: standIn ? (options, callback) => connect({ ...options, port: String(standIn.port) }, callback) : connect,
  })
}
