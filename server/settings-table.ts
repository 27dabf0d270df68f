export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

/** Everything the operator can set by an environment variable. The README's table is tested against it. */
export const settingsTable = [
  { name: 'PORT', default: '3000', meaning: 'The one port of the application and its API.' },
  {
    name: 'HOST',
    default: '127.0.0.1 in try-out mode, else 0.0.0.0',
    meaning: 'The IP address to listen on. Try-out mode listens on this machine only.',
  },
  {
    name: 'PUBLIC_URL',
    default: 'http://localhost:PORT',
    meaning: 'The URL people open, used for links in emails. With https, browsers are made to stay on https.',
  },
  {
    name: 'DATA_DIR',
    default: './data',
    meaning: 'The folder for the embedded database, unsent emails and downloaded feeds.',
  },
  {
    name: 'DATABASE_URL',
    default: 'empty',
    meaning:
      'A Postgres server, such as postgres://user:secret@host/soteria. Empty: the embedded database in DATA_DIR.',
  },
  {
    name: 'SECRET_KEY',
    default: 'empty',
    meaning:
      'Encrypts the secrets of connections: 32 bytes in base64, as printed by `openssl rand -base64 32`. To change it: new,old. Empty: a key in DATA_DIR/secret.key. With DATABASE_URL, connections need it.',
  },
  { name: 'ROLES', default: 'api,worker', meaning: 'What this process runs. Several processes need DATABASE_URL.' },
  {
    name: 'SOTERIA_DEMO',
    default: '1, with DATABASE_URL 0',
    meaning: 'Try-out mode: ready-made accounts and a demo shop to scan. 0 starts empty.',
  },
  {
    name: 'DEMO_PASSWORD',
    default: 'generated at the first start',
    meaning: 'The password of the try-out accounts.',
  },
  { name: 'DEMO_PORT', default: 'PORT + 1', meaning: 'The port of the demo shop. 0 picks any free port.' },
  {
    name: 'SCAN_ALLOW_CIDRS',
    default: 'empty',
    meaning: 'Private IP ranges that may be scanned besides the public internet, such as 10.20.0.0/16,192.168.1.0/24.',
  },
  {
    name: 'DELIVERY_ALLOW_CIDRS',
    default: 'empty',
    meaning: 'Private IP ranges that connections may send to besides the public internet, also over http.',
  },
  {
    name: 'DELIVERY_GATEWAYS',
    default: 'empty',
    meaning:
      'Hosts that connections reach through your own gateway, such as hooks.slack.com=10.20.0.5:8443, with its IP address in DELIVERY_ALLOW_CIDRS. The gateway needs a certificate for that host; set NODE_EXTRA_CA_CERTS for a private authority.',
  },
  { name: 'SCAN_CONCURRENCY', default: '8', meaning: 'The number of scans a worker runs at a time.' },
  {
    name: 'RETIRE_DB',
    default: 'empty',
    meaning: 'A local copy of the retire.js database of vulnerable libraries. Empty: the built-in data.',
  },
  {
    name: 'LIBRARY_FEED_URL',
    default: 'empty',
    meaning:
      'The URL of the retire.js database, downloaded once a day, such as a copy of jsrepository-v5.json. Empty: no download.',
  },
  {
    name: 'WORDPRESS_FEED_URL',
    default: 'empty',
    meaning:
      'The vulnerability feed for WordPress, plugins and themes, downloaded once a day, in the JSON format of Wordfence Intelligence. Empty: they aren’t checked.',
  },
  {
    name: 'WORDPRESS_FEED_TOKEN',
    default: 'empty',
    meaning: 'The API key for WORDPRESS_FEED_URL, sent as a bearer token.',
  },
  {
    name: 'WORDPRESS_RELEASES_URL',
    default: 'empty',
    meaning:
      'The list of WordPress releases, downloaded once a day, in the format of https://api.wordpress.org/core/stable-check/1.0/.',
  },
  {
    name: 'GOOGLE_PLACES_KEY',
    default: 'empty',
    meaning: 'The API key for Google Places (New), used by the lead finder. Empty: Google is off.',
  },
  {
    name: 'GOOGLE_PLACES_URL',
    default: 'https://places.googleapis.com',
    meaning: 'The URL of Google Places.',
  },
  {
    name: 'GOOGLE_DAILY_SEARCHES',
    default: '1000',
    meaning: 'The number of Google searches this server may make per day, across all accounts. Google bills each one.',
  },
  {
    name: 'GOOGLE_KEEP_DAYS',
    default: '30',
    meaning:
      'The number of days Google’s details of a saved business are kept, from 0 to 30, as its terms require. 0 keeps only the place ID.',
  },
  {
    name: 'D7_KEY',
    default: 'empty',
    meaning: 'The API key for D7 Lead Finder. Empty: D7 is off.',
  },
  {
    name: 'D7_URL',
    default: 'https://dash.d7leadfinder.com/app/api',
    meaning: 'The URL of D7 Lead Finder.',
  },
  {
    name: 'OSM_CONTACT',
    default: 'empty',
    meaning:
      'The email address sent to the OpenStreetMap servers, as their rules require. Empty: OpenStreetMap is off.',
  },
  {
    name: 'OSM_NOMINATIM_URL',
    default: 'https://nominatim.openstreetmap.org',
    meaning: 'The URL of Nominatim, which finds towns.',
  },
  {
    name: 'OSM_OVERPASS_URL',
    default: 'https://overpass-api.de/api/interpreter',
    meaning: 'The URL of Overpass, which finds businesses around them.',
  },
  {
    name: 'OSM_FILE',
    default: 'empty',
    meaning: 'An OpenStreetMap extract as Overpass JSON or GeoJSON, used instead of its servers.',
  },
  {
    name: 'SECOND_OPINIONS',
    default: '1',
    meaning:
      'Full scans of verified assets also run sslscan, nmap and nuclei if installed; their findings carry the tool’s name. 0 turns this off.',
  },
  {
    name: 'SMTP_URL',
    default: 'empty',
    meaning: 'The mail server, such as smtp://user:secret@host:587. Empty: emails are saved to DATA_DIR/outbox.',
  },
  { name: 'MAIL_FROM', default: 'PRODUCT_NAME <noreply@localhost>', meaning: 'The sender of emails.' },
  {
    name: 'PRODUCT_NAME',
    default: 'productName of config.json in SITE_DIR, else Soteria',
    meaning: 'The product name in emails, the API description and the scanner’s requests.',
  },
  {
    name: 'CORS_ORIGINS',
    default: 'empty',
    meaning: 'Other origins whose pages may call the API, such as https://app.example.com.',
  },
  { name: 'TRUST_PROXY', default: '0', meaning: 'Set to 1 if a reverse proxy in front sets X-Forwarded-For.' },
  {
    name: 'WORKSPACES_PER_ACCOUNT',
    default: '500',
    meaning: 'The maximum number of workspaces per account, on any plan.',
  },
  {
    name: 'ASSETS_PER_ACCOUNT',
    default: '20000',
    meaning: 'The maximum number of assets per account in all workspaces, on any plan.',
  },
  {
    name: 'SESSIONS_PER_ACCOUNT',
    default: '50',
    meaning: 'The maximum number of sessions per account. Beyond that, the least recently used one is signed out.',
  },
  {
    name: 'AUDIT_DAYS',
    default: '365',
    meaning: 'The number of days the audit log is kept, at least 30. 0 keeps it forever.',
  },
  {
    name: 'SITES_HOST',
    default: 'localhost in try-out mode, else empty',
    meaning:
      'The hostname that client websites are published under, each on its own origin: shop.sites.example.net for sites.example.net. It needs another registered domain than PUBLIC_URL, and a wildcard DNS record that points here. Empty: none can be published.',
  },
  {
    name: 'SITES_PORT',
    default: 'PORT + 3',
    meaning: 'The port of client websites in try-out mode. 0 picks any free port.',
  },
  {
    name: 'SITES_IPS',
    default: 'empty',
    meaning: 'The public IP addresses of this server that client domains point to, separated by commas.',
  },
  {
    name: 'SITES_RESOLVER',
    default: "this machine's",
    meaning: 'The DNS resolvers that show what others see of a domain, as IP addresses separated by commas.',
  },
  {
    name: 'ACME_DIRECTORY',
    default: 'empty',
    meaning:
      'The directory of a certificate authority (ACME), such as https://acme-v02.api.letsencrypt.org/directory. This server then answers on SITES_HTTP_PORT and SITES_HTTPS_PORT and gets all certificates itself. Empty: a proxy in front has them.',
  },
  {
    name: 'ACME_EMAIL',
    default: 'empty',
    meaning: 'The email address the certificate authority may write to.',
  },
  {
    name: 'ACME_TERMS_AGREED',
    default: '0',
    meaning:
      'Set to 1 once you have read and agree to the terms of the certificate authority. ACME_DIRECTORY needs it.',
  },
  {
    name: 'SITES_HTTP_PORT',
    default: '80',
    meaning: 'The port for http with ACME_DIRECTORY. The certificate authority asks on port 80, so forward it here.',
  },
  {
    name: 'SITES_HTTPS_PORT',
    default: '443',
    meaning: 'The port for https with ACME_DIRECTORY. Visitors come on port 443, so forward it here.',
  },
  { name: 'LOG_LEVEL', default: 'info', meaning: `One of ${LOG_LEVELS.join(', ')}.` },
  { name: 'SITE_DIR', default: './out', meaning: 'The folder of the built application.' },
] as const

export type SettingName = (typeof settingsTable)[number]['name']
