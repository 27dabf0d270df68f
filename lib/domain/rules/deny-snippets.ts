import type { Snippet } from '@/lib/contract/scan-result'

const EXACT = {
  nginx: '# server block\nlocation = {{path}} {\n  return 404;\n}',
  apache: 'RedirectMatch 404 "^{{path-pattern}}$"',
  caddy: '@file path {{path}}\nrespond @file 404',
}
const HIDDEN = {
  nginx: '# before the other locations with a regular expression\nlocation ~ /\\.(?!well-known/) {\n  return 404;\n}',
  apache: 'RedirectMatch 404 "/\\.(?!well-known/)"',
  caddy: '@hidden path_regexp /\\.(?!well-known/)\nrespond @hidden 404',
}
/**
 * What editors and hands leave behind. Archives and logs of these endings are also offered to visitors on purpose: of
 * those only the one that was found.
 */
const COPIES = {
  nginx: 'location ~* (?:\\.(?:bak|old|orig|save|sql|swp)|~)$ {\n  return 404;\n}',
  apache: 'RedirectMatch 404 "(?i)(?:\\.(?:bak|old|orig|save|sql|swp)|~)$"',
  caddy: '@copies path_regexp (?i)(?:\\.(?:bak|old|orig|save|sql|swp)|~)$\nrespond @copies 404',
}

const together = (...rules: Record<'nginx' | 'apache' | 'caddy', string>[]): Snippet[] =>
  (['nginx', 'apache', 'caddy'] as const).map((platform) => ({
    platform,
    code: rules.map((rule) => rule[platform]).join('\n'),
  }))

export const DENY_ONLY = together(EXACT)
export const DENY_HIDDEN = together(HIDDEN)
export const DENY_FILE = together(EXACT, HIDDEN)
export const DENY_COPIES = together(EXACT, COPIES)

export const LOCAL_ONLY: Snippet[] = [
  {
    platform: 'nginx',
    code: '# in the location that has stub_status or shows the page\nallow 127.0.0.1;\nallow ::1;\ndeny all;',
  },
  { platform: 'apache', code: '<Location "{{path}}">\n  Require local\n</Location>' },
]

/** Whole folders, their programs included: of nginx's locations only one counts, and that may be the one for PHP. */
export const OWN_ADDRESSES: Snippet[] = [
  {
    platform: 'nginx',
    code: `# http block: your own address in place of 203.0.113.7
geo $is_own_address {
  default 0;
  203.0.113.7 1;
}
map "$is_own_address$uri" $is_closed {
  default 0;
  "~^0{{folder-pattern}}(/|$)" 1;
}
# server block
if ($is_closed) {
  return 403;
}`,
  },
  {
    platform: 'apache',
    code: '# your own address in place of 203.0.113.7\n<Location "{{folder}}">\n  Require ip 203.0.113.7\n</Location>',
  },
  {
    platform: 'caddy',
    code: '# your own address in place of 203.0.113.7\n@closed {\n  path {{folder}} {{folder}}/*\n  not remote_ip 203.0.113.7\n}\nrespond @closed 403',
  },
]
