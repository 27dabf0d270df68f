import { createPrivateKey, createPublicKey, generateKeyPairSync, randomUUID, sign, verify } from 'node:crypto'
import type { AddressPolicy } from '@/server/net/address'
import { createHttpClient } from '@/server/net/http'
import type { WordPressTools } from '@/server/records/wordpress-tools'
import { readWordPressFacts } from '@/server/scanner/software/wordpress-facts'
import { pluginZip } from './plugin-zip'

/** What stands before the 32 bytes of an Ed25519 key in its usual wrapping (RFC 8410). */
const PUBLIC = Buffer.from('302a300506032b6570032100', 'hex')
const PRIVATE = Buffer.from('302e020100300506032b657004220420', 'hex')

/** For all requests of one question: somebody may be waiting. */
const LIMITS = { headersMs: 15_000, totalMs: 20_000, requests: 8 }

type Options = { policy: AddressPolicy; infoUrl: string; product: string; feeds: string }

/** What WordPress sites need, as Node has it. */
export const wordpressTools = ({ policy, infoUrl, product, feeds }: Options): WordPressTools => ({
  isSigned(key, text, signature) {
    const der = Buffer.concat([PUBLIC, Buffer.from(key, 'base64')])
    try {
      const publicKey = createPublicKey({ key: der, format: 'der', type: 'spki' })
      return verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64'))
    } catch {
      return false
    }
  },
  sign(key, text) {
    const der = Buffer.concat([PRIVATE, Buffer.from(key, 'base64')])
    return sign(null, Buffer.from(text), createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })).toString(
      'base64',
    )
  },
  newKeys() {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519')
    const bare = (der: Buffer) => der.subarray(-32).toString('base64')
    return {
      publicKey: bare(publicKey.export({ format: 'der', type: 'spki' })),
      privateKey: bare(privateKey.export({ format: 'der', type: 'pkcs8' })),
    }
  },
  facts: () => readWordPressFacts(feeds),
  client: (signal) => createHttpClient({ policy, signal, infoUrl, product, limits: LIMITS, scanId: randomUUID() }),
  pluginZip,
})
