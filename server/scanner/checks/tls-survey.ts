import { say } from '@/lib/domain/say'
import { isIP } from 'node:net'
import { type Context, Inconclusive, NotApplicable } from '@/server/scanner/check'
import { RequestFailed } from '@/server/net/http-error'
import { surveyTls, type TlsSurvey } from '@/server/net/tls-probe'
import { assertHttps } from './unreachable'

/** Which versions and ciphers the site agrees to; asked once per scan. Throws where it has no HTTPS. */
export const surveyOnce = (context: Context): Promise<TlsSurvey> => context.once('tls.survey', survey)

async function survey({ target, ip, signal, mode, ...context }: Context): Promise<TlsSurvey> {
  assertHttps(await context.origins())
  if (target.httpsPort === null) throw new Inconclusive(say('noHttpsPort'))
  try {
    const serverName = isIP(target.host) ? undefined : target.host
    const seen = await surveyTls({ ip, port: target.httpsPort, serverName, signal }, mode === 'full' ? 'all' : 'weak')
    if (seen.notTls !== undefined) throw new NotApplicable(say('httpsPortNoTls'))
    return seen
  } catch (error) {
    if (error instanceof RequestFailed) throw new Inconclusive(say('tlsUnasked', { reason: error.says }))
    throw error
  }
}
