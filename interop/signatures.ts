import { SNIPPETS } from '@/lib/automation/signature-snippets'
import { signatureHeaders } from '@/server/outgoing/signature'
import { accepts, received, type Snippet } from '@/server/outgoing/testing-snippets'
import { check, fail } from './expect'

/** The code that the page gives receivers runs in each language, and takes what we signed and nothing else. */
export async function testSignatures(): Promise<void> {
  for (const language of Object.keys(SNIPPETS) as Snippet[]) {
    try {
      for (const [name, message, isOurs] of received(signatureHeaders))
        check(`signatures in ${language}: ${name}`, accepts(language, message), isOurs)
    } catch (error) {
      fail(`signatures in ${language}`, error)
    }
  }
}
