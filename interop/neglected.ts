import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { phpApache } from './php-apache'
import { type Place, type Program, write } from './servers'

const REPOSITORY = [
  '-c',
  'user.name=Shop',
  '-c',
  'user.email=shop@example.com',
  '-c',
  'init.defaultBranch=main',
  '-c',
  'safe.directory=*',
]

const FILES: Record<string, string> = {
  'index.php': `<?php session_start(); ?>
<!doctype html><html lang="en"><head><title>Old shop</title><link rel="stylesheet" href="css/shop.css">
<script src="js/jquery.js"></script><script src="js/bootstrap.js"></script><script src="js/angular.js"></script></head>
<body><a href="contact.php">Contact</a><form method="post" action="sign-in.php"><input type="password" name="password"></form></body></html>
`,
  'contact.php': '<?php echo "<!doctype html><title>Contact</title><p>Write to us.</p>";\n',
  'contact.php~': '<?php mail("owner@example.com", "Contact", "old");\n',
  'config.php': '<?php $password = "only-in-this-test";\n',
  'config.php.bak': '<?php $password = "only-in-this-test";\n',
  'phpinfo.php': '<?php phpinfo();\n',
  'css/shop.css': 'body { color: black }\n',
  // What the scanner knows a library by is how it introduces itself.
  'js/jquery.js': '/*! jQuery v1.12.4 | (c) jQuery Foundation | jquery.org/license */\n',
  'js/bootstrap.js': '/*!\n * Bootstrap v3.3.7 (http://getbootstrap.com)\n */\n',
  'js/angular.js': '/*\n AngularJS v1.5.8\n (c) 2010-2016 Google, Inc. http://angularjs.org\n License: MIT\n*/\n',
  'uploads/order-1001.txt': 'one red lamp\n',
  '.env': 'APP_ENV=production\nDB_PASSWORD=only-in-this-test\n',
  'backup.sql':
    '-- MariaDB dump 10.19  Distrib 10.11.6-MariaDB, for debian-linux-gnu (x86_64)\n--\n-- Host: localhost    Database: shop\n\nCREATE TABLE `orders` (`id` int);\n',
  'composer.lock': '{\n  "content-hash": "0123456789abcdef0123456789abcdef",\n  "packages": []\n}\n',
  'docker-compose.yml': 'services:\n  db:\n    image: mariadb:10\n',
  'storage/logs/laravel.log': '[2026-11-01 10:00:00] production.ERROR: Undefined variable $total\n',
}

/** What of it is true and of the category of exposed things: the rule and where. */
export const EXPOSED = [
  'exposure.files/config /docker-compose.yml',
  'exposure.files/dump /backup.sql',
  'exposure.files/dump /backup.tar.gz',
  'exposure.files/git /.git/HEAD',
  'exposure.files/log /storage/logs/laravel.log',
  'exposure.files/metadata /composer.lock',
  'exposure.files/phpinfo /phpinfo.php',
  'exposure.files/secrets /.env',
  'exposure.files/source /config.php.bak',
  'exposure.files/source /contact.php~',
  'exposure.listing/listing /css/',
  'exposure.listing/listing /js/',
  'exposure.listing/listing /tmp/',
  'exposure.listing/listing /uploads/',
  'exposure.methods/trace /',
]
/** What of it can be fixed by taking one file away. */
export const REMOVABLE = { file: 'site/backup.sql', finding: 'exposure.files/dump /backup.sql' }
/** Some of the rest. */
export const ALSO_FOUND = ['http.cookies/session-no-httponly', 'http.csp/missing', 'software.js/vulnerable']
export const OLD_LIBRARIES = ['angularjs', 'bootstrap', 'jquery']

/**
 * A PHP site as it grows where nobody looks after it: made by a checkout, with copies and dumps beside the programs.
 */
export function neglectedSite(place: Place): Program {
  for (const [file, text] of Object.entries(FILES)) write(place, `site/${file}`, text)
  const root = join(place.folder, 'site')
  mkdirSync(join(root, 'tmp'))
  const git = (...args: string[]) =>
    execFileSync('/usr/bin/git', [...REPOSITORY, '-C', root, ...args], { stdio: 'ignore' })
  git('init')
  git('add', '.')
  git('commit', '--message', 'Go live')
  execFileSync('tar', ['-czf', join(root, 'backup.tar.gz'), '-C', root, 'index.php', 'config.php'])
  return phpApache(place, `TraceEnable On\n<Directory ${root}>\n  Options Indexes FollowSymLinks\n</Directory>`)
}
