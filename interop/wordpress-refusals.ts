import { execFileSync } from 'node:child_process'
import { createPrivateKey, randomBytes, sign } from 'node:crypto'
import { join } from 'node:path'
import { check } from './expect'
import { type Place, write } from './servers'

const HEARTBEAT = '/api/wp/agent/heartbeat'
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Runs PHP in the WordPress of a place, as its own command line does. What it prints, or what it says went wrong. */
export function wp(place: Place, code: string, config = 'wp-config.php'): string {
  const file = write(
    place,
    'run.php',
    `<?php
define('WP_CLI', true);
class WP_CLI {
  public static $commands = [];
  public static function add_command($name, $run) { self::$commands[$name] = $run; }
  public static function success($text) { echo "Success: $text"; }
  public static function error($text) { echo "Error: $text"; }
}
function command($name, ...$args) { (WP_CLI::$commands[$name])($args); }
require '${join(place.folder, 'site', config)}';
${code}
`,
  )
  return execFileSync('/usr/bin/php', ['-d', 'display_errors=stderr', file], { encoding: 'utf8' })
}

/** With the very key of the paired site: what it sent is sent again, changed, late, and from elsewhere. */
export async function refuseReports(place: Place, base: string): Promise<void> {
  const { site, keys, facts } = JSON.parse(
    wp(place, "echo json_encode(get_option('site_guard') + ['facts' => Site_Guard_Facts::all()]);"),
  ) as { site: string; keys: string; facts: { url: string } }
  const seed = Buffer.from(keys, 'base64').subarray(0, 32)
  const key = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' })
  const signed = (body: string, time = Math.floor(Date.now() / 1_000)) => {
    const once = randomBytes(16).toString('hex')
    const signature = sign(null, Buffer.from(`${HEARTBEAT}\n${time}\n${once}\n${body}`), key).toString('base64')
    return { 'x-site': site, 'x-time': String(time), 'x-once': once, 'x-signature': signature }
  }
  const send = async (body: string, headers: Record<string, string>) => {
    const answer = await fetch(`${base}${HEARTBEAT}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })
    return `${answer.status} ${(await answer.json()).message}`
  }
  const body = JSON.stringify(facts)
  const first = signed(body)
  const foreign = JSON.stringify({ ...facts, url: 'http://staging.example' })
  const host = new URL(facts.url).host
  check(
    `${place.name}: replay, a changed body, an old time and a foreign host are refused with their sentences`,
    [
      await send(body, first),
      await send(body, first),
      await send(body.replace('"core":"', '"core":"9'), signed(body)),
      await send(body, signed(body, Math.floor(Date.now() / 1_000) - 301)),
      await send(foreign, signed(foreign)),
    ],
    [
      '200 Noted.',
      '401 This report was already received.',
      '401 The signature doesn’t match.',
      '401 This site’s clock is more than 5 minutes off.',
      `409 This report comes from staging.example, but the dashboard lists this site as ${host}. Choose what to do in the dashboard.`,
    ],
  )
}

const mariadb = (place: Place) => ['-uroot', `-S${join(place.folder, 'mariadb.sock')}`]

/** Its database, taken to another host with everything that is in it, as staging sites are made. */
export function copyDatabase(place: Place): void {
  const dump = execFileSync('/usr/bin/mariadb-dump', [...mariadb(place), 'wordpress'])
  const run = (sql: string | Buffer, ...names: string[]) =>
    execFileSync('/usr/bin/mariadb', [...mariadb(place), ...names], { input: sql })
  run('create database staging; grant all on staging.* to wordpress@localhost;')
  run(dump, 'staging')
  run(
    "update wp_options set option_value = 'http://staging.example' where option_name in ('home', 'siteurl')",
    'staging',
  )
  const config = execFileSync('cat', [join(place.folder, 'site/wp-config.php')], { encoding: 'utf8' })
  write(place, 'site/wp-config-staging.php', config.replace("'DB_NAME', 'wordpress'", "'DB_NAME', 'staging'"))
}
