export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

/** Everything the operator can set by an environment variable. The README's table is tested against it. */
export const settingsTable = [
  { name: 'PORT', default: '3000', meaning: 'The one port of the application and its API.' },
  {
    name: 'HOST',
    default: '127.0.0.1 in try-out mode, else 0.0.0.0',
    meaning: 'The address to listen on. Try-out mode only listens on this machine.',
  },
  {
    name: 'PUBLIC_URL',
    default: 'http://localhost:PORT',
    meaning: 'The address people open, for links in mails. With https, browsers are told to stay on https.',
  },
  {
    name: 'DATA_DIR',
    default: './data',
    meaning: 'The folder of the embedded database, of mails that were not sent, and of fetched facts.',
  },
  {
    name: 'DATABASE_URL',
    default: 'empty',
    meaning:
      'A Postgres server, for instance postgres://user:secret@host/soteria. Empty: the embedded database in DATA_DIR.',
  },
  {
    name: 'SECRET_KEY',
    default: 'empty',
    meaning:
      'What secrets of connections are encrypted with: 32 bytes in base64, as `openssl rand -base64 32` prints. To change it: new,old. Empty: a key in DATA_DIR/secret.key; with DATABASE_URL there are no connections without it.',
  },
  { name: 'ROLES', default: 'api,worker', meaning: 'What this process does. Several processes need DATABASE_URL.' },
  {
    name: 'SOTERIA_DEMO',
    default: '1, with DATABASE_URL 0',
    meaning: 'Try-out mode: ready accounts and a demo shop to scan. 0 starts empty.',
  },
  {
    name: 'DEMO_PASSWORD',
    default: 'made up at the first start',
    meaning: 'The password of the accounts of the try-out mode.',
  },
  { name: 'DEMO_PORT', default: 'PORT + 1', meaning: 'The port of the demo shop. 0 takes any free one.' },
  {
    name: 'SCAN_ALLOW_CIDRS',
    default: 'empty',
    meaning:
      'Private address ranges that may be scanned beside the public internet, for instance 10.20.0.0/16,192.168.1.0/24.',
  },
  {
    name: 'DELIVERY_ALLOW_CIDRS',
    default: 'empty',
    meaning: 'Private address ranges that connections may send to beside the public internet, over http too.',
  },
  {
    name: 'DELIVERY_GATEWAYS',
    default: 'empty',
    meaning:
      'Where connections reach a host through a gateway of yours, for instance hooks.slack.com=10.20.0.5:8443, with the address in DELIVERY_ALLOW_CIDRS. It needs a certificate for that host; NODE_EXTRA_CA_CERTS names the file of an authority of your own.',
  },
  { name: 'SCAN_CONCURRENCY', default: '8', meaning: 'How many scans one worker runs at a time.' },
  {
    name: 'RETIRE_DB',
    default: 'empty',
    meaning: "A local copy of retire.js's database of vulnerable libraries. Empty: the built-in facts.",
  },
  {
    name: 'LIBRARY_FEED_URL',
    default: 'empty',
    meaning:
      "Where retire.js's database is fetched from once a day, for instance a copy of jsrepository-v5.json. Empty: it is not fetched.",
  },
  {
    name: 'WORDPRESS_FEED_URL',
    default: 'empty',
    meaning:
      'Where advisories for WordPress, plugins and themes are fetched from once a day, in the JSON of Wordfence Intelligence. Empty: they are not judged.',
  },
  {
    name: 'WORDPRESS_FEED_TOKEN',
    default: 'empty',
    meaning: 'The key for WORDPRESS_FEED_URL, sent as a bearer token.',
  },
  {
    name: 'WORDPRESS_RELEASES_URL',
    default: 'empty',
    meaning:
      'Where the states of WordPress releases are fetched from once a day, as https://api.wordpress.org/core/stable-check/1.0/ answers.',
  },
  {
    name: 'GOOGLE_PLACES_KEY',
    default: 'empty',
    meaning: 'The key for Google Places (New), for the lead finder. Empty: Google is not asked.',
  },
  {
    name: 'GOOGLE_PLACES_URL',
    default: 'https://places.googleapis.com',
    meaning: 'Where Google Places answers.',
  },
  {
    name: 'GOOGLE_DAILY_SEARCHES',
    default: '1000',
    meaning: 'How many searches a day this server may make at Google, all accounts together. Google bills each.',
  },
  {
    name: 'GOOGLE_KEEP_DAYS',
    default: '30',
    meaning:
      'Days for which what Google says of a saved business is kept beside its id, from 0 to 30, as its terms want. 0 keeps nothing but the id.',
  },
  {
    name: 'D7_KEY',
    default: 'empty',
    meaning: 'The key for D7 Lead Finder. Empty: it is not asked.',
  },
  {
    name: 'D7_URL',
    default: 'https://dash.d7leadfinder.com/app/api',
    meaning: 'Where D7 Lead Finder answers.',
  },
  {
    name: 'OSM_CONTACT',
    default: 'empty',
    meaning: "The email address that OpenStreetMap's servers are told, as their rules want. Empty: they are not asked.",
  },
  {
    name: 'OSM_NOMINATIM_URL',
    default: 'https://nominatim.openstreetmap.org',
    meaning: 'Where Nominatim answers, which finds towns.',
  },
  {
    name: 'OSM_OVERPASS_URL',
    default: 'https://overpass-api.de/api/interpreter',
    meaning: 'Where Overpass answers, which finds what is around them.',
  },
  {
    name: 'OSM_FILE',
    default: 'empty',
    meaning: 'An extract of OpenStreetMap as Overpass JSON or GeoJSON, read instead of asking its servers.',
  },
  {
    name: 'SECOND_OPINIONS',
    default: '1',
    meaning:
      'Full scans of verified assets also ask sslscan, nmap and nuclei where they are installed, labelled with their name. 0 leaves them out.',
  },
  {
    name: 'SMTP_URL',
    default: 'empty',
    meaning: 'The mail server, for instance smtp://user:secret@host:587. Empty: mails are written to DATA_DIR/outbox.',
  },
  { name: 'MAIL_FROM', default: 'PRODUCT_NAME <noreply@localhost>', meaning: 'The sender of mails.' },
  {
    name: 'PRODUCT_NAME',
    default: 'productName of config.json in SITE_DIR, else Soteria',
    meaning: 'What mails, the description of the API and the requests of the scanner call this product.',
  },
  {
    name: 'CORS_ORIGINS',
    default: 'empty',
    meaning: 'Other origins whose pages may call the API, for instance https://app.example.com.',
  },
  { name: 'TRUST_PROXY', default: '0', meaning: '1 when a reverse proxy in front sets X-Forwarded-For.' },
  {
    name: 'WORKSPACES_PER_ACCOUNT',
    default: '500',
    meaning: 'How many workspaces one account may have, whatever its plan.',
  },
  {
    name: 'ASSETS_PER_ACCOUNT',
    default: '20000',
    meaning: 'How many assets one account may have in all its workspaces, whatever its plan.',
  },
  {
    name: 'SESSIONS_PER_ACCOUNT',
    default: '50',
    meaning:
      'In how many browsers one account may be signed in. With one more, the one used longest ago is signed out.',
  },
  {
    name: 'AUDIT_DAYS',
    default: '365',
    meaning: 'How many days the audit log is kept, 30 at least. 0 keeps it for ever.',
  },
  { name: 'LOG_LEVEL', default: 'info', meaning: `One of ${LOG_LEVELS.join(', ')}.` },
  { name: 'SITE_DIR', default: './out', meaning: 'The folder of the built application.' },
] as const
