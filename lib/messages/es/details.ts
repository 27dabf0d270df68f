import type { Elsewhere } from '@/lib/messages/translation'

/**
 * What scans write down beside their findings, by the English words: how checks ended, facts, what was read up on. What
 * a finding says stands in rules.ts, by its rule.
 */
export const details: Elsewhere['details'] = {
  // http.csp
  'Content Security Policy': 'Política de seguridad de contenido',
  // exposure.files
  'The Git repository can be downloaded': 'El repositorio Git se puede descargar',
  'Version control data can be downloaded': 'Se pueden descargar datos del control de versiones',
  'A file with passwords or keys can be read': 'Se puede leer un archivo con contraseñas o claves',
  'A backup can be downloaded': 'Se puede descargar una copia de seguridad',
  'A copy of source code can be read': 'Se puede leer una copia del código fuente',
  'A configuration file can be read': 'Se puede leer un archivo de configuración',
  'phpinfo() is public': 'phpinfo() es público',
  'The status page of the server is public': 'La página de estado del servidor es pública',
  'A log file is public': 'Un archivo de registro es público',
  'A list of files or packages is public': 'Una lista de archivos o paquetes es pública',
  // exposure.listing
  'The contents of a folder are listed': 'Se lista el contenido de una carpeta',
  // exposure.sourcemaps
  'Source maps': 'Mapas de código (source maps)',
  'The original source of scripts can be read': 'Se puede leer el código original de los scripts',
  // exposure.panels
  'Administration pages and installers': 'Páginas de administración e instaladores',
  'An administration page is open to the internet': 'Una página de administración está abierta a internet',
  'An administration tool can be used without signing in':
    'Se puede usar una herramienta de administración sin iniciar sesión',
  'An installer was left open': 'Un instalador quedó abierto',
  'The web server shows its default page': 'El servidor web muestra su página predeterminada',
  // exposure.api
  'API descriptions and debug pages': 'Descripciones de la API y páginas de depuración',
  'The description of the API is public': 'La descripción de la API es pública',
  'GraphQL tells its whole schema': 'GraphQL revela todo su esquema',
  'A tool for developers is open': 'Una herramienta para desarrolladores está abierta',
  // exposure.methods
  'The server repeats requests (TRACE)': 'El servidor repite las solicitudes (TRACE)',
  // wordpress.core
  WordPress: 'WordPress',
  // wordpress.software
  'Versions of WordPress, plugins and themes': 'Versiones de WordPress, plugins y temas',
  // meta.securitytxt
  'security.txt': 'security.txt',
  // opinion.sslscan
  'Second opinion on TLS (sslscan)': 'Segunda opinión sobre TLS (sslscan)',
  // opinion.nmap
  'Second opinion on open services (nmap)': 'Segunda opinión sobre los servicios abiertos (nmap)',
  // opinion.nuclei
  'Second opinion on misconfigurations (nuclei)': 'Segunda opinión sobre errores de configuración (nuclei)',
  'nuclei reports a misconfiguration': 'nuclei indica un error de configuración',
  '{product} is open to the internet': 'Se puede abrir {product} desde internet',
  '{product} can be used without signing in': 'Se puede usar {product} sin iniciar sesión',
  'The installer of {product} was left open': 'El instalador de {product} quedó abierto',
  'The installer of this site was left open': 'El instalador de este sitio quedó abierto',
  'The installer of Nextcloud or ownCloud was left open': 'El instalador de Nextcloud u ownCloud quedó abierto',
  '{tool} is open to everybody': 'Cualquiera puede abrir {tool}',
  'Redis without a password': 'Redis sin contraseña',
  'memcached without a password': 'memcached sin contraseña',
  'Elasticsearch without a password': 'Elasticsearch sin contraseña',
  'Docker without a password': 'Docker sin contraseña',
  'MongoDB without a password': 'MongoDB sin contraseña',
  'MySQL or MariaDB': 'MySQL o MariaDB',
  'MySQL or MariaDB, closed to us': 'MySQL o MariaDB, cerrado para nosotros',
  'Web server': 'Servidor web',
  'not recognised': 'no reconocido',
  silent: 'no dice nada',
  'Browsers treat this computer itself as a safe place, with and without HTTPS.':
    'Los navegadores consideran seguro este mismo equipo, con HTTPS y sin él.',
  'The site has no HTTPS.': 'El sitio no tiene HTTPS.',
  'HTTPS gave no usable answer: {reason}': 'HTTPS no dio ninguna respuesta útil: {reason}',
  'nothing was asked': 'no se preguntó nada',
  'Plain HTTP was answered 400, as servers do on a port that is meant for HTTPS.':
    'Por HTTP se respondió 400, como hacen los servidores en un puerto destinado a HTTPS.',
  'Plain HTTP gave no usable answer: {reason}': 'HTTP no dio ninguna respuesta útil: {reason}',
  'Plain HTTP answered {status}, so whether it redirects was not seen.':
    'Por HTTP se respondió {status}, así que no se vio si redirige.',
  'Plain HTTP keeps redirecting: no page was reached.': 'HTTP redirige una y otra vez: no se llegó a ninguna página.',
  'The address has no HTTPS port of its own.': 'La dirección no tiene un puerto HTTPS propio.',
  'The certificate could not be read: {reason}': 'No se pudo leer el certificado: {reason}',
  'What answers on the HTTPS port does not speak TLS.': 'Lo que responde en el puerto HTTPS no usa TLS.',
  'The TLS versions could not be asked for: {reason}': 'No se pudieron consultar las versiones de TLS: {reason}',
  'The server did not agree to any version of TLS we asked for.':
    'El servidor no aceptó ninguna de las versiones de TLS que le propusimos.',
  'The address does not answer with an HTML page.': 'La dirección no responde con una página HTML.',
  'The site sends {count} policies, more than can be weighed against each other.':
    'El sitio envía {count} políticas, más de las que se pueden contrastar entre sí.',
  'The policies of the site are {count} characters long, more than can be read.':
    'Las políticas del sitio tienen {count} caracteres, más de los que se pueden leer.',
  'The page could not be read, and may carry its policy inside.':
    'No se pudo leer la página, y puede que lleve su política dentro.',
  'The site set no cookies.': 'El sitio no creó ninguna cookie.',
  'Only {count} of {total} cookies were judged.': 'Solo se valoraron {count} de {total} cookies.',
  'A page was too long or too slow to be read to its end.':
    'Una página era demasiado larga o lenta para leerla hasta el final.',
  'Not every page could be read: {reason}': 'No se pudieron leer todas las páginas: {reason}',
  'A page was too long or too slow to be read to its end, so scripts may be missing.':
    'Una página era demasiado larga o lenta para leerla hasta el final, así que pueden faltar scripts.',
  'The page has no scripts.': 'La página no tiene scripts.',
  'Only {count} of {total} scripts were looked at.': 'Solo se revisaron {count} de {total} scripts.',
  'Only {count} of {total} scripts inside the page were looked at.':
    'Solo se revisaron {count} de {total} scripts dentro de la página.',
  '{address} was too slow to be read.': 'No se pudo leer {address}: tardaba demasiado.',
  '{address} could not be read.': 'No se pudo leer {address}.',
  'Recognising the libraries of {address} took too long and was given up.':
    'Reconocer las bibliotecas de {address} llevaba demasiado tiempo y se abandonó.',
  'Our recogniser of libraries failed: {reason}.': 'Falló nuestro reconocedor de bibliotecas: {reason}.',
  'The library recogniser did not start.': 'El reconocedor de bibliotecas no arrancó.',
  'The library recogniser ended unexpectedly.': 'El reconocedor de bibliotecas terminó de forma inesperada.',
  'Addresses and local names have no mail of their own.':
    'Las direcciones IP y los nombres locales no tienen correo propio.',
  'The name belongs to a hosting company, which answers for its DNS.':
    'El nombre es de una empresa de alojamiento, que responde de su DNS.',
  'The DNS gave no usable answer for {name}: {reason}': 'El DNS no dio ninguna respuesta útil para {name}: {reason}',
  'The name server reported a failure of its own ({code})': 'El servidor de nombres indicó un fallo propio ({code})',
  'The name server did not answer in time ({code})': 'El servidor de nombres no respondió a tiempo ({code})',
  'The name server did not answer in time': 'El servidor de nombres no respondió a tiempo',
  'The name server refused the question ({code})': 'El servidor de nombres rechazó la consulta ({code})',
  'No name server could be reached ({code})': 'No se pudo llegar a ningún servidor de nombres ({code})',
  'No name server could be reached': 'No se pudo llegar a ningún servidor de nombres',
  'The question was given up ({code})': 'Se abandonó la consulta ({code})',
  'The question was given up': 'Se abandonó la consulta',
  'The name server gave no usable answer ({code})': 'El servidor de nombres no dio ninguna respuesta útil ({code})',
  'The name server gave no usable answer (code {code})':
    'El servidor de nombres no dio ninguna respuesta útil (código {code})',
  'The name server sent an answer that could not be read':
    'El servidor de nombres envió una respuesta que no se pudo leer',
  'The page has no scripts of its own.': 'La página no tiene scripts propios.',
  'The server answers {status} even to a name that does not exist: what it keeps back may or may not be there.':
    'El servidor responde {status} incluso a un nombre que no existe: lo que retiene puede estar ahí o no.',
  'The server answers {status} even to a name that does not exist: nothing can be told from its answers.':
    'El servidor responde {status} incluso a un nombre que no existe: de sus respuestas no se puede deducir nada.',
  '{count} of {total} addresses gave no answer: {reason}':
    '{count} de {total} direcciones no dieron respuesta: {reason}',
  'The server answered {status}': 'El servidor respondió {status}',
  'The answer could not be read to its end': 'La respuesta no se pudo leer hasta el final',
  '{path} gave no answer: {reason}': '{path} no dio respuesta: {reason}',
  'The site does not run WordPress.': 'El sitio no usa WordPress.',
  'Not run: no source of advisories for WordPress is set up, so the versions found ({count}) were not judged.':
    'No se hizo: no hay ninguna fuente de avisos sobre WordPress configurada, así que las versiones encontradas ({count}) no se valoraron.',
  'Not run: the copy of the advisories for WordPress cannot be read, so the versions found ({count}) were not judged.':
    'No se hizo: la copia de los avisos sobre WordPress no se puede leer, así que las versiones encontradas ({count}) no se valoraron.',
  'Neither WordPress nor its plugins and themes tell a version that could be judged.':
    'Ni WordPress ni sus plugins y temas indican una versión que se pueda valorar.',
  'No source of advisories for WordPress is set up, so plugins and themes were not judged.':
    'No hay ninguna fuente de avisos sobre WordPress configurada, así que los plugins y temas no se valoraron.',
  'The copy of the advisories for WordPress cannot be read, so plugins and themes were not judged.':
    'La copia de los avisos sobre WordPress no se puede leer, así que los plugins y temas no se valoraron.',
  '{count} versions were judged by the advisories of {source}.':
    'Versiones valoradas según los avisos de {source}: {count}.',
  'The operator of this scanner has not opened the other ports of this address.':
    'Quien administra este servicio de análisis no ha permitido consultar los demás puertos de esta dirección.',
  '{count} ports were not asked: the operator of this scanner has not opened them.':
    'Puertos sin consultar: {count}. Quien administra este servicio de análisis no lo ha permitido.',
  'No port answered, not even with a refusal: a firewall drops what we send.':
    'No respondió ningún puerto, ni siquiera con un rechazo: un cortafuegos descarta lo que enviamos.',
  '/.well-known/security.txt keeps redirecting: no file was reached.':
    '/.well-known/security.txt redirige una y otra vez: no se llegó a ningún archivo.',
  '/.well-known/security.txt leads to another site, which is not part of this scan.':
    '/.well-known/security.txt lleva a otro sitio, que no forma parte de este análisis.',
  'The server answered {status} for /.well-known/security.txt.':
    'El servidor respondió {status} para /.well-known/security.txt.',
  '{tool} gave no second opinion.': '{tool} no dio una segunda opinión.',
  'It did not come to a report on this site.': 'No llegó a informar sobre este sitio.',
  'It is not installed any more.': 'Ya no está instalado.',
  'It was not done within {seconds} seconds.': 'No terminó en {seconds} segundos.',
  'It wrote more than it should.': 'Escribió más de lo debido.',
  'It could not be started ({code}).': 'No se pudo iniciar ({code}).',
  'It ended with code {code}: {reason}': 'Terminó con el código {code}: {reason}',
  'no reason given': 'no se dio ningún motivo',
  '{engine} saw what our own check did not.': '{engine} vio lo que nuestra propia comprobación no vio.',
  '{engine} saw nothing weak that our own check did not see.':
    '{engine} no vio nada débil que nuestra propia comprobación no viera.',
  'Which ports are open is not known, so there is nothing to ask nmap about.':
    'No se sabe qué puertos están abiertos, así que no hay nada que preguntar a nmap.',
  'No port beside those of the site is known to be open.':
    'No se conoce ningún puerto abierto aparte de los del sitio.',
  'Only {count} of {total} open ports were shown to nmap.':
    'Solo se mostraron a nmap {count} de {total} puertos abiertos.',
  '{engine} named the service on {count} of {total} open ports.':
    '{engine} identificó el servicio en {count} de {total} puertos abiertos.',
  'Only {count} of the {total} reports of nuclei were looked at.':
    'Solo se revisaron {count} de los {total} avisos de nuclei.',
  'nuclei reported {count}.': 'Avisos de nuclei: {count}.',
  'nuclei reported {count}; {dropped} were left out, because the site says the same to a name that does not exist.':
    'Avisos de nuclei: {count}. Descartados: {dropped}, porque el sitio responde lo mismo a un nombre que no existe.',
  'nuclei did not come to its end.': 'nuclei no llegó al final.',
  'The check took longer than {seconds} seconds.': 'La comprobación tardó más de {seconds} segundos.',
  'The check has ended.': 'La comprobación ha terminado.',
  'No web server answered: {reason}': 'No respondió ningún servidor web: {reason}',
  'No web server answered: {reason}.': 'No respondió ningún servidor web: {reason}.',
  'No web server answered: {reason}; {other}': 'No respondió ningún servidor web: {reason}; {other}',
  'No web server answered: {reason}; {other}.': 'No respondió ningún servidor web: {reason}; {other}.',
  'The site keeps redirecting, lastly to {address}: no page was reached.':
    'El sitio redirige una y otra vez, por último a {address}: no se llegó a ninguna página.',
  'The site only sends visitors on to {address}: add that address to have it judged.':
    'El sitio solo redirige a los visitantes a {address}: añade esa dirección para que se valore.',
  'The page answered HTTP {status}: what visitors would see could not be judged.':
    'La página respondió HTTP {status}: no se pudo valorar lo que verían los visitantes.',
  'The page answered HTTP {status} and is empty: there is nothing to judge.':
    'La página respondió HTTP {status} y está vacía: no hay nada que valorar.',
  // when a WordPress site was asked for its report
  'The plugin does not answer there. Is it active?': 'El plugin no responde ahí. ¿Está activo?',
  'The site refused the question ({status}).': 'El sitio rechazó la pregunta ({status}).',
  'The site answered {status}.': 'El sitio respondió {status}.',
  'What the site answered is not a report.': 'Lo que respondió el sitio no es un informe.',
  'The connection was refused ({code})': 'Se rechazó la conexión ({code})',
  'The server broke the connection off ({code})': 'El servidor cortó la conexión ({code})',
  'There is no way to the server ({code})': 'No hay ningún camino hasta el servidor ({code})',
  'No connection could be made in time ({code})': 'No se pudo establecer una conexión a tiempo ({code})',
  'The name has no address ({code})': 'El nombre no tiene dirección ({code})',
  'The name server did not answer ({code})': 'El servidor de nombres no respondió ({code})',
  'The server took the connection but did not answer in time ({code})':
    'El servidor aceptó la conexión, pero no respondió a tiempo ({code})',
  'The headers of the answer are longer than 64 kB ({code})':
    'Las cabeceras de la respuesta superan los 64 kB ({code})',
  'The server closed the connection without a complete answer ({code})':
    'El servidor cerró la conexión sin una respuesta completa ({code})',
  'The answer took too long ({code})': 'La respuesta tardó demasiado ({code})',
  'What answers there does not speak TLS ({code})': 'Lo que responde ahí no usa TLS ({code})',
  'The TLS handshake failed on our side ({code})': 'La negociación TLS falló por nuestra parte ({code})',
  'The TLS handshake failed ({code})': 'La negociación TLS falló ({code})',
  'The TLS handshake was not finished in time ({code})': 'La negociación TLS no terminó a tiempo ({code})',
  'The server closed the connection during the TLS handshake ({code})':
    'El servidor cerró la conexión durante la negociación TLS ({code})',
  'The server sent no certificate ({code})': 'El servidor no envió ningún certificado ({code})',
  'The certificate is malformed ({code})': 'El certificado está mal formado ({code})',
  'What the server answered is not HTTP ({code})': 'Lo que respondió el servidor no es HTTP ({code})',
  'The request failed ({code})': 'La solicitud falló ({code})',
  'The certificate expired on {date}.': 'El certificado caducó el {date}.',
  'The site is not asked over this scheme any more.': 'El sitio ya no se consulta por este esquema.',
  'The server is too slow to go on: {count} answers took longer than allowed.':
    'El servidor es demasiado lento para seguir: {count} respuestas tardaron más de lo permitido.',
  'The {count} requests of one scan are used up.': 'Se han agotado las {count} solicitudes de un análisis.',
  'The {count} bytes of one scan are used up.': 'Se han agotado los {count} bytes de un análisis.',
  'Only http and https addresses can be scanned, not {scheme}.':
    'Solo se pueden analizar direcciones http y https, no {scheme}.',
  'An address with a user name or password in it cannot be scanned.':
    'No se puede analizar una dirección que lleva usuario o contraseña.',
  'This address has no host name.': 'Esta dirección no tiene nombre de host.',
  '“{address}” is not an address that can be scanned.': '«{address}» no es una dirección que se pueda analizar.',
  'We do not scan {host}: {ip} is not a public internet address ({range}).':
    'No analizamos {host}: {ip} no es una dirección pública de internet ({range}).',
  'We do not scan {host}: {ip} is reserved and is never scanned.':
    'No analizamos {host}: la dirección {ip} está reservada y nunca se analiza.',
  'We do not scan {host}: {ip} is not an IP address.': 'No analizamos {host}: {ip} no es una dirección IP.',
  private: 'privada',
  loopback: 'bucle local',
  'link local': 'enlace local',
  'unique local': 'local única',
  reserved: 'reservada',
  'carrier grade nat': 'NAT de operador',
  multicast: 'multidifusión',
  broadcast: 'difusión',
  unspecified: 'sin especificar',
  benchmarking: 'pruebas de rendimiento',
  'Port {port} of {ip} is not scanned: this very server answers there.':
    'El puerto {port} de {ip} no se analiza: ahí responde este mismo servidor.',
  'Port {port} of {ip} is not scanned: only {addresses} is.':
    'El puerto {port} de {ip} no se analiza: solo se analiza {addresses}.',
  'Port {port} is not scanned: only the web ports {ports} are.':
    'El puerto {port} no se analiza: solo se analizan los puertos web {ports}.',
  'We looked up {host} and found no address ({code}).':
    'Buscamos {host} en el DNS y no encontramos ninguna dirección ({code}).',
  'We could not look up {host}: the name servers gave no usable answer ({code}).':
    'No pudimos buscar {host} en el DNS: los servidores de nombres no dieron ninguna respuesta útil ({code}).',
  'No web server answered at {ip}. {origin}: {reason}.':
    'No respondió ningún servidor web en {ip}. {origin}: {reason}.',
  'No web server answered at {ip}. {origin}: {reason}. {second}: {other}.':
    'No respondió ningún servidor web en {ip}. {origin}: {reason}. {second}: {other}.',
  'A server at {ip} speaks TLS, but no connection could be made. {origin}: {reason}.':
    'Un servidor en {ip} habla TLS, pero no se pudo establecer la conexión. {origin}: {reason}.',
  'A server at {ip} speaks TLS, but no connection could be made. {origin}: {reason}. {second}: {other}.':
    'Un servidor en {ip} habla TLS, pero no se pudo establecer la conexión. {origin}: {reason}. {second}: {other}.',
  'A server at {ip} answers, but not over TLS. {origin}: {reason}.':
    'Un servidor responde en {ip}, pero no por TLS. {origin}: {reason}.',
  'A server at {ip} answers, but not over TLS. {origin}: {reason}. {second}: {other}.':
    'Un servidor responde en {ip}, pero no por TLS. {origin}: {reason}. {second}: {other}.',
  'A server at {ip} answers, but not over TLS. {origin}: {reason}. If it is meant to be plain HTTP, add it as {address}.':
    'Un servidor responde en {ip}, pero no por TLS. {origin}: {reason}. Si debe funcionar por HTTP sin cifrar, añádelo como {address}.',
  'The scan broke off because of a fault of ours: {reason}.':
    'El análisis se interrumpió por un fallo nuestro: {reason}.',
  'The scan was not finished within {seconds} seconds.': 'El análisis no terminó en {seconds} segundos.',
  'The scan was not finished within {seconds} seconds and was ended.':
    'El análisis no terminó en {seconds} segundos y se interrumpió.',
  'The scan was not finished within {seconds} seconds, did not stop by itself and was ended.':
    'El análisis no terminó en {seconds} segundos, no se detuvo por sí solo y hubo que interrumpirlo.',
  'The scan was aborted.': 'El análisis se canceló.',
  'The scan is over.': 'El análisis ya ha terminado.',
  'The server was stopped while the scan was running.': 'El servidor se detuvo durante el análisis.',
  'Another scan was stuck, and the process of both was ended.':
    'Otro análisis estaba bloqueado y se cerró el proceso de ambos.',
  'The scan can be started again.': 'Puedes volver a iniciar el análisis.',
  'The scan process could not be started.': 'No se pudo iniciar el proceso del análisis.',
  'The scan process ended unexpectedly (exit code {code}).':
    'El proceso del análisis terminó de forma inesperada (código de salida {code}).',
  'The scan process ended unexpectedly ({reason}).': 'El proceso del análisis terminó de forma inesperada ({reason}).',
  'There is no proof any more that {asset} is yours.': 'Ya no hay prueba de que {asset} sea tuyo.',
  'That was the third time in a row: {asset} is not verified any more.':
    'Ha sido la tercera vez seguida: {asset} ya no está verificado.',
  'We looked for the proof at {address}.': 'Buscamos la prueba en {address}.',
  'We looked for the proof at {address}. {found}': 'Buscamos la prueba en {address}. {found}',
  'We could not look: {reason}': 'No pudimos comprobarlo: {reason}',
  'We looked for a name in {host}.': 'Buscamos un nombre en {host}.',
  'This address has no domain name, so a DNS record cannot prove anything.':
    'Esta dirección no tiene nombre de dominio, así que un registro DNS no puede demostrar nada.',
  'We looked for a TXT record at {name} with the value {value}.':
    'Buscamos un registro TXT en {name} con el valor {value}.',
  'We looked for a TXT record at {name} with the value {value}. {found}':
    'Buscamos un registro TXT en {name} con el valor {value}. {found}',
  'We looked for a TXT record at {name} or {other} with the value {value}.':
    'Buscamos un registro TXT en {name} o {other} con el valor {value}.',
  'We looked for a TXT record at {name} or {other} with the value {value}. {found}':
    'Buscamos un registro TXT en {name} o {other} con el valor {value}. {found}',
  'We found the record.': 'Encontramos el registro.',
  'We found 1 record with another value: {records}': 'Encontramos 1 registro con otro valor: {records}',
  'We found {count} records with other values: {records}': 'Encontramos {count} registros con otros valores: {records}',
  'We found no TXT record there.': 'No encontramos ningún registro TXT ahí.',
  'New records can take a while to be seen everywhere.':
    'Los registros nuevos pueden tardar un poco en verse en todas partes.',
  'We looked for a file at {place} that contains {token} and nothing else.':
    'Buscamos en {place} un archivo que contenga {token} y nada más.',
  'We looked for a file at {place} that contains {token} and nothing else. {found}':
    'Buscamos en {place} un archivo que contenga {token} y nada más. {found}',
  'We looked for a file at {place} or {other} that contains {token} and nothing else.':
    'Buscamos en {place} o {other} un archivo que contenga {token} y nada más.',
  'We looked for a file at {place} or {other} that contains {token} and nothing else. {found}':
    'Buscamos en {place} o {other} un archivo que contenga {token} y nada más. {found}',
  'We looked in the head of {place} for {tag}.': 'Buscamos {tag} en la sección head de {place}.',
  'We looked in the head of {place} for {tag}. {found}': 'Buscamos {tag} en la sección head de {place}. {found}',
  'We looked in the head of {place} or {other} for {tag}.': 'Buscamos {tag} en la sección head de {place} o {other}.',
  'We looked in the head of {place} or {other} for {tag}. {found}':
    'Buscamos {tag} en la sección head de {place} o {other}. {found}',
  'https://{host}: {found}': 'https://{host}: {found}',
  'http://{host}: {found}': 'http://{host}: {found}',
  'https://{host}: {found} http://{other}: {reason}': 'https://{host}: {found} http://{other}: {reason}',
  'The server redirected to {address}, and a redirect away from {host} proves nothing.':
    'El servidor redirigió a {address}, y una redirección fuera de {host} no demuestra nada.',
  'The server answered HTTP {status}.': 'El servidor respondió HTTP {status}.',
  'The server took longer than {seconds} seconds': 'El servidor tardó más de {seconds} segundos',
  'We found the file with the token.': 'Encontramos el archivo con el token.',
  'The server answered with an HTML page instead of the token.':
    'El servidor respondió con una página HTML en lugar del token.',
  'The file is empty.': 'El archivo está vacío.',
  'The file has other content: {text}': 'El archivo tiene otro contenido: {text}',
  'We found the meta tag with the token.': 'Encontramos la metaetiqueta con el token.',
  'The meta tag is there with another value: {value}': 'La metaetiqueta está, pero con otro valor: {value}',
  'The page mentions the tag, but not as a meta tag in its head.':
    'La página menciona la etiqueta, pero no como metaetiqueta en su sección head.',
  'The page has no such meta tag in its head.': 'La página no tiene esa metaetiqueta en su sección head.',
  '{check}: 1 kind of finding': '{check}: 1 tipo de hallazgo',
  '{check}: {count} kinds of finding': '{check}: {count} tipos de hallazgo',
  'No A+ while 1 check gave no complete answer': 'Sin A+ mientras 1 comprobación no dé una respuesta completa',
  'No A+ while {count} checks gave no complete answer':
    'Sin A+ mientras {count} comprobaciones no den una respuesta completa',
  'The ports of this computer itself are not open to the internet.':
    'Los puertos de este mismo equipo no están abiertos a internet.',
  // what the built-in facts say about libraries
  'Script injection through location.hash in selectors':
    'Inyección de scripts mediante location.hash en los selectores',
  'Selector text is taken for HTML': 'El texto de un selector se interpreta como HTML',
  'Answers of other sites to Ajax requests are run as script':
    'Las respuestas de otros sitios a solicitudes Ajax se ejecutan como script',
  'jQuery.extend can change the prototype of all objects':
    'jQuery.extend puede modificar el prototipo de todos los objetos',
  'HTML from untrusted sources can run script even after cleaning':
    'El HTML de orígenes no fiables puede ejecutar scripts incluso después de limpiarlo',
  'HTML with option elements can run script even after cleaning':
    'El HTML con elementos option puede ejecutar scripts incluso después de limpiarlo',
  'Script injection through the title of a dialog': 'Inyección de scripts mediante el título de un diálogo',
  'Script injection through closeText of a dialog': 'Inyección de scripts mediante closeText de un diálogo',
  'Script injection through altField of the datepicker':
    'Inyección de scripts mediante altField del selector de fechas',
  'Script injection through texts of the datepicker': 'Inyección de scripts mediante los textos del selector de fechas',
  'Script injection through the option "of" of position()':
    'Inyección de scripts mediante la opción «of» de position()',
  'Script injection through labels of checkboxradio': 'Inyección de scripts mediante las etiquetas de checkboxradio',
  'Script injection through data-target': 'Inyección de scripts mediante data-target',
  'Script injection through data-parent of collapse': 'Inyección de scripts mediante data-parent de collapse',
  'Script injection through data-target of scrollspy': 'Inyección de scripts mediante data-target de scrollspy',
  'Script injection through data-container of tooltips':
    'Inyección de scripts mediante data-container de las descripciones emergentes',
  'Script injection through data-viewport of tooltips':
    'Inyección de scripts mediante data-viewport de las descripciones emergentes',
  'Script injection through the target of affix': 'Inyección de scripts mediante el destino de affix',
  'Script injection through data-template of tooltips and popovers':
    'Inyección de scripts mediante data-template de las descripciones y ventanas emergentes',
  'angular.merge can change the prototype of all objects':
    'angular.merge puede modificar el prototipo de todos los objetos',
  'Script injection through option elements': 'Inyección de scripts mediante elementos option',
  'ng-srcset can freeze the page; AngularJS is no longer maintained':
    'ng-srcset puede bloquear la página; AngularJS ya no recibe mantenimiento',
  '$resource can freeze the page; AngularJS is no longer maintained':
    '$resource puede bloquear la página; AngularJS ya no recibe mantenimiento',
  'URL input fields can freeze the page; AngularJS is no longer maintained':
    'Los campos de entrada de URL pueden bloquear la página; AngularJS ya no recibe mantenimiento',
  'merge and defaultsDeep can change the prototype of all objects':
    'merge y defaultsDeep pueden modificar el prototipo de todos los objetos',
  'merge, mergeWith and defaultsDeep can change the prototype of all objects':
    'merge, mergeWith y defaultsDeep pueden modificar el prototipo de todos los objetos',
  'Long text in the date handler can freeze the page':
    'Un texto largo en el tratamiento de fechas puede bloquear la página',
  'defaultsDeep can change the prototype of all objects':
    'defaultsDeep puede modificar el prototipo de todos los objetos',
  'zipObjectDeep can change the prototype of all objects':
    'zipObjectDeep puede modificar el prototipo de todos los objetos',
  'template can run code from its options': 'template puede ejecutar código de sus opciones',
  'trim and toNumber can freeze the page': 'trim y toNumber pueden bloquear la página',
  'Long durations can freeze the page': 'Las duraciones largas pueden bloquear la página',
  'Long date texts can freeze the page': 'Los textos de fecha largos pueden bloquear la página',
  'Long texts in the RFC 2822 format can freeze the page':
    'Los textos largos en el formato RFC 2822 pueden bloquear la página',
  'Attributes without quotes are not escaped': 'Los atributos sin comillas no se escapan',
  'Templates can change the prototype of all objects and run code':
    'Las plantillas pueden modificar el prototipo de todos los objetos y ejecutar código',
  'Templates from untrusted sources can run code': 'Las plantillas de orígenes no fiables pueden ejecutar código',
  'Templates from untrusted sources can run code with some options':
    'Las plantillas de orígenes no fiables pueden ejecutar código con algunas opciones',
  'Templates can change the prototype of all objects with some options':
    'Las plantillas pueden modificar el prototipo de todos los objetos con algunas opciones',
  'Templates from untrusted sources can freeze the page; Vue 2 is no longer maintained':
    'Las plantillas de orígenes no fiables pueden bloquear la página; Vue 2 ya no recibe mantenimiento',
  'Nested markup gets through the cleaning': 'El marcado anidado elude la limpieza',
  'Deeply nested markup gets through the cleaning': 'El marcado muy anidado elude la limpieza',
  'Markup that changes prototypes gets through the cleaning': 'El marcado que modifica prototipos elude la limpieza',
  'Markup can change the prototype of all objects': 'El marcado puede modificar el prototipo de todos los objetos',
  'Template literals get through the cleaning with SAFE_FOR_TEMPLATES':
    'Las plantillas literales eluden la limpieza con SAFE_FOR_TEMPLATES',
  'Long header texts can freeze the page': 'Los textos de cabecera largos pueden bloquear la página',
  'The token against forged requests is sent to every host':
    'El token contra solicitudes falsificadas se envía a todos los hosts',
  'Absolute addresses override baseURL, and credentials go along':
    'Las direcciones absolutas prevalecen sobre baseURL, y las credenciales van con ellas',
  'Script injection through the name of a bound attribute':
    'Inyección de scripts mediante el nombre de un atributo enlazado',
  // titles of references
  'OWASP cheat sheet: {topic}': 'Guía rápida de OWASP: {topic}',
  'MDN: mixed content': 'MDN: contenido mixto',
  'OWASP: old backup and unreferenced files': 'OWASP: copias antiguas y archivos sin enlazar',
  'OWASP: test for subdomain takeover': 'OWASP: prueba de apropiación de subdominios',
  'OWASP API security: inventory': 'Seguridad de API de OWASP: inventario',
  'securitytxt.org: make the file': 'securitytxt.org: crear el archivo',
  'CWE-284: improper access control': 'CWE-284: control de acceso inadecuado',
  'CWE-489: active debug code': 'CWE-489: código de depuración activo',
  'CWE-540: sensitive information in source code': 'CWE-540: información sensible en el código fuente',
  'CWE-548: exposure through directory listing': 'CWE-548: exposición por listados de directorios',
  'CWE-668: exposure of resource to wrong sphere': 'CWE-668: recurso expuesto a quien no corresponde',
  "Let's Encrypt: getting started": "Let's Encrypt: primeros pasos",
  'Certbot instructions for your server': 'Instrucciones de Certbot para tu servidor',
  'GraphQL: introspection': 'GraphQL: introspección',
  'Nuclei templates': 'Plantillas de Nuclei',
  'RFC 5746: renegotiation indication': 'RFC 5746: indicación de renegociación',
  'WordPress: hardening': 'WordPress: reforzar la seguridad',
  'WordPress: managing plugins': 'WordPress: gestionar los plugins',
  'WordPress: updating': 'WordPress: actualizar',
}
