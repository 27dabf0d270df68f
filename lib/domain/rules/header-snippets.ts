import type { Snippet } from '@/lib/contract/scan-result'

const NGINX = '# server block; repeat it in each location that has add_header lines of its own'

/** How to send one response header, ready to copy. The value may contain single quotes, never double ones. */
export function headerSnippets(name: string, value: string): Snippet[] {
  return [
    { platform: 'nginx', code: `${NGINX}\nadd_header ${name} "${value}" always;` },
    { platform: 'apache', code: `# needs mod_headers\nHeader always set ${name} "${value}"` },
    { platform: 'caddy', code: `header ${name} "${value}"` },
    ...elsewhere(name, value),
  ]
}

/** The same where the site sends the header already, with another value: two of them contradict each other. */
export function replacedHeaderSnippets(name: string, value: string): Snippet[] {
  const hidden = `proxy_hide_header ${name};\nfastcgi_hide_header ${name};`
  return [
    {
      platform: 'nginx',
      code: `${NGINX}\n# in place of the line that is there; what the program behind it sends is left out\n${hidden}\nadd_header ${name} "${value}" always;`,
    },
    {
      platform: 'apache',
      code: `# needs mod_headers; in place of the line that is there\nHeader onsuccess unset ${name}\nHeader always set ${name} "${value}"`,
    },
    { platform: 'caddy', code: `# ">": after the program behind it\nheader >${name} "${value}"` },
    ...elsewhere(name, value),
  ]
}

const elsewhere = (name: string, value: string): Snippet[] => [
  { platform: 'iis', code: iis(name, value) },
  { platform: 'cloudflare', code: `Rules > Transform Rules > Modify Response Header > Set static\n${name}: ${value}` },
  {
    platform: 'wordpress',
    code: `// functions.php of the child theme\nadd_action('send_headers', function () {\n  header("${name}: ${value}");\n});`,
  },
  {
    platform: 'express',
    code: `// before the routes\napp.use((req, res, next) => {\n  res.set('${name}', "${value}")\n  next()\n})`,
  },
  {
    platform: 'laravel',
    code: `// handle() of a middleware\n$response = $next($request);\n$response->headers->set('${name}', "${value}");\nreturn $response;`,
  },
]

function iis(name: string, value: string): string {
  return `<system.webServer>
  <httpProtocol>
    <customHeaders>
      <remove name="${name}" />
      <add name="${name}" value="${value}" />
    </customHeaders>
  </httpProtocol>
</system.webServer>`
}
