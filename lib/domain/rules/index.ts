import { RULES as contentPage } from './content-page'
import { RULES as dnsMail } from './dns-mail'
import { RULES as exposureApi } from './exposure-api'
import { RULES as exposureFiles } from './exposure-files'
import { RULES as exposureListing } from './exposure-listing'
import { RULES as exposureMethods } from './exposure-methods'
import { RULES as exposurePanels } from './exposure-panels'
import { RULES as exposureSourcemaps } from './exposure-sourcemaps'
import { RULES as httpCookies } from './http-cookies'
import { RULES as httpCors } from './http-cors'
import { RULES as httpCsp } from './http-csp'
import { RULES as httpHeaders } from './http-headers'
import { RULES as networkPorts } from './network-ports'
import { RULES as nmap } from './nmap'
import { RULES as nuclei } from './nuclei'
import type { Rule } from './rule'
import { RULES as securityTxt } from './security-txt'
import { RULES as softwareJs } from './software-js'
import { RULES as sslscan } from './sslscan'
import { RULES as tlsCertificate } from './tls-certificate'
import { RULES as tlsProtocols } from './tls-protocols'
import { RULES as transportHttps } from './transport-https'
import { RULES as wordPressCore } from './wordpress-core'
import { RULES as wordPressSoftware } from './wordpress-software'

/** The catalogue: the rules of each check, by its id. */
const RULES: Record<string, Record<string, Rule>> = {
  'transport.https': transportHttps,
  'tls.certificate': tlsCertificate,
  'tls.protocols': tlsProtocols,
  'http.headers': httpHeaders,
  'http.csp': httpCsp,
  'http.cookies': httpCookies,
  'http.cors': httpCors,
  'content.page': contentPage,
  'software.js': softwareJs,
  'dns.mail': dnsMail,
  'exposure.files': exposureFiles,
  'exposure.listing': exposureListing,
  'exposure.sourcemaps': exposureSourcemaps,
  'exposure.panels': exposurePanels,
  'exposure.api': exposureApi,
  'exposure.methods': exposureMethods,
  'wordpress.core': wordPressCore,
  'wordpress.software': wordPressSoftware,
  'network.ports': networkPorts,
  'meta.securitytxt': securityTxt,
  'opinion.sslscan': sslscan,
  'opinion.nmap': nmap,
  'opinion.nuclei': nuclei,
}

/** By its id, such as `http.headers/hsts-missing`; undefined for a rule of another version. */
export function ruleOf(id: string): Rule | undefined {
  const [check = '', name = ''] = id.split('/')
  return RULES[check]?.[name]
}
