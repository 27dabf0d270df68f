import { sha256 } from '@noble/hashes/sha2'
import { utf8ToBytes } from '@noble/hashes/utils'
import { base64 } from '@/lib/domain/base64'

/** How a policy names the one style that stands in a page. */
export const styleSource = (style: string) => `'sha256-${base64(sha256(utf8ToBytes(style)))}'`
