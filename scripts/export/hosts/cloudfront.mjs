import { IMMUTABLE, NO_CACHE } from '../rules.mjs'

/** For a CloudFront distribution over an S3 bucket, which has neither rewrites nor headers of its own. */
export function cloudfront({ base, screens, headers, secret, fixed }) {
  const { 'Referrer-Policy': referrer, ...others } = headers
  const lines = Object.entries(others).map(
    ([name, value]) => `  set(${JSON.stringify(name.toLowerCase())}, ${JSON.stringify(value)})`,
  )
  const text = `// Associate this function with both the viewer request and the viewer response.
// S3: upload the build below ${base || '/'} with its content types (text/plain for .txt). CloudFront: custom error
// responses 403 and 404 -> ${base}/404.html with status 404. HSTS: in a response headers policy.
var screens = [
${screens.map((screen) => `  [/^${screen.pattern.replaceAll('/', '\\/')}$/, '${screen.page}.html'],`).join('\n')}
]

function handler(event) {
  return event.response ? withHeaders(event.request.uri, event.response) : toFile(event.request)
}

function toFile(request) {
  var path = request.uri.replace(/\\/$/, '')
  for (var i = 0; i < screens.length; i++) {
    if (screens[i][0].test(path)) {
      request.uri = screens[i][1]
      return request
    }
  }
  if (path === '${base}') request.uri = '${base}/index.html'
  else if (!/\\.[^/]*$/.test(path)) request.uri = path + '.html'
  return request
}

function withHeaders(path, response) {
  function set(name, value) {
    response.headers[name] = { value: value }
  }
${lines.join('\n')}
  set('referrer-policy', path.indexOf('${base}${secret}') === 0 ? 'no-referrer' : '${referrer}')
  set('cache-control', path.indexOf('${base}${fixed}') === 0 ? '${IMMUTABLE}' : '${NO_CACHE}')
  return response
}
`
  return { 'hosts/cloudfront-function.js': text }
}
