import type { Snippet } from '@/lib/contract/scan-result'

/** How to send one response header, ready to copy. The value may contain single quotes, never double ones. */
export function headerSnippets(name: string, value: string): Snippet[] {
  return [
    { platform: 'nginx', code: `add_header ${name} "${value}" always;` },
    { platform: 'apache', code: `# needs mod_headers\nHeader always set ${name} "${value}"` },
    { platform: 'caddy', code: `header ${name} "${value}"` },
    { platform: 'iis', code: iis(name, value) },
    { platform: 'cloudflare', code: `Rules > Transform Rules > Modify Response Header > Set static\n${name}: ${value}` },
    { platform: 'wordpress', code: `// functions.php of the child theme\nadd_action('send_headers', function () {\n  header("${name}: ${value}");\n});` },
    { platform: 'express', code: `app.use((req, res, next) => {\n  res.set('${name}', "${value}")\n  next()\n})` },
    {
      platform: 'laravel',
      code: `// handle() of a middleware\n$response = $next($request);\n$response->headers->set('${name}', "${value}");\nreturn $response;`,
    },
  ]
}

function iis(name: string, value: string): string {
  return `<system.webServer>
  <httpProtocol>
    <customHeaders>
      <add name="${name}" value="${value}" />
    </customHeaders>
  </httpProtocol>
</system.webServer>`
}
