import { globSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { program } from './nginx'
import { type Place, type Program, write } from './servers'

/** PHP in processes of its own, behind a socket in the place's folder. */
export function phpFpm(place: Place): Program {
  const [command] = globSync('/usr/sbin/php-fpm[0-9]*')
  if (!command) throw new Error('There is no PHP-FPM')
  const isRoot = process.getuid?.() === 0
  mkdirSync(join(place.folder, 'sessions'), { mode: 0o777 })
  const conf = write(
    place,
    'fpm.conf',
    `[global]
error_log = ${place.folder}/fpm.log
daemonize = no
[www]
${isRoot ? 'user = www-data\ngroup = www-data' : ''}
listen = ${socketOf(place)}
listen.mode = 0666
pm = static
pm.max_children = 4
php_admin_value[session.save_path] = ${place.folder}/sessions
php_admin_value[opcache.revalidate_freq] = 0
`,
  )
  return { command, args: ['--nodaemonize', '--fpm-config', conf], hasHttp: false, hasHttps: false }
}

export const socketOf = ({ folder }: Pick<Place, 'folder'>) => join(folder, 'fpm.sock')

/** nginx before it, as WordPress describes its own set-up: what is no file goes to index.php. */
export function phpNginx(place: Place): Program {
  const site = `server {
    listen ${place.address}:${place.httpPort};
    server_name ${place.host};
    root ${place.folder}/site;
    index index.php;
    client_max_body_size 8m;
    location / { try_files $uri $uri/ /index.php?$args; }
    location ~ \\.php$ {
      include /etc/nginx/fastcgi_params;
      # With its port, which is part of the address here.
      fastcgi_param HTTP_HOST $http_host;
      fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
      fastcgi_pass unix:${socketOf(place)};
    }
  }`
  return { ...program(place, site), hasHttps: false }
}
