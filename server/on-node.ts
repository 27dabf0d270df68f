import { hash } from 'node:crypto'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Logger } from 'pino'
import { refusal } from '@/server/net/address'
import { systemDns } from '@/server/net/dns'
import { isThisMachine } from '@/server/net/guard'
import type { Deps, Encoding } from '@/server/records/deps'
import { createOutgoing } from '@/server/outgoing/client'
import { verifyOwnership } from '@/server/scanner/verify'
import { feedFolder } from './feeds/feed-chore'
import { createImages } from './images/launcher'
import { leadTools } from './leads/tools'
import { domainDns } from './websites/dns'
import { websiteFonts } from './websites/fonts'
import { wordpressTools } from './wordpress/tools'
import { readSecrets } from './secrets'
import { scanPolicy, type Settings } from './settings'

const KEPT_ANSWERS = 500
const LARGEST_KEPT = 65_536

/**
 * What was compressed a moment ago is not compressed again: whoever watches something asks for the same bytes every few
 * seconds. They are known by what they are, so nobody gets older ones, or another's.
 */
function remembering(compress: Encoding['compress']): Encoding['compress'] {
  const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  return (body) => {
    if (body.length > LARGEST_KEPT) return compress(body)
    const key = hash('sha256', body, 'base64')
    const made = kept.get(key) ?? compress(body)
    kept.delete(key)
    kept.set(key, made)
    made.catch(() => kept.delete(key))
    const [oldest] = kept.keys()
    if (kept.size > KEPT_ANSWERS && oldest !== undefined) kept.delete(oldest)
    return made
  }
}

/** Quality 4 costs a fifth of the CPU of the default and leaves a tenth more. */
const encodings: readonly Encoding[] = [
  {
    name: 'br',
    compress: remembering((body) =>
      promisify(brotliCompress)(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      }),
    ),
  },
  { name: 'gzip', compress: remembering((body) => promisify(gzip)(body, { level: 5 })) },
]

/** What makes PDFs is loaded when one is asked for. */
const printing = (log: Logger): Deps['printReport'] =>
  async function printReport({ locale, formats, ...input }) {
    const [{ reportPdf }, { paperVoice }] = await Promise.all([
      import('@/server/pdf/report-pdf'),
      import('@/server/pdf/words'),
    ])
    const pdf = reportPdf({ ...input, voice: await paperVoice(locale, formats) })
    pdf.on('error', (error) =>
      log.error(
        { report: input.report.id, error: error.message, stack: error.stack },
        'A report could not be written as PDF',
      ),
    )
    return Readable.toWeb(pdf) as ReadableStream<Uint8Array<ArrayBuffer>>
  }

/** What writes invoices is loaded when one is asked for. */
const invoicing: Deps['invoices'] = {
  async pdf(input) {
    const [{ invoicePdf }, { paperVoice }] = await Promise.all([
      import('@/server/pdf/invoice-pdf'),
      import('@/server/pdf/words'),
    ])
    const { invoice, locale, formats } = input
    const hasData = invoice.e_invoice.ok && invoice.number !== null
    const xml = hasData ? await invoicing.xml(invoice, 'cii') : null
    return invoicePdf({ ...input, xml, voice: await paperVoice(locale, formats) })
  },
  async xml(invoice, format) {
    const { eInvoiceXml } = await import('./invoices/e-invoice')
    return eInvoiceXml(invoice, format)
  },
}

/** What the API needs of the machine it runs on, as Node has it. */
export function onNode(
  settings: Settings,
  log: Logger,
): Pick<
  Deps,
  | 'outside'
  | 'encodings'
  | 'printReport'
  | 'printContract'
  | 'invoices'
  | 'images'
  | 'websites'
  | 'secrets'
  | 'outgoing'
  | 'wordpress'
  | 'leads'
> {
  const policy = scanPolicy(settings)
  const { publicUrl: infoUrl, productName: product } = settings
  return {
    encodings,
    secrets: readSecrets(settings),
    outgoing: createOutgoing({
      policy: { allowCidrs: settings.deliveryAllowCidrs, ownPort: settings.port },
      gateways: settings.deliveryGateways,
      product,
      infoUrl,
    }),
    wordpress: wordpressTools({ policy, infoUrl, product, feeds: resolve(feedFolder(settings.dataDir)) }),
    leads: leadTools(settings),
    printReport: printing(log),
    invoices: invoicing,
    images: createImages({ entry: new URL('./image-process.mjs', import.meta.url) }),
    websites: {
      ...websiteFonts,
      changed() {},
      flyer: async (flyer) => (await import('@/server/pdf/flyer-pdf')).flyerPdf(flyer),
      dns: domainDns({ servers: settings.sitesResolver, isAllowed: (address) => refusal(address, policy) === null }),
    },
    printContract: async (contract) => (await import('@/server/pdf/contract-pdf')).contractPdf(contract),
    outside: {
      policy,
      isThisMachine,
      dns: systemDns(),
      verifyOwnership: (input, signal) => verifyOwnership({ ...input, policy, infoUrl, product }, { signal }),
    },
  }
}
