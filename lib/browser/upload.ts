/** How much of a request has been sent, from 0 to 1. */
export type OnProgress = (share: number) => void

/**
 * `fetch` for a large body: it says how much of it has been sent, which `fetch` itself does not over HTTP/1.1. Fails as
 * `fetch` does.
 */
export const uploading =
  (onProgress: OnProgress): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const body = await request.blob()
    return new Promise((done, fail) => {
      const sending = new XMLHttpRequest()
      sending.open(request.method, request.url)
      for (const [name, value] of request.headers) sending.setRequestHeader(name, value)
      sending.responseType = 'arraybuffer'
      sending.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
      sending.onload = () => done(responseOf(sending))
      sending.onerror = () => fail(new TypeError('Failed to fetch'))
      sending.ontimeout = sending.onerror
      sending.onabort = () => fail(new DOMException('The request was aborted.', 'AbortError'))
      request.signal.addEventListener('abort', () => sending.abort())
      sending.send(body)
    })
  }

function responseOf(sending: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of sending.getAllResponseHeaders().trim().split(/\r\n/)) {
    const at = line.indexOf(':')
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim())
  }
  const { status, statusText } = sending
  const isEmpty = status === 204 || status === 205 || status === 304
  return new Response(isEmpty ? null : (sending.response as ArrayBuffer), { status, statusText, headers })
}
