/** One sign of a product. The first group of a pattern, where there is one, is the version. */
export type TechnologyRule = {
  name: string
  category: 'cms' | 'shop' | 'framework' | 'language' | 'server' | 'hosting' | 'analytics' | 'builder' | 'community'
  /** `<meta name="generator">`. */
  generator?: RegExp
  header?: [name: string, value: RegExp]
  /** Name of a cookie. */
  cookie?: RegExp
  /** Address of something the page loads. */
  address?: RegExp
  /** Runs over text a stranger wrote: no open-ended repetition. */
  html?: RegExp
}

const VERSION = '(\\d+(?:\\.\\d+)*)'
const named = (name: string) => new RegExp(`^${name}\\b(?:[ /]v?${VERSION})?`, 'i')

export const TECHNOLOGY_RULES: TechnologyRule[] = [
  {
    name: 'WordPress',
    category: 'cms',
    generator: named('WordPress'),
    address: /\/wp-(?:content|includes)\//,
    header: ['link', /rel="https:\/\/api\.w\.org\/"/],
  },
  {
    name: 'WooCommerce',
    category: 'shop',
    generator: named('WooCommerce'),
    address: /\/wp-content\/plugins\/woocommerce\//,
    cookie: /^woocommerce_/,
  },
  {
    name: 'Elementor',
    category: 'builder',
    generator: named('Elementor'),
    address: /\/wp-content\/plugins\/elementor\//,
  },
  {
    name: 'Drupal',
    category: 'cms',
    generator: named('Drupal'),
    header: ['x-generator', named('Drupal')],
    address: /\/core\/misc\/drupal\.js/,
  },
  { name: 'Joomla', category: 'cms', generator: named('Joomla!?'), address: /\/media\/system\/js\/(?:core|mootools)/ },
  { name: 'TYPO3', category: 'cms', generator: named('TYPO3(?: CMS)?'), address: /\/typo3(?:conf|temp)\// },
  { name: 'Ghost', category: 'cms', generator: named('Ghost') },
  { name: 'Contao', category: 'cms', generator: named('Contao(?: Open Source CMS)?') },
  { name: 'Concrete CMS', category: 'cms', generator: named('concrete(?:5| CMS)') },
  { name: 'MediaWiki', category: 'community', generator: named('MediaWiki') },
  { name: 'DokuWiki', category: 'community', generator: named('DokuWiki'), cookie: /^DokuWiki$/ },
  { name: 'Discourse', category: 'community', generator: named('Discourse'), cookie: /^_forum_session$/ },
  { name: 'phpBB', category: 'community', cookie: /^phpbb\d?_\w+_(?:sid|u|k)$/ },
  { name: 'Moodle', category: 'community', cookie: /^MoodleSession/ },
  { name: 'Nextcloud', category: 'community', cookie: /^(?:__Host-)?nc_sameSiteCookie/ },
  {
    name: 'Shopify',
    category: 'shop',
    header: ['x-shopify-stage', /./],
    cookie: /^_shopify_/,
    address: /\/\/cdn\.shopify\.com\//,
  },
  {
    name: 'Magento',
    category: 'shop',
    cookie: /^(?:mage-|X-Magento-)/i,
    address: /\/static\/version\d+\/frontend\//,
    html: /data-mage-init=/,
  },
  { name: 'PrestaShop', category: 'shop', generator: named('PrestaShop'), cookie: /^PrestaShop-/ },
  {
    name: 'Shopware',
    category: 'shop',
    header: ['sw-version-id', /./],
    cookie: /^sw-(?:states|cache-hash|context-token)$/,
  },
  { name: 'OpenCart', category: 'shop', cookie: /^OCSESSID$/ },
  {
    name: 'Wix',
    category: 'builder',
    generator: named('Wix\\.com Website Builder'),
    header: ['x-wix-request-id', /./],
  },
  {
    name: 'Squarespace',
    category: 'builder',
    header: ['server', /^Squarespace/i],
    address: /\/\/(?:assets|static1?)\.squarespace\.com\//,
  },
  { name: 'Webflow', category: 'builder', generator: named('Webflow') },
  { name: 'Hugo', category: 'framework', generator: named('Hugo') },
  { name: 'Jekyll', category: 'framework', generator: named('Jekyll') },
  { name: 'Gatsby', category: 'framework', generator: named('Gatsby') },
  { name: 'Astro', category: 'framework', generator: named('Astro'), address: /\/_astro\// },
  {
    name: 'Next.js',
    category: 'framework',
    header: ['x-powered-by', named('Next\\.js')],
    address: /\/_next\/static\//,
  },
  { name: 'Nuxt', category: 'framework', address: /\/_nuxt\//, html: /window\.__NUXT__/ },
  { name: 'Angular', category: 'framework', html: /\sng-version="(\d+(?:\.\d+)*)/ },
  { name: 'Laravel', category: 'framework', cookie: /^laravel_session$/ },
  { name: 'Django', category: 'framework', cookie: /^csrftoken$/ },
  { name: 'CodeIgniter', category: 'framework', cookie: /^ci_session$/ },
  { name: 'Express', category: 'framework', header: ['x-powered-by', named('Express')], cookie: /^connect\.sid$/ },
  {
    name: 'ASP.NET',
    category: 'framework',
    header: ['x-aspnet-version', new RegExp(`^${VERSION}`)],
    cookie: /^(?:ASP\.NET_SessionId|\.AspNetCore\.)/,
  },
  { name: 'Java', category: 'language', cookie: /^JSESSIONID/ },
  { name: 'PHP', category: 'language', header: ['x-powered-by', named('PHP')], cookie: /^PHPSESSID$/ },
  { name: 'nginx', category: 'server', header: ['server', named('nginx')] },
  { name: 'OpenResty', category: 'server', header: ['server', named('openresty')] },
  { name: 'Apache', category: 'server', header: ['server', named('Apache')] },
  { name: 'IIS', category: 'server', header: ['server', named('Microsoft-IIS')] },
  { name: 'LiteSpeed', category: 'server', header: ['server', named('LiteSpeed')] },
  { name: 'lighttpd', category: 'server', header: ['server', named('lighttpd')] },
  { name: 'Caddy', category: 'server', header: ['server', named('Caddy')] },
  { name: 'Varnish', category: 'server', header: ['via', /\bvarnish\b/i] },
  { name: 'Cloudflare', category: 'hosting', header: ['cf-ray', /./], cookie: /^(?:__cf_bm|cf_clearance)$/ },
  { name: 'Amazon CloudFront', category: 'hosting', header: ['x-amz-cf-id', /./] },
  { name: 'Fastly', category: 'hosting', header: ['x-fastly-request-id', /./] },
  { name: 'Vercel', category: 'hosting', header: ['x-vercel-id', /./] },
  { name: 'Netlify', category: 'hosting', header: ['x-nf-request-id', /./] },
  { name: 'GitHub Pages', category: 'hosting', header: ['server', /^GitHub\.com$/i] },
  { name: 'Google Tag Manager', category: 'analytics', address: /\/\/www\.googletagmanager\.com\/(?:gtm|gtag\/js)/ },
  { name: 'Matomo', category: 'analytics', address: /\/(?:matomo|piwik)\.js(?:\?|$)/ },
  { name: 'Plausible', category: 'analytics', address: /\/\/plausible\.io\/js\// },
]
