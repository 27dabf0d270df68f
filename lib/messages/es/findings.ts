import type { Elsewhere } from '@/lib/messages/translation'

/** What scans write down, by the English words: of the rules, and of what the checks add to them. */
export const findings: Elsewhere['findings'] = {
  // transport.https
  'The site has no HTTPS': 'El sitio no tiene HTTPS',
  'Visitors can only reach the site over an unencrypted connection. Browsers label it "Not secure".':
    'Los visitantes solo pueden llegar al sitio por una conexión sin cifrar. Los navegadores lo marcan como «No es seguro».',
  'Anyone on the way, for instance in the same Wi-Fi, can read what visitors send and change what they see.':
    'Cualquiera que intercepte la conexión, por ejemplo en la misma red wifi, puede leer lo que envían los visitantes y cambiar lo que ven.',
  "Get a certificate (Let's Encrypt issues them free of charge) and serve the whole site over HTTPS. Then redirect plain HTTP to it.":
    "Consigue un certificado (Let's Encrypt los emite gratis) y sirve todo el sitio por HTTPS. Después redirige a él todo lo que llegue por HTTP.",
  'HTTP is served without a redirect to HTTPS': 'HTTP se sirve sin redirigir a HTTPS',
  'The site has HTTPS, but visitors who type the name or follow an old link can stay on the unencrypted version.':
    'El sitio tiene HTTPS, pero quien escribe el nombre o sigue un enlace antiguo puede quedarse en la versión sin cifrar.',
  'On that connection everything can be read and changed on the way, passwords and sessions included.':
    'En esa conexión todo se puede leer y cambiar por el camino, también contraseñas y sesiones.',
  'Answer every plain HTTP request with a permanent redirect (301 or 308) to the same host over HTTPS.':
    'Responde a cada solicitud HTTP con una redirección permanente (301 o 308) al mismo host por HTTPS.',
  'HTTP redirects to another host before HTTPS': 'HTTP redirige a otro host antes de pasar a HTTPS',
  'Visitors who type this name are sent straight to another name, without first switching to HTTPS on this one.':
    'Quien escribe este nombre va directamente a otro, sin pasar antes a HTTPS en este.',
  'Browsers cannot remember to use HTTPS for this name, so its first request stays open to manipulation on every visit.':
    'Los navegadores no pueden recordar que este nombre se abre por HTTPS, así que en cada visita la primera solicitud se puede manipular.',
  'Redirect to HTTPS on the same host first, and from there to the other host.': 'Redirige primero a HTTPS en el mismo host y desde ahí al otro.',
  'The site only redirects to another name': 'El sitio solo redirige a otro nombre',
  'This address has no pages of its own: it sends every visitor to another name, which was not part of this scan.':
    'Esta dirección no tiene páginas propias: envía a todos los visitantes a otro nombre, que no formaba parte de este análisis.',
  'What visitors finally see was not looked at.': 'Lo que los visitantes acaban viendo no se revisó.',
  'Add the other name as an asset of its own, if it is yours.': 'Añade el otro nombre como un activo aparte, si es tuyo.',
  // tls.certificate
  'The certificate has expired': 'El certificado ha caducado',
  'The proof of identity of this site has run out. Browsers show a full-page warning instead of the site.':
    'El documento que acredita la identidad de este sitio ha caducado. Los navegadores muestran una advertencia a pantalla completa en lugar del sitio.',
  'Visitors leave, or learn to click warnings away. Someone on the way can then show them a copy of the site unnoticed.':
    'Los visitantes se van o se acostumbran a ignorar las advertencias. Entonces, quien intercepte la conexión puede mostrarles una copia del sitio sin que lo noten.',
  'Renew the certificate now and let the renewal run automatically.': 'Renueva el certificado ahora y haz que la renovación sea automática.',
  'The certificate is not valid yet': 'El certificado todavía no es válido',
  'The proof of identity of this site starts in the future. Browsers show a full-page warning instead of the site.':
    'El documento que acredita la identidad de este sitio aún no ha entrado en vigor. Los navegadores muestran una advertencia a pantalla completa en lugar del sitio.',
  'Visitors cannot open the site without clicking a warning away.': 'Los visitantes no pueden abrir el sitio sin saltarse una advertencia.',
  'Check the clock of the server and of whoever issued the certificate, and issue it again if needed.':
    'Comprueba el reloj del servidor y el de quien emitió el certificado, y vuelve a emitirlo si hace falta.',
  'The certificate expires soon': 'El certificado caduca pronto',
  'The proof of identity of this site runs out within days and has not been renewed yet.':
    'El documento que acredita la identidad de este sitio caduca en unos días y aún no se ha renovado.',
  'Without renewal, browsers will show a warning instead of the site.': 'Si no se renueva, los navegadores mostrarán una advertencia en lugar del sitio.',
  'Renew the certificate and check why the automatic renewal has not run.':
    'Renueva el certificado y averigua por qué no se ha hecho la renovación automática.',
  'The certificate is for another name': 'El certificado es de otro nombre',
  'The proof of identity the server shows belongs to another name. Browsers show a full-page warning instead of the site.':
    'El documento con que el servidor acredita su identidad es de otro nombre. Los navegadores muestran una advertencia a pantalla completa en lugar del sitio.',
  'Visitors cannot tell this server from an impostor.': 'Los visitantes no pueden distinguir este servidor de un impostor.',
  'Issue a certificate that lists this host name, and make sure the server uses it for this name.':
    'Emite un certificado que incluya este nombre de host y asegúrate de que el servidor lo usa para este nombre.',
  'The certificate is self-signed': 'El certificado es autofirmado',
  'The site vouches for itself: no authority has confirmed who runs it. Browsers show a full-page warning.':
    'El sitio se avala a sí mismo: ninguna autoridad de certificación ha confirmado quién está detrás. Los navegadores muestran una advertencia a pantalla completa.',
  'Visitors cannot tell this server from an impostor who made a certificate of the same kind.':
    'Los visitantes no pueden distinguir este servidor de un impostor que haya creado un certificado del mismo tipo.',
  "Use a certificate from a public authority, for instance Let's Encrypt.":
    "Usa un certificado de una autoridad de certificación reconocida, por ejemplo Let's Encrypt.",
  'The certificate chain is not trusted': 'La cadena de certificados no es de confianza',
  'The certificate does not lead to an authority that browsers trust, often because an intermediate certificate is not sent.':
    'El certificado no lleva a ninguna autoridad de certificación en la que confíen los navegadores, a menudo porque no se envía un certificado intermedio.',
  'Some or all visitors see a full-page warning instead of the site.':
    'Todos los visitantes, o una parte, ven una advertencia a pantalla completa en lugar del sitio.',
  'Use a publicly trusted authority and send its intermediate certificates together with your own (the "full chain" file).':
    'Usa una autoridad de certificación en la que confíen los navegadores y envía sus certificados intermedios junto con el tuyo (el archivo «full chain»).',
  'The certificate key is too short': 'La clave del certificado es demasiado corta',
  'The lock of this certificate is too small for today: keys below 2048 bits can be broken with enough money.':
    'La clave de este certificado es demasiado débil hoy en día: las de menos de 2048 bits se pueden romper con suficiente dinero.',
  'Whoever breaks the key can pretend to be this site and read its connections.':
    'Quien rompa la clave puede hacerse pasar por este sitio y leer sus conexiones.',
  'Make a new key (ECDSA P-256, or RSA with at least 2048 bits) and have the certificate issued again.':
    'Crea una clave nueva (ECDSA P-256, o RSA de al menos 2048 bits) y haz que se vuelva a emitir el certificado.',
  'The certificate is signed with a broken hash': 'El certificado está firmado con un hash inseguro',
  'The signature under this certificate uses MD5 or SHA-1, which can be forged. Browsers refuse it.':
    'La firma de este certificado usa MD5 o SHA-1, que se puede falsificar. Los navegadores la rechazan.',
  'An attacker can make a certificate that looks just as genuine.': 'Un atacante puede crear un certificado que parezca igual de auténtico.',
  'Have the certificate issued again: every public authority signs with SHA-256 or better.':
    'Haz que se vuelva a emitir el certificado: todas las autoridades de certificación reconocidas firman con SHA-256 o algo mejor.',
  // tls.protocols
  'SSL 3.0 is accepted': 'Se acepta SSL 3.0',
  'The server still agrees to an encryption standard of 1996 that has been broken.': 'El servidor aún admite un estándar de cifrado de 1996 que ya se ha roto.',
  'An attacker on the way can read parts of the connection, session cookies included (POODLE).':
    'Un atacante que intercepte la conexión puede leer partes de ella, incluidas las cookies de sesión (POODLE).',
  'Switch SSL 3.0 off and allow only TLS 1.2 and 1.3.': 'Desactiva SSL 3.0 y permite solo TLS 1.2 y 1.3.',
  'TLS 1.0 or 1.1 is accepted': 'Se acepta TLS 1.0 o 1.1',
  'The server still agrees to old versions of encryption that have been officially withdrawn.':
    'El servidor aún admite versiones antiguas del cifrado que se han retirado oficialmente.',
  'Connections that use them rest on outdated mathematics. Payment rules (PCI DSS) do not allow them.':
    'Las conexiones que las usan dependen de una criptografía anticuada. Las normas de pago con tarjeta (PCI DSS) no las permiten.',
  'Allow only TLS 1.2 and 1.3. Every browser of the last ten years can use them.':
    'Permite solo TLS 1.2 y 1.3. Todos los navegadores de los últimos diez años los admiten.',
  'Neither TLS 1.2 nor 1.3 is offered': 'No se ofrece TLS 1.2 ni 1.3',
  'The server offers only versions of encryption that current browsers refuse.':
    'El servidor solo ofrece versiones del cifrado que los navegadores actuales rechazan.',
  'Visitors with a current browser cannot open the site, and the others are poorly protected.':
    'Quien usa un navegador actual no puede abrir el sitio, y los demás visitantes están mal protegidos.',
  'Update the web server and its TLS library, and switch on TLS 1.2 and 1.3.': 'Actualiza el servidor web y su biblioteca TLS, y activa TLS 1.2 y 1.3.',
  'TLS 1.3 is not offered': 'No se ofrece TLS 1.3',
  'The server does not offer the newest version of encryption. The older version 1.2 is still safe when it is set up well.':
    'El servidor no ofrece la versión más reciente del cifrado. La anterior, la 1.2, sigue siendo segura si está bien configurada.',
  'Connections start more slowly and depend on careful settings.': 'Las conexiones tardan más en establecerse y dependen de una configuración cuidadosa.',
  'Switch TLS 1.3 on. It needs OpenSSL 1.1.1 or newer.': 'Activa TLS 1.3. Requiere OpenSSL 1.1.1 o posterior.',
  'A broken cipher is accepted': 'Se acepta un cifrado roto',
  'The server agrees to kinds of encryption that can be broken or that do not encrypt at all.':
    'El servidor admite cifrados que se pueden romper o que no cifran nada.',
  'An attacker on the way can read connections that use them.': 'Un atacante que intercepte las conexiones que los usan puede leerlas.',
  'Allow only current ciphers, for instance the "intermediate" list of Mozilla.':
    'Permite solo cifrados actuales, por ejemplo la lista «intermediate» de Mozilla.',
  'A 64-bit block cipher is accepted': 'Se acepta un cifrado con bloques de 64 bits',
  'The server agrees to an old kind of encryption (3DES or IDEA) that is too small for long connections.':
    'El servidor admite un cifrado antiguo (3DES o IDEA) cuyos bloques son demasiado pequeños para conexiones largas.',
  'An attacker who records enough of one long connection can read parts of it (Sweet32).':
    'Un atacante que grabe lo suficiente de una conexión larga puede leer partes de ella (Sweet32).',
  'Remove 3DES and IDEA from the cipher list.': 'Quita 3DES e IDEA de la lista de cifrados.',
  'Ciphers without forward secrecy are accepted': 'Se aceptan cifrados sin secreto hacia adelante (forward secrecy)',
  'The server agrees to connections that depend on one long-lived key. Current browsers do not choose them, old programs do.':
    'El servidor admite conexiones que dependen de una sola clave de larga duración. Los navegadores actuales no las eligen; los programas antiguos, sí.',
  'Someone who records such connections today can read them later, should the key ever be stolen.':
    'Quien grabe hoy esas conexiones podrá leerlas más adelante si alguna vez se roba la clave.',
  'Allow only ciphers whose name starts with ECDHE, and TLS 1.3.': 'Permite solo los cifrados cuyo nombre empieza por ECDHE, y TLS 1.3.',
  // http.headers
  'Strict-Transport-Security is missing': 'Falta Strict-Transport-Security',
  'The site does not tell browsers to use only encrypted connections from now on.':
    'El sitio no dice a los navegadores que usen solo conexiones cifradas de ahora en adelante.',
  'Someone in the same network can keep a visitor on the unencrypted version of the site and read along.':
    'Alguien en la misma red puede mantener a un visitante en la versión sin cifrar del sitio y leerlo todo.',
  'Send Strict-Transport-Security with a max-age of at least one year on every HTTPS answer. Add includeSubDomains once all sub-domains have HTTPS.':
    'Envía Strict-Transport-Security con un max-age de al menos un año en cada respuesta HTTPS. Añade includeSubDomains cuando todos los subdominios tengan HTTPS.',
  'Strict-Transport-Security is too short': 'Strict-Transport-Security dura demasiado poco',
  'Browsers forget after less than half a year that this site must be opened encrypted. One year is the usual value.':
    'En menos de medio año los navegadores olvidan que este sitio se abre cifrado. Lo habitual es un año.',
  'Visitors who come back rarely are unprotected on their first click.': 'Quien vuelve de tarde en tarde no está protegido en su primer clic.',
  'Use a max-age of at least one year (31536000 seconds).': 'Usa un max-age de al menos un año (31536000 segundos).',
  'X-Content-Type-Options: nosniff is missing': 'Falta X-Content-Type-Options: nosniff',
  'Browsers may guess what kind of file they get instead of believing the server.':
    'Los navegadores pueden adivinar qué tipo de archivo reciben en lugar de creer al servidor.',
  'A file that somebody uploaded as a picture or text can be run as a program in the browser of a visitor.':
    'Un archivo que alguien subió como imagen o texto puede ejecutarse como programa en el navegador de un visitante.',
  'Send X-Content-Type-Options: nosniff on every answer.': 'Envía X-Content-Type-Options: nosniff en cada respuesta.',
  'The page can be framed by any site': 'Cualquier sitio puede mostrar la página en un marco',
  'Any other website can show this page inside its own, also invisibly.':
    'Cualquier otro sitio web puede mostrar esta página dentro de la suya, incluso sin que se vea.',
  'Visitors can be made to click buttons of this site without knowing it (clickjacking).':
    'Se puede lograr que los visitantes pulsen botones de este sitio sin saberlo (clickjacking).',
  "Send Content-Security-Policy: frame-ancestors 'self', and X-Frame-Options: SAMEORIGIN for old browsers. Name the sites that are meant to embed the page.":
    "Envía Content-Security-Policy: frame-ancestors 'self', y X-Frame-Options: SAMEORIGIN para los navegadores antiguos. Indica los sitios que deban incrustar la página.",
  'Referrer-Policy sends full addresses to other sites': 'Referrer-Policy envía direcciones completas a otros sitios',
  'When a visitor follows a link, the other site learns the full address of the page they came from.':
    'Cuando un visitante sigue un enlace, el otro sitio se entera de la dirección completa de la página de la que viene.',
  'Addresses can contain private data, such as search words, order numbers or one-time links.':
    'Las direcciones pueden llevar datos privados, como búsquedas, números de pedido o enlaces de un solo uso.',
  'Use strict-origin-when-cross-origin or a stricter value.': 'Usa strict-origin-when-cross-origin o un valor más estricto.',
  'No Referrer-Policy': 'Sin Referrer-Policy',
  'The site leaves it to the browser how much of an address other sites learn. Current browsers choose a safe value, old ones do not.':
    'El sitio deja en manos del navegador qué parte de una dirección conocen otros sitios. Los actuales eligen un valor seguro; los antiguos, no.',
  'Visitors with an old browser pass the full address of a page on to other sites.':
    'Los visitantes con un navegador antiguo entregan a otros sitios la dirección completa de una página.',
  'Send Referrer-Policy: strict-origin-when-cross-origin.': 'Envía Referrer-Policy: strict-origin-when-cross-origin.',
  'No Permissions-Policy': 'Sin Permissions-Policy',
  'The site does not say which abilities of the browser (camera, microphone, location) it never uses.':
    'El sitio no dice qué funciones del navegador (cámara, micrófono, ubicación) no usa nunca.',
  'Embedded or injected code may ask the visitor for them in the name of this site.':
    'El código incrustado o inyectado puede pedírselas al visitante en nombre de este sitio.',
  'Send Permissions-Policy and switch off what the site does not use.': 'Envía Permissions-Policy y desactiva lo que el sitio no usa.',
  'No Cross-Origin-Opener-Policy': 'Sin Cross-Origin-Opener-Policy',
  'Another site that opens this page in a window keeps a connection to that window.':
    'Otro sitio que abra esta página en una ventana conserva una conexión con ella.',
  'It can notice some of what happens in the window and send the visitor elsewhere.':
    'Puede observar parte de lo que ocurre en la ventana y llevar al visitante a otro lugar.',
  'Send Cross-Origin-Opener-Policy: same-origin, or same-origin-allow-popups when the site opens login or payment windows.':
    'Envía Cross-Origin-Opener-Policy: same-origin, o same-origin-allow-popups si el sitio abre ventanas de inicio de sesión o de pago.',
  'No Cross-Origin-Resource-Policy': 'Sin Cross-Origin-Resource-Policy',
  'The site does not say whether other sites may embed its files.': 'El sitio no dice si otros sitios pueden incrustar sus archivos.',
  'Other sites can load answers meant for this site into their own pages and guess their content from side effects.':
    'Otros sitios pueden cargar en sus páginas respuestas destinadas a este y adivinar su contenido por los efectos secundarios.',
  'Send Cross-Origin-Resource-Policy: same-origin. Use cross-origin for files that others are meant to embed.':
    'Envía Cross-Origin-Resource-Policy: same-origin. Usa cross-origin para los archivos que otros deban incrustar.',
  'Response headers tell the software version': 'Las cabeceras de respuesta revelan la versión del software',
  'Every answer names the exact version of the software behind the site. That alone is not a weakness: it may be fully patched.':
    'Cada respuesta indica la versión exacta del software del sitio. Eso por sí solo no es un fallo: puede tener todos los parches.',
  'When a flaw in that version becomes known, this site is easy to find for attackers.':
    'Cuando se conozca un fallo de esa versión, a los atacantes les será fácil encontrar este sitio.',
  'Set the server, and the program behind it, not to name their versions.':
    'Configura el servidor, y el programa que hay detrás, para que no indiquen su versión.',
  // http.csp
  'Content Security Policy': 'Política de seguridad de contenido',
  'No Content-Security-Policy': 'Sin Content-Security-Policy',
  'The site does not tell browsers which scripts belong to it, so they run any script that gets into the page.':
    'El sitio no dice a los navegadores qué scripts son suyos, así que ejecutan cualquiera que llegue a la página.',
  'If an attacker manages to slip a script in, nothing limits what it does: read forms, take over sessions, change the page.':
    'Si un atacante logra colar un script, nada limita lo que este puede hacer: leer formularios, apoderarse de sesiones, cambiar la página.',
  'Send a Content-Security-Policy. Try it first as Content-Security-Policy-Report-Only, add the hosts the site really uses, then enforce it.':
    'Envía una Content-Security-Policy. Pruébala primero como Content-Security-Policy-Report-Only, añade los hosts que el sitio usa de verdad y después aplícala.',
  'Content-Security-Policy is only reporting': 'Content-Security-Policy solo informa',
  'The site has rules for scripts, but in test mode: browsers report violations and block nothing.':
    'El sitio tiene reglas para los scripts, pero en modo de prueba: los navegadores avisan de las infracciones y no bloquean nada.',
  'A script slipped in by an attacker still runs.': 'Un script que cuele un atacante se ejecuta igualmente.',
  'Enforce the policy (header Content-Security-Policy) once its reports are clean.':
    'Aplica la política (cabecera Content-Security-Policy) cuando ya no llegue ningún aviso inesperado.',
  'Content-Security-Policy can be bypassed': 'Content-Security-Policy se puede eludir',
  'The site has rules for scripts, but they leave a door open through which foreign scripts still run.':
    'El sitio tiene reglas para los scripts, pero dejan abierta una puerta por la que aún se ejecutan scripts ajenos.',
  'A script slipped in by an attacker runs as if there were no rules.': 'Un script que cuele un atacante se ejecuta como si no hubiera reglas.',
  "Allow scripts by nonce or hash together with 'strict-dynamic', and remove 'unsafe-inline', wildcards, whole schemes and hosts that serve other people's scripts.":
    "Permite los scripts por nonce o hash junto con 'strict-dynamic', y quita 'unsafe-inline', los comodines, los esquemas enteros y los hosts que sirven scripts de terceros.",
  'Content-Security-Policy uses the same nonce twice': 'Content-Security-Policy usa dos veces el mismo nonce',
  'The secret word that marks the own scripts of the site did not change between two visits.':
    'La palabra secreta que marca los scripts propios del sitio no cambió entre dos visitas.',
  'An attacker can look the word up and put it on a script of their own, which then runs.':
    'Un atacante puede averiguar la palabra y ponerla en un script suyo, que entonces se ejecuta.',
  'Make a new random nonce (at least 128 bits) for every answer. For pages that come from a cache use hashes instead.':
    'Genera para cada respuesta un nonce nuevo y aleatorio (de al menos 128 bits). En las páginas que vienen de una caché usa hashes.',
  'Content-Security-Policy leaves gaps': 'Content-Security-Policy deja huecos',
  'The rules of the site miss some cases that have to be named one by one.': 'A las reglas del sitio les faltan algunos casos que hay que indicar uno por uno.',
  'An attacker who can slip HTML in may redirect forms or scripts of the page to their own server.':
    'Un atacante que logre colar HTML puede desviar formularios o scripts de la página a su propio servidor.',
  "Add what is missing: base-uri 'none', form-action 'self', object-src 'none', and replace 'unsafe-eval' by code that does without it.":
    "Añade lo que falta: base-uri 'none', form-action 'self', object-src 'none', y sustituye 'unsafe-eval' por código que no lo necesite.",
  'Content-Security-Policy has mistakes': 'Content-Security-Policy tiene errores',
  'Part of the rules is written in a way browsers do not understand, and they ignore it.':
    'Parte de las reglas está escrita de un modo que los navegadores no entienden, y la ignoran.',
  'The protection is weaker than intended, and nobody notices.': 'La protección es más débil de lo previsto, y nadie lo nota.',
  'Correct the spelling: directives are separated by semicolons, keywords are in single quotes.':
    'Corrige la sintaxis: las directivas se separan con punto y coma y las palabras clave van entre comillas simples.',
  // http.cookies
  'Session cookie without Secure': 'Cookie de sesión sin Secure',
  'The ticket that keeps a visitor signed in is also sent over unencrypted connections.':
    'El pase que mantiene abierta la sesión de un visitante se envía también por conexiones sin cifrar.',
  'Someone in the same network can copy it and act as that visitor.': 'Alguien en la misma red puede copiarlo y hacerse pasar por ese visitante.',
  'Set the attribute Secure. Where possible also start the name with __Host-.':
    'Añade el atributo Secure. Si es posible, haz además que el nombre empiece por __Host-.',
  'Cookie without Secure': 'Cookie sin Secure',
  'This cookie is also sent over unencrypted connections.': 'Esta cookie se envía también por conexiones sin cifrar.',
  'Someone in the same network can read and replace it.': 'Alguien en la misma red puede leerla y cambiarla.',
  'Set the attribute Secure.': 'Añade el atributo Secure.',
  'Session cookie readable by scripts': 'Los scripts pueden leer la cookie de sesión',
  'The ticket that keeps a visitor signed in can be read by every script on the page.':
    'Cualquier script de la página puede leer el pase que mantiene abierta la sesión de un visitante.',
  'One script slipped into the page is enough to take over the accounts of visitors.':
    'Basta un script colado en la página para apoderarse de las cuentas de los visitantes.',
  'Set the attribute HttpOnly.': 'Añade el atributo HttpOnly.',
  'SameSite=None without Secure': 'SameSite=None sin Secure',
  'This cookie is marked for use on other sites but lacks the mark that makes browsers accept that.':
    'Esta cookie está marcada para usarse en otros sitios, pero le falta la marca sin la que los navegadores no lo aceptan.',
  'Current browsers drop the cookie, so what depends on it does not work. Old ones send it unencrypted to every site.':
    'Los navegadores actuales descartan la cookie, así que lo que depende de ella no funciona. Los antiguos la envían sin cifrar a todos los sitios.',
  'Add Secure, or use SameSite=Lax when other sites do not need the cookie.': 'Añade Secure, o usa SameSite=Lax si otros sitios no necesitan la cookie.',
  'Session cookie without SameSite': 'Cookie de sesión sin SameSite',
  'The site leaves it to the browser whether other sites may trigger requests in the name of a signed-in visitor.':
    'El sitio deja en manos del navegador si otros sitios pueden lanzar solicitudes en nombre de un visitante con sesión iniciada.',
  'Some browsers then send the session along with requests that another site started.':
    'Algunos navegadores envían entonces la sesión con solicitudes que inició otro sitio.',
  'Set SameSite=Lax, or Strict where links from outside need no session.': 'Pon SameSite=Lax, o Strict donde los enlaces de fuera no necesiten sesión.',
  // http.cors
  'Any site can read this page as the signed-in visitor': 'Cualquier sitio puede leer esta página con la sesión del visitante',
  'The server gives every other website permission to read its answers with the login of the visitor.':
    'El servidor permite a cualquier otro sitio web leer sus respuestas con la sesión del visitante.',
  'A visitor who is signed in here and opens a hostile page hands over whatever this site shows them.':
    'Si un visitante con la sesión iniciada aquí abre una página maliciosa, le entrega todo lo que este sitio le muestra.',
  'Compare the Origin header with a fixed list of your own sites. Never repeat it unseen together with Access-Control-Allow-Credentials: true.':
    'Compara la cabecera Origin con una lista fija de tus propios sitios. Nunca la devuelvas sin comprobarla junto con Access-Control-Allow-Credentials: true.',
  'Origin "null" is trusted with credentials': 'Se confía en el origen "null" con credenciales',
  'The server lets pages without a known origin read its answers with the login of the visitor. Any website can make such a page.':
    'El servidor permite que páginas sin un origen conocido lean sus respuestas con la sesión del visitante. Cualquier sitio web puede crear una página así.',
  'Remove "null" from the list of allowed origins.': 'Quita "null" de la lista de orígenes permitidos.',
  // content.page
  'An HTTPS page loads scripts or styles over HTTP': 'Una página HTTPS carga scripts o estilos por HTTP',
  'The page is encrypted, but fetches parts that control it over an unencrypted connection.':
    'La página está cifrada, pero carga por una conexión sin cifrar partes que la controlan.',
  'Browsers block these parts, so the page does not work as meant. Where they do not, someone on the way can take the page over.':
    'Los navegadores bloquean esas partes, así que la página no funciona como debería. Donde no lo hacen, quien intercepte la conexión puede tomar el control de la página.',
  'Change the addresses of these files to https.': 'Cambia las direcciones de estos archivos a https.',
  'Scripts of other hosts are loaded over plain HTTP': 'Se cargan por HTTP scripts de otros hosts',
  'The page runs programs that arrive over an unencrypted connection.': 'La página ejecuta programas que llegan por una conexión sin cifrar.',
  'Someone on the way can replace them and take the page over.': 'Quien intercepte la conexión puede sustituirlos y tomar el control de la página.',
  'An HTTPS page loads images or media over HTTP': 'Una página HTTPS carga imágenes o contenido multimedia por HTTP',
  'The page is encrypted, but some of its pictures or videos are not.': 'La página está cifrada, pero parte de sus imágenes o de su contenido multimedia no.',
  'Someone on the way can replace them and see which page is being read.': 'Quien intercepte la conexión puede sustituirlos y ver qué página se está leyendo.',
  'Scripts from other sites without Subresource Integrity': 'Scripts de otros sitios sin Subresource Integrity',
  'The page runs programs from other sites without checking that they are the ones you once chose.':
    'La página ejecuta programas de otros sitios sin comprobar que siguen siendo los que elegiste.',
  'If one of those sites is taken over, its scripts run here too, with access to everything on the page.':
    'Si alguien toma el control de uno de esos sitios, sus scripts se ejecutan también aquí, con acceso a todo lo que hay en la página.',
  'Add integrity and crossorigin to files that carry a version and never change, or host them yourself. Scripts that change by themselves cannot have it.':
    'Añade integrity y crossorigin a los archivos que llevan una versión y no cambian nunca, o sírvelos tú. En los scripts que cambian solos no es posible.',
  'A password form is sent over plain HTTP': 'Un formulario con contraseña se envía por HTTP',
  'The password visitors enter here is sent, or the form itself arrives, unencrypted.':
    'La contraseña que escriben aquí los visitantes se envía sin cifrar, o el propio formulario llega sin cifrar.',
  'Anyone on the way can read the password.': 'Quien intercepte la conexión puede leer la contraseña.',
  'Serve the page with the form and the address it is sent to over HTTPS.': 'Sirve por HTTPS la página del formulario y la dirección a la que se envía.',
  'A form on an HTTPS page is sent over HTTP': 'Un formulario de una página HTTPS se envía por HTTP',
  'The page is encrypted, but what visitors enter into this form leaves unencrypted.':
    'La página está cifrada, pero lo que los visitantes escriben en este formulario sale sin cifrar.',
  'Anyone on the way can read and change it.': 'Quien intercepte la conexión puede leerlo y cambiarlo.',
  'Change the address the form is sent to (action) to https.': 'Cambia a https la dirección a la que se envía el formulario (action).',
  'The page shows a program error': 'La página muestra un error del programa',
  'The page shows visitors an internal error message of the program behind it.':
    'La página muestra a los visitantes un mensaje de error interno del programa que hay detrás.',
  'Such messages tell attackers about folders, code and the database.':
    'Esos mensajes revelan a los atacantes datos de las carpetas, el código y la base de datos.',
  'Switch the display of errors off on the live site and write them to a log file instead. Then repair the error itself.':
    'En producción, no muestres los errores: haz que se escriban en un archivo de registro. Después corrige el propio error.',
  // software.js
  'JavaScript library with known vulnerabilities': 'Biblioteca de JavaScript con vulnerabilidades conocidas',
  'The page uses a ready-made program part in a version with publicly known weaknesses.':
    'La página usa un componente ya hecho, en una versión con fallos de seguridad que son de dominio público.',
  'Where the page uses the affected functions, an attacker may run scripts in the browser of visitors or disturb the page.':
    'Donde la página usa las funciones afectadas, un atacante puede ejecutar scripts en el navegador de los visitantes o alterar la página.',
  'Update the library to the newest version, and check that the page still works.':
    'Actualiza la biblioteca a la versión más reciente y comprueba que la página sigue funcionando.',
  // dns.mail
  'No SPF record': 'Sin registro SPF',
  'The domain does not say which servers may send mail in its name.': 'El dominio no dice qué servidores pueden enviar correo en su nombre.',
  'Receivers have a harder time telling your mail from forged mail.': 'A quien recibe tu correo le cuesta más distinguirlo del falsificado.',
  'Publish one TXT record that lists the servers that send your mail. If the domain sends none, publish "v=spf1 -all".':
    'Publica un registro TXT que enumere los servidores que envían tu correo. Si el dominio no envía ninguno, publica "v=spf1 -all".',
  'More than one SPF record': 'Más de un registro SPF',
  'The domain has several lists of servers that may send its mail. Receivers treat that as a mistake and use none.':
    'El dominio tiene varias listas de servidores que pueden enviar su correo. Los receptores lo consideran un error y no usan ninguna.',
  'Forged mail in your name is not recognised by SPF, and your own mail may be sorted out.':
    'SPF no reconoce el correo falsificado en tu nombre, y tu propio correo puede acabar descartado.',
  'Merge the records into one.': 'Une los registros en uno solo.',
  'SPF allows everyone': 'SPF permite a todos',
  'The domain says that every server in the world may send mail in its name.':
    'El dominio dice que cualquier servidor del mundo puede enviar correo en su nombre.',
  'Forged mail in your name passes the check of the receiver.': 'El correo falsificado en tu nombre pasa la comprobación de quien lo recibe.',
  'End the record with -all or ~all, and list only the servers that really send your mail.':
    'Termina el registro con -all o ~all y enumera solo los servidores que de verdad envían tu correo.',
  'SPF has no verdict': 'SPF no da ningún veredicto',
  'The domain lists its mail servers but does not say what to think of mail from others.':
    'El dominio enumera sus servidores de correo, pero no dice qué pensar del correo de otros.',
  'Receivers treat forged mail in your name as neutral.': 'Los receptores tratan como neutral el correo falsificado en tu nombre.',
  'End the record with -all, or with ~all while you are still testing.': 'Termina el registro con -all, o con ~all mientras aún haces pruebas.',
  'SPF needs too many lookups': 'SPF necesita demasiadas consultas',
  'To read the list of your mail servers, receivers have to ask the DNS more than the ten times the standard allows.':
    'Para leer la lista de tus servidores de correo, los receptores tienen que hacer al DNS más de las diez consultas que permite el estándar.',
  'Receivers stop with an error, so SPF protects nothing and your own mail may be sorted out.':
    'Los receptores se detienen con un error, así que SPF no protege nada y tu propio correo puede acabar descartado.',
  'Remove services you no longer use, and replace include, a and mx by the addresses (ip4, ip6) where they do not change.':
    'Quita los servicios que ya no usas y sustituye include, a y mx por las direcciones (ip4, ip6) donde no cambien.',
  'No DMARC policy': 'Sin política DMARC',
  'The domain does not tell receivers what to do with mail that only pretends to come from it.':
    'El dominio no dice a los receptores qué hacer con el correo que solo aparenta venir de él.',
  'Anyone can send mail that shows your address as the sender, for instance false invoices to your customers.':
    'Cualquiera puede enviar correo con tu dirección como remitente, por ejemplo facturas falsas a tus clientes.',
  'Publish a DMARC record. Start with p=none and read the reports, then go on to quarantine and reject.':
    'Publica un registro DMARC. Empieza con p=none y lee los informes; pasa después a quarantine y a reject.',
  'DMARC only monitors': 'DMARC solo vigila',
  'The domain watches forged mail in its name but asks receivers to deliver it all the same.':
    'El dominio vigila el correo falsificado en su nombre, pero pide a los receptores que lo entreguen todo igualmente.',
  'Forged mail in your name still reaches inboxes.': 'El correo falsificado en tu nombre sigue llegando a los buzones.',
  'When the reports show that your own mail passes, move to p=quarantine and then to p=reject.':
    'Cuando los informes muestren que tu propio correo pasa, cambia a p=quarantine y después a p=reject.',
  'DMARC is in test mode': 'DMARC está en modo de prueba',
  'The domain has rules against forged mail, but marks them as a test (t=y), so receivers do not fully apply them.':
    'El dominio tiene reglas contra el correo falsificado, pero las marca como prueba (t=y), así que los receptores no las aplican del todo.',
  'Forged mail in your name is treated more mildly than the rules say.':
    'El correo falsificado en tu nombre se trata con menos rigor del que dicen las reglas.',
  'Remove t=y when the reports show that your own mail passes.': 'Quita t=y cuando los informes muestren que tu propio correo pasa.',
  'No CAA record': 'Sin registro CAA',
  'The domain does not say which authority may issue certificates for it, so any of them may.':
    'El dominio no dice qué autoridad de certificación puede emitir certificados para él, así que puede hacerlo cualquiera.',
  'A mistake at any of the many authorities in the world could give an attacker a certificate for your name.':
    'Un error en cualquiera de las muchas autoridades de certificación del mundo podría dar a un atacante un certificado para tu nombre.',
  'Publish a CAA record that names the authority you use.': 'Publica un registro CAA que indique la autoridad que usas.',
  'No MTA-STS policy': 'Sin política MTA-STS',
  'The domain does not insist that mail to it is delivered encrypted.': 'El dominio no exige que el correo que recibe se le entregue cifrado.',
  'Someone on the way between two mail servers can switch the encryption off and read the mail.':
    'Alguien que se sitúe entre dos servidores de correo puede desactivar el cifrado y leer el correo.',
  'Publish an MTA-STS record and the policy file at https://mta-sts.example.com/.well-known/mta-sts.txt. Start with mode: testing.':
    'Publica un registro MTA-STS y el archivo de la política en https://mta-sts.example.com/.well-known/mta-sts.txt. Empieza con mode: testing.',
  'The domain is not signed (DNSSEC)': 'El dominio no está firmado (DNSSEC)',
  'Nobody can check that an answer about this domain really comes from it.':
    'Nadie puede comprobar que una respuesta sobre este dominio viene realmente de él.',
  'Someone who can forge answers of the name system can send visitors and mail elsewhere.':
    'Quien pueda falsificar respuestas del DNS puede llevar a otra parte a los visitantes y el correo.',
  'Switch DNSSEC on where the domain is managed, and publish the DS record at the registrar. Many providers do both with one switch.':
    'Activa DNSSEC donde se administra el dominio y publica el registro DS en el registrador. Muchos proveedores hacen ambas cosas con un botón.',
  'A name of the domain points to a service that no longer has it': 'Un nombre del dominio apunta a un servicio que ya no lo tiene',
  'A name of yours leads to an account at a hosting service that does not exist any more.':
    'Un nombre tuyo lleva a una cuenta de un servicio de alojamiento que ya no existe.',
  'Whoever opens an account of that name there controls what visitors see under your name.':
    'Quien abra allí una cuenta con ese nombre controla lo que los visitantes ven bajo tu nombre.',
  'Delete the DNS record, or claim the account at the service again.': 'Elimina el registro DNS o vuelve a registrar la cuenta en el servicio.',
  // exposure.files
  'The Git repository can be downloaded': 'El repositorio Git se puede descargar',
  'The folder with the whole history of the source code lies open on the web server.':
    'La carpeta con todo el historial del código fuente está abierta en el servidor web.',
  'Anyone can rebuild the source code with every earlier version, and read the passwords that were ever in it.':
    'Cualquiera puede reconstruir el código fuente con todas sus versiones anteriores y leer las contraseñas que alguna vez estuvieron en él.',
  'Deny access to /.git, or deploy without it. Then change every password and key that was ever committed.':
    'Deniega el acceso a /.git o despliega sin esa carpeta. Después cambia cada contraseña y clave que alguna vez estuvo en el repositorio.',
  'Version control data can be downloaded': 'Se pueden descargar datos del control de versiones',
  'The folder of a version control system lies open on the web server.': 'La carpeta de un sistema de control de versiones está abierta en el servidor web.',
  'Anyone can read the source code and names of files that were meant to stay unknown.':
    'Cualquiera puede leer el código fuente y los nombres de archivos que debían permanecer ocultos.',
  'Deny access to the folder, or deploy without it.': 'Deniega el acceso a la carpeta o despliega sin ella.',
  'A file with passwords or keys can be read': 'Se puede leer un archivo con contraseñas o claves',
  'A file that holds the passwords or keys of the site is open to everybody.': 'Un archivo con las contraseñas o claves del sitio está abierto a todos.',
  'Whoever reads it can sign in to the database, the mail account or the server itself.':
    'Quien lo lea puede entrar en la base de datos, la cuenta de correo o el propio servidor.',
  'Move the file out of the web folder and deny hidden files. Then change every password and key in it: they are known.':
    'Saca el archivo de la carpeta web y deniega el acceso a los archivos ocultos. Después cambia todas las contraseñas y claves que contiene: ya no son secretas.',
  'A backup can be downloaded': 'Se puede descargar una copia de seguridad',
  'A copy of the database or of the whole site lies in the web folder.': 'En la carpeta web hay una copia de la base de datos o de todo el sitio.',
  'Anyone can take all data in it: customers, passwords, orders.': 'Cualquiera puede llevarse todos los datos que contiene: clientes, contraseñas, pedidos.',
  'Remove the file and keep backups outside the web folder. Treat the data in it as known to others.':
    'Elimina el archivo y guarda las copias de seguridad fuera de la carpeta web. Da por hecho que otros ya conocen los datos que contiene.',
  'A copy of source code can be read': 'Se puede leer una copia del código fuente',
  'A backup copy of a program file is handed out as text instead of being run.':
    'Una copia de un archivo de programa se entrega como texto en lugar de ejecutarse.',
  'It shows how the site works, often with the password of the database.': 'Muestra cómo funciona el sitio, a menudo con la contraseña de la base de datos.',
  'Remove copies made by editors and by hand, and change the passwords in them.':
    'Elimina las copias que dejan los editores y las hechas a mano, y cambia las contraseñas que contienen.',
  'A configuration file can be read': 'Se puede leer un archivo de configuración',
  'A file that says how the site is put together is open to everybody.': 'Un archivo que dice cómo está montado el sitio está abierto a todos.',
  'It names inner machines, accounts and paths, and often passwords.': 'Revela máquinas internas, cuentas y rutas, y a menudo contraseñas.',
  'Move the file out of the web folder or deny access to it, and change the passwords in it.':
    'Saca el archivo de la carpeta web o deniega el acceso a él, y cambia las contraseñas que contiene.',
  'phpinfo() is public': 'phpinfo() es público',
  'A page shows every setting of PHP on this server.': 'Una página muestra todos los ajustes de PHP de este servidor.',
  'It gives away paths, versions and sometimes passwords from the environment: a map for the next step.':
    'Revela rutas, versiones y a veces contraseñas del entorno: un mapa para el siguiente paso.',
  'Delete the file, and write such a page anew when you need it.': 'Elimina el archivo y vuelve a crear esa página solo cuando la necesites.',
  'The status page of the server is public': 'La página de estado del servidor es pública',
  'A page made for administrators shows what the server is doing right now.':
    'Una página hecha para administradores muestra lo que el servidor está haciendo en este momento.',
  'It shows visitors with their addresses, secret links and inner names.': 'Muestra visitantes con sus direcciones, enlaces secretos y nombres internos.',
  'Limit the page to the server itself.': 'Limita la página al propio servidor.',
  'A log file is public': 'Un archivo de registro es público',
  'What the program writes down about its errors can be read by everybody.': 'Cualquiera puede leer lo que el programa anota sobre sus errores.',
  'Logs hold paths, addresses of visitors and at times passwords.': 'Los registros contienen rutas, direcciones de visitantes y a veces contraseñas.',
  'Write logs outside the web folder, or deny access to them.': 'Escribe los registros fuera de la carpeta web o deniega el acceso a ellos.',
  'A list of files or packages is public': 'Una lista de archivos o paquetes es pública',
  'A by-product of development lists what the site is made of.': 'Un archivo residual del desarrollo enumera de qué está hecho el sitio.',
  'It names hidden files or the exact versions of every package.': 'Revela archivos ocultos o las versiones exactas de cada paquete.',
  'Do not deploy it, or deny access to it.': 'No lo despliegues o deniega el acceso a él.',
  // exposure.listing
  'The contents of a folder are listed': 'Se lista el contenido de una carpeta',
  'Whoever opens the address of a folder sees the names of all files in it.': 'Quien abre la dirección de una carpeta ve los nombres de todos sus archivos.',
  'Files that nobody linked to, such as backups and uploads of customers, are found without guessing.':
    'Los archivos que nadie enlazó, como copias de seguridad y lo que suben los clientes, se encuentran sin adivinar nada.',
  'Turn the listing of folders off in the web server.': 'Desactiva el listado de carpetas en el servidor web.',
  // exposure.sourcemaps
  'Source maps': 'Mapas de código (source maps)',
  'The original source of scripts can be read': 'Se puede leer el código original de los scripts',
  'Beside the scripts of the site lie source maps: files that turn the packed script back into what the developers wrote.':
    'Junto a los scripts del sitio hay source maps: archivos que convierten el script comprimido en lo que escribieron los desarrolladores.',
  'Anyone can read the program with its comments, names and addresses of the API, and sees faster where it is weak.':
    'Cualquiera puede leer el programa con sus comentarios, nombres y direcciones de la API, y descubrir antes sus puntos débiles.',
  'Build for production without source maps, or keep the .map files on a server that only your developers reach.':
    'Compila para producción sin source maps, o guarda los archivos .map en un servidor al que solo accedan tus desarrolladores.',
  // exposure.panels
  'Administration pages and installers': 'Páginas de administración e instaladores',
  'An administration page is open to the internet': 'Una página de administración está abierta a internet',
  'The sign-in page of an administration tool can be opened by everybody.':
    'Cualquiera puede abrir la página de inicio de sesión de una herramienta de administración.',
  'Programs try passwords on such pages day and night, and each hole in the tool counts at once.':
    'Hay programas que prueban contraseñas en esas páginas día y noche, y cada fallo de la herramienta se aprovecha enseguida.',
  'Let only your own addresses reach the page, or put it behind a VPN or a second sign-in.':
    'Permite el acceso a la página solo desde tus propias direcciones, o ponla detrás de una VPN o de un segundo inicio de sesión.',
  'An administration tool can be used without signing in': 'Se puede usar una herramienta de administración sin iniciar sesión',
  'A tool made for administrators answers everybody, without a password.': 'Una herramienta hecha para administradores responde a todos, sin contraseña.',
  'Whoever finds it can read or change what it manages.': 'Quien la encuentre puede leer o cambiar lo que administra.',
  'Turn the sign-in of the tool on and let only your own addresses reach it.':
    'Activa el inicio de sesión de la herramienta y permite el acceso solo desde tus propias direcciones.',
  'An installer was left open': 'Un instalador quedó abierto',
  'The page that sets the site up for the first time can still be opened.': 'La página que configura el sitio por primera vez aún se puede abrir.',
  'A stranger may set the site up anew, with a password of their own.': 'Un extraño puede volver a configurar el sitio, con una contraseña propia.',
  'Delete the installer or finish the installation.': 'Elimina el instalador o termina la instalación.',
  'The web server shows its default page': 'El servidor web muestra su página predeterminada',
  'The address shows what a fresh installation shows, and no site.': 'La dirección no muestra ningún sitio, sino lo que trae una instalación nueva.',
  'It tells that the server is unfinished or forgotten, and so perhaps not kept up to date.':
    'Indica que el servidor está sin terminar u olvidado y, por tanto, quizá sin actualizar.',
  'Put your site in its place, or turn the server off.': 'Pon tu sitio en su lugar o apaga el servidor.',
  // exposure.api
  'API descriptions and debug pages': 'Descripciones de la API y páginas de depuración',
  'The description of the API is public': 'La descripción de la API es pública',
  'A file lists every call of the API of this site, with its parameters.': 'Un archivo enumera todas las llamadas de la API de este sitio, con sus parámetros.',
  'Fine for an API that is meant for others. For an inner one it spares an attacker the search.':
    'Está bien en una API destinada a terceros. En una interna le ahorra la búsqueda a un atacante.',
  'If the API is not meant for others, hand the description out after signing in only.':
    'Si la API no está destinada a terceros, entrega la descripción solo a quien haya iniciado sesión.',
  'GraphQL tells its whole schema': 'GraphQL revela todo su esquema',
  'The GraphQL address answers questions about its own structure to everybody.':
    'La dirección de GraphQL responde a todos preguntas sobre su propia estructura.',
  'It lists every type and every change that can be asked for, also those that no page uses.':
    'Enumera todos los tipos y todos los cambios que se pueden pedir, también los que no usa ninguna página.',
  'Turn introspection off in production, unless the API is public on purpose.':
    'Desactiva la introspección en producción, salvo que la API sea pública a propósito.',
  'A tool for developers is open': 'Una herramienta para desarrolladores está abierta',
  'A page that helps developers find faults answers everybody.': 'Una página que ayuda a los desarrolladores a encontrar errores responde a todos.',
  'It shows requests of others, settings and source code, and with some tools lets strangers run code.':
    'Muestra solicitudes de otros, ajustes y código fuente, y con algunas herramientas permite a extraños ejecutar código.',
  'Turn debugging off in production, or let only your own addresses reach the page.':
    'Desactiva la depuración en producción, o permite el acceso a la página solo desde tus propias direcciones.',
  // exposure.methods
  'The server repeats requests (TRACE)': 'El servidor repite las solicitudes (TRACE)',
  'On the method TRACE the server sends back what it was sent, headers included.':
    'Con el método TRACE el servidor devuelve lo que se le envió, cabeceras incluidas.',
  'Together with another hole it shows cookies to scripts that may not read them.': 'Junto con otro fallo, muestra cookies a scripts que no deben leerlas.',
  'Turn TRACE off in the web server and in what stands before it.': 'Desactiva TRACE en el servidor web y en lo que haya delante de él.',
  // wordpress.core
  WordPress: 'WordPress',
  'WordPress is not installed to the end': 'La instalación de WordPress no está terminada',
  'The page that sets WordPress up is open, because the installation was never finished.':
    'La página que configura WordPress está abierta, porque la instalación nunca se terminó.',
  'The first stranger who fills it in owns the site and can run programs on the server.':
    'El primer extraño que la rellene se queda con el sitio y puede ejecutar programas en el servidor.',
  'Finish the installation now, or remove WordPress from the server.': 'Termina la instalación ahora o elimina WordPress del servidor.',
  'The names of WordPress users can be listed': 'Los nombres de los usuarios de WordPress se pueden listar',
  'The site tells everybody with which names its editors sign in.': 'El sitio dice a todos con qué nombres inician sesión sus editores.',
  'Half of each sign-in is known; programs only have to try passwords.':
    'Ya se conoce la mitad de cada acceso; a los programas solo les queda probar contraseñas.',
  'Ask for a sign-in before users are listed, and stop the redirect from author numbers to names.':
    'Exige iniciar sesión para listar usuarios y desactiva la redirección de números de autor a nombres.',
  'XML-RPC takes calls from everybody': 'XML-RPC acepta llamadas de cualquiera',
  'An old way to steer WordPress from outside is switched on.': 'Está activada una forma antigua de controlar WordPress desde fuera.',
  'It lets a program try hundreds of passwords in one request, and makes the site send requests to others.':
    'Permite a un programa probar cientos de contraseñas en una sola solicitud y hacer que el sitio envíe solicitudes a otros.',
  'Block xmlrpc.php, unless an app of yours or Jetpack needs it.': 'Bloquea xmlrpc.php, salvo que lo necesite Jetpack o una aplicación tuya.',
  'Everybody can start the scheduled tasks of WordPress': 'Cualquiera puede iniciar las tareas programadas de WordPress',
  'WordPress runs its scheduled tasks when wp-cron.php is called, and here everybody can call it. That is how WordPress comes.':
    'WordPress ejecuta sus tareas programadas cuando se llama a wp-cron.php, y aquí puede hacerlo cualquiera. WordPress viene así de fábrica.',
  'Each call makes the server load WordPress and look for tasks that are due. Many calls load the server; nothing is given away by them.':
    'Con cada llamada el servidor carga WordPress y busca tareas pendientes. Muchas llamadas sobrecargan el servidor; con ellas no se revela nada.',
  'Set DISABLE_WP_CRON in wp-config.php, let the cron of the server run the tasks every five minutes, and once that works block wp-cron.php from outside.':
    'Define DISABLE_WP_CRON en wp-config.php, haz que el cron del servidor ejecute las tareas cada cinco minutos y, cuando funcione, bloquea wp-cron.php desde fuera.',
  'WordPress tells its version': 'WordPress revela su versión',
  'The pages say which version of WordPress made them. A version is not a weakness.':
    'Las páginas dicen qué versión de WordPress las creó. Una versión no es un fallo.',
  'When a hole becomes known, the site is on the list of those to try first.':
    'Cuando se conozca un fallo, el sitio estará en la lista de los primeros que se prueban.',
  'Keep WordPress up to date; the tag itself can be removed.': 'Mantén WordPress al día; la propia etiqueta se puede quitar.',
  'The readme of WordPress is public': 'El readme de WordPress es público',
  'A file that comes with WordPress can be opened by everybody.': 'Cualquiera puede abrir un archivo que viene con WordPress.',
  'It says that WordPress runs here, also where the pages hide it.': 'Revela que el sitio usa WordPress, aunque las páginas lo oculten.',
  'Delete readme.html after each update, or deny access to it.': 'Elimina readme.html después de cada actualización o deniega el acceso a él.',
  'Anybody can register in WordPress': 'Cualquiera puede registrarse en WordPress',
  'Visitors can make themselves an account. Many sites want that.': 'Los visitantes pueden crearse una cuenta. Muchos sitios lo quieren así.',
  'With an account a stranger can reach more of WordPress and of its plugins.': 'Con una cuenta, un extraño accede a más partes de WordPress y de sus plugins.',
  'Turn "Anyone can register" off in Settings, General, unless the site needs it.':
    'Desmarca «Cualquiera puede registrarse» en Ajustes, Generales, salvo que el sitio lo necesite.',
  'WordPress takes application passwords': 'WordPress acepta contraseñas de aplicación',
  'Users of WordPress can make passwords of their own for programs. WordPress offers that wherever it is reached over HTTPS.':
    'Los usuarios de WordPress pueden crear contraseñas propias para programas. WordPress lo ofrece siempre que se accede a él por HTTPS.',
  'Such a password needs no second factor, and opens to a program whatever its user may do.':
    'Una contraseña así no necesita segundo factor y permite a un programa todo lo que puede hacer su usuario.',
  'Look through the application passwords in the profiles of your users, and turn them off where no program needs one.':
    'Revisa las contraseñas de aplicación en los perfiles de tus usuarios y desactívalas donde ningún programa las necesite.',
  // wordpress.software
  'Versions of WordPress, plugins and themes': 'Versiones de WordPress, plugins y temas',
  'WordPress has known vulnerabilities': 'WordPress tiene vulnerabilidades conocidas',
  'The site runs a version of WordPress with publicly known weaknesses.':
    'El sitio usa una versión de WordPress con fallos de seguridad que son de dominio público.',
  'Programs look for such versions day and night. What they can do depends on the weakness: from changing pages to taking the site over.':
    'Hay programas que buscan esas versiones día y noche. Lo que pueden hacer depende del fallo: desde cambiar páginas hasta tomar el control del sitio.',
  'Back the site up and update WordPress now; then switch automatic updates on.':
    'Haz una copia de seguridad del sitio y actualiza WordPress ahora; después activa las actualizaciones automáticas.',
  'WordPress is not the newest version': 'WordPress no está en la versión más reciente',
  'There is a newer version of WordPress. Old ones get security fixes late and at some day no longer.':
    'Hay una versión más nueva de WordPress. Las antiguas reciben tarde las correcciones de seguridad y algún día dejan de recibirlas.',
  'When the next weakness becomes known, the site may stay open to it for longer than others.':
    'Cuando se conozca el próximo fallo, el sitio puede quedar expuesto más tiempo que otros.',
  'Back the site up and update WordPress; then switch automatic updates on.':
    'Haz una copia de seguridad del sitio y actualiza WordPress; después activa las actualizaciones automáticas.',
  'A WordPress plugin has known vulnerabilities': 'Un plugin de WordPress tiene vulnerabilidades conocidas',
  'By its readme, a plugin of this site is in a version with publicly known weaknesses.':
    'Según su readme, un plugin de este sitio está en una versión con fallos de seguridad que son de dominio público.',
  'Most break-ins to WordPress use such a plugin. What can be done depends on the weakness.':
    'La mayoría de las intrusiones en WordPress usan un plugin así. Lo que se puede hacer depende del fallo.',
  'Look the version up in WordPress and update the plugin. Delete it when no update exists or nobody needs it.':
    'Consulta la versión en WordPress y actualiza el plugin. Elimínalo si no hay ninguna actualización o nadie lo necesita.',
  'A WordPress theme has known vulnerabilities': 'Un tema de WordPress tiene vulnerabilidades conocidas',
  'By its style sheet, a theme of this site is in a version with publicly known weaknesses.':
    'Según su hoja de estilos, un tema de este sitio está en una versión con fallos de seguridad que son de dominio público.',
  'What can be done depends on the weakness: from showing false pages to taking the site over.':
    'Lo que se puede hacer depende del fallo: desde mostrar páginas falsas hasta tomar el control del sitio.',
  'Look the version up in WordPress and update the theme. Delete themes that nobody needs.':
    'Consulta la versión en WordPress y actualiza el tema. Elimina los temas que nadie necesita.',
  // network.ports
  'A data store answers without a password': 'Un almacén de datos responde sin contraseña',
  'A store of data of this server answers anybody on the internet, without a password.':
    'Un almacén de datos de este servidor responde a cualquiera en internet, sin contraseña.',
  'Strangers can read, change and delete what is in it, and with some stores take over the server.':
    'Un extraño puede leer, cambiar y eliminar lo que contiene y, con algunos almacenes, tomar el control del servidor.',
  'Bind the service to 127.0.0.1 or a private network, set a password, and close the port in the firewall.':
    'Vincula el servicio a 127.0.0.1 o a una red privada, pon una contraseña y cierra el puerto en el cortafuegos.',
  'A database can be reached from the internet': 'Una base de datos es accesible desde internet',
  'A database of this server talks to everybody on the internet, though it asks for a password.':
    'Una base de datos de este servidor responde a cualquiera en internet, aunque pide una contraseña.',
  'Programs try passwords on it day and night, and every hole in it counts at once.':
    'Hay programas que prueban contraseñas en ella día y noche, y cada fallo suyo se aprovecha enseguida.',
  'Bind the service to 127.0.0.1 or a private network, or close its port in the firewall.':
    'Vincula el servicio a 127.0.0.1 o a una red privada, o cierra su puerto en el cortafuegos.',
  'A remote control of the server is open to the internet': 'Un acceso remoto al servidor está abierto a internet',
  'A service that lets people work on this server from afar is open to everybody, and sends what is typed in clear text.':
    'Un servicio que permite trabajar a distancia en este servidor está abierto a todos y envía sin cifrar lo que se escribe.',
  'Whoever is on the way reads the password. Programs try passwords on it day and night.':
    'Quien intercepte la conexión lee la contraseña. Hay programas que prueban contraseñas en él día y noche.',
  'Use SSH with keys in its place, and close the port in the firewall.': 'Usa en su lugar SSH con claves y cierra el puerto en el cortafuegos.',
  'FTP sends passwords in clear text': 'FTP envía las contraseñas sin cifrar',
  'The server offers FTP, which sends names and passwords without encryption unless both sides insist on it.':
    'El servidor ofrece FTP, que envía nombres y contraseñas sin cifrar salvo que ambas partes exijan el cifrado.',
  'Whoever is on the way, such as in the same wireless network, reads the password and can change the site.':
    'Quien intercepte la conexión, por ejemplo en la misma red inalámbrica, lee la contraseña y puede cambiar el sitio.',
  'Use SFTP over SSH in its place and turn FTP off.': 'Usa en su lugar SFTP sobre SSH y desactiva FTP.',
  // meta.securitytxt
  'security.txt': 'security.txt',
  'No security.txt': 'Sin security.txt',
  'The site does not say whom to tell when somebody finds a weakness in it.':
    'El sitio no dice a quién avisar cuando alguien encuentra un fallo de seguridad en él.',
  'Honest finders give up or go public, and you learn of it last.':
    'Quien lo encuentra con buena intención se rinde o lo hace público, y tú te enteras al final.',
  'Put a text file with Contact and Expires at /.well-known/security.txt.': 'Pon un archivo de texto con Contact y Expires en /.well-known/security.txt.',
  'security.txt has no usable contact': 'security.txt no tiene un contacto utilizable',
  'The site has the file for finders of weaknesses, but no contact in it that a program or a person could use.':
    'El sitio tiene el archivo para quien encuentra fallos, pero sin un contacto que puedan usar un programa o una persona.',
  'Add a line "Contact:" with a mailto:, https: or tel: address.': 'Añade una línea «Contact:» con una dirección mailto:, https: o tel:.',
  'security.txt is out of date': 'security.txt está caducado',
  'The file for finders of weaknesses has no end date, or one that has passed.':
    'El archivo para quien encuentra fallos no tiene fecha de caducidad, o la que tiene ya ha pasado.',
  'Finders may think that the contact in it is no longer read.': 'Quien encuentra un fallo puede pensar que nadie lee ya ese contacto.',
  'Check that the contact is still right and set Expires to a date within the next year.':
    'Comprueba que el contacto sigue siendo correcto y pon en Expires una fecha dentro del próximo año.',
  // opinion.sslscan
  'Second opinion on TLS (sslscan)': 'Segunda opinión sobre TLS (sslscan)',
  'sslscan: an old version of TLS is accepted': 'sslscan: se acepta una versión antigua de TLS',
  'Another program, sslscan, reports an old version of encryption that our own check did not see.':
    'Otro programa, sslscan, indica una versión antigua del cifrado que nuestra propia comprobación no vio.',
  'Connections that use it rest on outdated mathematics. Payment rules (PCI DSS) do not allow them.':
    'Las conexiones que la usan dependen de una criptografía anticuada. Las normas de pago con tarjeta (PCI DSS) no las permiten.',
  'Look at the versions the server is set up for, and allow only TLS 1.2 and 1.3.':
    'Comprueba qué versiones tiene configuradas el servidor y permite solo TLS 1.2 y 1.3.',
  'sslscan: a weak cipher is accepted': 'sslscan: se acepta un cifrado débil',
  'Another program, sslscan, reports a weak kind of encryption that our own check did not see.':
    'Otro programa, sslscan, indica un cifrado débil que nuestra propia comprobación no vio.',
  'An attacker on the way may read connections that use it.': 'Un atacante que intercepte las conexiones que lo usan podría leerlas.',
  'Look at the ciphers the server is set up for, and allow only current ones.':
    'Comprueba qué cifrados tiene configurados el servidor y permite solo los actuales.',
  'sslscan: connections can be renegotiated insecurely': 'sslscan: las conexiones se pueden renegociar de forma insegura',
  'Another program, sslscan, reports that the server lets a connection start anew in the old, unprotected way.':
    'Otro programa, sslscan, indica que el servidor permite reiniciar una conexión de la forma antigua, sin protección.',
  'An attacker on the way can put words of their own before those of a visitor.':
    'Un atacante que intercepte la conexión puede poner palabras suyas delante de las de un visitante.',
  'Update the TLS library of the server, or turn renegotiation off.': 'Actualiza la biblioteca TLS del servidor o desactiva la renegociación.',
  'sslscan: TLS compresses what it encrypts': 'sslscan: TLS comprime lo que cifra',
  'Another program, sslscan, reports that the server compresses what it sends before encrypting it.':
    'Otro programa, sslscan, indica que el servidor comprime lo que envía antes de cifrarlo.',
  'An attacker on the way can guess session cookies from the length of answers (CRIME).':
    'Un atacante que intercepte la conexión puede adivinar cookies de sesión por la longitud de las respuestas (CRIME).',
  'Turn compression in TLS off.': 'Desactiva la compresión de TLS.',
  // opinion.nmap
  'Second opinion on open services (nmap)': 'Segunda opinión sobre los servicios abiertos (nmap)',
  'nmap: a service that need not be on the internet': 'nmap: un servicio que no tiene por qué estar en internet',
  'Another program, nmap, recognises a database or a remote control on an open port that our own check could not name.':
    'Otro programa, nmap, reconoce en un puerto abierto una base de datos o un acceso remoto que nuestra propia comprobación no pudo identificar.',
  'Programs try passwords on such services day and night, and every hole in them counts at once.':
    'Hay programas que prueban contraseñas en esos servicios día y noche, y cada fallo suyo se aprovecha enseguida.',
  // opinion.nuclei
  'Second opinion on misconfigurations (nuclei)': 'Segunda opinión sobre errores de configuración (nuclei)',
  'nuclei reports a misconfiguration': 'nuclei indica un error de configuración',
  'Another program, nuclei, recognises something on this site that should not be there. Our own checks did not look for it.':
    'Otro programa, nuclei, reconoce en este sitio algo que no debería estar ahí. Nuestras propias comprobaciones no lo buscaron.',
  'What could be done with it stands in the description of the report, and depends on what lies there.':
    'Lo que se podría hacer con ello está en la descripción del aviso y depende de lo que haya ahí.',
  'Open the address of the report, look whether it is as described, and close what nobody but you should see.':
    'Abre la dirección del aviso, comprueba si es como se describe y cierra lo que nadie más que tú deba ver.',
  'HTTPS sends visitors back to HTTP': 'HTTPS devuelve a los visitantes a HTTP',
  'Remove the redirect from HTTPS to HTTP first. Then redirect plain HTTP to HTTPS.':
    'Quita primero la redirección de HTTPS a HTTP. Después redirige HTTP a HTTPS.',
  '{version} is accepted': 'Se acepta {version}',
  'TLS 1.0 and TLS 1.1 are accepted': 'Se aceptan TLS 1.0 y TLS 1.1',
  'Cipher accepted: {kind}': 'Cifrado aceptado: {kind}',
  'no encryption': 'sin cifrado',
  'no authentication': 'sin autenticación',
  'export-grade key': 'clave de grado de exportación',
  'RC4 or RC2': 'RC4 o RC2',
  '64-bit block (Sweet32)': 'bloques de 64 bits (Sweet32)',
  'Content-Security-Policy can be bypassed: {reason}': 'Content-Security-Policy se puede eludir: {reason}',
  "Content-Security-Policy can be bypassed: 'unsafe-inline' allows the execution of unsafe in-page scripts and event handlers":
    "Content-Security-Policy se puede eludir: 'unsafe-inline' permite ejecutar scripts y manejadores de eventos inseguros dentro de la página",
  'Content-Security-Policy can be bypassed: {scheme} URI in {directive} allows the execution of unsafe scripts':
    'Content-Security-Policy se puede eludir: la URI {scheme} en {directive} permite ejecutar scripts inseguros',
  "Content-Security-Policy can be bypassed: {directive} should not allow '*' as source":
    "Content-Security-Policy se puede eludir: {directive} no debería admitir '*' como origen",
  'Content-Security-Policy can be bypassed: script-src directive is missing': 'Content-Security-Policy se puede eludir: falta la directiva script-src',
  'Content-Security-Policy can be bypassed: {host} is known to host JSONP endpoints which allow to bypass this CSP':
    'Content-Security-Policy se puede eludir: se sabe que {host} aloja endpoints JSONP que permiten eludir esta CSP',
  'Content-Security-Policy can be bypassed: {host} is known to host Angular libraries which allow to bypass this CSP':
    'Content-Security-Policy se puede eludir: se sabe que {host} aloja bibliotecas Angular que permiten eludir esta CSP',
  'Content-Security-Policy can be bypassed: {host} is known to host JSONP endpoints and Angular libraries which allow to bypass this CSP':
    'Content-Security-Policy se puede eludir: se sabe que {host} aloja endpoints JSONP y bibliotecas Angular que permiten eludir esta CSP',
  'Content-Security-Policy does not set {directives}': 'Content-Security-Policy no define {directives}',
  "Content-Security-Policy allows 'unsafe-eval'": "Content-Security-Policy permite 'unsafe-eval'",
  "Content-Security-Policy: CSP directives don't end with a colon": 'Content-Security-Policy: las directivas de CSP no terminan en dos puntos',
  'Content-Security-Policy: Directive "{directive}" is not a known CSP directive':
    'Content-Security-Policy: la directiva «{directive}» no es una directiva de CSP conocida',
  'Content-Security-Policy: Did you forget the semicolon': 'Content-Security-Policy: ¿falta el punto y coma?',
  'Content-Security-Policy: Did you forget to surround "{value}" with single-ticks': 'Content-Security-Policy: ¿falta poner «{value}» entre comillas simples?',
  'Content-Security-Policy: {value} seems to be an invalid CSP keyword': 'Content-Security-Policy: {value} no parece una palabra clave válida de CSP',
  'Session cookie {name} without Secure': 'Cookie de sesión {name} sin Secure',
  'Cookie {name} without Secure': 'Cookie {name} sin Secure',
  'Session cookie {name} readable by scripts': 'Los scripts pueden leer la cookie de sesión {name}',
  'Session cookie {name} has SameSite=None without Secure': 'La cookie de sesión {name} tiene SameSite=None sin Secure',
  'Cookie {name} has SameSite=None without Secure': 'La cookie {name} tiene SameSite=None sin Secure',
  'Session cookie {name} without SameSite': 'Cookie de sesión {name} sin SameSite',
  '{software}: a known vulnerability': '{software}: una vulnerabilidad conocida',
  '{software}: {count} known vulnerabilities': '{software}: {count} vulnerabilidades conocidas',
  '{software} and {version}: a known vulnerability': '{software} y {version}: una vulnerabilidad conocida',
  '{software} and {version}: {count} known vulnerabilities': '{software} y {version}: {count} vulnerabilidades conocidas',
  '{product} is open to the internet': 'Se puede abrir {product} desde internet',
  '{product} can be used without signing in': 'Se puede usar {product} sin iniciar sesión',
  'The installer of {product} was left open': 'El instalador de {product} quedó abierto',
  'The installer of this site was left open': 'El instalador de este sitio quedó abierto',
  'The installer of Nextcloud or ownCloud was left open': 'El instalador de Nextcloud u ownCloud quedó abierto',
  '{tool} is open to everybody': 'Cualquiera puede abrir {tool}',
  'WordPress {version} is called insecure by its makers': 'Los autores de WordPress consideran insegura la versión {version}',
  'WordPress {version} is not the newest version': 'WordPress {version} no es la versión más reciente',
  '{service} is reachable on port {port}': '{service} es accesible por el puerto {port}',
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
  'sslscan: {version} is accepted': 'sslscan: se acepta {version}',
  'nmap: {service} is reachable on port {port}': 'nmap: {service} es accesible por el puerto {port}',
  'HTTPS connection': 'Conexión HTTPS',
  'Plain HTTP answer': 'Respuesta por HTTP sin cifrar',
  'HTTPS answer': 'Respuesta por HTTPS',
  'First redirect': 'Primera redirección',
  'Last redirect': 'Última redirección',
  'Certificate sent by the server': 'Certificado que envió el servidor',
  'Versions asked for one by one': 'Versiones consultadas una por una',
  'Accepted (not necessarily preferred)': 'Aceptados (no necesariamente los preferidos)',
  'Response headers': 'Cabeceras de respuesta',
  'Answer to a request from another site': 'Respuesta a una solicitud de otro sitio',
  'Loaded over HTTP': 'Cargado por HTTP',
  'Without integrity': 'Sin integrity',
  Form: 'Formulario',
  'Error text': 'Texto del error',
  'Library found': 'Biblioteca encontrada',
  'Terms that need a lookup': 'Términos que requieren una consulta',
  'TXT records of {name}': 'Registros TXT de {name}',
  'CAA records of {host} and its parents': 'Registros CAA de {host} y de sus dominios superiores',
  'DS records of {domain}': 'Registros DS de {domain}',
  'CNAME of {name}': 'CNAME de {name}',
  Answer: 'Respuesta',
  'Files listed': 'Archivos listados',
  'Source map': 'Source map',
  Page: 'Página',
  'Default page of {server}': 'Página predeterminada de {server}',
  Description: 'Descripción',
  'The server repeated our header': 'El servidor repitió nuestra cabecera',
  Installer: 'Instalador',
  Version: 'Versión',
  'List of users (REST API)': 'Lista de usuarios (API REST)',
  'Archives of authors (?author=)': 'Archivos de autor (?author=)',
  'What the REST API offers': 'Lo que ofrece la API REST',
  'Version found': 'Versión encontrada',
  'What it said': 'Lo que dijo',
  'Reported by {engine}': 'Indicado por {engine}',
  'Browsers treat this computer itself as a safe place, with and without HTTPS.': 'Los navegadores consideran seguro este mismo equipo, con HTTPS y sin él.',
  'The site has no HTTPS.': 'El sitio no tiene HTTPS.',
  'HTTPS gave no usable answer: {reason}': 'HTTPS no dio ninguna respuesta útil: {reason}',
  'nothing was asked': 'no se preguntó nada',
  'Plain HTTP was answered 400, as servers do on a port that is meant for HTTPS.':
    'Por HTTP se respondió 400, como hacen los servidores en un puerto destinado a HTTPS.',
  'Plain HTTP gave no usable answer: {reason}': 'HTTP no dio ninguna respuesta útil: {reason}',
  'Plain HTTP answered {status}, so whether it redirects was not seen.': 'Por HTTP se respondió {status}, así que no se vio si redirige.',
  'Plain HTTP keeps redirecting: no page was reached.': 'HTTP redirige una y otra vez: no se llegó a ninguna página.',
  'The address has no HTTPS port of its own.': 'La dirección no tiene un puerto HTTPS propio.',
  'The certificate could not be read: {reason}': 'No se pudo leer el certificado: {reason}',
  'What answers on the HTTPS port does not speak TLS.': 'Lo que responde en el puerto HTTPS no usa TLS.',
  'The TLS versions could not be asked for: {reason}': 'No se pudieron consultar las versiones de TLS: {reason}',
  'The server did not agree to any version of TLS we asked for.': 'El servidor no aceptó ninguna de las versiones de TLS que le propusimos.',
  'The address does not answer with an HTML page.': 'La dirección no responde con una página HTML.',
  'The site sends {count} policies, more than can be weighed against each other.':
    'El sitio envía {count} políticas, más de las que se pueden contrastar entre sí.',
  'The policies of the site are {count} characters long, more than can be read.':
    'Las políticas del sitio tienen {count} caracteres, más de los que se pueden leer.',
  'The page could not be read, and may carry its policy inside.': 'No se pudo leer la página, y puede que lleve su política dentro.',
  'The site set no cookies.': 'El sitio no creó ninguna cookie.',
  'Only {count} of {total} cookies were judged.': 'Solo se valoraron {count} de {total} cookies.',
  'A page was too long or too slow to be read to its end.': 'Una página era demasiado larga o lenta para leerla hasta el final.',
  'Not every page could be read: {reason}': 'No se pudieron leer todas las páginas: {reason}',
  'A page was too long or too slow to be read to its end, so scripts may be missing.':
    'Una página era demasiado larga o lenta para leerla hasta el final, así que pueden faltar scripts.',
  'The page has no scripts.': 'La página no tiene scripts.',
  'Only {count} of {total} scripts were looked at.': 'Solo se revisaron {count} de {total} scripts.',
  'Only {count} of {total} scripts inside the page were looked at.': 'Solo se revisaron {count} de {total} scripts dentro de la página.',
  '{address} was too slow to be read.': 'No se pudo leer {address}: tardaba demasiado.',
  '{address} could not be read.': 'No se pudo leer {address}.',
  'Recognising the libraries of {address} took too long and was given up.': 'Reconocer las bibliotecas de {address} llevaba demasiado tiempo y se abandonó.',
  'Our recogniser of libraries failed: {reason}.': 'Falló nuestro reconocedor de bibliotecas: {reason}.',
  'The library recogniser did not start.': 'El reconocedor de bibliotecas no arrancó.',
  'The library recogniser ended unexpectedly.': 'El reconocedor de bibliotecas terminó de forma inesperada.',
  'Addresses and local names have no mail of their own.': 'Las direcciones IP y los nombres locales no tienen correo propio.',
  'The name belongs to a hosting company, which answers for its DNS.': 'El nombre es de una empresa de alojamiento, que responde de su DNS.',
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
  'The name server gave no usable answer (code {code})': 'El servidor de nombres no dio ninguna respuesta útil (código {code})',
  'The name server sent an answer that could not be read': 'El servidor de nombres envió una respuesta que no se pudo leer',
  'The page has no scripts of its own.': 'La página no tiene scripts propios.',
  'Whoever finds it can run programs on this server.': 'Quien la encuentre puede ejecutar programas en este servidor.',
  'Whoever finds it can read, change and delete what it manages.': 'Quien la encuentre puede leer, cambiar y borrar lo que administra.',
  'Whoever finds it reads the data and settings it holds, often with passwords among them.':
    'Quien la encuentre lee los datos y ajustes que contiene, a menudo con contraseñas.',
  'It shows the names, addresses and load of your systems: a map for the next step.':
    'Muestra los nombres, las direcciones y la carga de tus sistemas: un mapa para el siguiente paso.',
  'Turn the sign-in of {product} on ({how}).': 'Activa el inicio de sesión de {product} ({how}).',
  'Then let only your own addresses reach it.': 'Después permite el acceso solo desde tus propias direcciones.',
  '{product} has no sign-in of its own: put a proxy with one in front of it.': '{product} no tiene inicio de sesión propio: pon delante un proxy que lo tenga.',
  'The server answers {status} even to a name that does not exist: what it keeps back may or may not be there.':
    'El servidor responde {status} incluso a un nombre que no existe: lo que retiene puede estar ahí o no.',
  'The server answers {status} even to a name that does not exist: nothing can be told from its answers.':
    'El servidor responde {status} incluso a un nombre que no existe: de sus respuestas no se puede deducir nada.',
  '{count} of {total} addresses gave no answer: {reason}': '{count} de {total} direcciones no dieron respuesta: {reason}',
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
  '{count} versions were judged by the advisories of {source}.': 'Versiones valoradas según los avisos de {source}: {count}.',
  'The operator of this scanner has not opened the other ports of this address.':
    'Quien administra este servicio de análisis no ha permitido consultar los demás puertos de esta dirección.',
  '{count} ports were not asked: the operator of this scanner has not opened them.':
    'Puertos sin consultar: {count}. Quien administra este servicio de análisis no lo ha permitido.',
  'No port answered, not even with a refusal: a firewall drops what we send.':
    'No respondió ningún puerto, ni siquiera con un rechazo: un cortafuegos descarta lo que enviamos.',
  '/.well-known/security.txt keeps redirecting: no file was reached.': '/.well-known/security.txt redirige una y otra vez: no se llegó a ningún archivo.',
  '/.well-known/security.txt leads to another site, which is not part of this scan.':
    '/.well-known/security.txt lleva a otro sitio, que no forma parte de este análisis.',
  'The server answered {status} for /.well-known/security.txt.': 'El servidor respondió {status} para /.well-known/security.txt.',
  '{tool} gave no second opinion.': '{tool} no dio una segunda opinión.',
  'It did not come to a report on this site.': 'No llegó a informar sobre este sitio.',
  'It is not installed any more.': 'Ya no está instalado.',
  'It was not done within {seconds} seconds.': 'No terminó en {seconds} segundos.',
  'It wrote more than it should.': 'Escribió más de lo debido.',
  'It could not be started ({code}).': 'No se pudo iniciar ({code}).',
  'It ended with code {code}: {reason}': 'Terminó con el código {code}: {reason}',
  'no reason given': 'no se dio ningún motivo',
  '{engine} saw what our own check did not.': '{engine} vio lo que nuestra propia comprobación no vio.',
  '{engine} saw nothing weak that our own check did not see.': '{engine} no vio nada débil que nuestra propia comprobación no viera.',
  'Which ports are open is not known, so there is nothing to ask nmap about.':
    'No se sabe qué puertos están abiertos, así que no hay nada que preguntar a nmap.',
  'No port beside those of the site is known to be open.': 'No se conoce ningún puerto abierto aparte de los del sitio.',
  'Only {count} of {total} open ports were shown to nmap.': 'Solo se mostraron a nmap {count} de {total} puertos abiertos.',
  '{engine} named the service on {count} of {total} open ports.': '{engine} identificó el servicio en {count} de {total} puertos abiertos.',
  'Only {count} of the {total} reports of nuclei were looked at.': 'Solo se revisaron {count} de los {total} avisos de nuclei.',
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
  'The page answered HTTP {status} and is empty: there is nothing to judge.': 'La página respondió HTTP {status} y está vacía: no hay nada que valorar.',
  'The connection was refused ({code})': 'Se rechazó la conexión ({code})',
  'The server broke the connection off ({code})': 'El servidor cortó la conexión ({code})',
  'There is no way to the server ({code})': 'No hay ningún camino hasta el servidor ({code})',
  'No connection could be made in time ({code})': 'No se pudo establecer una conexión a tiempo ({code})',
  'The name has no address ({code})': 'El nombre no tiene dirección ({code})',
  'The name server did not answer ({code})': 'El servidor de nombres no respondió ({code})',
  'The server took the connection but did not answer in time ({code})': 'El servidor aceptó la conexión, pero no respondió a tiempo ({code})',
  'The headers of the answer are longer than 64 kB ({code})': 'Las cabeceras de la respuesta superan los 64 kB ({code})',
  'The server closed the connection without a complete answer ({code})': 'El servidor cerró la conexión sin una respuesta completa ({code})',
  'The answer took too long ({code})': 'La respuesta tardó demasiado ({code})',
  'What answers there does not speak TLS ({code})': 'Lo que responde ahí no usa TLS ({code})',
  'The TLS handshake failed on our side ({code})': 'La negociación TLS falló por nuestra parte ({code})',
  'The TLS handshake failed ({code})': 'La negociación TLS falló ({code})',
  'The TLS handshake was not finished in time ({code})': 'La negociación TLS no terminó a tiempo ({code})',
  'The server closed the connection during the TLS handshake ({code})': 'El servidor cerró la conexión durante la negociación TLS ({code})',
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
  'Only http and https addresses can be scanned, not {scheme}.': 'Solo se pueden analizar direcciones http y https, no {scheme}.',
  'An address with a user name or password in it cannot be scanned.': 'No se puede analizar una dirección que lleva usuario o contraseña.',
  'This address has no host name.': 'Esta dirección no tiene nombre de host.',
  '“{address}” is not an address that can be scanned.': '«{address}» no es una dirección que se pueda analizar.',
  'We do not scan {host}: {ip} is not a public internet address ({range}).': 'No analizamos {host}: {ip} no es una dirección pública de internet ({range}).',
  'We do not scan {host}: {ip} is reserved and is never scanned.': 'No analizamos {host}: la dirección {ip} está reservada y nunca se analiza.',
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
  'Port {port} of {ip} is not scanned: this very server answers there.': 'El puerto {port} de {ip} no se analiza: ahí responde este mismo servidor.',
  'Port {port} of {ip} is not scanned: only {addresses} is.': 'El puerto {port} de {ip} no se analiza: solo se analiza {addresses}.',
  'Port {port} is not scanned: only the web ports {ports} are.': 'El puerto {port} no se analiza: solo se analizan los puertos web {ports}.',
  'We looked up {host} and found no address ({code}).': 'Buscamos {host} en el DNS y no encontramos ninguna dirección ({code}).',
  'We could not look up {host}: the name servers gave no usable answer ({code}).':
    'No pudimos buscar {host} en el DNS: los servidores de nombres no dieron ninguna respuesta útil ({code}).',
  'No web server answered at {ip}. {origin}: {reason}.': 'No respondió ningún servidor web en {ip}. {origin}: {reason}.',
  'No web server answered at {ip}. {origin}: {reason}. {second}: {other}.': 'No respondió ningún servidor web en {ip}. {origin}: {reason}. {second}: {other}.',
  'A server at {ip} speaks TLS, but no connection could be made. {origin}: {reason}.':
    'Un servidor en {ip} habla TLS, pero no se pudo establecer la conexión. {origin}: {reason}.',
  'A server at {ip} speaks TLS, but no connection could be made. {origin}: {reason}. {second}: {other}.':
    'Un servidor en {ip} habla TLS, pero no se pudo establecer la conexión. {origin}: {reason}. {second}: {other}.',
  'A server at {ip} answers, but not over TLS. {origin}: {reason}.': 'Un servidor responde en {ip}, pero no por TLS. {origin}: {reason}.',
  'A server at {ip} answers, but not over TLS. {origin}: {reason}. {second}: {other}.':
    'Un servidor responde en {ip}, pero no por TLS. {origin}: {reason}. {second}: {other}.',
  'A server at {ip} answers, but not over TLS. {origin}: {reason}. If it is meant to be plain HTTP, add it as {address}.':
    'Un servidor responde en {ip}, pero no por TLS. {origin}: {reason}. Si debe funcionar por HTTP sin cifrar, añádelo como {address}.',
  'The scan broke off because of a fault of ours: {reason}.': 'El análisis se interrumpió por un fallo nuestro: {reason}.',
  'The scan was not finished within {seconds} seconds.': 'El análisis no terminó en {seconds} segundos.',
  'The scan was not finished within {seconds} seconds and was ended.': 'El análisis no terminó en {seconds} segundos y se interrumpió.',
  'The scan was not finished within {seconds} seconds, did not stop by itself and was ended.':
    'El análisis no terminó en {seconds} segundos, no se detuvo por sí solo y hubo que interrumpirlo.',
  'The scan was aborted.': 'El análisis se canceló.',
  'The scan is over.': 'El análisis ya ha terminado.',
  'The server was stopped while the scan was running.': 'El servidor se detuvo durante el análisis.',
  'Another scan was stuck, and the process of both was ended.': 'Otro análisis estaba bloqueado y se cerró el proceso de ambos.',
  'The scan can be started again.': 'Puedes volver a iniciar el análisis.',
  'The scan process could not be started.': 'No se pudo iniciar el proceso del análisis.',
  'The scan process ended unexpectedly (exit code {code}).': 'El proceso del análisis terminó de forma inesperada (código de salida {code}).',
  'The scan process ended unexpectedly ({reason}).': 'El proceso del análisis terminó de forma inesperada ({reason}).',
  'There is no proof any more that {asset} is yours.': 'Ya no hay prueba de que {asset} sea tuyo.',
  'That was the third time in a row: {asset} is not verified any more.': 'Ha sido la tercera vez seguida: {asset} ya no está verificado.',
  'We looked for the proof at {address}.': 'Buscamos la prueba en {address}.',
  'We looked for the proof at {address}. {found}': 'Buscamos la prueba en {address}. {found}',
  'We could not look: {reason}': 'No pudimos comprobarlo: {reason}',
  'We looked for a name in {host}.': 'Buscamos un nombre en {host}.',
  'This address has no domain name, so a DNS record cannot prove anything.':
    'Esta dirección no tiene nombre de dominio, así que un registro DNS no puede demostrar nada.',
  'We looked for a TXT record at {name} with the value {value}.': 'Buscamos un registro TXT en {name} con el valor {value}.',
  'We looked for a TXT record at {name} with the value {value}. {found}': 'Buscamos un registro TXT en {name} con el valor {value}. {found}',
  'We looked for a TXT record at {name} or {other} with the value {value}.': 'Buscamos un registro TXT en {name} o {other} con el valor {value}.',
  'We looked for a TXT record at {name} or {other} with the value {value}. {found}':
    'Buscamos un registro TXT en {name} o {other} con el valor {value}. {found}',
  'We found the record.': 'Encontramos el registro.',
  'We found 1 record with another value: {records}': 'Encontramos 1 registro con otro valor: {records}',
  'We found {count} records with other values: {records}': 'Encontramos {count} registros con otros valores: {records}',
  'We found no TXT record there.': 'No encontramos ningún registro TXT ahí.',
  'New records can take a while to be seen everywhere.': 'Los registros nuevos pueden tardar un poco en verse en todas partes.',
  'We looked for a file at {place} that contains {token} and nothing else.': 'Buscamos en {place} un archivo que contenga {token} y nada más.',
  'We looked for a file at {place} that contains {token} and nothing else. {found}': 'Buscamos en {place} un archivo que contenga {token} y nada más. {found}',
  'We looked for a file at {place} or {other} that contains {token} and nothing else.':
    'Buscamos en {place} o {other} un archivo que contenga {token} y nada más.',
  'We looked for a file at {place} or {other} that contains {token} and nothing else. {found}':
    'Buscamos en {place} o {other} un archivo que contenga {token} y nada más. {found}',
  'We looked in the head of {place} for {tag}.': 'Buscamos {tag} en la sección head de {place}.',
  'We looked in the head of {place} for {tag}. {found}': 'Buscamos {tag} en la sección head de {place}. {found}',
  'We looked in the head of {place} or {other} for {tag}.': 'Buscamos {tag} en la sección head de {place} o {other}.',
  'We looked in the head of {place} or {other} for {tag}. {found}': 'Buscamos {tag} en la sección head de {place} o {other}. {found}',
  'https://{host}: {found}': 'https://{host}: {found}',
  'http://{host}: {found}': 'http://{host}: {found}',
  'https://{host}: {found} http://{other}: {reason}': 'https://{host}: {found} http://{other}: {reason}',
  'The server redirected to {address}, and a redirect away from {host} proves nothing.':
    'El servidor redirigió a {address}, y una redirección fuera de {host} no demuestra nada.',
  'The server answered HTTP {status}.': 'El servidor respondió HTTP {status}.',
  'The server took longer than {seconds} seconds': 'El servidor tardó más de {seconds} segundos',
  'We found the file with the token.': 'Encontramos el archivo con el token.',
  'The server answered with an HTML page instead of the token.': 'El servidor respondió con una página HTML en lugar del token.',
  'The file is empty.': 'El archivo está vacío.',
  'The file has other content: {text}': 'El archivo tiene otro contenido: {text}',
  'We found the meta tag with the token.': 'Encontramos la metaetiqueta con el token.',
  'The meta tag is there with another value: {value}': 'La metaetiqueta está, pero con otro valor: {value}',
  'The page mentions the tag, but not as a meta tag in its head.': 'La página menciona la etiqueta, pero no como metaetiqueta en su sección head.',
  'The page has no such meta tag in its head.': 'La página no tiene esa metaetiqueta en su sección head.',
  '{check}: 1 kind of finding': '{check}: 1 tipo de hallazgo',
  '{check}: {count} kinds of finding': '{check}: {count} tipos de hallazgo',
  'No A+ while 1 check gave no complete answer': 'Sin A+ mientras 1 comprobación no dé una respuesta completa',
  'No A+ while {count} checks gave no complete answer': 'Sin A+ mientras {count} comprobaciones no den una respuesta completa',
  'Whether it uses them is not known, so this is rated one step below the worst of its vulnerabilities.':
    'No se sabe si las usa, por eso esto se clasifica un nivel por debajo de la peor de sus vulnerabilidades.',
  'The ports of this computer itself are not open to the internet.': 'Los puertos de este mismo equipo no están abiertos a internet.',
  // what the built-in facts say about libraries
  'Script injection through location.hash in selectors': 'Inyección de scripts mediante location.hash en los selectores',
  'Selector text is taken for HTML': 'El texto de un selector se interpreta como HTML',
  'Answers of other sites to Ajax requests are run as script': 'Las respuestas de otros sitios a solicitudes Ajax se ejecutan como script',
  'jQuery.extend can change the prototype of all objects': 'jQuery.extend puede modificar el prototipo de todos los objetos',
  'HTML from untrusted sources can run script even after cleaning': 'El HTML de orígenes no fiables puede ejecutar scripts incluso después de limpiarlo',
  'HTML with option elements can run script even after cleaning': 'El HTML con elementos option puede ejecutar scripts incluso después de limpiarlo',
  'Script injection through the title of a dialog': 'Inyección de scripts mediante el título de un diálogo',
  'Script injection through closeText of a dialog': 'Inyección de scripts mediante closeText de un diálogo',
  'Script injection through altField of the datepicker': 'Inyección de scripts mediante altField del selector de fechas',
  'Script injection through texts of the datepicker': 'Inyección de scripts mediante los textos del selector de fechas',
  'Script injection through the option "of" of position()': 'Inyección de scripts mediante la opción «of» de position()',
  'Script injection through labels of checkboxradio': 'Inyección de scripts mediante las etiquetas de checkboxradio',
  'Script injection through data-target': 'Inyección de scripts mediante data-target',
  'Script injection through data-parent of collapse': 'Inyección de scripts mediante data-parent de collapse',
  'Script injection through data-target of scrollspy': 'Inyección de scripts mediante data-target de scrollspy',
  'Script injection through data-container of tooltips': 'Inyección de scripts mediante data-container de las descripciones emergentes',
  'Script injection through data-viewport of tooltips': 'Inyección de scripts mediante data-viewport de las descripciones emergentes',
  'Script injection through the target of affix': 'Inyección de scripts mediante el destino de affix',
  'Script injection through data-template of tooltips and popovers': 'Inyección de scripts mediante data-template de las descripciones y ventanas emergentes',
  'angular.merge can change the prototype of all objects': 'angular.merge puede modificar el prototipo de todos los objetos',
  'Script injection through option elements': 'Inyección de scripts mediante elementos option',
  'ng-srcset can freeze the page; AngularJS is no longer maintained': 'ng-srcset puede bloquear la página; AngularJS ya no recibe mantenimiento',
  '$resource can freeze the page; AngularJS is no longer maintained': '$resource puede bloquear la página; AngularJS ya no recibe mantenimiento',
  'URL input fields can freeze the page; AngularJS is no longer maintained':
    'Los campos de entrada de URL pueden bloquear la página; AngularJS ya no recibe mantenimiento',
  'merge and defaultsDeep can change the prototype of all objects': 'merge y defaultsDeep pueden modificar el prototipo de todos los objetos',
  'merge, mergeWith and defaultsDeep can change the prototype of all objects':
    'merge, mergeWith y defaultsDeep pueden modificar el prototipo de todos los objetos',
  'Long text in the date handler can freeze the page': 'Un texto largo en el tratamiento de fechas puede bloquear la página',
  'defaultsDeep can change the prototype of all objects': 'defaultsDeep puede modificar el prototipo de todos los objetos',
  'zipObjectDeep can change the prototype of all objects': 'zipObjectDeep puede modificar el prototipo de todos los objetos',
  'template can run code from its options': 'template puede ejecutar código de sus opciones',
  'trim and toNumber can freeze the page': 'trim y toNumber pueden bloquear la página',
  'Long durations can freeze the page': 'Las duraciones largas pueden bloquear la página',
  'Long date texts can freeze the page': 'Los textos de fecha largos pueden bloquear la página',
  'Long texts in the RFC 2822 format can freeze the page': 'Los textos largos en el formato RFC 2822 pueden bloquear la página',
  'Attributes without quotes are not escaped': 'Los atributos sin comillas no se escapan',
  'Templates can change the prototype of all objects and run code': 'Las plantillas pueden modificar el prototipo de todos los objetos y ejecutar código',
  'Templates from untrusted sources can run code': 'Las plantillas de orígenes no fiables pueden ejecutar código',
  'Templates from untrusted sources can run code with some options': 'Las plantillas de orígenes no fiables pueden ejecutar código con algunas opciones',
  'Templates can change the prototype of all objects with some options':
    'Las plantillas pueden modificar el prototipo de todos los objetos con algunas opciones',
  'Templates from untrusted sources can freeze the page; Vue 2 is no longer maintained':
    'Las plantillas de orígenes no fiables pueden bloquear la página; Vue 2 ya no recibe mantenimiento',
  'Nested markup gets through the cleaning': 'El marcado anidado elude la limpieza',
  'Deeply nested markup gets through the cleaning': 'El marcado muy anidado elude la limpieza',
  'Markup that changes prototypes gets through the cleaning': 'El marcado que modifica prototipos elude la limpieza',
  'Markup can change the prototype of all objects': 'El marcado puede modificar el prototipo de todos los objetos',
  'Template literals get through the cleaning with SAFE_FOR_TEMPLATES': 'Las plantillas literales eluden la limpieza con SAFE_FOR_TEMPLATES',
  'Long header texts can freeze the page': 'Los textos de cabecera largos pueden bloquear la página',
  'The token against forged requests is sent to every host': 'El token contra solicitudes falsificadas se envía a todos los hosts',
  'Absolute addresses override baseURL, and credentials go along': 'Las direcciones absolutas prevalecen sobre baseURL, y las credenciales van con ellas',
  'Script injection through the name of a bound attribute': 'Inyección de scripts mediante el nombre de un atributo enlazado',
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
