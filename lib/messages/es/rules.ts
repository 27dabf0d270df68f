import type { Elsewhere } from '@/lib/messages/translation'

export const rules: Elsewhere['rules'] = {
  'transport.https/no-https': {
    title: 'HTTPS no está disponible',
    deed: 'Activar HTTPS',
    means:
      'Los visitantes solo pueden llegar al sitio por una conexión sin cifrar. Los navegadores lo marcan como «No es seguro».',
    impact:
      'Cualquiera en la misma red, como una wifi pública, puede leer lo que envían los visitantes y cambiar lo que ven.',
    fix: 'Consigue un certificado (Let’s Encrypt los emite gratis) y sirve todo el sitio por HTTPS. Después redirige a él el HTTP sin cifrar.',
  },
  'transport.https/no-redirect': {
    title: 'HTTP no redirige a HTTPS',
    deed: 'Dirigir a todos los visitantes al sitio cifrado',
    means:
      'El sitio tiene HTTPS, pero quien escribe el dominio o sigue un enlace antiguo puede quedarse en la versión sin cifrar.',
    impact: 'Todo lo que se envía por esa conexión se puede leer y cambiar, también contraseñas y sesiones.',
    fix: 'Responde a cada solicitud HTTP con una redirección permanente (301 o 308) al mismo host por HTTPS.',
  },
  'transport.https/redirect-elsewhere': {
    title: 'La redirección HTTP cambia de host antes de HTTPS',
    deed: 'Pasar a HTTPS antes de redirigir a otro sitio',
    means: 'Quien escribe este nombre de host va directamente a otro, sin pasar antes a HTTPS en este.',
    impact:
      'Los navegadores no pueden recordar HTTPS para este nombre de host, así que su primera solicitud se puede manipular en cada visita.',
    fix: 'Redirige primero a HTTPS en el mismo host y desde ahí al otro.',
  },
  'transport.https/offsite': {
    title: 'El sitio redirige a otro dominio',
    deed: 'Analizar el dominio al que redirige tu sitio',
    means:
      'Este sitio no tiene páginas propias. Envía a todos los visitantes a otro dominio, que no formaba parte de este análisis.',
    impact: 'Las páginas a las que llegan los visitantes no se comprobaron.',
    fix: 'Si el otro dominio es tuyo, añádelo como activo aparte.',
  },
  'tls.certificate/expired': {
    title: 'El certificado TLS ha caducado',
    deed: 'Renovar el certificado caducado',
    means:
      'El certificado del sitio ha caducado. Los navegadores muestran una advertencia a pantalla completa en lugar del sitio.',
    impact:
      'Los visitantes se van o aprenden a ignorar las advertencias, lo que permite a un atacante mostrarles una copia falsa del sitio.',
    fix: 'Renueva el certificado ahora y configura la renovación automática.',
  },
  'tls.certificate/not-yet-valid': {
    title: 'El certificado TLS todavía no es válido',
    deed: 'Corregir la fecha de inicio del certificado',
    means:
      'El certificado del sitio será válido en el futuro. Los navegadores muestran una advertencia a pantalla completa en lugar del sitio.',
    impact: 'Los visitantes no pueden abrir el sitio sin descartar una advertencia.',
    fix: 'Comprueba el reloj del servidor y el de quien emitió el certificado, y vuelve a emitirlo si hace falta.',
  },
  'tls.certificate/expires-soon': {
    title: 'El certificado TLS caduca pronto',
    deed: 'Renovar el certificado antes de que caduque',
    means: 'El certificado del sitio caduca en unos días y aún no se ha renovado.',
    impact: 'Si no se renueva, los navegadores mostrarán una advertencia en lugar del sitio.',
    fix: 'Renueva el certificado y comprueba por qué no se ejecutó la renovación automática.',
  },
  'tls.certificate/name-mismatch': {
    title: 'El certificado no corresponde al nombre de host',
    deed: 'Obtener un certificado para este dominio',
    means:
      'El servidor presenta un certificado de otro nombre de host. Los navegadores muestran una advertencia a pantalla completa en lugar del sitio.',
    impact: 'Los visitantes no pueden distinguir este servidor de un impostor.',
    fix: 'Emite un certificado que cubra este nombre de host y asegúrate de que el servidor lo usa.',
  },
  'tls.certificate/self-signed': {
    title: 'El certificado es autofirmado',
    deed: 'Sustituir el certificado autofirmado',
    means:
      'El sitio se avala a sí mismo: ninguna autoridad de certificación ha confirmado quién lo gestiona. Los navegadores muestran una advertencia a pantalla completa.',
    impact: 'Los visitantes no pueden distinguir este servidor de un impostor con un certificado del mismo tipo.',
    fix: 'Usa un certificado de una autoridad pública, como Let’s Encrypt.',
  },
  'tls.certificate/untrusted': {
    title: 'La cadena de certificados está incompleta o no es de confianza',
    deed: 'Instalar la cadena de certificados completa',
    means:
      'Los navegadores no pueden vincular el certificado a una autoridad en la que confíen, a menudo porque falta un certificado intermedio.',
    impact: 'Algunos visitantes, o todos, ven una advertencia a pantalla completa en lugar del sitio.',
    fix: 'Usa una autoridad pública de confianza y envía sus certificados intermedios junto con el tuyo (el archivo «full chain»).',
  },
  'tls.certificate/weak-key': {
    title: 'La clave del certificado es demasiado corta',
    deed: 'Emitir de nuevo el certificado con una clave más fuerte',
    means:
      'La clave del certificado tiene menos de 2048 bits. Los atacantes con muchos medios pueden romper claves de ese tamaño.',
    impact: 'Quien rompa la clave puede hacerse pasar por este sitio y leer sus conexiones.',
    fix: 'Crea una clave nueva (ECDSA P-256, o RSA de al menos 2048 bits) y haz que se vuelva a emitir el certificado.',
  },
  'tls.certificate/weak-signature': {
    title: 'El certificado está firmado con MD5 o SHA-1',
    deed: 'Emitir de nuevo el certificado con una firma moderna',
    means: 'El certificado está firmado con MD5 o SHA-1, que se pueden falsificar. Los navegadores lo rechazan.',
    impact: 'Un atacante puede crear un certificado que parezca igual de auténtico.',
    fix: 'Haz que se vuelva a emitir el certificado. Todas las autoridades públicas firman con SHA-256 o mejor.',
  },
  'tls.protocols/sslv3': {
    title: 'El servidor acepta SSL 3.0',
    deed: 'Desactivar SSL 3.0',
    means: 'El servidor aún acepta un estándar de cifrado de 1996 que se ha roto.',
    impact: 'Un atacante en la misma red puede leer partes de la conexión, incluidas las cookies de sesión (POODLE).',
    fix: 'Desactiva SSL 3.0 y permite solo TLS 1.2 y 1.3.',
  },
  'tls.protocols/legacy-tls': {
    title: 'El servidor acepta TLS 1.0 o 1.1',
    deed: 'Desactivar el cifrado obsoleto (TLS 1.0, 1.1)',
    means: 'El servidor aún acepta versiones antiguas de TLS que se han retirado oficialmente.',
    impact:
      'Las conexiones que las usan dependen de una criptografía obsoleta. Las normas de pago con tarjeta (PCI DSS) no las permiten.',
    fix: 'Permite solo TLS 1.2 y 1.3. Todos los navegadores de los últimos diez años los admiten.',
  },
  'tls.protocols/no-modern': {
    title: 'El servidor no admite TLS 1.2 ni 1.3',
    deed: 'Activar el cifrado moderno (TLS 1.2, 1.3)',
    means: 'El servidor solo admite versiones de TLS que los navegadores actuales rechazan.',
    impact: 'Los visitantes con un navegador actual no pueden abrir el sitio, y los demás están mal protegidos.',
    fix: 'Actualiza el servidor web y su biblioteca TLS, y activa TLS 1.2 y 1.3.',
  },
  'tls.protocols/no-tls13': {
    title: 'El servidor no admite TLS 1.3',
    deed: 'Activar TLS 1.3',
    means:
      'El servidor no admite la versión más reciente de TLS. TLS 1.2 sigue siendo seguro si está bien configurado.',
    impact: 'Las conexiones tardan más en establecerse y dependen de una configuración cuidadosa.',
    fix: 'Activa TLS 1.3. Requiere OpenSSL 1.1.1 o posterior.',
  },
  'tls.protocols/weak-cipher': {
    title: 'El servidor acepta cifrados rotos',
    deed: 'Desactivar los cifrados rotos',
    means: 'El servidor acepta cifrados que se pueden romper o que no cifran nada.',
    impact: 'Un atacante en la misma red puede leer las conexiones que los usan.',
    fix: 'Permite solo cifrados actuales, por ejemplo la lista «intermediate» de Mozilla.',
  },
  'tls.protocols/old-cipher': {
    title: 'El servidor acepta cifrados con bloques de 64 bits (Sweet32)',
    deed: 'Desactivar los cifrados obsoletos (3DES, IDEA)',
    means:
      'El servidor acepta un cifrado antiguo (3DES o IDEA) cuyos bloques son demasiado pequeños para conexiones largas.',
    impact: 'Un atacante que grabe lo suficiente de una conexión larga puede leer partes de ella (Sweet32).',
    fix: 'Quita 3DES e IDEA de la lista de cifrados.',
  },
  'tls.protocols/no-forward-secrecy': {
    title: 'El servidor acepta cifrados sin secreto hacia adelante (forward secrecy)',
    deed: 'Permitir solo cifrados con secreto hacia adelante',
    means:
      'El servidor acepta conexiones que dependen de una sola clave de larga duración. Los navegadores actuales las evitan; el software antiguo, no.',
    impact: 'Las conexiones grabadas hoy se podrán descifrar si alguna vez se roba la clave.',
    fix: 'Permite solo los cifrados cuyo nombre empieza por ECDHE, y TLS 1.3.',
  },
  'http.headers/hsts-missing': {
    title: 'Falta la cabecera HSTS',
    deed: 'Hacer que los navegadores usen siempre HTTPS',
    means: 'El sitio no dice a los navegadores que usen solo conexiones cifradas de ahora en adelante.',
    impact: 'Alguien en la misma red puede mantener a un visitante en el sitio sin cifrar y leer lo que envía.',
    fix: 'Envía Strict-Transport-Security con un max-age de al menos un año en cada respuesta HTTPS. Añade includeSubDomains cuando todos los subdominios tengan HTTPS.',
  },
  'http.headers/hsts-short': {
    title: 'El max-age de HSTS es demasiado corto',
    deed: 'Hacer que los navegadores recuerden HTTPS un año',
    means: 'Los navegadores olvidan en menos de seis meses que este sitio se abre por HTTPS. Lo habitual es un año.',
    impact: 'Los visitantes que vuelven poco no están protegidos en su primera solicitud.',
    fix: 'Usa un max-age de al menos un año (31536000 segundos).',
  },
  'http.headers/nosniff-missing': {
    title: 'Falta la cabecera X-Content-Type-Options',
    deed: 'Evitar que los navegadores adivinen el tipo de archivo',
    means: 'Los navegadores pueden adivinar el tipo de un archivo en lugar de usar el que envía el servidor.',
    impact: 'Un archivo subido como imagen o texto podría ejecutarse como script en el navegador de un visitante.',
    fix: 'Envía X-Content-Type-Options: nosniff en cada respuesta.',
  },
  'http.headers/framing': {
    title: 'Cualquier sitio puede incrustar esta página (clickjacking)',
    deed: 'Impedir que otros sitios incrusten tus páginas',
    means: 'Cualquier otro sitio web puede mostrar esta página dentro de la suya, incluso de forma invisible.',
    impact:
      'Los atacantes pueden lograr que los visitantes pulsen botones de este sitio dentro de un marco oculto (clickjacking).',
    fix: "Envía Content-Security-Policy: frame-ancestors 'self', y X-Frame-Options: SAMEORIGIN para los navegadores antiguos. Indica los sitios que deban incrustar la página.",
  },
  'http.headers/referrer-unsafe': {
    title: 'Referrer-Policy revela las URL completas',
    deed: 'Dejar de compartir las URL completas con otros sitios',
    means: 'Cuando un visitante sigue un enlace, el otro sitio recibe la URL completa de la página de la que viene.',
    impact: 'Las URL pueden contener datos privados, como búsquedas, números de pedido o enlaces de un solo uso.',
    fix: 'Usa strict-origin-when-cross-origin o un valor más estricto.',
  },
  'http.headers/referrer-missing': {
    title: 'Falta la cabecera Referrer-Policy',
    deed: 'Limitar lo que otros sitios saben por tus enlaces',
    means:
      'El sitio deja en manos del navegador qué parte de una URL reciben otros sitios. Los navegadores actuales eligen un valor seguro; los antiguos, no.',
    impact: 'Los visitantes con un navegador antiguo pasan la URL completa de la página a otros sitios.',
    fix: 'Envía Referrer-Policy: strict-origin-when-cross-origin.',
  },
  'http.headers/permissions-missing': {
    title: 'Falta la cabecera Permissions-Policy',
    deed: 'Desactivar funciones del navegador que no usas',
    means: 'El sitio no dice qué funciones del navegador (cámara, micrófono, ubicación) no usa nunca.',
    impact:
      'El código incrustado o inyectado puede pedir a los visitantes acceso a esas funciones en nombre de este sitio.',
    fix: 'Envía Permissions-Policy y desactiva las funciones que el sitio no usa.',
  },
  'http.headers/coop-missing': {
    title: 'Falta la cabecera Cross-Origin-Opener-Policy',
    deed: 'Aislar tus páginas de otras ventanas',
    means: 'Si otro sitio abre esta página en una ventana, conserva una conexión con ella.',
    impact: 'Puede observar parte de lo que ocurre en la ventana y llevar al visitante a otro lugar.',
    fix: 'Envía Cross-Origin-Opener-Policy: same-origin, o same-origin-allow-popups si el sitio abre ventanas de inicio de sesión o de pago.',
  },
  'http.headers/corp-missing': {
    title: 'Falta la cabecera Cross-Origin-Resource-Policy',
    deed: 'Elegir qué sitios pueden cargar tus archivos',
    means: 'El sitio no dice si otros sitios pueden incrustar sus archivos.',
    impact:
      'Otros sitios pueden cargar en sus páginas respuestas destinadas a este y deducir su contenido por efectos secundarios.',
    fix: 'Envía Cross-Origin-Resource-Policy: same-origin. Usa cross-origin para los archivos que otros deban incrustar.',
  },
  'http.headers/version-disclosed': {
    title: 'Las cabeceras de respuesta revelan versiones de software',
    deed: 'Ocultar las versiones de software',
    means:
      'Cada respuesta indica la versión exacta del software del sitio. Eso por sí solo no es una vulnerabilidad, ya que el software puede tener todos los parches.',
    impact:
      'Cuando se publique una vulnerabilidad de esa versión, los atacantes podrán encontrar este sitio rápidamente.',
    fix: 'Configura el servidor web y la aplicación para que no envíen sus versiones.',
  },
  'http.csp/missing': {
    title: 'Falta Content-Security-Policy',
    deed: 'Limitar qué scripts se ejecutan en tus páginas',
    means:
      'El sitio no dice qué scripts son suyos, así que los navegadores ejecutan cualquier script inyectado en la página.',
    impact:
      'Si un atacante logra inyectar un script, nada limita lo que puede hacer: leer formularios, apoderarse de sesiones, cambiar la página.',
    fix: 'Envía una Content-Security-Policy. Empieza con Content-Security-Policy-Report-Only, añade los hosts que el sitio usa de verdad y después aplícala.',
  },
  'http.csp/report-only': {
    title: 'Content-Security-Policy solo informa (report-only)',
    deed: 'Activar la protección contra scripts',
    means:
      'El sitio tiene reglas para los scripts, pero en modo de prueba: los navegadores avisan de las infracciones y no bloquean nada.',
    impact: 'Un script inyectado por un atacante se ejecuta igualmente.',
    fix: 'Aplica la política (cabecera Content-Security-Policy) cuando sus informes estén limpios.',
  },
  'http.csp/bypassable': {
    title: 'Content-Security-Policy se puede eludir',
    deed: 'Cerrar la brecha en la protección contra scripts',
    means:
      'El sitio tiene reglas para los scripts, pero dejan una brecha por la que aún se ejecutan scripts de terceros.',
    impact: 'Un script inyectado por un atacante se ejecuta como si no hubiera reglas.',
    fix: "Permite los scripts por nonce o hash junto con 'strict-dynamic', y quita 'unsafe-inline', los comodines, los esquemas enteros y los hosts que sirven scripts de terceros.",
  },
  'http.csp/static-nonce': {
    title: 'Content-Security-Policy reutiliza su nonce',
    deed: 'Generar un nonce nuevo en cada carga de página',
    means: 'El nonce que marca los scripts propios del sitio no cambió entre dos visitas.',
    impact: 'Un atacante puede copiar el nonce en un script suyo, que entonces se ejecuta.',
    fix: 'Genera un nonce nuevo y aleatorio (al menos 128 bits) para cada respuesta. En las páginas en caché, usa hashes en su lugar.',
  },
  'http.csp/incomplete': {
    title: 'Content-Security-Policy está incompleta',
    deed: 'Completar la protección contra scripts',
    means: 'La política del sitio no cubre algunos casos que hay que indicar uno por uno.',
    impact:
      'Un atacante que pueda inyectar HTML podría desviar los formularios o scripts de la página a su propio servidor.',
    fix: "Añade las directivas que faltan: base-uri 'none', form-action 'self', object-src 'none'. Sustituye 'unsafe-eval' por código que no lo necesite.",
  },
  'http.csp/syntax': {
    title: 'Content-Security-Policy tiene errores de sintaxis',
    deed: 'Corregir la protección contra scripts',
    means: 'Los navegadores no entienden parte de la política y la ignoran.',
    impact: 'La protección es más débil de lo previsto, y nada lo indica.',
    fix: 'Corrige la sintaxis: separa las directivas con punto y coma y pon las palabras clave entre comillas simples.',
  },
  'http.cookies/session-no-secure': {
    title: 'Cookie de sesión sin Secure',
    deed: 'Enviar la cookie de sesión solo por HTTPS',
    means: 'La cookie de sesión se envía también por conexiones sin cifrar.',
    impact: 'Alguien en la misma red puede copiarla y actuar como ese visitante.',
    fix: 'Añade el atributo Secure. Si es posible, antepón __Host- al nombre.',
  },
  'http.cookies/no-secure': {
    title: 'Cookie sin Secure',
    deed: 'Enviar las cookies solo por HTTPS',
    means: 'Esta cookie se envía también por conexiones sin cifrar.',
    impact: 'Alguien en la misma red puede leerla y sustituirla.',
    fix: 'Añade el atributo Secure.',
  },
  'http.cookies/session-no-httponly': {
    title: 'Cookie de sesión sin HttpOnly',
    deed: 'Ocultar la cookie de sesión a los scripts',
    means: 'Los scripts de la página pueden leer la cookie de sesión.',
    impact: 'Un solo script inyectado puede apoderarse de las cuentas de los visitantes.',
    fix: 'Añade el atributo HttpOnly.',
  },
  'http.cookies/samesite-none-insecure': {
    title: 'Cookie con SameSite=None sin Secure',
    deed: 'Reparar la cookie que los navegadores rechazan',
    means:
      'Esta cookie está pensada para usarse en otros sitios, pero le falta el atributo que los navegadores exigen para ello.',
    impact:
      'Los navegadores actuales descartan la cookie, así que lo que depende de ella falla. Los antiguos la envían sin cifrar a todos los sitios.',
    fix: 'Añade Secure, o usa SameSite=Lax si otros sitios no necesitan la cookie.',
  },
  'http.cookies/samesite-missing': {
    title: 'Cookie de sesión sin SameSite',
    deed: 'Impedir que otros sitios usen las sesiones de tus visitantes',
    means:
      'El sitio deja en manos del navegador si otros sitios pueden enviar solicitudes en nombre de un visitante con la sesión iniciada.',
    impact: 'Algunos navegadores envían entonces la sesión con solicitudes que inició otro sitio.',
    fix: 'Pon SameSite=Lax, o Strict donde los enlaces de fuera no necesiten sesión.',
  },
  'http.cors/reflects-with-credentials': {
    title: 'CORS permite cualquier origen con credenciales',
    deed: 'Impedir que otros sitios lean los datos de tus visitantes',
    means: 'El servidor permite a cualquier sitio web leer sus respuestas con la sesión del visitante.',
    impact:
      'Si un visitante con la sesión iniciada abre una página maliciosa, esta puede leer todo lo que este sitio le muestra.',
    fix: 'Compara la cabecera Origin con una lista fija de tus propios sitios. Nunca la devuelvas sin comprobarla, sobre todo con Access-Control-Allow-Credentials: true.',
  },
  'http.cors/null-with-credentials': {
    title: 'CORS confía en el origen «null» con credenciales',
    deed: 'Impedir que páginas anónimas lean los datos de tus visitantes',
    means:
      'El servidor permite que páginas sin un origen conocido lean sus respuestas con la sesión del visitante. Cualquier sitio web puede crear una página así.',
    impact:
      'Si un visitante con la sesión iniciada abre una página maliciosa, esta puede leer todo lo que este sitio le muestra.',
    fix: 'Quita «null» de la lista de orígenes permitidos.',
  },
  'content.page/mixed-active': {
    title: 'Una página HTTPS carga scripts o estilos por HTTP',
    deed: 'Cargar scripts y estilos por HTTPS',
    means: 'La página está cifrada, pero carga por una conexión sin cifrar partes que la controlan.',
    impact:
      'Los navegadores bloquean esas partes, así que la página no funciona como debería. Donde no lo hacen, alguien en la misma red podría tomar el control de la página.',
    fix: 'Carga estos archivos por https.',
  },
  'content.page/http-scripts': {
    title: 'Los scripts de terceros se cargan por HTTP',
    deed: 'Cargar los scripts de terceros por HTTPS',
    means: 'La página ejecuta scripts que llegan por una conexión sin cifrar.',
    impact: 'Alguien en la misma red podría sustituirlos y tomar el control de la página.',
    fix: 'Carga estos archivos por https.',
  },
  'content.page/mixed-passive': {
    title: 'Una página HTTPS carga imágenes o contenido multimedia por HTTP',
    deed: 'Cargar imágenes y contenido multimedia por HTTPS',
    means: 'La página está cifrada, pero algunas de sus imágenes o vídeos no.',
    impact: 'Alguien en la misma red podría sustituirlos y ver qué página se está leyendo.',
    fix: 'Carga estos archivos por https.',
  },
  'content.page/no-sri': {
    title: 'Scripts de terceros sin Subresource Integrity',
    deed: 'Fijar los scripts de terceros a la versión que elegiste',
    means: 'La página ejecuta scripts de otros sitios sin comprobar que siguen siendo los que elegiste.',
    impact:
      'Si se compromete uno de esos sitios, sus scripts se ejecutan también aquí, con acceso a todo lo que hay en la página.',
    fix: 'Añade integrity y crossorigin a los archivos que llevan una versión y no cambian nunca, o alójalos tú. Los scripts que se actualizan automáticamente no lo admiten.',
  },
  'content.page/password-over-http': {
    title: 'El formulario con contraseña se envía por HTTP',
    deed: 'Cifrar tu formulario de inicio de sesión',
    means: 'La contraseña que escriben aquí los visitantes, o el propio formulario, se envía sin cifrar.',
    impact: 'Cualquiera en la misma red puede leer la contraseña.',
    fix: 'Sirve por HTTPS la página del formulario y la URL a la que se envía.',
  },
  'content.page/form-http': {
    title: 'Un formulario de una página HTTPS se envía por HTTP',
    deed: 'Cifrar lo que envían tus visitantes',
    means: 'La página está cifrada, pero lo que los visitantes escriben en este formulario se envía sin cifrar.',
    impact: 'Cualquiera en la misma red puede leerlo y cambiarlo.',
    fix: 'Cambia a https la URL del atributo action del formulario.',
  },
  'content.page/error-disclosure': {
    title: 'La página muestra un mensaje de error interno',
    deed: 'Ocultar los mensajes de error a los visitantes',
    means: 'La página muestra a los visitantes un mensaje de error interno del software que hay detrás.',
    impact: 'Esos mensajes informan a los atacantes sobre las carpetas, el código y la base de datos.',
    fix: 'No muestres los errores en el sitio público y escríbelos en un archivo de registro. Después corrige el propio error.',
  },
  'software.js/vulnerable': {
    title: 'La biblioteca de JavaScript tiene vulnerabilidades conocidas',
    deed: 'Actualizar la biblioteca de JavaScript',
    means: 'La página usa una versión de la biblioteca con vulnerabilidades publicadas.',
    impact:
      'Donde la página usa las funciones afectadas, un atacante podría ejecutar scripts en los navegadores de los visitantes o impedir que la página funcione. No podemos saber si las usa, así que el hallazgo se clasifica un nivel por debajo de la vulnerabilidad más grave de la biblioteca.',
    fix: 'Actualiza la biblioteca a la versión más reciente y comprueba que la página sigue funcionando.',
  },
  'dns.mail/spf-missing': {
    title: 'Falta el registro SPF',
    deed: 'Indicar qué servidores pueden enviar tu correo',
    means: 'El dominio no dice qué servidores pueden enviar correo en su nombre.',
    impact: 'Los servidores de correo no pueden distinguir con seguridad tu correo del falsificado.',
    fix: 'Publica un solo registro TXT que enumere los servidores que envían tu correo. Si el dominio no envía correo, publica "v=spf1 -all".',
  },
  'dns.mail/spf-many': {
    title: 'El dominio tiene varios registros SPF',
    deed: 'Unir tus registros SPF en uno',
    means:
      'El dominio indica sus servidores de envío en varios registros. Los servidores de correo lo tratan como un error y no usan ninguno.',
    impact: 'SPF no detecta el correo falsificado en tu nombre, y el tuyo puede ser rechazado o marcado como spam.',
    fix: 'Une los registros en uno solo.',
  },
  'dns.mail/spf-open': {
    title: 'SPF permite cualquier remitente',
    deed: 'Limitar quién puede enviar correo desde tu dominio',
    means: 'El dominio dice que cualquier servidor del mundo puede enviar correo en su nombre.',
    impact: 'El correo falsificado en tu nombre pasa la comprobación SPF.',
    fix: 'Termina el registro con -all o ~all y enumera solo los servidores que de verdad envían tu correo.',
  },
  'dns.mail/spf-weak': {
    title: 'Al registro SPF le falta -all o ~all',
    deed: 'Pedir a los servidores de correo que rechacen otros remitentes',
    means: 'El dominio enumera sus servidores de correo, pero no dice cómo tratar el correo de otros.',
    impact: 'Los servidores de correo tratan como neutral el correo falsificado en tu nombre.',
    fix: 'Termina el registro con -all, o con ~all mientras aún haces pruebas.',
  },
  'dns.mail/spf-lookups': {
    title: 'SPF supera las 10 consultas DNS',
    deed: 'Acortar tu registro SPF',
    means:
      'Para leer tu registro SPF, los servidores de correo necesitan más consultas DNS que las 10 que permite el estándar.',
    impact:
      'Los servidores de correo se detienen con un error, así que SPF no tiene efecto y tu propio correo puede ser rechazado o marcado como spam.',
    fix: 'Quita los servicios que ya no usas y sustituye include, a y mx por direcciones IP fijas (ip4, ip6) donde no cambien.',
  },
  'dns.mail/dmarc-missing': {
    title: 'Falta el registro DMARC',
    deed: 'Impedir que otros envíen correo en tu nombre',
    means: 'El dominio no dice a los servidores de correo qué hacer con el correo que solo aparenta venir de él.',
    impact: 'Cualquiera puede enviar correo que parece venir de ti, como facturas falsas a tus clientes.',
    fix: 'Publica un registro DMARC. Empieza con p=none y lee los informes; pasa después a quarantine y a reject.',
  },
  'dns.mail/dmarc-none': {
    title: 'La política DMARC es p=none',
    deed: 'Hacer que los servidores de correo actúen ante el correo falso',
    means:
      'El dominio vigila el correo falsificado en su nombre, pero pide a los servidores de correo que lo entreguen igualmente.',
    impact: 'El correo falsificado en tu nombre sigue llegando a los buzones.',
    fix: 'Cuando los informes muestren que tu propio correo pasa, cambia a p=quarantine y después a p=reject.',
  },
  'dns.mail/dmarc-test': {
    title: 'DMARC está en modo de prueba (t=y)',
    deed: 'Sacar DMARC del modo de prueba',
    means:
      'El dominio tiene reglas contra el correo falsificado, pero las marca como prueba (t=y), así que los servidores de correo no las aplican del todo.',
    impact: 'El correo falsificado en tu nombre se trata con menos rigor del que dicen las reglas.',
    fix: 'Quita t=y cuando los informes muestren que tu propio correo pasa.',
  },
  'dns.mail/caa-missing': {
    title: 'Falta el registro CAA',
    deed: 'Elegir quién puede emitir tus certificados',
    means: 'El dominio no dice qué autoridad puede emitir sus certificados, así que puede hacerlo cualquier autoridad.',
    impact: 'Un error en cualquier autoridad de certificación podría dar a un atacante un certificado para tu dominio.',
    fix: 'Publica un registro CAA que indique la autoridad que usas.',
  },
  'dns.mail/mta-sts-missing': {
    title: 'Falta la política MTA-STS',
    deed: 'Exigir la entrega cifrada del correo',
    means: 'El dominio no exige cifrado para el correo que se le envía.',
    impact: 'Un atacante situado entre dos servidores de correo puede desactivar el cifrado y leer el correo.',
    fix: 'Publica un registro MTA-STS y el archivo de la política en https://mta-sts.example.com/.well-known/mta-sts.txt. Empieza con mode: testing.',
  },
  'dns.mail/dnssec-missing': {
    title: 'DNSSEC no está activado',
    deed: 'Activar DNSSEC',
    means: 'No se puede comprobar la autenticidad de las respuestas DNS de este dominio.',
    impact: 'Un atacante que pueda falsificar respuestas DNS puede llevar a otra parte a los visitantes y el correo.',
    fix: 'Activa DNSSEC en tu proveedor de DNS y publica el registro DS en el registrador. Muchos proveedores hacen ambas cosas con un interruptor.',
  },
  'dns.mail/dangling-cname': {
    title: 'Un subdominio apunta a un servicio sin reclamar',
    deed: 'Eliminar el registro DNS del servicio cerrado',
    means: 'Uno de tus subdominios apunta a una cuenta de alojamiento que ya no existe.',
    impact: 'Quien abra una cuenta con ese nombre controla lo que los visitantes ven en tu subdominio.',
    fix: 'Elimina el registro DNS o vuelve a reclamar la cuenta en el servicio.',
  },
  'exposure.files/git': {
    title: 'El repositorio Git es público',
    deed: 'Bloquear el acceso público a tu código fuente',
    means: 'La carpeta con todo el historial de tu código fuente es pública.',
    impact:
      'Cualquiera puede reconstruir el código fuente con todas sus versiones anteriores y leer las contraseñas que alguna vez contuvo.',
    fix: 'Deniega el acceso a /.git o despliega sin esa carpeta. Después cambia cada contraseña y clave que alguna vez estuvo en el repositorio.',
  },
  'exposure.files/vcs': {
    title: 'La carpeta del control de versiones es pública',
    deed: 'Bloquear el acceso público a la carpeta de control de versiones',
    means: 'Una carpeta de control de versiones se puede abrir en el servidor web.',
    impact: 'Cualquiera puede leer el código fuente y los nombres de archivos que debían seguir siendo privados.',
    fix: 'Deniega el acceso a la carpeta o despliega sin ella.',
  },
  'exposure.files/secrets': {
    title: 'Un archivo con contraseñas o claves es público',
    deed: 'Quitar el archivo público y cambiar sus contraseñas',
    means: 'Cualquiera puede abrir un archivo con contraseñas o claves.',
    impact: 'Quien lo lea puede iniciar sesión en la base de datos, la cuenta de correo o el propio servidor.',
    fix: 'Saca el archivo de la carpeta web y bloquea los archivos ocultos. Después cambia todas las contraseñas y claves que contiene.',
  },
  'exposure.files/dump': {
    title: 'Una copia de seguridad es pública',
    deed: 'Sacar la copia de seguridad del servidor web',
    means: 'En la carpeta web hay una copia de la base de datos o de todo el sitio.',
    impact: 'Cualquiera puede descargar todos sus datos: clientes, contraseñas, pedidos.',
    fix: 'Elimina el archivo y guarda las copias de seguridad fuera de la carpeta web. Da por hecho que los datos se copiaron.',
  },
  'exposure.files/source': {
    title: 'Una copia del código fuente es pública',
    deed: 'Eliminar la copia pública de tu código',
    means: 'El servidor envía como texto una copia de un archivo fuente en lugar de ejecutarla.',
    impact: 'Muestra cómo funciona el sitio, a menudo con la contraseña de la base de datos.',
    fix: 'Elimina las copias que dejan los editores de código y las hechas a mano, y cambia las contraseñas que contienen.',
  },
  'exposure.files/config': {
    title: 'Un archivo de configuración es público',
    deed: 'Bloquear el acceso público al archivo de configuración',
    means: 'Cualquiera puede abrir un archivo que describe cómo está configurado el sitio.',
    impact: 'Revela nombres de host internos, cuentas, rutas y a menudo contraseñas.',
    fix: 'Saca el archivo de la carpeta web o deniega el acceso a él, y cambia las contraseñas que contiene.',
  },
  'exposure.files/phpinfo': {
    title: 'La página de phpinfo() es pública',
    deed: 'Eliminar la página de phpinfo()',
    means: 'Una página pública muestra todos los ajustes de PHP de este servidor.',
    impact:
      'Revela rutas, versiones y a veces contraseñas del entorno, lo que ayuda a los atacantes a planear su siguiente paso.',
    fix: 'Elimina el archivo; vuelve a crearlo si lo necesitas otra vez.',
  },
  'exposure.files/status': {
    title: 'La página de estado del servidor es pública',
    deed: 'Restringir la página de estado del servidor',
    means: 'Una página para administradores muestra lo que el servidor está haciendo en este momento.',
    impact: 'Muestra direcciones IP de visitantes, enlaces secretos y nombres de host internos.',
    fix: 'Limita la página al propio servidor.',
  },
  'exposure.files/log': {
    title: 'Un archivo de registro es público',
    deed: 'Sacar el archivo de registro de la carpeta web',
    means: 'Cualquiera puede leer el registro de errores del software del sitio.',
    impact: 'Los registros contienen rutas, direcciones IP de visitantes y a veces contraseñas.',
    fix: 'Escribe los registros fuera de la carpeta web o deniega el acceso a ellos.',
  },
  'exposure.files/metadata': {
    title: 'Una lista de archivos o paquetes es pública',
    deed: 'Dejar de publicar archivos de desarrollo',
    means: 'Un archivo residual del desarrollo enumera de qué está hecho el sitio.',
    impact: 'Revela archivos ocultos o la versión exacta de cada paquete.',
    fix: 'No lo despliegues o deniega el acceso a él.',
  },
  'exposure.listing/listing': {
    title: 'El listado de directorios está activado',
    deed: 'Desactivar el listado de carpetas',
    means: 'Quien abre la URL de una carpeta ve los nombres de todos sus archivos.',
    impact:
      'Los archivos nunca enlazados, como copias de seguridad y archivos subidos por clientes, se pueden encontrar sin adivinar su nombre.',
    fix: 'Desactiva el listado de directorios en el servidor web.',
  },
  'exposure.sourcemaps/sourcemap': {
    title: 'Los source maps son públicos',
    deed: 'Dejar de publicar source maps',
    means: 'Junto a los scripts del sitio se publican source maps. Revelan el código fuente original.',
    impact:
      'Cualquiera puede leer el código con sus comentarios, nombres y URL de la API, y encontrar vulnerabilidades más rápido.',
    fix: 'Compila para producción sin source maps, o guarda los archivos .map en un servidor al que solo accedan tus desarrolladores.',
  },
  'exposure.panels/panel': {
    title: 'La página de acceso de administración es pública',
    deed: 'Restringir quién llega a la página de administración',
    means: 'La página de acceso de una herramienta de administración está abierta a todos.',
    impact:
      'Las herramientas automáticas prueban contraseñas sin parar en esas páginas, y cualquier vulnerabilidad nueva se puede explotar al momento.',
    fix: 'Permite solo tus propias direcciones IP, o pon la página detrás de una VPN o de un segundo inicio de sesión.',
  },
  'exposure.panels/open-panel': {
    title: 'La herramienta de administración no exige iniciar sesión',
    deed: 'Exigir una contraseña para la herramienta de administración',
    means: 'Cualquiera puede usar una herramienta de administración, sin contraseña.',
    impact: 'Quien la encuentre puede leer o cambiar lo que administra.',
    fix: 'Activa el inicio de sesión de la herramienta y permite solo tus propias direcciones IP.',
  },
  'exposure.panels/installer': {
    title: 'El instalador sigue accesible',
    deed: 'Eliminar el instalador',
    means: 'La página para configurar el sitio por primera vez aún se puede abrir.',
    impact: 'Un atacante podría volver a configurar el sitio con su propia contraseña.',
    fix: 'Elimina el instalador o termina la instalación.',
  },
  'exposure.panels/default-page': {
    title: 'El servidor web muestra su página predeterminada',
    deed: 'Publicar tu sitio o apagar el servidor',
    means: 'La URL muestra la página de una instalación nueva en lugar de un sitio.',
    impact: 'Sugiere que el servidor está sin terminar u olvidado y que, por tanto, quizá no se mantenga actualizado.',
    fix: 'Publica ahí tu sitio o apaga el servidor.',
  },
  'exposure.api/openapi': {
    title: 'La descripción de la API es pública',
    deed: 'Exigir inicio de sesión para ver la descripción de la API',
    means: 'Un archivo público enumera todos los endpoints de la API de este sitio y sus parámetros.',
    impact: 'Es lo normal en una API pública. En una interna, muestra a los atacantes por dónde empezar.',
    fix: 'Si la API no es pública, exige iniciar sesión para leer su descripción.',
  },
  'exposure.api/graphql-introspection': {
    title: 'La introspección de GraphQL está activada',
    deed: 'Desactivar la introspección de GraphQL',
    means: 'El endpoint de GraphQL describe su propio esquema a cualquiera.',
    impact: 'Enumera todos los tipos y todas las mutaciones, también los que no usa ninguna página.',
    fix: 'Desactiva la introspección en producción, salvo que la API esté pensada para ser pública.',
  },
  'exposure.api/debug': {
    title: 'Una herramienta de depuración es pública',
    deed: 'Desactivar la depuración en el sitio en producción',
    means: 'Una página que ayuda a los desarrolladores a depurar el sitio está abierta a todos.',
    impact:
      'Expone solicitudes de otros usuarios, ajustes y código fuente. Algunas herramientas permiten a cualquiera ejecutar código.',
    fix: 'Desactiva la depuración en producción o permite solo tus propias direcciones IP.',
  },
  'exposure.methods/trace': {
    title: 'HTTP TRACE está activado',
    deed: 'Desactivar TRACE',
    means: 'El servidor responde a las solicitudes TRACE devolviendo lo que recibió, cabeceras incluidas.',
    impact: 'Junto con otra vulnerabilidad, permite a los scripts leer cookies protegidas.',
    fix: 'Desactiva TRACE en el servidor web y en cualquier proxy que tenga delante.',
  },
  'wordpress.core/install': {
    title: 'La instalación de WordPress no está terminada',
    deed: 'Terminar o eliminar la instalación de WordPress',
    means: 'La página de configuración de WordPress está abierta porque la instalación nunca se terminó.',
    impact: 'Quien la rellene primero controla el sitio y puede ejecutar código en el servidor.',
    fix: 'Termina la instalación ahora o elimina WordPress del servidor.',
  },
  'wordpress.core/users': {
    title: 'Los nombres de usuario de WordPress son públicos',
    deed: 'Ocultar los nombres de usuario de WordPress',
    means: 'Cualquiera puede listar los nombres de usuario de los editores del sitio.',
    impact: 'Los atacantes conocen el nombre de usuario y solo tienen que adivinar la contraseña.',
    fix: 'Exige iniciar sesión para listar usuarios y desactiva la redirección de números de autor a nombres.',
  },
  'wordpress.core/xmlrpc': {
    title: 'XML-RPC de WordPress está activado',
    deed: 'Desactivar XML-RPC',
    means: 'Está activada una antigua interfaz remota de WordPress.',
    impact:
      'Los atacantes pueden usarla para probar cientos de contraseñas en una sola solicitud o para hacer que el sitio envíe solicitudes a otros.',
    fix: 'Bloquea xmlrpc.php, salvo que lo necesite Jetpack o una aplicación tuya.',
  },
  'wordpress.core/version-disclosed': {
    title: 'La versión de WordPress es pública',
    deed: 'Mantener WordPress actualizado',
    means: 'Las páginas revelan su versión de WordPress. Un número de versión no es una vulnerabilidad.',
    impact:
      'Cuando se publique una vulnerabilidad de esa versión, los atacantes podrán encontrar este sitio rápidamente.',
    fix: 'Mantén WordPress actualizado. También puedes quitar la propia etiqueta.',
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
    means: 'Los visitantes pueden crear una cuenta. Muchos sitios lo quieren así.',
    impact: 'Con una cuenta, los atacantes pueden acceder a más partes de WordPress y de sus plugins.',
    fix: 'Desmarca «Cualquiera puede registrarse» en Ajustes, Generales, salvo que el sitio lo necesite.',
  },
  'wordpress.core/cron': {
    title: 'Cualquiera puede ejecutar WP-Cron',
    deed: 'Ejecutar las tareas de WordPress desde el servidor',
    means:
      'WordPress ejecuta sus tareas programadas cuando se llama a wp-cron.php, y cualquiera puede hacerlo. Es la configuración predeterminada de WordPress.',
    impact:
      'Con cada solicitud, el servidor carga WordPress y busca tareas pendientes. Muchas solicitudes ralentizan el servidor; no se expone ningún dato.',
    fix: 'Define DISABLE_WP_CRON en wp-config.php, ejecuta las tareas cada cinco minutos con el cron del servidor y bloquea después el acceso externo a wp-cron.php.',
  },
  'wordpress.core/application-passwords': {
    title: 'Las contraseñas de aplicación de WordPress están activadas',
    deed: 'Revisar las contraseñas de aplicación',
    means:
      'Los usuarios de WordPress pueden crear contraseñas para aplicaciones. WordPress lo activa por defecto en HTTPS.',
    impact:
      'Las contraseñas de aplicación se saltan el segundo factor y dan a una aplicación todos los permisos del usuario.',
    fix: 'Revisa las contraseñas de aplicación en los perfiles de tus usuarios y desactiva la función si ninguna aplicación la necesita.',
  },
  'wordpress.software/core-insecure': {
    title: 'La versión de WordPress tiene vulnerabilidades conocidas',
    deed: 'Actualizar WordPress ahora',
    means: 'El sitio usa una versión de WordPress con vulnerabilidades publicadas.',
    impact:
      'Las herramientas automáticas buscan esas versiones sin parar. El impacto va desde páginas modificadas hasta el control total del sitio.',
    fix: 'Haz una copia de seguridad del sitio y actualiza WordPress ahora. Después activa las actualizaciones automáticas.',
  },
  'wordpress.software/core-outdated': {
    title: 'WordPress está desactualizado',
    deed: 'Actualizar WordPress',
    means:
      'Hay disponible una versión más reciente de WordPress. Las antiguas reciben las correcciones de seguridad más tarde o nunca.',
    impact: 'Cuando se publique la próxima vulnerabilidad, el sitio puede quedar expuesto más tiempo que otros.',
    fix: 'Haz una copia de seguridad del sitio y actualiza WordPress. Después activa las actualizaciones automáticas.',
  },
  'wordpress.software/plugin-vulnerable': {
    title: 'Un plugin de WordPress tiene vulnerabilidades conocidas',
    deed: 'Actualizar o eliminar el plugin',
    means: 'Según su readme, un plugin de este sitio tiene vulnerabilidades publicadas.',
    impact:
      'La mayoría de los ataques a sitios de WordPress usan plugins vulnerables. El impacto depende de la vulnerabilidad.',
    fix: 'Comprueba la versión en WordPress y actualiza el plugin. Elimínalo si no hay actualización o ya no lo necesitas.',
  },
  'wordpress.software/theme-vulnerable': {
    title: 'Un tema de WordPress tiene vulnerabilidades conocidas',
    deed: 'Actualizar o eliminar el tema',
    means: 'Según su hoja de estilos, un tema de este sitio tiene vulnerabilidades publicadas.',
    impact: 'El impacto depende de la vulnerabilidad y va desde páginas falsas hasta el control total del sitio.',
    fix: 'Comprueba la versión en WordPress y actualiza el tema. Elimina los temas que ya no necesitas.',
  },
  'network.ports/open-database': {
    title: 'Una base de datos está abierta sin contraseña',
    deed: 'Proteger con contraseña la base de datos abierta',
    means: 'Una base de datos de este servidor acepta conexiones de cualquiera, sin contraseña.',
    impact:
      'Cualquiera puede leer, cambiar y eliminar sus datos. Con algunas bases de datos, los atacantes pueden tomar el control del servidor.',
    fix: 'Vincula el servicio a 127.0.0.1 o a una red privada, pon una contraseña y cierra el puerto en el cortafuegos.',
  },
  'network.ports/service': {
    title: 'El puerto de la base de datos está abierto a internet',
    deed: 'Cerrar a internet el puerto de la base de datos',
    means:
      'Una base de datos de este servidor acepta conexiones desde cualquier punto de internet, aunque pide contraseña.',
    impact:
      'Las herramientas automáticas intentan adivinar sin parar su contraseña, y cualquier vulnerabilidad nueva se puede explotar al momento.',
    fix: 'Vincula el servicio a 127.0.0.1 o a una red privada, o cierra su puerto en el cortafuegos.',
  },
  'network.ports/remote-control': {
    title: 'Hay un acceso remoto sin cifrar abierto',
    deed: 'Sustituir el acceso remoto sin cifrar por SSH',
    means:
      'Un servicio de acceso remoto de este servidor está abierto a todos y lo envía todo sin cifrar, también las contraseñas.',
    impact:
      'Cualquiera en la misma red puede leer la contraseña. Las herramientas automáticas intentan adivinarla sin parar.',
    fix: 'Usa en su lugar SSH con claves y cierra el puerto en el cortafuegos.',
  },
  'network.ports/clear-text': {
    title: 'FTP envía las contraseñas sin cifrar',
    deed: 'Sustituir FTP por SFTP',
    means:
      'El servidor ofrece FTP, que envía nombres de usuario y contraseñas sin cifrar salvo que ambas partes exijan cifrado.',
    impact: 'Cualquiera en la misma red, como una wifi pública, puede leer la contraseña y cambiar el sitio.',
    fix: 'Usa en su lugar SFTP (sobre SSH) y desactiva FTP.',
  },
  'meta.securitytxt/missing': {
    title: 'Falta security.txt',
    deed: 'Indicar a los investigadores dónde informar de problemas',
    means: 'El sitio no dice cómo informar de una vulnerabilidad.',
    impact: 'Los investigadores de seguridad pueden desistir o publicar la vulnerabilidad antes de que te enteres.',
    fix: 'Publica un archivo de texto con Contact y Expires en /.well-known/security.txt.',
  },
  'meta.securitytxt/invalid': {
    title: 'security.txt no tiene un contacto válido',
    deed: 'Añadir un contacto que funcione a security.txt',
    means: 'El sitio tiene un archivo security.txt, pero sin un contacto que puedan usar personas o software.',
    impact: 'Los investigadores de seguridad pueden desistir o publicar la vulnerabilidad antes de que te enteres.',
    fix: 'Añade una línea «Contact:» con un enlace mailto:, https: o tel:.',
  },
  'meta.securitytxt/expired': {
    title: 'security.txt ha caducado',
    deed: 'Renovar la fecha de caducidad de security.txt',
    means: 'El archivo security.txt del sitio no tiene fecha de caducidad, o la que tiene ya ha pasado.',
    impact: 'Los investigadores de seguridad pueden suponer que ese contacto ya no se atiende.',
    fix: 'Comprueba que el contacto sigue siendo correcto y pon en Expires una fecha dentro del próximo año.',
  },
  'opinion.sslscan/version': {
    title: 'sslscan: el servidor acepta una versión obsoleta de TLS',
    deed: 'Desactivar el cifrado obsoleto (sslscan)',
    means:
      'Una segunda herramienta, sslscan, indica una versión obsoleta de TLS que nuestra propia comprobación no encontró.',
    impact:
      'Las conexiones que la usan dependen de una criptografía obsoleta. Las normas de pago con tarjeta (PCI DSS) no las permiten.',
    fix: 'Comprueba qué versiones tiene configuradas el servidor y permite solo TLS 1.2 y 1.3.',
  },
  'opinion.sslscan/cipher': {
    title: 'sslscan: el servidor acepta un cifrado débil',
    deed: 'Desactivar los cifrados débiles (sslscan)',
    means: 'Una segunda herramienta, sslscan, indica un cifrado débil que nuestra propia comprobación no encontró.',
    impact: 'Un atacante en la misma red podría leer las conexiones que lo usan.',
    fix: 'Comprueba qué cifrados tiene configurados el servidor y permite solo los actuales.',
  },
  'opinion.sslscan/renegotiation': {
    title: 'sslscan: el servidor permite una renegociación insegura',
    deed: 'Desactivar la renegociación insegura',
    means:
      'Una segunda herramienta, sslscan, indica que el servidor permite renegociar conexiones de la forma antigua, sin protección.',
    impact: 'Un atacante en la misma red puede insertar su propia solicitud antes de la de un visitante.',
    fix: 'Actualiza la biblioteca TLS del servidor o desactiva la renegociación.',
  },
  'opinion.sslscan/compression': {
    title: 'sslscan: la compresión TLS está activada',
    deed: 'Desactivar la compresión TLS',
    means: 'Una segunda herramienta, sslscan, indica que el servidor comprime los datos antes de cifrarlos.',
    impact: 'Un atacante en la misma red puede adivinar cookies de sesión por la longitud de las respuestas (CRIME).',
    fix: 'Desactiva la compresión de TLS.',
  },
  'opinion.nmap/service': {
    title: 'nmap: un servicio está abierto a internet',
    deed: 'Cerrar el puerto que encontró nmap',
    means:
      'Una segunda herramienta, nmap, reconoce en un puerto abierto una base de datos o un servicio de acceso remoto que nuestra propia comprobación no pudo identificar.',
    impact:
      'Las herramientas automáticas prueban contraseñas sin parar en esos servicios, y cualquier vulnerabilidad nueva se puede explotar al momento.',
    fix: 'Vincula el servicio a 127.0.0.1 o a una red privada, o cierra su puerto en el cortafuegos.',
  },
  'opinion.nuclei/reported': {
    title: 'nuclei indica un error de configuración',
    deed: 'Revisar lo que indicó nuclei',
    means:
      'Una segunda herramienta, nuclei, reconoce en este sitio algo que no debería ser público. Nuestras propias comprobaciones no lo cubren.',
    impact: 'El impacto depende de lo que esté expuesto. Consulta la descripción en las pruebas.',
    fix: 'Abre la URL indicada, comprueba si el aviso es correcto y bloquea lo que no deba ser público.',
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
  installer: 'El instalador de {product} sigue accesible',
  installerHere: 'El instalador sigue accesible',
  installerCloud: 'El instalador de Nextcloud u ownCloud sigue accesible',
  openTool: 'Cualquiera puede abrir {tool}',
  wordPressInsecure: 'WordPress.org marca WordPress {version} como inseguro',
  wordPressOld: 'WordPress {version} está desactualizado',
  service: '{service} está abierto a internet en el puerto {port}',
  sslscanVersion: 'sslscan: el servidor acepta {version}',
  nmapService: 'nmap: {service} está abierto a internet en el puerto {port}',
  backToHttpFix: 'Quita primero la redirección de HTTPS a HTTP. Después redirige HTTP a HTTPS.',
  givesServer: 'Quien la encuentre puede ejecutar código en este servidor.',
  givesControl: 'Quien la encuentre puede leer, cambiar y borrar lo que administra.',
  givesData: 'Quien la encuentre puede leer sus datos y ajustes, a menudo con contraseñas.',
  givesMap:
    'Revela los nombres, las direcciones IP y la carga de tus sistemas, lo que ayuda a los atacantes a planear su siguiente paso.',
  signInFix: 'Activa el inicio de sesión de {product} ({how}). Después permite solo tus propias direcciones IP.',
  proxyFix:
    '{product} no tiene inicio de sesión propio. Pon delante un proxy que lo exija y permite solo tus propias direcciones IP.',
  noEncryption: 'cifrados que no cifran nada',
  noAuthentication: 'cifrados sin autenticación',
  exportKey: 'cifrados de exportación (export-grade)',
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
  certificate: 'Certificado enviado por el servidor',
  tlsAsked: 'Versiones probadas',
  tlsAccepted: 'Aceptados (no necesariamente los preferidos)',
  headers: 'Cabeceras de respuesta',
  csp: 'Content-Security-Policy',
  cookie: 'Set-Cookie',
  corsAnswer: 'Respuesta a una solicitud de otro sitio',
  overHttp: 'Cargado por HTTP',
  withoutIntegrity: 'Cargado sin integrity',
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
  traceEcho: 'Cabecera que devolvió el servidor',
  installerPage: 'Instalador',
  version: 'Versión',
  usersRest: 'Lista de usuarios (API REST)',
  usersAuthor: 'Archivos de autor (?author=)',
  restOffers: 'Métodos que ofrece la API REST',
  methods: 'system.listMethods',
  versionFound: 'Versión encontrada',
  said: 'Respuesta del servicio',
  reportedBy: 'Indicado por {engine}',
}
