import { curlOf } from './curl'

test.each([
  [{ url: 'https://shop.example.com/a?b=c' }, "curl --include 'https://shop.example.com/a?b=c'"],
  [{ url: 'https://shop.example.com/', request: 'HEAD /' }, "curl --head 'https://shop.example.com/'"],
  [{ url: 'https://shop.example.com/?a[0]={x,y}' }, "curl --globoff --include 'https://shop.example.com/?a[0]={x,y}'"],
  [{ url: 'http://127.0.0.1:81/', request: 'TRACE /' }, "curl --include --request TRACE 'http://127.0.0.1:81/'"],
  [
    { url: 'https://shop.example.com/', request: 'GET / with Origin: https://scanner-probe.invalid' },
    "curl --include --header 'Origin: https://scanner-probe.invalid' 'https://shop.example.com/'",
  ],
])('%j is asked again by a command', (evidence, command) => {
  expect(curlOf(evidence)).toBe(command)
})

test('what a site sent never becomes a command of its own', () => {
  expect(curlOf({ url: "https://shop.example.com/';reboot;'\n$(id)`id`" })).toBe(
    "curl --include 'https://shop.example.com/'\\'';reboot;'\\''$(id)%60id%60'",
  )
  expect(curlOf({ url: 'https://shop.example.com/', request: "GET / with Origin: ';reboot;'" })).toContain(
    "'Origin: '\\'';reboot;'\\'''",
  )
})

test.each([
  {},
  { url: 'shop.example.com:6379' },
  { url: 'javascript:alert(1)' },
  { url: 'https://shop.example.com/graphql', request: 'POST /graphql {__typename}' },
])('%j cannot be told as a command', (evidence) => {
  expect(curlOf(evidence)).toBeNull()
})
