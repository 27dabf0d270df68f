import type { HttpClient } from '@/server/net/http'
import type { WordPressFacts } from '@/server/scanner/software/wordpress-facts'

/** Whose name the plugin bears. */
export type PluginBrand = { name: string; url: string }

/** What WordPress sites need of the machine: signatures, the guarded network, what is known of flaws, the plugin. */
export type WordPressTools = {
  /** Ed25519; the key is base64, and so is the signature. */
  isSigned(publicKey: string, text: string, signature: string): boolean
  sign(privateKey: string, text: string): string
  newKeys(): { publicKey: string; privateKey: string }
  facts(): WordPressFacts
  /** For a few requests to one site; whoever opens it closes it. */
  client(signal: AbortSignal): HttpClient
  /** The same bytes each time. */
  pluginZip(brand: PluginBrand): Uint8Array<ArrayBuffer>
}
