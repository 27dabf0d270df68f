import type { pdf as en } from '@/lib/messages/en/pdf'
import type { Translation } from '@/lib/messages/translation'

export const pdf = {
  kicker: 'Informe de seguridad',
  pageOf: 'Página {page, number} de {total, number}',
  title: 'Informe de seguridad de {host}',
  scanned: 'Analizado',
  client: 'Cliente',
  about: 'Descripción',
  prepared: 'Elaborado por',
  madeWith: 'Creado con',
  contact: 'Contacto',
  page: 'Página que respondió',
  confidential: 'Confidencial. Describe fallos de seguridad del sitio que aquí se nombra.',
  broken: 'Este análisis no llegó a terminar: {reason} El informe contiene lo que se vio hasta entonces.',
  summary: 'Resumen',
  counts: 'Hallazgos por gravedad',
  allToDo: 'Todo lo que hay que hacer',
  who: 'Quién',
  moreToDo: '{count, plural, one {# más está en el informe completo.} other {# más están en el informe completo.}}',
  handOver:
    'Entrega el informe completo a quien se ocupa de tu sitio. Incluye las pruebas y las líneas para copiar de cada hallazgo.',
  group: '{severity}: {count, plural, one {# hallazgo} other {# hallazgos}}',
  aside: 'Descartados: {count, plural, one {# hallazgo} other {# hallazgos}}',
  findingsIntro: 'Primero lo peor. Lo que viene del sitio se muestra como texto y nunca se ejecuta.',
  noFindings: 'Sin hallazgos. La parte siguiente muestra qué se revisó.',
  noneKnown: 'Sin hallazgos en lo que se pudo comprobar. La parte siguiente muestra qué se revisó.',
  findingNumber: 'Hallazgo {number, number}',
  same: 'El significado, el impacto y la corrección son los del hallazgo {number, number}, «{title}».',
  otherPlatforms: 'El informe en línea tiene también las líneas para {platforms}.',
  classification: 'Clasificación',
  passed: 'Superadas',
  withFindings: 'Con hallazgos',
  notRun: 'Sin resultado',
  notApplicable: 'No aplicables',
  notRunIntro: 'Sin resultado: estas comprobaciones no dicen nada sobre el sitio.',
  check: 'Comprobación',
  outcome: 'Resultado',
  reason: 'Detalles',
  limits: 'Método y límites',
  light:
    'El análisis consultó lo que puede ver cualquier visitante: el certificado y los ajustes TLS, las cabeceras y las cookies de la primera página, sus scripts, algunas direcciones conocidas y los registros DNS y de correo del nombre.',
  full: 'Como análisis completo, también siguió enlaces del sitio, buscó archivos y páginas de administración que no deberían ser públicos, preguntó a los servicios de red qué son y revisó WordPress y sus componentes. Su propietario confirmó que se puede probar.',
  never:
    'No se cambió nada, no se envió ningún formulario, no se adivinó ninguna contraseña y no se intentó nada que pudiera ralentizar el sitio. Esto no es una prueba de penetración: los fallos en la lógica de una aplicación y todo lo que exige iniciar sesión no se ven.',
  moment: 'El informe describe el momento del análisis. Un sitio puede cambiar una hora después.',
  answers:
    '{answered, number} de {total, number} comprobaciones completadas. Las que quedaron sin resultado se indican como tales.',
  scoring:
    'La puntuación empieza en 100. Cada comprobación resta una parte de lo que queda: su peor tipo de hallazgo cuenta entero; los demás, la mitad. El peor hallazgo abierto limita la puntuación, y por debajo del 60 % de comprobaciones con respuesta no hay nota.',
  asked: 'Solicitudes',
  askedText: '{requests, plural, one {# solicitud} other {# solicitudes}} a {host}, {bytes} recibidos: {time}.',
  engine: 'Escáner',
  data: 'Datos usados por las comprobaciones',
  noData: 'No se usaron datos externos.',
  characters:
    'Los caracteres que no se ven, o que faltan en las fuentes de este documento, se escriben con su código, por ejemplo [U+202E].',
} satisfies Translation<typeof en>
