import ipaddr from 'ipaddr.js'
import type { Reader } from './setting-reader'
import type { SettingName } from './settings-table'

const FEED_SCHEMES = ['https:', 'http:', 'file:']

export type Gateway = { host: string; address: string; port: number }

const isRange = (text: string) => ipaddr.isValidCIDR(text)
/** `host=address:port`, of an IPv6 address `host=[address]:port`. */
function gatewayOf(text: string): Gateway[] {
  const [, host = '', address = '', port = ''] = /^([a-z0-9.-]+)=\[?([0-9a-f.:]+?)\]?:(\d{1,5})$/i.exec(text) ?? []
  const isRight = ipaddr.isValid(address) && Number(port) > 0 && Number(port) < 65_536
  return isRight ? [{ host: host.toLowerCase(), address, port: Number(port) }] : []
}

const RANGES = 'a list like 10.20.0.0/16,fd12::/64'

/** What scans and deliveries may reach, and what scans know things from. */
export function readScans(read: Reader) {
  const wordpressFeedUrl = read.address('WORDPRESS_FEED_URL', FEED_SCHEMES)
  const wordpressFeedToken = read.text('WORDPRESS_FEED_TOKEN')
  if (wordpressFeedToken && wordpressFeedUrl && URL.parse(wordpressFeedUrl)?.protocol === 'http:')
    read.problems.push(
      'WORDPRESS_FEED_URL must start with https:// when there is a WORDPRESS_FEED_TOKEN, because anyone on the network could read the token.',
    )
  return {
    scanAllowCidrs: read.list('SCAN_ALLOW_CIDRS', isRange, RANGES),
    deliveryAllowCidrs: read.list('DELIVERY_ALLOW_CIDRS', isRange, RANGES),
    deliveryGateways: read
      .list('DELIVERY_GATEWAYS', (text) => gatewayOf(text).length > 0, 'a list like hooks.slack.com=10.20.0.5:8443')
      .flatMap(gatewayOf),
    scanConcurrency: read.whole('SCAN_CONCURRENCY', 8, 1, 64),
    retireDb: read.text('RETIRE_DB'),
    libraryFeedUrl: read.address('LIBRARY_FEED_URL', FEED_SCHEMES),
    wordpressFeedUrl,
    wordpressFeedToken,
    wordpressReleasesUrl: read.address('WORDPRESS_RELEASES_URL', FEED_SCHEMES),
    secondOpinions: read.flag('SECOND_OPINIONS', true),
  }
}

/** Where businesses are found. */
export function readLeads(read: Reader) {
  const address = (name: SettingName, fallback: string) =>
    (read.address(name, ['https:', 'http:']) ?? fallback).replace(/\/+$/, '')
  return {
    googlePlacesKey: read.text('GOOGLE_PLACES_KEY'),
    googlePlacesUrl: address('GOOGLE_PLACES_URL', 'https://places.googleapis.com'),
    googleDailySearches: read.whole('GOOGLE_DAILY_SEARCHES', 1_000, 1, 1_000_000),
    googleKeepDays: read.whole('GOOGLE_KEEP_DAYS', 30, 0, 30),
    d7Key: read.text('D7_KEY'),
    d7Url: address('D7_URL', 'https://dash.d7leadfinder.com/app/api'),
    osmContact: read.text('OSM_CONTACT'),
    osmNominatimUrl: address('OSM_NOMINATIM_URL', 'https://nominatim.openstreetmap.org'),
    osmOverpassUrl: address('OSM_OVERPASS_URL', 'https://overpass-api.de/api/interpreter'),
    osmFile: read.text('OSM_FILE'),
  }
}
