import type { Snippet } from '@/lib/contract/scan-result'
import { headerSnippets } from './header-snippets'

const STARTER = "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'"
const TRY = 'Try it first: browsers say in their console what it would block, and block nothing.'
const ENFORCE = 'When the console stays empty on all pages, use this line in its place:'

/** What the policy of a WordPress page has to leave to themes and plugins; its scripts are marked by a nonce. */
const WORDPRESS = [
  "style-src 'self' 'unsafe-inline'",
  // A page over HTTP asks for its avatars over HTTP.
  "img-src 'self' data: https: *.gravatar.com",
  "font-src 'self' data:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
]

/**
 * A first policy in two steps: a report of what it would block, then the same in force. The dashboard of WordPress
 * writes scripts of its own into its pages and is left out.
 */
export const CSP_SNIPPETS: Snippet[] = [
  {
    platform: 'nginx',
    code: `# http block; the dashboard of WordPress is left out
map $uri $content_security_policy {
  default "${STARTER}";
  "~^(?:/[^/]+)*/wp-(?:admin/|login\\.php)" "";
}
# server block
# ${TRY}
add_header Content-Security-Policy-Report-Only $content_security_policy always;
# ${ENFORCE}
# add_header Content-Security-Policy $content_security_policy always;`,
  },
  {
    platform: 'apache',
    code: `# needs mod_headers; the dashboard of WordPress is left out
SetEnvIf Request_URI "/wp-(?:admin/|login\\.php)" OWN_SCRIPTS
# ${TRY}
Header always set Content-Security-Policy-Report-Only "${STARTER}" env=!OWN_SCRIPTS
# ${ENFORCE}
# Header always set Content-Security-Policy "${STARTER}" env=!OWN_SCRIPTS`,
  },
  {
    platform: 'wordpress',
    code: `<?php
// wp-content/mu-plugins/content-security-policy.php, in place of a policy of the web server. Not behind a cache of
// whole pages: each answer has a word of its own.
add_action('send_headers', function () {
  $nonce = base64_encode(random_bytes(16));
  $mark = fn ($attributes) => ['nonce' => $nonce] + $attributes;
  add_filter('wp_script_attributes', $mark);
  add_filter('wp_inline_script_attributes', $mark);
  add_filter('script_loader_tag', fn ($tag) => preg_replace('/<script(?![^>]*\\snonce=)/', '<script nonce="' . $nonce . '"', $tag));
  remove_action('wp_head', 'print_emoji_detection_script', 7);
  remove_action('wp_footer', 'the_block_template_skip_link');
  // ${TRY}
  // When the console stays empty on all pages, take "-Report-Only" away.
  header("Content-Security-Policy-Report-Only: script-src 'nonce-$nonce' 'strict-dynamic'; ${WORDPRESS.join('; ')}");
});`,
  },
  ...headerSnippets('Content-Security-Policy-Report-Only', STARTER)
    .filter(({ platform }) => !['nginx', 'apache', 'wordpress'].includes(platform))
    .map(({ platform, code }) => ({ platform, code: noted(platform, code) })),
]

/** XML and the lines of a form have no place for a note of this kind. */
function noted(platform: Snippet['platform'], code: string): string {
  if (platform === 'iis') return `<!-- ${TRY} When the console stays empty, take "-Report-Only" away. -->\n${code}`
  const sign = platform === 'caddy' ? '#' : platform === 'cloudflare' ? '' : '//'
  return `${`${sign} ${TRY}`.trim()}\n${`${sign} When the console stays empty on all pages, take "-Report-Only" away.`.trim()}\n${code}`
}
