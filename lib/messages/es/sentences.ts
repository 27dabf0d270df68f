import type { Elsewhere } from '@/lib/messages/translation'

/** By the English words: of the specification, of the rules for entries, of the API, and the names of the checks. */
export const sentences: Elsewhere['sentences'] = {
  'Too many attempts.': 'Demasiados intentos.',
  'The email address or the password is wrong.': 'El correo o la contraseña no son correctos.',
  'This link is invalid or has expired. Ask for a new one.': 'Este enlace no es válido o ha caducado. Pide uno nuevo.',
  'Sign in to continue.': 'Inicia sesión para continuar.',
  'Something went wrong on our side.': 'Algo ha fallado por nuestra parte.',
  'The email is sent again.': 'El correo se ha enviado de nuevo.',
  'Your email address stays as it is.': 'Tu dirección de correo no cambia.',
  'Email change not found.': 'No hay ningún cambio de correo pendiente.',
  'The request was not finished.': 'La solicitud no se envió completa.',
  'Your account has reached its limit of {count} workspaces. Delete one, or ask your administrator for more.':
    'Tu cuenta ha alcanzado su límite de {count} espacios de trabajo. Elimina uno o pide más a tu administrador.',
  'Your account has reached its limit of {count} assets. Delete one, or ask your administrator for more.':
    'Tu cuenta ha alcanzado su límite de {count} activos. Elimina uno o pide más a tu administrador.',
  'The database does not answer.': 'La base de datos no responde.',
  'This was changed by another request at the same moment. Try again.':
    'Otra solicitud lo cambió al mismo tiempo. Inténtalo de nuevo.',
  'There is nothing at this address.': 'No hay nada en esta dirección.',
  'This finding is not in the report.': 'Este hallazgo no está en el informe.',
  'An outage ends by itself. Only what changed can be accepted.':
    'Una caída termina por sí sola. Solo se puede aceptar lo que ha cambiado.',
  'This monitor is paused. Resume it first.': 'La supervisión de este sitio está en pausa. Reanúdala primero.',
  'The site is not monitored any more.': 'El sitio ya no se supervisa.',
  'Monitor not found.': 'No se encuentra el sitio supervisado.',
  'Session not found.': 'No se encuentra la sesión.',
  'Report not found.': 'No se encuentra el informe.',
  'Scan not found.': 'No se encuentra el análisis.',
  'Asset not found.': 'No se encuentra el activo.',
  'Workspace not found.': 'No se encuentra el espacio de trabajo.',
  'You already have a workspace with this name.': 'Ya tienes un espacio de trabajo con este nombre.',
  'Another account has this email address.': 'Otra cuenta tiene este correo.',
  'This is not your password.': 'Esta no es tu contraseña.',
  'Enter your password to change your email address.': 'Escribe tu contraseña para cambiar el correo electrónico.',
  'Choose a time zone, for example Europe/Berlin.': 'Elige una zona horaria, por ejemplo Europe/Madrid.',
  'Enter an IP address, for example 93.184.216.34.': 'Escribe una dirección IP, por ejemplo 93.184.216.34.',
  'Enter a domain, for example example.com.': 'Escribe un dominio, por ejemplo example.com.',
  'A domain has a dot in it, for example example.com.': 'Un dominio lleva un punto, por ejemplo example.com.',
  'This name is only known inside a private network and cannot be scanned.':
    'Este nombre solo se conoce dentro de una red privada y no se puede analizar.',
  'This name means the scanning machine itself and cannot be scanned.':
    'Este nombre es el de la propia máquina que analiza y no se puede analizar.',
  'This is not a domain name. Use letters, digits and hyphens, for example shop.example.com.':
    'Esto no es un nombre de dominio. Usa letras, números y guiones, por ejemplo shop.example.com.',
  'Write an IP address as four decimal numbers, for example 93.184.216.34.':
    'Escribe la dirección IP como cuatro números decimales, por ejemplo 93.184.216.34.',
  'An address has no spaces in it.': 'Una dirección no lleva espacios.',
  'An IP address has no DNS name to place a record at. Use the file or the meta tag.':
    'Una dirección IP no tiene nombre DNS donde poner un registro. Usa el archivo o la metaetiqueta.',
  'This scan is not finished. Its report can be downloaded when all checks are done.':
    'Este análisis no ha terminado. El informe se podrá descargar cuando acaben todas las comprobaciones.',
  'The asset was deleted.': 'El activo se eliminó.',
  'The scan was stopped.': 'El análisis se detuvo.',
  'The server stopped while this scan ran. Start it again.':
    'El servidor se detuvo durante este análisis. Inícialo de nuevo.',
  'The server stopped three times during this scan.': 'El servidor se detuvo tres veces durante este análisis.',
  'Start the scan again.': 'Inicia el análisis de nuevo.',
  'You already have 2,000 scans queued, the most one account can have.':
    'Ya tienes 2000 análisis en cola, el máximo por cuenta.',
  'Wait for some to finish, or stop some of them.': 'Espera a que terminen algunos o detén algunos de ellos.',
  'The scan queue is full.': 'La cola de análisis está llena.',
  'Try again in a few minutes.': 'Vuelve a intentarlo en unos minutos.',
  'This scan has no result, because it failed. Scan again to get a report.':
    'Este análisis no tiene resultado porque falló. Analiza de nuevo para obtener un informe.',
  'This scan has no result. Scan again to get a report.':
    'Este análisis no tiene resultado. Analiza de nuevo para obtener un informe.',
  'This result is not structured, so it cannot be made into a PDF. It can be read and downloaded as it is in the report.':
    'Este resultado no está estructurado, así que no se puede convertir en PDF. En el informe se puede leer y descargar tal como está.',
  'The request is larger than 5 MB.': 'La solicitud supera los 5 MB.',
  'Enter an address that starts with https://, without spaces, quotation marks or a password.':
    'Escribe una dirección que empiece por https://, sin espacios, comillas ni contraseña.',
  'Page content': 'Contenido de la página',
  'Mail and domain protection': 'Protección del correo y del dominio',
  'API descriptions': 'Descripciones de la API',
  'Exposed files': 'Archivos expuestos',
  'Folder listings': 'Listados de carpetas',
  'HTTP methods': 'Métodos HTTP',
  'Administration pages': 'Páginas de administración',
  Cookies: 'Cookies',
  'Access from other sites (CORS)': 'Acceso desde otros sitios (CORS)',
  'Security headers': 'Cabeceras de seguridad',
  'Open services': 'Servicios abiertos',
  'JavaScript libraries': 'Bibliotecas de JavaScript',
  'Software behind the site': 'Software del sitio',
  'TLS certificate': 'Certificado TLS',
  'TLS versions and ciphers': 'Versiones y cifrados de TLS',
  'HTTPS everywhere': 'HTTPS en todo el sitio',
  'The certificate is not trusted any more.': 'El certificado ya no es de confianza.',
  'The certificate is for another name.': 'El certificado es de otro nombre.',
  Start: 'Inicio',
  'No more than 19 while a critical finding is open': 'No más de 19 mientras haya un hallazgo crítico abierto',
  'No more than 59 while a high finding is open': 'No más de 59 mientras haya un hallazgo de gravedad alta abierto',
  'No more than 89 while a medium finding is open': 'No más de 89 mientras haya un hallazgo de gravedad media abierto',
  'No more than 97 while a low finding is open': 'No más de 97 mientras haya un hallazgo de gravedad baja abierto',
  'Put an IPv6 address with a port or path in brackets, for example https://[2001:db8::1]:8443.':
    'Pon entre corchetes una dirección IPv6 con puerto o ruta, por ejemplo https://[2001:db8::1]:8443.',
  'Leave out the zone: what follows the % only means something on one machine.':
    'Quita la zona: lo que sigue al % solo tiene sentido en una máquina.',
  'This URL already has scans, a monitor or proof of ownership. Add the other URL as a new asset.':
    'Esta URL ya tiene escaneos, un monitor o una prueba de propiedad. Añade la otra URL como activo nuevo.',
  '{value} is already in {workspace}.': '{value} ya está en {workspace}.',
  'The recipe is deleted.': 'La receta se ha eliminado.',
}
