import type { Severity } from '@/lib/contract/scan-result'
import type { Exchange } from '@/server/net/http'
import type { Probe } from '@/server/scanner/probe'

export type InstallerProbe = Probe & {
  product: string
  rule: 'installer'
  severity?: Severity
  /** Known by what installers have in common, and not by a product's own words. */
  confidence?: 'likely'
}

/** What has no name of its own is called by these. */
export const NEXTCLOUD = 'Nextcloud or ownCloud'
export const THIS_SITE = 'this site'

/** All of these, and none of the last: an installer that says it was run, or asks for a key first, is closed. */
const shows =
  (signs: RegExp[], not?: RegExp) =>
  ({ body }: Exchange) =>
    signs.every((sign) => sign.test(body)) && !not?.test(body)

const at = (
  paths: string[],
  product: string,
  isIt: Probe['isIt'],
  rest: Partial<InstallerProbe> = {},
): InstallerProbe[] => paths.map((path) => ({ path, product, rule: 'installer', isIt, ...rest }))

const TITLE = /<title>[^<]{0,60}\b(?:install(?:ation|er)?|setup)\b[^<]{0,60}<\/title>/i
/** A form that asks for the way into a database or for the first administrator. */
const ASKS =
  /<input\b[^>]{0,300}name=["'][^"']{0,40}(?:(?:db|database|mysql|sql|admin|root)[^"']{0,20}(?:pass|pwd|user|host|name)|(?:pass|pwd)[^"']{0,20}(?:admin|root|db))/i

/** Forms that set a product up for the first time, by the product's own markup. */
export const INSTALLERS: InstallerProbe[] = [
  ...at(
    ['/wp-admin/install.php', '/wordpress/wp-admin/install.php', '/blog/wp-admin/install.php'],
    'WordPress',
    shows([/name="weblog_title"|<form id="setup"/, /wp-core-ui/]),
    {
      severity: 'critical',
    },
  ),
  ...at(
    ['/wp-admin/setup-config.php'],
    'WordPress',
    shows([/action="setup-config\.php|<form id="setup"/, /wp-core-ui/], /already exists/i),
    {
      severity: 'critical',
    },
  ),
  ...at(['/install.php', '/dokuwiki/install.php'], 'DokuWiki', shows([/<title>DokuWiki/i, /name="d\[\w+\]"/])),
  ...at(
    ['/installation/index.php'],
    'Joomla',
    shows([/<title>Joomla[^<]{0,60}Installer|name="jform\[(?:site_name|admin_user|language)\]"/i]),
  ),
  ...at(
    ['/core/install.php', '/install.php'],
    'Drupal',
    shows([/id="install-(?:select-language|select-profile|settings|configure)-form/]),
  ),
  ...at(
    ['/mw-config/index.php', '/mediawiki/mw-config/index.php'],
    'MediaWiki',
    shows([/<title>MediaWiki [^<]{0,40}installation/i, /<form/i], /config_?_?UpgradeKey/i),
  ),
  ...at(['/', '/nextcloud/', '/owncloud/'], NEXTCLOUD, shows([/name="adminlogin"/, /name="adminpass"/])),
  ...at(['/install.php'], 'Moodle', shows([/id="installform"/])),
  ...at(['/install/', '/install/index.php'], 'PrestaShop', shows([/<title>PrestaShop[^<]{0,40}Install/i, /<form/i])),
  ...at(
    ['/installer/', '/roundcube/installer/'],
    'Roundcube',
    shows([/<title>Roundcube Webmail Installer/i, /<form/i], /installer is disabled/i),
  ),
  ...at(
    ['/setup/', '/phpmyadmin/setup/', '/phpmyadmin/setup/index.php'],
    'phpMyAdmin',
    shows([/<title>phpMyAdmin setup/i, /<form|page=servers/i], /setup is disabled/i),
  ),
  ...at(['/install.php', '/install/', '/setup/', '/setup.php', '/installer/'], THIS_SITE, shows([TITLE, ASKS]), {
    confidence: 'likely',
  }),
]
