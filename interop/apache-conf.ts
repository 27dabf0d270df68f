import { type Place, type Program, write } from './servers'

const MODULES = ['authz_core', 'authz_host', 'alias', 'autoindex', 'dir', 'env', 'mime', 'setenvif']

/**
 * Debian's Apache with its state in the folder of its place, these modules beside the usual ones, and nothing readable
 * that `settings` do not open.
 */
export function apache(place: Place, modules: readonly string[], settings: string): Program {
  const conf = write(
    place,
    'apache2.conf',
    `${[...modules, ...MODULES].map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
DefaultRuntimeDir ${place.folder}
PidFile ${place.folder}/apache2.pid
Mutex file:${place.folder}
ErrorLog ${place.folder}/error.log
User www-data
Group www-data
TypesConfig /etc/mime.types
<Directory />
  Require all denied
</Directory>
${settings}
`,
  )
  return { command: '/usr/sbin/apache2', args: ['-f', conf, '-DFOREGROUND'], hasHttp: true }
}
