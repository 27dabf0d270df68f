import { spawn, execFileSync, type ChildProcess } from 'node:child_process'
import { globSync, mkdirSync, chmodSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { until } from '@/server/testing-process'
import { adopt, type Place, write } from './servers'

/**
 * What a careless programmer writes: the program says what is wrong, and the web server in front cannot simply say
 * something else beside it.
 */
const PROGRAM = `<?php
session_start();
if (isset($_SERVER['HTTP_ORIGIN'])) {
  header('Access-Control-Allow-Origin: ' . $_SERVER['HTTP_ORIGIN']);
  header('Access-Control-Allow-Credentials: true');
}
header('Referrer-Policy: unsafe-url');
header('Strict-Transport-Security: max-age=60');
?>
<!doctype html><html lang="en"><head><title>Shop</title><link rel="stylesheet" href="/shop.css"><script src="/shop.js"></script></head>
<body><h1>Shop</h1><p>Visit <?= $_SESSION['visits'] = ($_SESSION['visits'] ?? 0) + 1 ?></p><a href="/files/catalogue.zip">Catalogue</a></body></html>
`

/** A shop with files that it offers, and beside them files that lie there by mistake. */
export function writeFaultySite(place: Place): void {
  const nextMonth = new Date(Date.now() + 30 * 86_400_000).toISOString()
  const zip = 'PK\u0003\u0004 an archive for customers'
  const files: Record<string, string> = {
    'index.php': PROGRAM,
    'page.php': '<?php echo "A page of PHP ", 6 * 7;',
    'shop.css': 'h1 { color: #123456 }\n',
    'shop.js': 'document.title += "!"\n//# sourceMappingURL=shop.js.map\n',
    'shop.js.map': JSON.stringify({
      version: 3,
      sources: ['src/shop.ts'],
      sourcesContent: ['const secret = 1'],
      mappings: 'AAAA',
      names: [],
    }),
    '.well-known/security.txt': `Contact: mailto:security@${place.host}\nExpires: ${nextMonth}\n`,
    'files/catalogue.zip': zip,
    'files/prices.gz': '\u001f\u008b an archive',
    'files/today.log': 'What the shop shows on purpose\n',
    // By mistake.
    'backup.zip': zip,
    '.git/HEAD': 'ref: refs/heads/main\n',
    '.env': 'APP_ENV=production\nDB_PASSWORD=interop\n',
    'index.php.bak': PROGRAM,
    'docker-compose.yml': 'services:\n  db:\n    image: mariadb\n',
    'debug.log': '[01-Nov-2026 10:00:00 UTC] PHP Warning: interop\n',
    'composer.lock': '{"packages": [], "content-hash": "1"}\n',
    'phpinfo.php': '<?php phpinfo();',
    'adminer/index.php': "<title>Login - Adminer</title><?php echo 'Adminer';",
    'uploads/customers.txt': 'customers\n',
  }
  for (const [name, text] of Object.entries(files)) write(place, join('site', name), text)
}

/** What has to work before and after each fix. */
export async function brokenPages(
  get: (path: string, headers?: Record<string, string>) => Promise<{ status: number; text: string; cookie: string }>,
): Promise<string[]> {
  const wrong: string[] = []
  const expected: [path: string, text: string][] = [
    ['/', '<h1>Shop</h1>'],
    ['/page.php', 'A page of PHP 42'],
    ['/shop.css', 'h1 {'],
    ['/shop.js', 'document.title'],
    ['/files/catalogue.zip', 'an archive for customers'],
    ['/files/prices.gz', 'an archive'],
    ['/files/today.log', 'on purpose'],
    ['/.well-known/security.txt', 'Contact:'],
  ]
  for (const [path, text] of expected) {
    const answer = await get(path)
    if (answer.status !== 200 || !answer.text.includes(text))
      wrong.push(`${path}: ${answer.status} ${answer.text.slice(0, 80)}`)
  }
  const { cookie } = await get('/')
  const again = await get('/', { cookie: cookie.split(';', 1)[0] ?? '' })
  if (!again.text.includes('Visit 2')) wrong.push('the session is lost')
  return wrong
}

/** PHP-FPM on a socket in the place's folder. */
export async function startPhpFpm(place: Place, settings: string[]): Promise<{ child: ChildProcess; socket: string }> {
  const [program] = globSync('/usr/sbin/php-fpm[0-9]*')
  if (!program) throw new Error('There is no PHP-FPM')
  const socket = join(place.folder, 'php.sock')
  const sessions = join(place.folder, 'sessions')
  mkdirSync(sessions, { recursive: true })
  rmSync(socket, { force: true })
  chmodSync(sessions, 0o777)
  const isRoot = process.getuid?.() === 0
  const conf = write(
    place,
    'php-fpm.conf',
    `[global]
pid = ${place.folder}/php-fpm.pid
error_log = ${place.folder}/php-fpm.log
[www]
${isRoot ? 'user = www-data\ngroup = www-data\n' : ''}listen = ${socket}
listen.mode = 0666
pm = static
pm.max_children = 4
php_admin_value[session.save_path] = ${sessions}
${settings.join('\n')}
`,
  )
  execFileSync(program, ['-t', '-y', conf], { stdio: 'ignore' })
  const child = adopt(spawn(program, ['-F', '-y', conf], { detached: true, stdio: 'ignore' }))
  await until(async () => existsSync(socket))
  return { child, socket }
}
