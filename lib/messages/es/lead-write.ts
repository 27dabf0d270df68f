import type { leadWrite as en } from '@/lib/messages/en/lead-write'
import type { Translation } from '@/lib/messages/translation'

export const leadWrite = {
  failed: 'No se pudo actualizar el texto',
  channel: { label: 'Canal', mail: 'Correo', call: 'Guion de llamada', letter: 'Carta' },
  tone: { label: 'Tono', plain: 'Neutro', warm: 'Cercano', short: 'Breve' },
  language: 'Idioma del texto',
  fact: {
    title: 'Hallazgos en este texto',
    count: '{told, number} de {all, number}, del análisis del {time}',
    none: 'No hay nada que elegir.',
    more: '{count, plural, one {Mostrar # hallazgo más} other {Mostrar # hallazgos más}}',
    fewer: 'Mostrar menos',
  },
  notInScan: 'Esto no está en el análisis del {day}.',
  subject: 'Asunto',
  text: 'Texto',
  reset: 'Descartar mis cambios',
  stop: 'Aún no se puede enviar',
  rule: {
    allowed: '{country}: puedes contactar con esta empresa',
    needs_basis: '{country}: este canal requiere un motivo',
    refused: 'No contactes con esta empresa',
    unknown: 'País desconocido',
    source: 'Fuente: <link>{source}</link>, a fecha de {day}. No es asesoramiento jurídico.',
    must: {
      sender: 'Quién eres',
      address: 'Tu dirección postal',
      source: 'De dónde proceden los datos',
      way_out: 'Una forma de decir que no',
      list: 'No está en tu lista de no contactar',
    },
    lacks: 'Falta o se cambió: {what}',
  },
  basis: {
    label: 'Por qué puedes contactar',
    none: 'Ningún motivo elegido',
    consent: 'Dio su consentimiento',
    replied: 'Te escribió',
    customer: 'Es tu cliente',
    opt_out_rule: 'Se cumple la condición de la regla',
  },
  sender: {
    title: 'Quién escribe',
    name: 'Nombre',
    company: 'Empresa',
    address: 'Dirección postal',
    phone: 'Teléfono',
    save: 'Guardar remitente',
  },
  send: {
    open: 'Abrir en la app de correo',
    copy: 'Copiar texto',
    noEmail: 'No se conoce ningún correo. Copia el texto o elige otro canal.',
    tooLong: 'El texto es demasiado largo para la app de correo y se ha copiado. Pégalo allí.',
    ask: '¿Lo has enviado?',
    askText:
      'El texto se guarda aquí. Un cliente potencial nuevo pasa a «Contactado», con un seguimiento en 4 días laborables.',
    askCall: '¿Has llamado?',
    mark: 'Marcar como enviado',
    markCall: 'Marcar como llamado',
    done: 'Mensaje marcado como enviado',
  },
  earlier: {
    title: 'Enviados antes',
    one: '{channel}, {time}',
  },
} satisfies Translation<typeof en>
