import { type Place, type Program, write } from './servers'

/** The built application in the folder `site`, under the rules it was shipped with. */
export function shippedCaddy(place: Place, base: string): Program {
  const rules = `bind 127.0.0.1\n\troot * ${place.folder}/site\n\timport ${place.folder}/site${base}/hosts/Caddyfile`
  const conf = write(
    place,
    'Caddyfile',
    `{
	admin off
	auto_https off
	storage file_system ${place.folder}/storage
}
http://:${place.httpPort} {
	${rules}
}
https://:${place.httpsPort} {
	tls ${place.cert} ${place.key}
	${rules}
}
`,
  )
  return {
    command: '/usr/bin/caddy',
    args: ['run', '--config', conf, '--adapter', 'caddyfile'],
    env: { HOME: place.folder },
    hasHttp: true,
  }
}
