const FACE = 'react next use-intl lucide-react clsx zod window'
const SHARED = 'pure contract'
const GROUND = `react-lib browser ${SHARED}`
const FRAME = 'palette nav plan'
const PIECES = `recipe delivery shell nav plan scan-result data-table ui hooks stores ${GROUND}`
const NOUN = /^components\/(?!(?:ui|data-table|scan-result|recipe|delivery|shell|palette|nav|plan)\/)(?<noun>[^/]+)\//

/**
 * Who may import whom, types too: THE table. Its order is that of the floors: nothing imports what stands above it. A
 * file belongs to the first room whose pattern it matches. It may import its own room, the rooms in `may`, and from
 * outside what `uses` lists: packages, `node`, `network` for all that opens a connection, `environment` for the
 * settings of the process, `window` for all that only a page has. What a pattern calls `noun` stays apart: files of two
 * nouns never meet.
 */
// biome-ignore format: two lines for each row
export const ROOMS = [
  { room: 'tests', files: /\.(test|spec)\.tsx?$|^(e2e|bench|interop)\//, why: 'nothing stands on a test',
    may: '*', uses: '*' },
  { room: 'test support', files: /^lib\/testing\/|(^|\/)testing(-[a-z-]+)?\.tsx?$/, why: 'it is for tests alone',
    may: '*', uses: '*' },
  { room: 'tools', files: /^(scripts|dist|out|public)\/|^(?!instrumentation)[^/]+$/, why: 'they build and check the product from outside',
    may: 'db pdf pure', uses: '*' },

  { room: 'app', files: /^app\//, why: 'it names screens and fetches nothing',
    may: 'screens shell stores react-lib browser pure', uses: 'react next' },
  { room: 'screens', files: new RegExp(`${NOUN.source}[^/]+-screen\\.tsx$`), why: 'a screen is named by a page and by nothing else',
    may: `nouns ${PIECES}`, uses: 'react next use-intl lucide-react' },
  { room: 'nouns', files: NOUN, why: 'a noun does not reach into another',
    may: PIECES, uses: `${FACE} react-dom react-hook-form @atlaskit/pragmatic-drag-and-drop` },
  { room: 'recipe', files: /^components\/recipe\//, why: 'the screen of integrations shows them in a tab of its own',
    may: `delivery shell nav plan data-table ui hooks stores ${GROUND}`, uses: `${FACE} react-dom react-hook-form @atlaskit/pragmatic-drag-and-drop` },
  { room: 'delivery', files: /^components\/delivery\//, why: 'connections and recipes share what was sent and what came back',
    may: `data-table ui hooks stores ${GROUND}`, uses: FACE },
  { room: 'shell', files: /^components\/shell\//, why: 'every screen stands in it, so it knows none',
    may: `${FRAME} ui hooks stores ${GROUND}`, uses: `${FACE} react-dom zustand @base-ui/react @tanstack/react-query` },
  { room: 'palette', files: /^components\/palette\//, why: 'it finds what the app has and stands in its frame',
    may: `nav plan ui hooks stores ${GROUND}`, uses: `${FACE} @base-ui/react @tanstack/react-query` },
  { room: 'nav', files: /^components\/nav\//, why: 'where one can go, for the frame and the palette',
    may: `ui hooks stores ${GROUND}`, uses: FACE },
  { room: 'plan', files: /^components\/plan\//, why: 'what a plan opens, for every screen',
    may: `ui hooks stores ${GROUND}`, uses: `${FACE} react-dom` },
  { room: 'scan-result', files: /^components\/scan-result\//, why: 'nouns share it, and it is given what it shows',
    may: `ui ${GROUND}`, uses: 'react use-intl lucide-react clsx' },
  { room: 'data-table', files: /^components\/data-table\//, why: 'the table knows nothing of the product',
    may: 'ui react-lib browser pure', uses: `${FACE} papaparse @base-ui/react @tanstack/react-table` },
  { room: 'ui', files: /^components\/ui\//, why: 'the kit knows nothing of the product, and nobody else knows its libraries',
    may: 'react-lib browser pure', uses: `${FACE} sonner react-hook-form @hookform/resolvers @base-ui/react class-variance-authority` },
  { room: 'hooks', files: /^lib\/api\//, why: 'a hook knows no component',
    may: `stores ${GROUND}`, uses: 'react next zod @tanstack/react-query window' },
  { room: 'stores', files: /^stores\//, why: 'stores stand on lib alone',
    may: GROUND, uses: 'react zod zustand window' },
  { room: 'react-lib', files: /^lib\/react\//, why: 'lib knows neither stores nor what stands on them',
    may: `browser ${SHARED}`, uses: 'react next use-intl window' },
  { room: 'boot', files: /^(lib\/browser\/boot\/|instrumentation-client)/, why: 'it runs before the app, without React',
    may: `browser ${SHARED}`, uses: 'window signature_pad' },
  { room: 'browser', files: /^lib\/browser\//, why: 'it also runs before the app, without React',
    may: SHARED, uses: 'zod zustand ky window network' },

  { room: 'host', files: /^server\/(admin|admin-commands|app|banner|host|node|on-node|site)\.ts$/, why: 'it puts the server together',
    may: `demo routes calls feeds jobs contracts leads wordpress automation monitor connections outgoing images pdf records db server scanner net ${SHARED}`, uses: 'node network environment hono @hono/node-server pino drizzle-orm zod' },
  { room: 'demo', files: /^server\/demo\//, why: 'the product knows nothing of its demo',
    may: `leads records db server ${SHARED}`, uses: 'node network drizzle-orm' },
  { room: 'routes', files: /^server\/(routes\/|api\/(mount|openapi)\.ts)/, why: 'what runs without a call imports no call, and a call no module of Node',
    may: `calls contracts leads wordpress automation connections outgoing pdf monitor records db server scanner net ${SHARED}`, uses: 'hono drizzle-orm zod ipaddr.js' },
  { room: 'calls', files: /^server\/api\//, why: 'what all calls share knows none of them',
    may: `records db server net ${SHARED}`, uses: 'hono drizzle-orm zod ipaddr.js' },
  { room: 'feeds', files: /^server\/feeds\//, why: 'facts from outside belong to no tenant',
    may: 'jobs server scanner contract', uses: 'node network pino zod' },
  { room: 'jobs', files: /^server\/jobs\//, why: 'work goes on without a call',
    may: `wordpress automation monitor connections outgoing pdf records db server scanner ${SHARED}`, uses: 'node pino drizzle-orm pg-boss' },
  { room: 'contracts', files: /^server\/contracts\//, why: 'papers between an agency and its clients, whoever asks',
    may: `leads records pdf db server ${SHARED}`, uses: 'drizzle-orm @noble/hashes' },
  { room: 'leads', files: /^server\/leads\//, why: 'businesses, their sites and what is known of them, whoever asks',
    may: `records outgoing db server scanner net ${SHARED}`, uses: 'node pino drizzle-orm zod tldts @noble/hashes' },
  { room: 'wordpress', files: /^server\/wordpress\//, why: 'reports of sites come by a call, and by a job that asks',
    may: `monitor records db server scanner net ${SHARED}`, uses: 'node pino drizzle-orm zod fflate' },
  { room: 'automation', files: /^server\/automation\//, why: 'it acts on what happened, whoever was told of it',
    may: `monitor records db server ${SHARED}`, uses: 'pino drizzle-orm' },
  { room: 'monitor', files: /^server\/monitor\//, why: 'it looks when a job says so',
    may: `records db server scanner net ${SHARED}`, uses: 'node pino drizzle-orm zod tldts' },
  { room: 'connections', files: /^server\/connections\//, why: 'a message is sent by a job, and by a call that tests',
    may: `records outgoing db server ${SHARED}`, uses: 'pino drizzle-orm' },
  { room: 'records', files: /^server\/records\//, why: 'calls and jobs share it',
    may: `outgoing pdf db server scanner net ${SHARED}`, uses: 'pino drizzle-orm' },
  { room: 'pdf', files: /^server\/pdf\//, why: 'it is told everything and asks no database',
    may: `server ${SHARED}`, uses: 'node zod bidi-js pdfkit' },
  { room: 'images', files: /^server\/images\//, why: 'it draws pictures of strangers anew and knows nothing else',
    may: 'contract', uses: 'node environment sharp' },
  { room: 'outgoing', files: /^server\/outgoing\//, why: 'it carries secrets to others and knows no table',
    may: `server net ${SHARED}`, uses: '@noble/hashes' },
  { room: 'db', files: /^server\/db\//, why: 'tables know nothing of the work on them',
    may: `server net ${SHARED}`, uses: 'node pino pg drizzle-orm @electric-sql/pglite' },
  { room: 'server', files: /^server\/[^/]+$/, why: 'the whole server stands on it',
    may: `net ${SHARED}`, uses: 'node pino hono zod use-intl ipaddr.js nodemailer @noble/hashes @node-rs/argon2' },
  { room: 'scanner', files: /^server\/scanner\//, why: 'it has no database and no secrets, and asks the network through net',
    may: `net ${SHARED}`, uses: 'node environment zod csp_evaluator htmlparser2 ipaddr.js @noble/hashes retire tldts tough-cookie' },
  { room: 'net', files: /^server\/net\//, why: 'everybody asks the network through it',
    may: SHARED, uses: 'node network ipaddr.js undici' },

  { room: 'pure', files: /^lib\/(automation|config|domain|exports|messages)\//, why: 'page and server both stand on it',
    may: 'contract', uses: 'zod papaparse @zxcvbn-ts/core @zxcvbn-ts/language-common' },
  { room: 'contract', files: /^lib\/contract\//, why: 'what goes over the wire is zod and nothing else',
    may: '', uses: 'zod' },
]
