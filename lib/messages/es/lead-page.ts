import type { leadPage as en } from '@/lib/messages/en/lead-page'
import type { Translation } from '@/lib/messages/translation'

export const leadPage = {
  gone: {
    title: 'Esta página no está disponible',
    text: 'Es posible que el enlace haya caducado o se haya retirado. Pide uno nuevo a quien te lo envió.',
  },
  tooMany: { title: 'Demasiadas solicitudes', text: 'Espera un minuto y vuelve a abrir el enlace.' },
  report: {
    title: 'Seguridad web de {name}',
    kicker: 'Informe de seguridad web',
    grade: 'Nota {grade}, {score, number} de 100',
    ungraded: 'Sin nota: se completaron muy pocas comprobaciones.',
    scanned: 'Analizado el {date}',
    counts: 'Problemas por gravedad',
    issues: 'Qué hemos encontrado',
    none: 'Sin problemas en las comprobaciones completadas.',
    more: '{count, plural, one {Y # problema más.} other {Y # problemas más.}}',
    where: 'Dónde: {place}',
    scope: 'Acerca de este informe',
    scopeText:
      'Un análisis ligero: lo que puede ver el navegador de cualquier visitante, solicitado una vez y sin iniciar sesión. No es una prueba de penetración, y una buena nota no garantiza que un sitio web sea seguro.',
    by: 'Elaborado por {agency}',
    contact: 'Contacto',
    until: 'Esta página está disponible hasta el {date}.',
    madeWith: 'Hecho con {product}',
  },
  no: {
    title: '¿Dejar de recibir mensajes de {agency}?',
    text: '{agency} ya no podrá contactar con {name} ni analizar su sitio. Tu correo electrónico, teléfono y sitio web pasan a su lista de no contactar, guardados solo como un código que no se puede descifrar.',
    button: 'No volver a contactarme',
    done: 'No volverán a contactarte',
    doneText:
      '{name} está en la lista de no contactar de {agency}. Si lo pides, debe decirte qué datos conserva y eliminarlos.',
    again: 'Este formulario ya se envió o ha caducado',
    againText: 'No se ha cambiado nada. Vuelve a abrir la página para ver el estado actual.',
    open: 'Abrir página',
  },
  bot: {
    title: 'Acerca de {product}-Scanner',
    text: 'Este escáner carga la página de inicio, sus scripts y algunas URL conocidas, como podría hacerlo el navegador de cualquier visitante, y comprueba cabeceras, certificados, cookies y registros DNS públicos. Solo envía solicitudes GET y HEAD para saber lo bien protegido que está un sitio web. Nunca inicia sesión, rellena formularios ni prueba contraseñas.',
    know: 'Cómo reconocerlo',
    knowText: 'Cada solicitud lleva este User-Agent:',
    out: 'Cómo bloquearlo',
    robots:
      'En el sitio web de una empresa también lee hasta 3 páginas de contacto en busca de datos publicados. Estas reglas en robots.txt lo impiden:',
    block: 'Para bloquearlo por completo, haz que tu servidor rechace las solicitudes con este User-Agent.',
    ask: 'Si una agencia te ha contactado, usa el enlace de baja de su mensaje: a partir de entonces no podrá contactarte ni analizar tu sitio.',
  },
  person: {
    none: 'No hay nada guardado sobre «{value}».',
    intro: 'Guardado sobre «{value}» el {date}:',
    listed: 'En la lista de no contactar desde el {date}. La lista solo guarda un código que no se puede descifrar.',
    fact: '{key}: {value} (fuente: {source}, {date})',
    saved: 'Guardado el {date}, etapa: {stage}',
    note: '{kind}, {date}: {text}',
    notes: 'Notas: {text}',
    tags: 'Etiquetas: {tags}',
    next: 'Próximo paso: {text}',
    outreach: 'Mensaje del {date}: {subject}',
    share: 'Informe compartido por enlace el {date}, disponible hasta el {until}',
    scan: 'Análisis de {url} el {date}: {grade}',
    published: 'Publicado en {page}: {value}',
    visit: 'Dejado en un formulario el {date}, página {page}',
    message: 'Mensaje: {text}',
    cameFrom: 'Vino de: {text}',
    consent: 'Aceptado el {date}: «{text}»',
    mailed: 'Resultado enviado por correo el {date}',
    why: 'Finalidad: ofrecer servicios a una empresa. Los leads sin usar se eliminan después de {months, plural, one {# mes} other {# meses}}.',
    unnamed: 'Empresa sin nombre',
  },
  leaving: {
    subject: '{count, plural, one {Se eliminará # lead sin usar} other {Se eliminarán # leads sin usar}} el {date}',
    text: `Hola:

{count, plural, one {Hace mucho que no se usa # lead. Se eliminará} other {Hace mucho que no se usan # leads. Se eliminarán}} el {date}, con sus notas y mensajes. Según tus ajustes, los leads sin usar se conservan {months, plural, one {# mes} other {# meses}}.

Para conservarlos, abre la lista y elige «Conservar»:

{link}
`,
  },
} as const satisfies Translation<typeof en>
