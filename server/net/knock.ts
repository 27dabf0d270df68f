import { connect } from 'node:net'
import type { AddressPolicy } from './address'
import { mayKnock } from './guard'
import { withSlot } from './slots'

/**
 * What a port does when somebody comes: `silent` is open without a word, `filtered` is no answer at all, which proves
 * nothing.
 */
export type Knock = { state: 'closed' | 'filtered' | 'refused' } | { state: 'open'; said: string }

/** Connects to a port of the scanned address, sends at most one harmless question, and listens for a moment. */
export type KnockOn = (port: number, question?: string) => Promise<Knock>

const CONNECT_MS = 1_500
const LISTEN_MS = 800
const MAX_WORDS = 512

/** `refused` is our own refusal: a port that the operator did not open is never touched. */
export const knocker = (ip: string, policy: AddressPolicy, signal: AbortSignal): KnockOn => {
  return async (port, question) =>
    mayKnock(port, ip, policy) ? withSlot(ip, signal, () => knock(ip, port, question, signal)) : { state: 'refused' }
}

function knock(ip: string, port: number, question: string | undefined, signal: AbortSignal): Promise<Knock> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: ip, port })
    let words = Buffer.alloc(0)
    let isOpen = false
    const tidy = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      socket.destroy()
    }
    const end = (answer: Knock) => {
      tidy()
      resolve(answer)
    }
    const told = () => end({ state: 'open', said: words.toString('latin1').slice(0, MAX_WORDS) })
    const stop = () => {
      tidy()
      reject(signal.reason)
    }
    let timer = setTimeout(() => end({ state: 'filtered' }), CONNECT_MS)
    signal.addEventListener('abort', stop, { once: true })
    socket.on('connect', () => {
      isOpen = true
      clearTimeout(timer)
      timer = setTimeout(told, LISTEN_MS)
      if (question) socket.write(question, 'latin1')
    })
    socket.on('data', (chunk) => {
      words = Buffer.concat([words, chunk])
      // A greeting is one line; an answer of HTTP is more.
      if (words.length >= MAX_WORDS || (!question && words.includes(10))) told()
    })
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (isOpen) told()
      else end({ state: error.code === 'ECONNREFUSED' ? 'closed' : 'filtered' })
    })
    socket.on('close', () => (isOpen ? told() : end({ state: 'filtered' })))
  })
}
