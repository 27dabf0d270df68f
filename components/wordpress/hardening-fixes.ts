/** The line to paste, and where its maker explains it. Nothing where it is done in the dashboard. */
export const FIXES: Readonly<Record<string, { code?: string; reference: string }>> = {
  file_editor: {
    code: "define( 'DISALLOW_FILE_EDIT', true );",
    reference: 'https://developer.wordpress.org/advanced-administration/security/hardening/#disable-file-editing',
  },
  debug_shown: {
    code: "define( 'WP_DEBUG_DISPLAY', false );\n@ini_set( 'display_errors', '0' );",
    reference: 'https://developer.wordpress.org/advanced-administration/debug/debug-wordpress/',
  },
  debug_log: {
    code: "define( 'WP_DEBUG_LOG', '/var/log/wordpress/debug.log' );",
    reference: 'https://developer.wordpress.org/advanced-administration/debug/debug-wordpress/#wp_debug_log',
  },
  salts: {
    code: '{{salts}}',
    reference: 'https://api.wordpress.org/secret-key/1.1/salt/',
  },
  php_supported: { reference: 'https://www.php.net/supported-versions.php' },
  core_supported: {
    code: 'wp core update',
    reference: 'https://wordpress.org/download/releases/',
  },
  https: {
    code: "wp search-replace 'http://{{host}}' 'https://{{host}}' --skip-columns=guid",
    reference: 'https://developer.wordpress.org/advanced-administration/security/https/',
  },
  admin_name: { reference: 'https://developer.wordpress.org/advanced-administration/security/hardening/' },
  administrators: { reference: 'https://wordpress.org/documentation/article/roles-and-capabilities/' },
  registration: { reference: 'https://wordpress.org/documentation/article/settings-general-screen/' },
  xmlrpc: {
    code: "<?php // wp-content/mu-plugins/no-xmlrpc.php\nadd_filter( 'xmlrpc_enabled', '__return_false' );",
    reference: 'https://developer.wordpress.org/reference/hooks/xmlrpc_enabled/',
  },
  indexing: { reference: 'https://wordpress.org/documentation/article/settings-reading-screen/' },
  auto_core: {
    code: "define( 'WP_AUTO_UPDATE_CORE', 'minor' );",
    reference: 'https://developer.wordpress.org/advanced-administration/upgrade/upgrading/',
  },
  config_mode: {
    code: 'chmod 640 wp-config.php',
    reference: 'https://developer.wordpress.org/advanced-administration/server/file-permissions/',
  },
}

const SALTS = ['AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY'].flatMap((key) => [
  key,
  key.replace('KEY', 'SALT'),
])
/** Nothing that ends a text in PHP. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Eight lines for wp-config.php, made here and told to nobody. */
export const newSalts = () =>
  SALTS.map((name) => {
    const letters = Array.from(crypto.getRandomValues(new Uint8Array(64)), (byte) => LETTERS[byte % LETTERS.length])
    return `define( '${name}', '${letters.join('')}' );`
  }).join('\n')
