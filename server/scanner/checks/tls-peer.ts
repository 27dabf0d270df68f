import { say } from '@/lib/domain/say'
import { type Context, Inconclusive } from '@/server/scanner/check'
import { fetchCertificate, type PeerCertificate } from '@/server/net/certificate'
import { RequestFailed } from '@/server/net/http-error'

/**
 * The certificate that the site shows in a handshake; asked once per scan. Throws Inconclusive when there is none to
 * read.
 */
export const peerOnce = (context: Context): Promise<PeerCertificate> => context.once('tls.peer', read)

async function read({ target, ip, signal }: Context): Promise<PeerCertificate> {
  if (target.httpsPort === null) throw new Inconclusive(say('noHttpsPort'))
  try {
    return await fetchCertificate({ ip, port: target.httpsPort, host: target.host, signal })
  } catch (error) {
    if (error instanceof RequestFailed) throw new Inconclusive(say('certificateUnread', { reason: error.says }))
    throw error
  }
}
