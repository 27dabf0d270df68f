const LOOPBACK = /^(?:(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])$/

/**
 * Whether a request asks for this server by a name of its own. A stranger's page can point a name of its own at
 * 127.0.0.1 and then talk to what listens there; the name it asks for gives it away.
 */
export function isOwnName(request: Request, publicUrl: string): boolean {
  const { hostname } = new URL(request.url)
  return LOOPBACK.test(hostname) || hostname === new URL(publicUrl).hostname
}
