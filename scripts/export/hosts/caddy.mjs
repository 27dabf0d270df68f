import { HSTS, IMMUTABLE, NO_CACHE } from '../rules.mjs'

/**
 * Rules of Caddy, to be imported in a site block. Its directives of one name are sorted by Caddy, so no header is set
 * by two of them.
 */
export function caddy({ base, screens, headers, secret, fixed }) {
  const { 'Referrer-Policy': referrer, ...others } = headers
  const [hsts, age] = HSTS.split(': ')
  const text = `# In your site block: root * <the folder that holds ${base ? `the site; the build is in its ${base}` : 'the build'}>, then import this file.
# The API, when it is on the same origin: handle /api/* { reverse_proxy 127.0.0.1:3000 }
${base && `rewrite ${base} ${base}/\n`}handle ${base}/* {
	header {
${Object.entries(others)
  .map(([name, value]) => `\t\t${name} "${value}"`)
  .join('\n')}
		# ${hsts} "${age}"
	}
	@secret path ${base}${secret}*
	@open not path ${base}${secret}*
	@fixed path ${base}${fixed}*
	@fresh not path ${base}${fixed}*
	header @secret Referrer-Policy "no-referrer"
	header @open Referrer-Policy "${referrer}"
	header @fixed Cache-Control "${IMMUTABLE}"
	header @fresh Cache-Control "${NO_CACHE}"
${screens.map((screen, index) => `\t@screen${index} path_regexp ^${screen.pattern}/?$\n\trewrite @screen${index} ${screen.page}.html`).join('\n')}
	try_files {path} {path}.html {path}/index.html
	file_server {
		precompressed br gzip
	}
}
handle_errors {
	@missing expression {err.status_code} == 404
	handle @missing {
		header Cache-Control "${NO_CACHE}"
		rewrite * ${base}/404.html
		file_server
	}
}
`
  return { 'hosts/Caddyfile': text }
}
