import { type Place, type Program, write } from './servers'

/** As Debian's lighttpd.conf with its module for TLS. */
export function defaultLighttpd(place: Place): Program {
  const conf = write(
    place,
    'lighttpd.conf',
    `server.modules = ("mod_indexfile", "mod_access", "mod_alias", "mod_redirect", "mod_openssl", "mod_dirlisting", "mod_staticfile")
server.document-root = "${place.folder}/html"
server.pid-file = "${place.folder}/lighttpd.pid"
server.bind = "127.0.0.1"
server.port = ${place.httpPort}
index-file.names = ("index.html")
mimetype.assign = (".html" => "text/html", ".txt" => "text/plain")
$SERVER["socket"] == "127.0.0.1:${place.httpsPort}" {
  ssl.engine = "enable"
  ssl.pemfile = "${place.cert}"
  ssl.privkey = "${place.key}"
}
`,
  )
  write(
    place,
    'html/index.html',
    '<!DOCTYPE html><html><head><title>Welcome page</title></head><body><h1>Placeholder page</h1></body></html>\n',
  )
  return { command: '/usr/sbin/lighttpd', args: ['-D', '-f', conf], hasHttp: true }
}

/** A server with every suite and version OpenSSL still has, good and bad. */
export function weakOpenssl(place: Place): Program {
  const ciphers = 'ALL:COMPLEMENTOFALL:@SECLEVEL=0'
  const args = [
    's_server',
    '-accept',
    `127.0.0.1:${place.httpsPort}`,
    '-cert',
    place.cert,
    '-key',
    place.key,
    '-cipher',
    ciphers,
    '-no_ticket',
    '-www',
    '-quiet',
  ]
  const conf = write(
    place,
    'openssl.cnf',
    'openssl_conf = start\n[start]\nssl_conf = ssl\n[ssl]\nsystem_default = any\n[any]\nMinProtocol = TLSv1\nCipherString = ALL:@SECLEVEL=0\n',
  )
  return { command: '/usr/bin/openssl', args, env: { OPENSSL_CONF: conf }, hasHttp: false }
}
