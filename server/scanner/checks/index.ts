import type { Check } from '../check'
import { contentPage } from './content-page'
import { dnsMail } from './dns-mail'
import { httpCookies } from './http-cookies'
import { httpCors } from './http-cors'
import { httpCsp } from './http-csp'
import { httpHeaders } from './http-headers'
import { securityTxt } from './security-txt'
import { softwareJs } from './software-js'
import { softwareTechnology } from './software-technology'
import { tlsCertificate } from './tls-certificate'
import { tlsProtocols } from './tls-protocols'
import { transportHttps } from './transport-https'

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
  securityTxt,
]
