import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex, randomBytes } from '@noble/hashes/utils'
import { base64url } from '@/lib/domain/base64'

/** 256 random bits for a session or a reset link. Only its hash is ever stored. */
export const newToken = () => base64url(randomBytes(32))

export const hashToken = (token: string) => bytesToHex(sha256(token))
