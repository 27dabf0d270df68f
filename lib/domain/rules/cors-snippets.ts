import type { Snippet } from '@/lib/contract/scan-result'

const NAMES = ['Access-Control-Allow-Origin', 'Access-Control-Allow-Credentials']
const lines = (line: (name: string) => string) => NAMES.map(line).join('\n')

/**
 * A list of sites in place of what the server or the program behind it says now: two answers would contradict each
 * other.
 */
export const CORS_SNIPPETS: Snippet[] = [
  {
    platform: 'nginx',
    code: `# http block: the sites that may read this one, one a line
map $http_origin $cors_origin {
  default "";
  "{{origin}}" $http_origin;
}
map $cors_origin $cors_credentials {
  default "true";
  "" "";
}
# server block, in place of the Access-Control lines that are there; what the program behind it says (PHP-FPM, a proxy) is left out
${lines((name) => `fastcgi_hide_header ${name};`)}
${lines((name) => `proxy_hide_header ${name};`)}
add_header Access-Control-Allow-Origin $cors_origin always;
add_header Access-Control-Allow-Credentials $cors_credentials always;
add_header Vary Origin always;`,
  },
  {
    platform: 'apache',
    code: `# needs mod_headers and mod_setenvif; in place of the Access-Control lines that are there
SetEnvIf Origin "^({{origin-pattern}})$" CORS_ORIGIN=$1
${lines((name) => `Header onsuccess unset ${name}\nHeader always unset ${name}`)}
Header always set Access-Control-Allow-Origin "%{CORS_ORIGIN}e" env=CORS_ORIGIN
Header always set Access-Control-Allow-Credentials "true" env=CORS_ORIGIN
Header always merge Vary "Origin"`,
  },
  {
    platform: 'express',
    code: "// the sites that may read this one\napp.use(cors({ origin: ['{{origin}}'], credentials: true }))",
  },
  {
    platform: 'php',
    code: `// the sites that may read this one
$allowed = ['{{origin}}'];
header('Vary: Origin', false);
header_remove('Access-Control-Allow-Origin');
header_remove('Access-Control-Allow-Credentials');
if (in_array($_SERVER['HTTP_ORIGIN'] ?? '', $allowed, true)) {
  header('Access-Control-Allow-Origin: ' . $_SERVER['HTTP_ORIGIN']);
  header('Access-Control-Allow-Credentials: true');
}`,
  },
]
