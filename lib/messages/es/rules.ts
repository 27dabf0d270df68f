import type { Elsewhere } from '@/lib/messages/translation'

export const rules: Elsewhere['rules'] = {
  'transport.https/no-https': {
    title: 'HTTPS no está disponible',
    deed: 'Activar HTTPS',
    means:
      'Los visitantes solo pueden llegar al sitio por una conexión sin cifrar. Los navegadores lo marcan como «No es seguro».',
    impact:
      'Cualquiera que intercepte la conexión, por ejemplo en la misma red wifi, puede leer lo que envían los visitantes y cambiar lo que ven.',
    fix: "Consigue un certificado (Let's Encrypt los emite gratis) y sirve todo el sitio por HTTPS. Después redirige a él todo lo que llegue por HTTP.",
  },
  'transport.https/no-redirect': {
    title: 'HTTP no redirige a HTTPS',
    deed: 'Dirigir a todas las visitas al sitio cifrado',
    means:
      'El sitio tiene HTTPS, pero quien escribe el nombre o sigue un enlace antiguo puede quedarse en la versión sin cifrar.',
    impact: 'En esa conexión todo se puede leer y cambiar por el camino, también contraseñas y sesiones.',
    fix: 'Responde a cada solicitud HTTP con una redirección permanente (301 o 308) al mismo host por HTTPS.',
  },
  'transport.https/redirect-elsewhere': {
    title: 'La redirección HTTP cambia de host antes de HTTPS',
    deed: 'Pasar a HTTPS antes de redirigir a otro sitio',
    means: 'Quien escribe este nombre va directamente a otro, sin pasar antes a HTTPS en este.',
    impact:
      'Los navegadores no pueden recordar que este nombre se abre por HTTPS, así que en cada visita la primera solicitud se puede manipular.',
    fix: 'Redirige primero a HTTPS en el mismo host y desde ahí al otro.',
  },
  'transport.https/offsite': {
    title: 'El sitio redirige a otro dominio',
    deed: 'Analizar el dominio al que redirige tu sitio',
    means:
      'Esta dirección no tiene páginas propias: envía a todos los visitantes a otro nombre, que no formaba parte de este análisis.',
    impact: 'Lo que los visitantes acaban viendo no se revisó.',
    fix: 'Añade el otro nombre como un activo aparte, si es tuyo.',
  },
  'tls.certificate/expired': {
    title: 'El certificado TLS ha caducado',
    deed: 'Renovar el certificado caducado',
    means:
      'El documento que acredita la identidad de este sitio ha caducado. Los navegadores muestran una advertencia a pantalla completa en lugar del sitio.',
    impact:
      'Los visitantes se van o se acostumbran a ignorar las advertencias. Entonces, quien intercepte la conexión puede mostrarles una copia del sitio sin que lo noten.',
    fix: 'Renueva el certificado ahora y haz que la renovación sea automática.',
  },
  'tls.certificate/not-yet-valid': {
    title: 'El certificado TLS todavía no es válido',
    deed: 'Corregir la fecha de inicio del certificado',
    means:
      'El documento que acredita la identidad de este sitio aún no ha entrado en vigor. Los navegadores muestran una advertencia a pantalla completa en lugar del sitio.',
    impact: 'Los visitantes no pueden abrir el sitio sin saltarse una advertencia.',
    fix: 'Comprueba el reloj del servidor y el de quien emitió el certificado, y vuelve a emitirlo si hace falta.',
  },
  'tls.certificate/expires-soon': {
    title: 'El certificado TLS caduca pronto',
    deed: 'Renovar el certificado antes de que caduque',
    means: 'El documento que acredita la identidad de este sitio caduca en unos días y aún no se ha renovado.',
    impact: 'Si no se renueva, los navegadores mostrarán una advertencia en lugar del sitio.',
    fix: 'Renueva el certificado y averigua por qué no se ha hecho la renovación automática.',
  },
  'tls.certificate/name-mismatch': {
    title: 'El certificado no corresponde al nombre de host',
    deed: 'Obtener un certificado para este dominio',
    means:
      'El documento con que el servidor acredita su identidad es de otro nombre. Los navegadores muestran una advertencia a pantalla completa en lugar del sitio.',
    impact: 'Los visitantes no pueden distinguir este servidor de un impostor.',
    fix: 'Emite un certificado que incluya este nombre de host y asegúrate de que el servidor lo usa para este nombre.',
  },
  'tls.certificate/self-signed': {
    title: 'El certificado es autofirmado',
    deed: 'Sustituir el certificado autofirmado',
    means:
      'El sitio se avala a sí mismo: ninguna autoridad de certificación ha confirmado quién está detrás. Los navegadores muestran una advertencia a pantalla completa.',
    impact:
      'Los visitantes no pueden distinguir este servidor de un impostor que haya creado un certificado del mismo tipo.',
    fix: "Usa un certificado de una autoridad de certificación reconocida, por ejemplo Let's Encrypt.",
  },
  'tls.certificate/untrusted': {
    title: 'La cadena de certificados está incompleta o no es de confianza',
    deed: 'Instalar la cadena de certificados completa',
    means:
      'El certificado no lleva a ninguna autoridad de certificación en la que confíen los navegadores, a menudo porque no se envía un certificado intermedio.',
    impact: 'Todos los visitantes, o una parte, ven una advertencia a pantalla completa en lugar del sitio.',
    fix: 'Usa una autoridad de certificación en la que confíen los navegadores y envía sus certificados intermedios junto con el tuyo (el archivo «full chain»).',
  },
  'tls.certificate/weak-key': {
    title: 'La clave del certificado es demasiado corta',
    deed: 'Emitir de nuevo el certificado con una clave más fuerte',
    means:
      'La clave de este certificado es demasiado débil hoy en día: las de menos de 2048 bits se pueden romper con suficiente dinero.',
    impact: 'Quien rompa la clave puede hacerse pasar por este sitio y leer sus conexiones.',
    fix: 'Crea una clave nueva (ECDSA P-256, o RSA de al menos 2048 bits) y haz que se vuelva a emitir el certificado.',
  },
  'tls.certificate/weak-signature': {
    title: 'El certificado está firmado con MD5 o SHA-1',
    deed: 'Emitir de nuevo el certificado con una firma moderna',
    means: 'La firma de este certificado usa MD5 o SHA-1, que se puede falsificar. Los navegadores la rechazan.',
    impact: 'Un atacante puede crear un certificado que parezca igual de auténtico.',
    fix: 'Haz que se vuelva a emitir el certificado: todas las autoridades de certificación reconocidas firman con SHA-256 o algo mejor.',
  },
  'tls.protocols/sslv3': {
    title: 'El servidor acepta SSL 3.0',
    deed: 'Desactivar SSL 3.0',
    means: 'El servidor aún admite un estándar de cifrado de 1996 que ya se ha roto.',
    impact:
      'Un atacante que intercepte la conexión puede leer partes de ella, incluidas las cookies de sesión (POODLE).',
    fix: 'Desactiva SSL 3.0 y permite solo TLS 1.2 y 1.3.',
  },
  'tls.protocols/legacy-tls': {
    title: 'El servidor acepta TLS 1.0 o 1.1',
    deed: 'Desactivar el cifrado obsoleto (TLS 1.0, 1.1)',
    means: 'El servidor aún admite versiones antiguas del cifrado que se han retirado oficialmente.',
    impact:
      'Las conexiones que las usan dependen de una criptografía anticuada. Las normas de pago con tarjeta (PCI DSS) no las permiten.',
    fix: 'Permite solo TLS 1.2 y 1.3. Todos los navegadores de los últimos diez años los admiten.',
  },
  'tls.protocols/no-modern': {
    title: 'El servidor no admite TLS 1.2 ni 1.3',
    deed: 'Activar el cifrado moderno (TLS 1.2, 1.3)',
    means: 'El servidor solo ofrece versiones del cifrado que los navegadores actuales rechazan.',
    impact: 'Quien usa un navegador actual no puede abrir el sitio, y los demás visitantes están mal protegidos.',
    fix: 'Actualiza el servidor web y su biblioteca TLS, y activa TLS 1.2 y 1.3.',
  },
  'tls.protocols/no-tls13': {
    title: 'El servidor no admite TLS 1.3',
    deed: 'Activar TLS 1.3',
    means:
      'El servidor no ofrece la versión más reciente del cifrado. La anterior, la 1.2, sigue siendo segura si está bien configurada.',
    impact: 'Las conexiones tardan más en establecerse y dependen de una configuración cuidadosa.',
    fix: 'Activa TLS 1.3. Requiere OpenSSL 1.1.1 o posterior.',
  },
  'tls.protocols/weak-cipher': {
    title: 'El servidor acepta cifrados rotos',
    deed: 'Desactivar los cifrados rotos',
    means: 'El servidor admite cifrados que se pueden romper o que no cifran nada.',
    impact: 'Un atacante que intercepte las conexiones que los usan puede leerlas.',
    fix: 'Permite solo cifrados actuales, por ejemplo la lista «intermediate» de Mozilla.',
  },
  'tls.protocols/old-cipher': {
    title: 'El servidor acepta cifrados con bloques de 64 bits (Sweet32)',
    deed: 'Desactivar los cifrados obsoletos (3DES, IDEA)',
    means:
      'El servidor admite un cifrado antiguo (3DES o IDEA) cuyos bloques son demasiado pequeños para conexiones largas.',
    impact: 'Un atacante que grabe lo suficiente de una conexión larga puede leer partes de ella (Sweet32).',
    fix: 'Quita 3DES e IDEA de la lista de cifrados.',
  },
  'tls.protocols/no-forward-secrecy': {
    title: 'El servidor acepta cifrados sin secreto hacia adelante (forward secrecy)',
    deed: 'Permitir solo cifrados con secreto hacia adelante',
    means:
      'El servidor admite conexiones que dependen de una sola clave de larga duración. Los navegadores actuales no las eligen; los programas antiguos, sí.',
    impact: 'Quien grabe hoy esas conexiones podrá leerlas más adelante si alguna vez se roba la clave.',
    fix: 'Permite solo los cifrados cuyo nombre empieza por ECDHE, y TLS 1.3.',
  },
  'http.headers/hsts-missing': {
    title: 'Falta la cabecera HSTS',
    deed: 'Hacer que los navegadores usen siempre HTTPS',
    means: 'El sitio no dice a los navegadores que usen solo conexiones cifradas de ahora en adelante.',
    impact: 'Alguien en la misma red puede mantener a un visitante en la versión sin cifrar del sitio y leerlo todo.',
    fix: 'Envía Strict-Transport-Security con un max-age de al menos un año en cada respuesta HTTPS. Añade includeSubDomains cuando todos los subdominios tengan HTTPS.',
  },
  'http.headers/hsts-short': {
    title: 'El max-age de HSTS es demasiado corto',
    deed: 'Hacer que los navegadores recuerden HTTPS un año',
    means: 'En menos de medio año los navegadores olvidan que este sitio se abre cifrado. Lo habitual es un año.',
    impact: 'Quien vuelve de tarde en tarde no está protegido en su primer clic.',
    fix: 'Usa un max-age de al menos un año (31536000 segundos).',
  },
  'http.headers/nosniff-missing': {
    title: 'Falta la cabecera X-Content-Type-Options',
    deed: 'Evitar que los navegadores adivinen el tipo de archivo',
    means: 'Los navegadores pueden adivinar qué tipo de archivo reciben en lugar de creer al servidor.',
    impact:
      'Un archivo que alguien subió como imagen o texto puede ejecutarse como programa en el navegador de un visitante.',
    fix: 'Envía X-Content-Type-Options: nosniff en cada respuesta.',
  },
  'http.headers/framing': {
    title: 'Cualquier sitio puede incrustar esta página (clickjacking)',
    deed: 'Impedir que otros sitios incrusten tus páginas',
    means: 'Cualquier otro sitio web puede mostrar esta página dentro de la suya, incluso sin que se vea.',
    impact: 'Se puede lograr que los visitantes pulsen botones de este sitio sin saberlo (clickjacking).',
    fix: "Envía Content-Security-Policy: frame-ancestors 'self', y X-Frame-Options: SAMEORIGIN para los navegadores antiguos. Indica los sitios que deban incrustar la página.",
  },
  'http.headers/referrer-unsafe': {
    title: 'Referrer-Policy revela las URL completas',
    deed: 'Dejar de compartir las URL completas con otros sitios',
    means:
      'Cuando un visitante sigue un enlace, el otro sitio se entera de la dirección completa de la página de la que viene.',
    impact: 'Las direcciones pueden llevar datos privados, como búsquedas, números de pedido o enlaces de un solo uso.',
    fix: 'Usa strict-origin-when-cross-origin o un valor más estricto.',
  },
  'http.headers/referrer-missing': {
    title: 'Falta la cabecera Referrer-Policy',
    deed: 'Limitar lo que otros sitios saben por tus enlaces',
    means:
      'El sitio deja en manos del navegador qué parte de una dirección conocen otros sitios. Los actuales eligen un valor seguro; los antiguos, no.',
    impact: 'Los visitantes con un navegador antiguo entregan a otros sitios la dirección completa de una página.',
    fix: 'Envía Referrer-Policy: strict-origin-when-cross-origin.',
  },
  'http.headers/permissions-missing': {
    title: 'Falta la cabecera Permissions-Policy',
    deed: 'Desactivar funciones del navegador que no usas',
    means: 'El sitio no dice qué funciones del navegador (cámara, micrófono, ubicación) no usa nunca.',
    impact: 'El código incrustado o inyectado puede pedírselas al visitante en nombre de este sitio.',
    fix: 'Envía Permissions-Policy y desactiva lo que el sitio no usa.',
  },
  'http.headers/coop-missing': {
    title: 'Falta la cabecera Cross-Origin-Opener-Policy',
    deed: 'Aislar tus páginas de otras ventanas',
    means: 'Otro sitio que abra esta página en una ventana conserva una conexión con ella.',
    impact: 'Puede observar parte de lo que ocurre en la ventana y llevar al visitante a otro lugar.',
    fix: 'Envía Cross-Origin-Opener-Policy: same-origin, o same-origin-allow-popups si el sitio abre ventanas de inicio de sesión o de pago.',
  },
  'http.headers/corp-missing': {
    title: 'Falta la cabecera Cross-Origin-Resource-Policy',
    deed: 'Elegir qué sitios pueden cargar tus archivos',
    means: 'El sitio no dice si otros sitios pueden incrustar sus archivos.',
    impact:
      'Otros sitios pueden cargar en sus páginas respuestas destinadas a este y adivinar su contenido por los efectos secundarios.',
    fix: 'Envía Cross-Origin-Resource-Policy: same-origin. Usa cross-origin para los archivos que otros deban incrustar.',
  },
  'http.headers/version-disclosed': {
    title: 'Las cabeceras de respuesta revelan versiones de software',
    deed: 'Ocultar las versiones de software',
    means:
      'Cada respuesta indica la versión exacta del software del sitio. Eso por sí solo no es un fallo: puede tener todos los parches.',
    impact: 'Cuando se conozca un fallo de esa versión, a los atacantes les será fácil encontrar este sitio.',
    fix: 'Configura el servidor, y el programa que hay detrás, para que no indiquen su versión.',
  },
  'http.csp/missing': {
    title: 'Falta Content-Security-Policy',
    deed: 'Limitar qué scripts se ejecutan en tus páginas',
    means:
      'El sitio no dice a los navegadores qué scripts son suyos, así que ejecutan cualquiera que llegue a la página.',
    impact:
      'Si un atacante logra colar un script, nada limita lo que este puede hacer: leer formularios, apoderarse de sesiones, cambiar la página.',
    fix: 'Envía una Content-Security-Policy. Pruébala primero como Content-Security-Policy-Report-Only, añade los hosts que el sitio usa de verdad y después aplícala.',
  },
  'http.csp/report-only': {
    title: 'Content-Security-Policy solo informa',
    deed: 'Activar la protección contra scripts',
    means:
      'El sitio tiene reglas para los scripts, pero en modo de prueba: los navegadores avisan de las infracciones y no bloquean nada.',
    impact: 'Un script que cuele un atacante se ejecuta igualmente.',
    fix: 'Aplica la política (cabecera Content-Security-Policy) cuando ya no llegue ningún aviso inesperado.',
  },
  'http.csp/bypassable': {
    title: 'Content-Security-Policy se puede eludir',
    deed: 'Cerrar la brecha en la protección contra scripts',
    means:
      'El sitio tiene reglas para los scripts, pero dejan abierta una puerta por la que aún se ejecutan scripts ajenos.',
    impact: 'Un script que cuele un atacante se ejecuta como si no hubiera reglas.',
    fix: "Permite los scripts por nonce o hash junto con 'strict-dynamic', y quita 'unsafe-inline', los comodines, los esquemas enteros y los hosts que sirven scripts de terceros.",
  },
  'http.csp/static-nonce': {
    title: 'Content-Security-Policy reutiliza su nonce',
    deed: 'Generar un nonce nuevo en cada visita',
    means: 'La palabra secreta que marca los scripts propios del sitio no cambió entre dos visitas.',
    impact: 'Un atacante puede averiguar la palabra y ponerla en un script suyo, que entonces se ejecuta.',
    fix: 'Genera para cada respuesta un nonce nuevo y aleatorio (de al menos 128 bits). En las páginas que vienen de una caché usa hashes.',
  },
  'http.csp/incomplete': {
    title: 'Content-Security-Policy está incompleta',
    deed: 'Completar la protección contra scripts',
    means: 'A las reglas del sitio les faltan algunos casos que hay que indicar uno por uno.',
    impact: 'Un atacante que logre colar HTML puede desviar formularios o scripts de la página a su propio servidor.',
    fix: "Añade lo que falta: base-uri 'none', form-action 'self', object-src 'none', y sustituye 'unsafe-eval' por código que no lo necesite.",
  },
  'http.csp/syntax': {
    title: 'Content-Security-Policy tiene errores de sintaxis',
    deed: 'Corregir la protección contra scripts',
    means: 'Parte de las reglas está escrita de un modo que los navegadores no entienden, y la ignoran.',
    impact: 'La protección es más débil de lo previsto, y nadie lo nota.',
    fix: 'Corrige la sintaxis: las directivas se separan con punto y coma y las palabras clave van entre comillas simples.',
  },
  'http.cookies/session-no-secure': {
    title: 'Cookie de sesión sin Secure',
    deed: 'Enviar la cookie de sesión solo por HTTPS',
    means: 'El pase que mantiene abierta la sesión de un visitante se envía también por conexiones sin cifrar.',
    impact: 'Alguien en la misma red puede copiarlo y hacerse pasar por ese visitante.',
    fix: 'Añade el atributo Secure. Si es posible, haz además que el nombre empiece por __Host-.',
  },
  'http.cookies/no-secure': {
    title: 'Cookie sin Secure',
    deed: 'Enviar las cookies solo por HTTPS',
    means: 'Esta cookie se envía también por conexiones sin cifrar.',
    impact: 'Alguien en la misma red puede leerla y cambiarla.',
    fix: 'Añade el atributo Secure.',
  },
  'http.cookies/session-no-httponly': {
    title: 'Cookie de sesión sin HttpOnly',
    deed: 'Ocultar la cookie de sesión a los scripts',
    means: 'Cualquier script de la página puede leer el pase que mantiene abierta la sesión de un visitante.',
    impact: 'Basta un script colado en la página para apoderarse de las cuentas de los visitantes.',
    fix: 'Añade el atributo HttpOnly.',
  },
  'http.cookies/samesite-none-insecure': {
    title: 'Cookie con SameSite=None sin Secure',
    deed: 'Reparar la cookie que los navegadores rechazan',
    means:
      'Esta cookie está marcada para usarse en otros sitios, pero le falta la marca sin la que los navegadores no lo aceptan.',
    impact:
      'Los navegadores actuales descartan la cookie, así que lo que depende de ella no funciona. Los antiguos la envían sin cifrar a todos los sitios.',
    fix: 'Añade Secure, o usa SameSite=Lax si otros sitios no necesitan la cookie.',
  },
  'http.cookies/samesite-missing': {
    title: 'Cookie de sesión sin SameSite',
    deed: 'Impedir que otros sitios usen las sesiones de tus visitas',
    means:
      'El sitio deja en manos del navegador si otros sitios pueden lanzar solicitudes en nombre de un visitante con sesión iniciada.',
    impact: 'Algunos navegadores envían entonces la sesión con solicitudes que inició otro sitio.',
    fix: 'Pon SameSite=Lax, o Strict donde los enlaces de fuera no necesiten sesión.',
  },
  'http.cors/reflects-with-credentials': {
    title: 'CORS permite cualquier origen con credenciales',
    deed: 'Impedir que otros sitios lean los datos de tus visitas',
    means: 'El servidor permite a cualquier otro sitio web leer sus respuestas con la sesión del visitante.',
    impact:
      'Si un visitante con la sesión iniciada aquí abre una página maliciosa, le entrega todo lo que este sitio le muestra.',
    fix: 'Compara la cabecera Origin con una lista fija de tus propios sitios. Nunca la devuelvas sin comprobarla junto con Access-Control-Allow-Credentials: true.',
  },
  'http.cors/null-with-credentials': {
    title: 'CORS confía en el origen "null" con credenciales',
    deed: 'Impedir que páginas anónimas lean los datos de tus visitas',
    means:
      'El servidor permite que páginas sin un origen conocido lean sus respuestas con la sesión del visitante. Cualquier sitio web puede crear una página así.',
    impact:
      'Si un visitante con la sesión iniciada aquí abre una página maliciosa, le entrega todo lo que este sitio le muestra.',
    fix: 'Quita "null" de la lista de orígenes permitidos.',
  },
  'content.page/mixed-active': {
    title: 'Una página HTTPS carga scripts o estilos por HTTP',
    deed: 'Cargar scripts y estilos por HTTPS',
    means: 'La página está cifrada, pero carga por una conexión sin cifrar partes que la controlan.',
    impact:
      'Los navegadores bloquean esas partes, así que la página no funciona como debería. Donde no lo hacen, quien intercepte la conexión puede tomar el control de la página.',
    fix: 'Cambia las direcciones de estos archivos a https.',
  },
  'content.page/http-scripts': {
    title: 'Los scripts de terceros se cargan por HTTP',
    deed: 'Cargar los scripts de terceros por HTTPS',
    means: 'La página ejecuta programas que llegan por una conexión sin cifrar.',
    impact: 'Quien intercepte la conexión puede sustituirlos y tomar el control de la página.',
    fix: 'Cambia las direcciones de estos archivos a https.',
  },
  'content.page/mixed-passive': {
    title: 'Una página HTTPS carga imágenes o contenido multimedia por HTTP',
    deed: 'Cargar imágenes y contenido multimedia por HTTPS',
    means: 'La página está cifrada, pero parte de sus imágenes o de su contenido multimedia no.',
    impact: 'Quien intercepte la conexión puede sustituirlos y ver qué página se está leyendo.',
    fix: 'Cambia las direcciones de estos archivos a https.',
  },
  'content.page/no-sri': {
    title: 'Scripts de terceros sin Subresource Integrity',
    deed: 'Fijar los scripts de terceros a la versión que elegiste',
    means: 'La página ejecuta programas de otros sitios sin comprobar que siguen siendo los que elegiste.',
    impact:
      'Si alguien toma el control de uno de esos sitios, sus scripts se ejecutan también aquí, con acceso a todo lo que hay en la página.',
    fix: 'Añade integrity y crossorigin a los archivos que llevan una versión y no cambian nunca, o sírvelos tú. En los scripts que cambian solos no es posible.',
  },
  'content.page/password-over-http': {
    title: 'El formulario con contraseña se envía por HTTP',
    deed: 'Cifrar tu formulario de inicio de sesión',
    means:
      'La contraseña que escriben aquí los visitantes se envía sin cifrar, o el propio formulario llega sin cifrar.',
    impact: 'Quien intercepte la conexión puede leer la contraseña.',
    fix: 'Sirve por HTTPS la página del formulario y la dirección a la que se envía.',
  },
  'content.page/form-http': {
    title: 'Un formulario de una página HTTPS se envía por HTTP',
    deed: 'Cifrar lo que envían tus visitas',
    means: 'La página está cifrada, pero lo que los visitantes escriben en este formulario sale sin cifrar.',
    impact: 'Quien intercepte la conexión puede leerlo y cambiarlo.',
    fix: 'Cambia a https la dirección a la que se envía el formulario (action).',
  },
  'content.page/error-disclosure': {
    title: 'La página muestra un mensaje de error interno',
    deed: 'Ocultar los mensajes de error a las visitas',
    means: 'La página muestra a los visitantes un mensaje de error interno del programa que hay detrás.',
    impact: 'Esos mensajes revelan a los atacantes datos de las carpetas, el código y la base de datos.',
    fix: 'En producción, no muestres los errores: haz que se escriban en un archivo de registro. Después corrige el propio error.',
  },
  'software.js/vulnerable': {
    title: 'La biblioteca de JavaScript tiene vulnerabilidades conocidas',
    deed: 'Actualizar la biblioteca de JavaScript',
    means: 'La página usa un componente ya hecho, en una versión con fallos de seguridad que son de dominio público.',
    impact:
      'Donde la página usa las funciones afectadas, un atacante puede ejecutar scripts en el navegador de los visitantes o alterar la página. No se sabe si las usa, por eso esto se clasifica un nivel por debajo de la peor de sus vulnerabilidades.',
    fix: 'Actualiza la biblioteca a la versión más reciente y comprueba que la página sigue funcionando.',
  },
  'dns.mail/spf-missing': {
    title: 'Falta el registro SPF',
    deed: 'Indicar qué servidores pueden enviar tu correo',
    means: 'El dominio no dice qué servidores pueden enviar correo en su nombre.',
    impact: 'A quien recibe tu correo le cuesta más distinguirlo del falsificado.',
    fix: 'Publica un registro TXT que enumere los servidores que envían tu correo. Si el dominio no envía ninguno, publica "v=spf1 -all".',
  },
  'dns.mail/spf-many': {
    title: 'El dominio tiene varios registros SPF',
    deed: 'Unir tus registros SPF en uno',
    means:
      'El dominio tiene varias listas de servidores que pueden enviar su correo. Los receptores lo consideran un error y no usan ninguna.',
    impact: 'SPF no reconoce el correo falsificado en tu nombre, y tu propio correo puede acabar descartado.',
    fix: 'Une los registros en uno solo.',
  },
  'dns.mail/spf-open': {
    title: 'SPF permite cualquier remitente',
    deed: 'Limitar quién puede enviar correo desde tu dominio',
    means: 'El dominio dice que cualquier servidor del mundo puede enviar correo en su nombre.',
    impact: 'El correo falsificado en tu nombre pasa la comprobación de quien lo recibe.',
    fix: 'Termina el registro con -all o ~all y enumera solo los servidores que de verdad envían tu correo.',
  },
  'dns.mail/spf-weak': {
    title: 'Al registro SPF le falta -all o ~all',
    deed: 'Pedir a los servidores de correo que rechacen otros remitentes',
    means: 'El dominio enumera sus servidores de correo, pero no dice qué pensar del correo de otros.',
    impact: 'Los receptores tratan como neutral el correo falsificado en tu nombre.',
    fix: 'Termina el registro con -all, o con ~all mientras aún haces pruebas.',
  },
  'dns.mail/spf-lookups': {
    title: 'SPF supera las 10 consultas DNS',
    deed: 'Acortar tu registro SPF',
    means:
      'Para leer la lista de tus servidores de correo, los receptores tienen que hacer al DNS más de las diez consultas que permite el estándar.',
    impact:
      'Los receptores se detienen con un error, así que SPF no protege nada y tu propio correo puede acabar descartado.',
    fix: 'Quita los servicios que ya no usas y sustituye include, a y mx por las direcciones (ip4, ip6) donde no cambien.',
  },
  'dns.mail/dmarc-missing': {
    title: 'Falta el registro DMARC',
    deed: 'Impedir que otros envíen correo en tu nombre',
    means: 'El dominio no dice a los receptores qué hacer con el correo que solo aparenta venir de él.',
    impact:
      'Cualquiera puede enviar correo con tu dirección como remitente, por ejemplo facturas falsas a tus clientes.',
    fix: 'Publica un registro DMARC. Empieza con p=none y lee los informes; pasa después a quarantine y a reject.',
  },
  'dns.mail/dmarc-none': {
    title: 'La política DMARC es p=none',
    deed: 'Hacer que los servidores de correo actúen ante el correo falso',
    means:
      'El dominio vigila el correo falsificado en su nombre, pero pide a los receptores que lo entreguen todo igualmente.',
    impact: 'El correo falsificado en tu nombre sigue llegando a los buzones.',
    fix: 'Cuando los informes muestren que tu propio correo pasa, cambia a p=quarantine y después a p=reject.',
  },
  'dns.mail/dmarc-test': {
    title: 'DMARC está en modo de prueba (t=y)',
    deed: 'Sacar DMARC del modo de prueba',
    means:
      'El dominio tiene reglas contra el correo falsificado, pero las marca como prueba (t=y), así que los receptores no las aplican del todo.',
    impact: 'El correo falsificado en tu nombre se trata con menos rigor del que dicen las reglas.',
    fix: 'Quita t=y cuando los informes muestren que tu propio correo pasa.',
  },
  'dns.mail/caa-missing': {
    title: 'Falta el registro CAA',
    deed: 'Elegir quién puede emitir tus certificados',
    means:
      'El dominio no dice qué autoridad de certificación puede emitir certificados para él, así que puede hacerlo cualquiera.',
    impact:
      'Un error en cualquiera de las muchas autoridades de certificación del mundo podría dar a un atacante un certificado para tu nombre.',
    fix: 'Publica un registro CAA que indique la autoridad que usas.',
  },
  'dns.mail/mta-sts-missing': {
    title: 'Falta la política MTA-STS',
    deed: 'Exigir la entrega cifrada del correo',
    means: 'El dominio no exige que el correo que recibe se le entregue cifrado.',
    impact: 'Alguien que se sitúe entre dos servidores de correo puede desactivar el cifrado y leer el correo.',
    fix: 'Publica un registro MTA-STS y el archivo de la política en https://mta-sts.example.com/.well-known/mta-sts.txt. Empieza con mode: testing.',
  },
  'dns.mail/dnssec-missing': {
    title: 'DNSSEC no está activado',
    deed: 'Activar DNSSEC',
    means: 'Nadie puede comprobar que una respuesta sobre este dominio viene realmente de él.',
    impact: 'Quien pueda falsificar respuestas del DNS puede llevar a otra parte a los visitantes y el correo.',
    fix: 'Activa DNSSEC donde se administra el dominio y publica el registro DS en el registrador. Muchos proveedores hacen ambas cosas con un botón.',
  },
  'dns.mail/dangling-cname': {
    title: 'Un subdominio apunta a un servicio sin dueño',
    deed: 'Eliminar el registro DNS del servicio cancelado',
    means: 'Un nombre tuyo lleva a una cuenta de un servicio de alojamiento que ya no existe.',
    impact: 'Quien abra allí una cuenta con ese nombre controla lo que los visitantes ven bajo tu nombre.',
    fix: 'Elimina el registro DNS o vuelve a registrar la cuenta en el servicio.',
  },
  'exposure.files/git': {
    title: 'El repositorio Git es público',
    deed: 'Bloquear el acceso público a tu código fuente',
    means: 'La carpeta con todo el historial del código fuente está abierta en el servidor web.',
    impact:
      'Cualquiera puede reconstruir el código fuente con todas sus versiones anteriores y leer las contraseñas que alguna vez estuvieron en él.',
    fix: 'Deniega el acceso a /.git o despliega sin esa carpeta. Después cambia cada contraseña y clave que alguna vez estuvo en el repositorio.',
  },
  'exposure.files/vcs': {
    title: 'La carpeta del control de versiones es pública',
    deed: 'Bloquear el acceso público al control de versiones',
    means: 'La carpeta de un sistema de control de versiones está abierta en el servidor web.',
    impact: 'Cualquiera puede leer el código fuente y los nombres de archivos que debían permanecer ocultos.',
    fix: 'Deniega el acceso a la carpeta o despliega sin ella.',
  },
  'exposure.files/secrets': {
    title: 'Un archivo con contraseñas o claves es público',
    deed: 'Quitar el archivo público y cambiar sus contraseñas',
    means: 'Un archivo con las contraseñas o claves del sitio está abierto a todos.',
    impact: 'Quien lo lea puede entrar en la base de datos, la cuenta de correo o el propio servidor.',
    fix: 'Saca el archivo de la carpeta web y deniega el acceso a los archivos ocultos. Después cambia todas las contraseñas y claves que contiene: ya no son secretas.',
  },
  'exposure.files/dump': {
    title: 'Una copia de seguridad es pública',
    deed: 'Sacar la copia de seguridad del servidor web',
    means: 'En la carpeta web hay una copia de la base de datos o de todo el sitio.',
    impact: 'Cualquiera puede llevarse todos los datos que contiene: clientes, contraseñas, pedidos.',
    fix: 'Elimina el archivo y guarda las copias de seguridad fuera de la carpeta web. Da por hecho que otros ya conocen los datos que contiene.',
  },
  'exposure.files/source': {
    title: 'Una copia del código fuente es pública',
    deed: 'Eliminar la copia pública de tu código',
    means: 'Una copia de un archivo de programa se entrega como texto en lugar de ejecutarse.',
    impact: 'Muestra cómo funciona el sitio, a menudo con la contraseña de la base de datos.',
    fix: 'Elimina las copias que dejan los editores y las hechas a mano, y cambia las contraseñas que contienen.',
  },
  'exposure.files/config': {
    title: 'Un archivo de configuración es público',
    deed: 'Bloquear el acceso público al archivo de configuración',
    means: 'Un archivo que dice cómo está montado el sitio está abierto a todos.',
    impact: 'Revela máquinas internas, cuentas y rutas, y a menudo contraseñas.',
    fix: 'Saca el archivo de la carpeta web o deniega el acceso a él, y cambia las contraseñas que contiene.',
  },
  'exposure.files/phpinfo': {
    title: 'La página de phpinfo() es pública',
    deed: 'Eliminar la página de phpinfo()',
    means: 'Una página muestra todos los ajustes de PHP de este servidor.',
    impact: 'Revela rutas, versiones y a veces contraseñas del entorno: un mapa para el siguiente paso.',
    fix: 'Elimina el archivo y vuelve a crear esa página solo cuando la necesites.',
  },
  'exposure.files/status': {
    title: 'La página de estado del servidor es pública',
    deed: 'Restringir la página de estado del servidor',
    means: 'Una página hecha para administradores muestra lo que el servidor está haciendo en este momento.',
    impact: 'Muestra visitantes con sus direcciones, enlaces secretos y nombres internos.',
    fix: 'Limita la página al propio servidor.',
  },
  'exposure.files/log': {
    title: 'Un archivo de registro es público',
    deed: 'Sacar el archivo de registro de la carpeta web',
    means: 'Cualquiera puede leer lo que el programa anota sobre sus errores.',
    impact: 'Los registros contienen rutas, direcciones de visitantes y a veces contraseñas.',
    fix: 'Escribe los registros fuera de la carpeta web o deniega el acceso a ellos.',
  },
  'exposure.files/metadata': {
    title: 'Una lista de archivos o paquetes es pública',
    deed: 'Dejar de publicar archivos de desarrollo',
    means: 'Un archivo residual del desarrollo enumera de qué está hecho el sitio.',
    impact: 'Revela archivos ocultos o las versiones exactas de cada paquete.',
    fix: 'No lo despliegues o deniega el acceso a él.',
  },
  'exposure.listing/listing': {
    title: 'El listado de directorios está activado',
    deed: 'Desactivar el listado de carpetas',
    means: 'Quien abre la dirección de una carpeta ve los nombres de todos sus archivos.',
    impact:
      'Los archivos que nadie enlazó, como copias de seguridad y lo que suben los clientes, se encuentran sin adivinar nada.',
    fix: 'Desactiva el listado de carpetas en el servidor web.',
  },
  'exposure.sourcemaps/sourcemap': {
    title: 'Los source maps son públicos',
    deed: 'Dejar de publicar source maps',
    means:
      'Junto a los scripts del sitio hay source maps: archivos que convierten el script comprimido en lo que escribieron los desarrolladores.',
    impact:
      'Cualquiera puede leer el programa con sus comentarios, nombres y direcciones de la API, y descubrir antes sus puntos débiles.',
    fix: 'Compila para producción sin source maps, o guarda los archivos .map en un servidor al que solo accedan tus desarrolladores.',
  },
  'exposure.panels/panel': {
    title: 'La página de acceso de administración es pública',
    deed: 'Restringir quién llega a la página de administración',
    means: 'Cualquiera puede abrir la página de inicio de sesión de una herramienta de administración.',
    impact:
      'Hay programas que prueban contraseñas en esas páginas día y noche, y cada fallo de la herramienta se aprovecha enseguida.',
    fix: 'Permite el acceso a la página solo desde tus propias direcciones, o ponla detrás de una VPN o de un segundo inicio de sesión.',
  },
  'exposure.panels/open-panel': {
    title: 'La herramienta de administración no exige iniciar sesión',
    deed: 'Exigir una contraseña para la herramienta de administración',
    means: 'Una herramienta hecha para administradores responde a todos, sin contraseña.',
    impact: 'Quien la encuentre puede leer o cambiar lo que administra.',
    fix: 'Activa el inicio de sesión de la herramienta y permite el acceso solo desde tus propias direcciones.',
  },
  'exposure.panels/installer': {
    title: 'El instalador sigue accesible',
    deed: 'Eliminar el instalador',
    means: 'La página que configura el sitio por primera vez aún se puede abrir.',
    impact: 'Un extraño puede volver a configurar el sitio, con una contraseña propia.',
    fix: 'Elimina el instalador o termina la instalación.',
  },
  'exposure.panels/default-page': {
    title: 'El servidor web muestra su página predeterminada',
    deed: 'Publicar tu sitio o apagar el servidor',
    means: 'La dirección no muestra ningún sitio, sino lo que trae una instalación nueva.',
    impact: 'Indica que el servidor está sin terminar u olvidado y, por tanto, quizá sin actualizar.',
    fix: 'Pon tu sitio en su lugar o apaga el servidor.',
  },
  'exposure.api/openapi': {
    title: 'La descripción de la API es pública',
    deed: 'Exigir inicio de sesión para ver la descripción de la API',
    means: 'Un archivo enumera todas las llamadas de la API de este sitio, con sus parámetros.',
    impact: 'Está bien en una API destinada a terceros. En una interna le ahorra la búsqueda a un atacante.',
    fix: 'Si la API no está destinada a terceros, entrega la descripción solo a quien haya iniciado sesión.',
  },
  'exposure.api/graphql-introspection': {
    title: 'La introspección de GraphQL está activada',
    deed: 'Desactivar la introspección de GraphQL',
    means: 'La dirección de GraphQL responde a todos preguntas sobre su propia estructura.',
    impact: 'Enumera todos los tipos y todos los cambios que se pueden pedir, también los que no usa ninguna página.',
    fix: 'Desactiva la introspección en producción, salvo que la API sea pública a propósito.',
  },
  'exposure.api/debug': {
    title: 'Una herramienta de depuración es pública',
    deed: 'Desactivar la depuración en el sitio en producción',
    means: 'Una página que ayuda a los desarrolladores a encontrar errores responde a todos.',
    impact:
      'Muestra solicitudes de otros, ajustes y código fuente, y con algunas herramientas permite a extraños ejecutar código.',
    fix: 'Desactiva la depuración en producción, o permite el acceso a la página solo desde tus propias direcciones.',
  },
  'exposure.methods/trace': {
    title: 'HTTP TRACE está activado',
    deed: 'Desactivar TRACE',
    means: 'Con el método TRACE el servidor devuelve lo que se le envió, cabeceras incluidas.',
    impact: 'Junto con otro fallo, muestra cookies a scripts que no deben leerlas.',
    fix: 'Desactiva TRACE en el servidor web y en lo que haya delante de él.',
  },
  'wordpress.core/install': {
    title: 'La instalación de WordPress no está terminada',
    deed: 'Terminar o eliminar la instalación de WordPress',
    means: 'La página que configura WordPress está abierta, porque la instalación nunca se terminó.',
    impact: 'El primer extraño que la rellene se queda con el sitio y puede ejecutar programas en el servidor.',
    fix: 'Termina la instalación ahora o elimina WordPress del servidor.',
  },
  'wordpress.core/users': {
    title: 'Los nombres de usuario de WordPress son públicos',
    deed: 'Ocultar los nombres de usuario de WordPress',
    means: 'El sitio dice a todos con qué nombres inician sesión sus editores.',
    impact: 'Ya se conoce la mitad de cada acceso; a los programas solo les queda probar contraseñas.',
    fix: 'Exige iniciar sesión para listar usuarios y desactiva la redirección de números de autor a nombres.',
  },
  'wordpress.core/xmlrpc': {
    title: 'XML-RPC de WordPress está activado',
    deed: 'Desactivar XML-RPC',
    means: 'Está activada una forma antigua de controlar WordPress desde fuera.',
    impact:
      'Permite a un programa probar cientos de contraseñas en una sola solicitud y hacer que el sitio envíe solicitudes a otros.',
    fix: 'Bloquea xmlrpc.php, salvo que lo necesite Jetpack o una aplicación tuya.',
  },
  'wordpress.core/version-disclosed': {
    title: 'La versión de WordPress es pública',
    deed: 'Mantener WordPress actualizado',
    means: 'Las páginas dicen qué versión de WordPress las creó. Una versión no es un fallo.',
    impact: 'Cuando se conozca un fallo, el sitio estará en la lista de los primeros que se prueban.',
    fix: 'Mantén WordPress al día; la propia etiqueta se puede quitar.',
  },
  'wordpress.core/readme': {
    title: 'El readme de WordPress es público',
    deed: 'Eliminar el readme de WordPress',
    means: 'Cualquiera puede abrir un archivo que viene con WordPress.',
    impact: 'Revela que el sitio usa WordPress, aunque las páginas lo oculten.',
    fix: 'Elimina readme.html después de cada actualización o deniega el acceso a él.',
  },
  'wordpress.core/registration': {
    title: 'El registro en WordPress está abierto',
    deed: 'Desactivar el registro abierto',
    means: 'Los visitantes pueden crearse una cuenta. Muchos sitios lo quieren así.',
    impact: 'Con una cuenta, un extraño accede a más partes de WordPress y de sus plugins.',
    fix: 'Desmarca «Cualquiera puede registrarse» en Ajustes, Generales, salvo que el sitio lo necesite.',
  },
  'wordpress.core/cron': {
    title: 'Cualquiera puede activar WP-Cron',
    deed: 'Ejecutar las tareas de WordPress desde el servidor',
    means:
      'WordPress ejecuta sus tareas programadas cuando se llama a wp-cron.php, y aquí puede hacerlo cualquiera. WordPress viene así de fábrica.',
    impact:
      'Con cada llamada el servidor carga WordPress y busca tareas pendientes. Muchas llamadas sobrecargan el servidor; con ellas no se revela nada.',
    fix: 'Define DISABLE_WP_CRON en wp-config.php, haz que el cron del servidor ejecute las tareas cada cinco minutos y, cuando funcione, bloquea wp-cron.php desde fuera.',
  },
  'wordpress.core/application-passwords': {
    title: 'Las contraseñas de aplicación de WordPress están activadas',
    deed: 'Revisar las contraseñas de aplicación',
    means:
      'Los usuarios de WordPress pueden crear contraseñas propias para programas. WordPress lo ofrece siempre que se accede a él por HTTPS.',
    impact: 'Una contraseña así no necesita segundo factor y permite a un programa todo lo que puede hacer su usuario.',
    fix: 'Revisa las contraseñas de aplicación en los perfiles de tus usuarios y desactívalas donde ningún programa las necesite.',
  },
  'wordpress.software/core-insecure': {
    title: 'La versión de WordPress tiene vulnerabilidades conocidas',
    deed: 'Actualizar WordPress ahora',
    means: 'El sitio usa una versión de WordPress con fallos de seguridad que son de dominio público.',
    impact:
      'Hay programas que buscan esas versiones día y noche. Lo que pueden hacer depende del fallo: desde cambiar páginas hasta tomar el control del sitio.',
    fix: 'Haz una copia de seguridad del sitio y actualiza WordPress ahora; después activa las actualizaciones automáticas.',
  },
  'wordpress.software/core-outdated': {
    title: 'WordPress está desactualizado',
    deed: 'Actualizar WordPress',
    means:
      'Hay una versión más nueva de WordPress. Las antiguas reciben tarde las correcciones de seguridad y algún día dejan de recibirlas.',
    impact: 'Cuando se conozca el próximo fallo, el sitio puede quedar expuesto más tiempo que otros.',
    fix: 'Haz una copia de seguridad del sitio y actualiza WordPress; después activa las actualizaciones automáticas.',
  },
  'wordpress.software/plugin-vulnerable': {
    title: 'Un plugin de WordPress tiene vulnerabilidades conocidas',
    deed: 'Actualizar o eliminar el plugin',
    means:
      'Según su readme, un plugin de este sitio está en una versión con fallos de seguridad que son de dominio público.',
    impact: 'La mayoría de las intrusiones en WordPress usan un plugin así. Lo que se puede hacer depende del fallo.',
    fix: 'Consulta la versión en WordPress y actualiza el plugin. Elimínalo si no hay ninguna actualización o nadie lo necesita.',
  },
  'wordpress.software/theme-vulnerable': {
    title: 'Un tema de WordPress tiene vulnerabilidades conocidas',
    deed: 'Actualizar o eliminar el tema',
    means:
      'Según su hoja de estilos, un tema de este sitio está en una versión con fallos de seguridad que son de dominio público.',
    impact: 'Lo que se puede hacer depende del fallo: desde mostrar páginas falsas hasta tomar el control del sitio.',
    fix: 'Consulta la versión en WordPress y actualiza el tema. Elimina los temas que nadie necesita.',
  },
  'network.ports/open-database': {
    title: 'Una base de datos está abierta sin contraseña',
    deed: 'Proteger la base de datos abierta con contraseña',
    means: 'Un almacén de datos de este servidor responde a cualquiera en internet, sin contraseña.',
    impact:
      'Un extraño puede leer, cambiar y eliminar lo que contiene y, con algunos almacenes, tomar el control del servidor.',
    fix: 'Vincula el servicio a 127.0.0.1 o a una red privada, pon una contraseña y cierra el puerto en el cortafuegos.',
  },
  'network.ports/service': {
    title: 'El puerto de la base de datos está abierto a internet',
    deed: 'Cerrar el puerto de la base de datos a internet',
    means: 'Una base de datos de este servidor responde a cualquiera en internet, aunque pide una contraseña.',
    impact: 'Hay programas que prueban contraseñas en ella día y noche, y cada fallo suyo se aprovecha enseguida.',
    fix: 'Vincula el servicio a 127.0.0.1 o a una red privada, o cierra su puerto en el cortafuegos.',
  },
  'network.ports/remote-control': {
    title: 'Hay un acceso remoto sin cifrar abierto',
    deed: 'Sustituir el acceso remoto sin cifrar por SSH',
    means:
      'Un servicio que permite trabajar a distancia en este servidor está abierto a todos y envía sin cifrar lo que se escribe.',
    impact: 'Quien intercepte la conexión lee la contraseña. Hay programas que prueban contraseñas en él día y noche.',
    fix: 'Usa en su lugar SSH con claves y cierra el puerto en el cortafuegos.',
  },
  'network.ports/clear-text': {
    title: 'FTP envía las contraseñas sin cifrar',
    deed: 'Sustituir FTP por SFTP',
    means:
      'El servidor ofrece FTP, que envía nombres y contraseñas sin cifrar salvo que ambas partes exijan el cifrado.',
    impact:
      'Quien intercepte la conexión, por ejemplo en la misma red inalámbrica, lee la contraseña y puede cambiar el sitio.',
    fix: 'Usa en su lugar SFTP sobre SSH y desactiva FTP.',
  },
  'meta.securitytxt/missing': {
    title: 'Falta security.txt',
    deed: 'Decir dónde avisar de problemas de seguridad',
    means: 'El sitio no dice a quién avisar cuando alguien encuentra un fallo de seguridad en él.',
    impact: 'Quien lo encuentra con buena intención se rinde o lo hace público, y tú te enteras al final.',
    fix: 'Pon un archivo de texto con Contact y Expires en /.well-known/security.txt.',
  },
  'meta.securitytxt/invalid': {
    title: 'security.txt no tiene un contacto válido',
    deed: 'Añadir un contacto que funcione a security.txt',
    means:
      'El sitio tiene el archivo para quien encuentra fallos, pero sin un contacto que puedan usar un programa o una persona.',
    impact: 'Quien lo encuentra con buena intención se rinde o lo hace público, y tú te enteras al final.',
    fix: 'Añade una línea «Contact:» con una dirección mailto:, https: o tel:.',
  },
  'meta.securitytxt/expired': {
    title: 'security.txt ha caducado',
    deed: 'Renovar la fecha de caducidad de security.txt',
    means: 'El archivo para quien encuentra fallos no tiene fecha de caducidad, o la que tiene ya ha pasado.',
    impact: 'Quien encuentra un fallo puede pensar que nadie lee ya ese contacto.',
    fix: 'Comprueba que el contacto sigue siendo correcto y pon en Expires una fecha dentro del próximo año.',
  },
  'opinion.sslscan/version': {
    title: 'sslscan: el servidor acepta una versión obsoleta de TLS',
    deed: 'Desactivar el cifrado obsoleto (sslscan)',
    means: 'Otro programa, sslscan, indica una versión antigua del cifrado que nuestra propia comprobación no vio.',
    impact:
      'Las conexiones que la usan dependen de una criptografía anticuada. Las normas de pago con tarjeta (PCI DSS) no las permiten.',
    fix: 'Comprueba qué versiones tiene configuradas el servidor y permite solo TLS 1.2 y 1.3.',
  },
  'opinion.sslscan/cipher': {
    title: 'sslscan: el servidor acepta un cifrado débil',
    deed: 'Desactivar los cifrados débiles (sslscan)',
    means: 'Otro programa, sslscan, indica un cifrado débil que nuestra propia comprobación no vio.',
    impact: 'Un atacante que intercepte las conexiones que lo usan podría leerlas.',
    fix: 'Comprueba qué cifrados tiene configurados el servidor y permite solo los actuales.',
  },
  'opinion.sslscan/renegotiation': {
    title: 'sslscan: el servidor permite una renegociación insegura',
    deed: 'Desactivar la renegociación insegura',
    means:
      'Otro programa, sslscan, indica que el servidor permite reiniciar una conexión de la forma antigua, sin protección.',
    impact: 'Un atacante que intercepte la conexión puede poner palabras suyas delante de las de un visitante.',
    fix: 'Actualiza la biblioteca TLS del servidor o desactiva la renegociación.',
  },
  'opinion.sslscan/compression': {
    title: 'sslscan: la compresión TLS está activada',
    deed: 'Desactivar la compresión TLS',
    means: 'Otro programa, sslscan, indica que el servidor comprime lo que envía antes de cifrarlo.',
    impact:
      'Un atacante que intercepte la conexión puede adivinar cookies de sesión por la longitud de las respuestas (CRIME).',
    fix: 'Desactiva la compresión de TLS.',
  },
  'opinion.nmap/service': {
    title: 'nmap: un servicio está abierto a internet',
    deed: 'Cerrar el puerto que encontró nmap',
    means:
      'Otro programa, nmap, reconoce en un puerto abierto una base de datos o un acceso remoto que nuestra propia comprobación no pudo identificar.',
    impact:
      'Hay programas que prueban contraseñas en esos servicios día y noche, y cada fallo suyo se aprovecha enseguida.',
    fix: 'Vincula el servicio a 127.0.0.1 o a una red privada, o cierra su puerto en el cortafuegos.',
  },
  'opinion.nuclei/reported': {
    title: 'nuclei indica un error de configuración',
    deed: 'Revisar lo que indicó nuclei',
    means:
      'Otro programa, nuclei, reconoce en este sitio algo que no debería estar ahí. Nuestras propias comprobaciones no lo buscaron.',
    impact: 'Lo que se podría hacer con ello está en la descripción del aviso y depende de lo que haya ahí.',
    fix: 'Abre la dirección del aviso, comprueba si es como se describe y cierra lo que nadie más que tú deba ver.',
  },
}

export const phrases: Elsewhere['phrases'] = {
  backToHttp: 'HTTPS redirige de vuelta a HTTP',
  tlsVersion: 'El servidor acepta {version}',
  tlsVersions: 'El servidor acepta TLS 1.0 y TLS 1.1',
  cipher: 'El servidor acepta {kind}',
  cspBypass: 'Content-Security-Policy se puede eludir: {reason}',
  cspUnsafeInline:
    "Content-Security-Policy se puede eludir: 'unsafe-inline' permite ejecutar scripts y manejadores de eventos inseguros dentro de la página",
  cspScheme:
    'Content-Security-Policy se puede eludir: la URI {scheme} en {directive} permite ejecutar scripts inseguros',
  cspWildcard: "Content-Security-Policy se puede eludir: {directive} no debería admitir '*' como origen",
  cspNoScripts: 'Content-Security-Policy se puede eludir: falta la directiva script-src',
  cspJsonp:
    'Content-Security-Policy se puede eludir: se sabe que {host} aloja endpoints JSONP que permiten eludir esta CSP',
  cspAngular:
    'Content-Security-Policy se puede eludir: se sabe que {host} aloja bibliotecas Angular que permiten eludir esta CSP',
  cspJsonpAngular:
    'Content-Security-Policy se puede eludir: se sabe que {host} aloja endpoints JSONP y bibliotecas Angular que permiten eludir esta CSP',
  cspUnset: 'Content-Security-Policy no define {directives}',
  cspUnsafeEval: "Content-Security-Policy permite 'unsafe-eval'",
  cspColon: 'Content-Security-Policy: las directivas de CSP no terminan en dos puntos',
  cspUnknown: 'Content-Security-Policy: la directiva «{directive}» no es una directiva de CSP conocida',
  cspSemicolon: 'Content-Security-Policy: ¿falta el punto y coma?',
  cspTicks: 'Content-Security-Policy: ¿falta poner «{value}» entre comillas simples?',
  cspKeyword: 'Content-Security-Policy: {value} no parece una palabra clave válida de CSP',
  sessionNoSecure: 'Cookie de sesión {name} sin Secure',
  cookieNoSecure: 'Cookie {name} sin Secure',
  sessionReadable: 'Cookie de sesión {name} sin HttpOnly',
  sessionSameSiteNone: 'La cookie de sesión {name} tiene SameSite=None sin Secure',
  cookieSameSiteNone: 'La cookie {name} tiene SameSite=None sin Secure',
  sessionNoSameSite: 'Cookie de sesión {name} sin SameSite',
  vulnerable: '{software} tiene una vulnerabilidad conocida',
  vulnerableMany: '{software} tiene {count} vulnerabilidades conocidas',
  vulnerableTwo: '{software} y {version} tienen una vulnerabilidad conocida',
  vulnerableTwoMany: '{software} y {version} tienen {count} vulnerabilidades conocidas',
  panel: 'La página de acceso de {product} es pública',
  openPanel: '{product} no exige iniciar sesión',
  installer: 'El instalador de {product} quedó abierto',
  installerHere: 'El instalador de este sitio quedó abierto',
  installerCloud: 'El instalador de Nextcloud u ownCloud quedó abierto',
  openTool: '{tool} es de acceso público',
  wordPressInsecure: 'WordPress.org marca WordPress {version} como inseguro',
  wordPressOld: 'WordPress {version} está desactualizado',
  service: '{service} está abierto a internet en el puerto {port}',
  sslscanVersion: 'sslscan: el servidor acepta {version}',
  nmapService: 'nmap: {service} está abierto a internet en el puerto {port}',
  backToHttpFix: 'Quita primero la redirección de HTTPS a HTTP. Después redirige HTTP a HTTPS.',
  givesServer: 'Quien lo encuentre puede ejecutar código en este servidor.',
  givesControl: 'Quien la encuentre puede leer, cambiar y borrar lo que administra.',
  givesData: 'Quien la encuentre lee los datos y ajustes que contiene, a menudo con contraseñas.',
  givesMap: 'Revela los nombres, las direcciones IP y la carga de tus sistemas, y ayuda a planear el siguiente ataque.',
  signInFix: 'Activa el inicio de sesión de {product} ({how}). Después permite solo tus propias direcciones IP.',
  proxyFix:
    '{product} no tiene inicio de sesión propio. Pon delante un proxy que lo exija y permite solo tus propias direcciones IP.',
  noEncryption: 'cifrados sin encriptación',
  noAuthentication: 'cifrados sin autenticación',
  exportKey: 'cifrados de exportación',
  rc4: 'RC4 o RC2',
  block64: 'cifrados con bloques de 64 bits (Sweet32)',
  openRedis: 'Redis sin contraseña',
  openMemcached: 'memcached sin contraseña',
  openElasticsearch: 'Elasticsearch sin contraseña',
  openDocker: 'Docker sin contraseña',
  openMongo: 'MongoDB sin contraseña',
  mysql: 'MySQL o MariaDB',
  httpsConnection: 'Conexión HTTPS',
  httpAnswer: 'Respuesta por HTTP sin cifrar',
  httpsAnswer: 'Respuesta por HTTPS',
  firstRedirect: 'Primera redirección',
  lastRedirect: 'Última redirección',
  certificate: 'Certificado que envió el servidor',
  tlsAsked: 'Versiones probadas',
  tlsAccepted: 'Aceptados (no necesariamente los preferidos)',
  headers: 'Cabeceras de respuesta',
  csp: 'Content-Security-Policy',
  cookie: 'Set-Cookie',
  corsAnswer: 'Respuesta a una solicitud de otro sitio',
  overHttp: 'Cargado por HTTP',
  withoutIntegrity: 'Sin integrity',
  form: 'Formulario',
  errorText: 'Texto del error',
  library: 'Biblioteca encontrada',
  spfLookups: 'Términos que requieren una consulta',
  txtRecords: 'Registros TXT de {name}',
  caaRecords: 'Registros CAA de {host} y de sus dominios superiores',
  dsRecords: 'Registros DS de {domain}',
  cname: 'CNAME de {name}',
  answer: 'Respuesta',
  files: 'Archivos listados',
  sourceMap: 'Source map',
  page: 'Página',
  defaultPage: 'Página predeterminada de {server}',
  description: 'Descripción',
  traceEcho: 'El servidor repitió nuestra cabecera',
  installerPage: 'Instalador',
  version: 'Versión',
  usersRest: 'Lista de usuarios (API REST)',
  usersAuthor: 'Archivos de autor (?author=)',
  restOffers: 'Lo que ofrece la API REST',
  methods: 'system.listMethods',
  versionFound: 'Versión encontrada',
  said: 'Lo que dijo',
  reportedBy: 'Indicado por {engine}',
}
