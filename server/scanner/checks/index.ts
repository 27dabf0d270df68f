import type { Check } from '@/server/scanner/check'
import { contentPage } from './content-page'
import { dnsMail } from './dns-mail'
import { exposureApi } from './exposure-api'
import { exposureFiles } from './exposure-files'
import { exposureListing } from './exposure-listing'
import { exposureMethods } from './exposure-methods'
import { exposurePanels } from './exposure-panels'
import { exposureSourcemaps } from './exposure-sourcemaps'
import { httpCookies } from './http-cookies'
import { httpCors } from './http-cors'
import { httpCsp } from './http-csp'
import { httpHeaders } from './http-headers'
import { networkPorts } from './network-ports'
import { securityTxt } from './security-txt'
import { softwareJs } from './software-js'
import { softwareTechnology } from './software-technology'
import { tlsCertificate } from './tls-certificate'
import { tlsProtocols } from './tls-protocols'
import { transportHttps } from './transport-https'
import { wordpressCore } from './wordpress-core'
import { wordpressSoftware } from './wordpress-software'

/** Every check there is, in the order of the report. */
export const CHECKS: readonly Check[] = [
  transportHttps,
  tlsCertificate,
  tlsProtocols,
  httpHeaders,
  httpCsp,
  httpCookies,
  httpCors,
  contentPage,
  softwareJs,
  softwareTechnology,
  dnsMail,
  exposureFiles,
  exposureListing,
  exposureSourcemaps,
  exposurePanels,
  exposureApi,
  exposureMethods,
  wordpressCore,
  wordpressSoftware,
  networkPorts,
  securityTxt,
]
