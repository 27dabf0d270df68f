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
  confidential: 'Confidencial. Este informe describe hallazgos de seguridad del sitio aquí nombrado.',
  broken: 'Este análisis no terminó: {reason} El informe contiene los resultados hasta ese momento.',
  summary: 'Resumen',
  counts: 'Hallazgos por gravedad',
  allToDo: 'Todo lo que hay que hacer',
  who: 'Quién',
  moreToDo: '{count, plural, one {# más está en el informe completo.} other {# más están en el informe completo.}}',
  handOver:
    'Entrega el informe completo a quien se ocupa de tu sitio. Incluye las pruebas y las líneas para copiar de cada hallazgo.',
  group: '{severity}: {count, plural, one {# hallazgo} other {# hallazgos}}',
  aside: 'Descartados: {count, plural, one {# hallazgo} other {# hallazgos}}',
  findingsIntro: 'Los más graves primero. El contenido del sitio se muestra como texto sin formato.',
  noFindings: 'Sin hallazgos. La sección siguiente enumera lo que se comprobó.',
  noneKnown: 'Sin hallazgos en las comprobaciones completadas. La sección siguiente enumera lo que se comprobó.',
  findingNumber: 'Hallazgo {number, number}',
  same: 'El significado, el impacto y la corrección son los del hallazgo {number, number}, «{title}».',
  otherPlatforms: 'El informe en línea incluye también código para {platforms}.',
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
    'Este análisis ligero comprobó lo que puede ver cualquier visitante: el certificado y los ajustes TLS, las cabeceras y las cookies de la página de inicio, sus scripts, algunas URL conocidas y los registros DNS y de correo del dominio.',
  full: 'Como análisis completo, también siguió enlaces del sitio, buscó archivos y páginas de administración que no deberían ser públicos, identificó servicios de red abiertos y comprobó WordPress con sus plugins y temas. Su propietario confirmó que se puede probar el sitio.',
  never:
    'No se cambió nada, no se envió ningún formulario, no se adivinó ninguna contraseña y no se hizo nada que pudiera ralentizar el sitio. Esto no es una prueba de penetración: no cubre los fallos en la lógica de una aplicación ni las páginas que exigen iniciar sesión.',
  moment: 'Este informe describe el sitio en el momento del análisis. Los sitios pueden cambiar en cualquier momento.',
  answers:
    '{answered, number} de {total, number} comprobaciones completadas. Las que quedaron sin resultado se indican como tales.',
  scoring:
    'La puntuación empieza en 100. Cada comprobación fallida resta un porcentaje de lo que queda: su tipo de hallazgo más grave cuenta entero; los demás, la mitad. El hallazgo abierto más grave limita la puntuación. Si se completa menos del 60 % de las comprobaciones, no hay nota.',
  asked: 'Solicitudes',
  askedText: '{requests, plural, one {# solicitud} other {# solicitudes}} a {host}, {bytes} recibidos: {time}.',
  engine: 'Escáner',
  data: 'Datos usados por las comprobaciones',
  noData: 'No se usaron datos externos.',
  characters:
    'Los caracteres invisibles y los que faltan en las fuentes de este documento se muestran con su código, como [U+202E].',
} satisfies Translation<typeof en>
