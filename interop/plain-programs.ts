import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Place, type Program, write } from './servers'

const inUrl = (address: string) => (address.includes(':') ? `[${address}]` : address)

/** As Debian starts it, without a web.yml. */
export function prometheus(place: Place): Program {
  const config = write(place, 'prometheus.yml', 'global: {}\n')
  const args = [
    `--config.file=${config}`,
    `--storage.tsdb.path=${place.folder}/data`,
    `--web.listen-address=${inUrl(place.address)}:${place.httpPort}`,
  ]
  return { command: '/usr/bin/prometheus', args, hasHttp: true, hasHttps: false }
}

/** Open to whoever comes, on its usual port. */
export function redis(place: Place): Program {
  place.httpPort = 6379
  const args = [
    '--bind',
    place.address,
    '--port',
    '6379',
    '--protected-mode',
    'no',
    '--save',
    '',
    '--dir',
    place.folder,
  ]
  return { command: '/usr/bin/redis-server', args, hasHttp: true, hasHttps: false }
}

/** With the page that Debian's package shows, and its settings for sites. */
export function tomcat(place: Place): Program {
  for (const folder of ['logs', 'work', 'temp', 'webapps']) mkdirSync(join(place.folder, folder))
  cpSync('/usr/share/tomcat10/etc', join(place.folder, 'conf'), { recursive: true })
  cpSync('/usr/share/tomcat10-root/default_root', join(place.folder, 'webapps/ROOT'), { recursive: true })
  const connector = `<Connector address="${place.address}" port="${place.httpPort}" protocol="HTTP/1.1" />`
  const host = '<Host name="localhost" appBase="webapps" unpackWARs="false" autoDeploy="false" />'
  write(
    place,
    'conf/server.xml',
    `<Server port="-1"><Service name="Catalina">${connector}<Engine name="Catalina" defaultHost="localhost">${host}</Engine></Service></Server>\n`,
  )
  const env = {
    CATALINA_HOME: '/usr/share/tomcat10',
    CATALINA_BASE: place.folder,
    CATALINA_TMPDIR: join(place.folder, 'temp'),
    JAVA_OPTS: '-Xmx96m -XX:TieredStopAtLevel=1',
  }
  return { command: '/usr/share/tomcat10/bin/catalina.sh', args: ['run'], env, hasHttp: true, hasHttps: false }
}
