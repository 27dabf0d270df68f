import type { contractPage as en } from '@/lib/messages/en/contract-page'
import type { Translation } from '@/lib/messages/translation'

/** Lo que acompaña al texto de un contrato. */
export const contractPage = {
  version: 'versión {version, number}',
  page: {
    until: 'Firma el {date} como muy tarde.',
    download: 'Descargar PDF',
    sign: 'Firmar',
    signText: 'Enviaremos un código de 6 cifras a {email} para confirmar que es tu buzón.',
    name: 'Tu nombre',
    role: 'Tu cargo',
    agree: 'Lo he leído y tengo autorización para firmar por {client}.',
    sendCode: 'Enviar código por correo',
    codeSent: 'Código enviado a {email}. Es válido durante {minutes, number} minutos.',
    code: 'Código de 6 cifras',
    drawn: 'Dibuja tu firma (opcional)',
    drawnHelp: 'Sin dibujo, tu nombre escrito es tu firma.',
    clear: 'Borrar',
    decline: 'Rechazar',
    declineText: 'Dile a {agency} por qué. Así podrá enviarte una versión nueva.',
    reason: 'Motivo',
    simple: 'Esta es una firma electrónica simple.',
    signed: 'Firmado el {date}',
    signedText: 'Ambas partes han recibido el PDF firmado por correo.',
    declined: 'Has rechazado este contrato',
    declinedText: 'Hemos enviado tu motivo a {agency}.',
  },
  refused: {
    closed: 'Este contrato ya no se puede firmar ni rechazar.',
    changed:
      'El texto no coincide con la versión enviada, así que no se puede firmar. Pide a {agency} un enlace nuevo.',
    name: 'Escribe tu nombre.',
    role: 'Escribe tu cargo, por ejemplo gerente.',
    agree: 'Confirma que tienes autorización para firmar.',
    code: 'Escribe las 6 cifras del correo.',
    codeWrong: 'Este código es incorrecto. Consulta el último correo.',
    codeOver: 'Este código ha caducado o ya se usó. Pide otro.',
    tooManyCodes: 'Puedes pedir 3 códigos por hora. Inténtalo más tarde.',
    signature: 'No se pudo leer el dibujo. Bórralo y dibuja otra vez.',
    reason: 'Escribe un motivo de al menos 10 caracteres.',
  },
  event: {
    sent: 'Enviado',
    viewed: 'Abierto por primera vez',
    code_sent: 'Código enviado por correo',
    code_wrong: 'Código incorrecto introducido',
    code_ok: 'Código confirmado',
    signed: 'Firmado',
    declined: 'Rechazado',
    reminded: 'Recordatorio enviado',
    expired: 'Caducado',
    voided: 'Anulado',
    changed: 'Versión nueva iniciada',
  },
  evidence: {
    title: 'Registro de la firma',
    text: 'Este contrato se firmó con una firma electrónica simple, confirmada con un código enviado al correo de quien firma.',
    contract: 'Contrato',
    signedBy: 'Firmado por',
    signedAt: 'Firmado el',
    sha: 'SHA-256 del texto',
    events: 'Eventos',
    event: 'Evento',
    time: 'Hora',
    from: 'Dirección IP y navegador',
    hash: 'SHA-256',
    chain: 'Cada SHA-256 incluye el evento anterior, así que ninguno se puede cambiar o quitar sin que se note.',
  },
  mail: {
    replies: '¿Preguntas? Escribe a {email}.',
    send: {
      subject: '{agency} te ha enviado un contrato: {title}',
      text: `Hola, {name}:

{agency} te ha enviado «{title}» ({number}) para firmar. Léelo, fírmalo o recházalo el {date} como muy tarde:

{link}

{message}Este enlace es personal. No lo reenvíes.
`,
    },
    remind: {
      subject: 'Recordatorio: {title} espera tu firma',
      text: `Hola, {name}:

«{title}» ({number}) de {agency} sigue esperando tu firma. Léelo, fírmalo o recházalo el {date} como muy tarde:

{link}

{message}`,
    },
    code: {
      subject: '{code} es tu código para firmar {title}',
      text: `Hola, {name}:

Tu código para firmar «{title}» ({number}):

{code}

Es válido durante {minutes, number} minutos. Si no lo has pedido, ignora este correo.
`,
    },
    signed: {
      subject: 'Firmado: {title}',
      text: `Hola, {name}:

Has firmado «{title}» ({number}) con {agency}. Adjuntamos el PDF firmado; su última página registra cómo se firmó.
`,
    },
    signedOwner: {
      subject: '{name} ha firmado {title}',
      text: `Hola:

{name} ha firmado «{title}» ({number}). Adjuntamos el PDF firmado; su última página registra cómo se firmó.
`,
    },
    declined: {
      subject: '{name} ha rechazado {title}',
      text: `Hola:

{name} ha rechazado «{title}» ({number}). El motivo:

{reason}
`,
    },
    expired: {
      subject: '{title} ha caducado sin firma',
      text: `Hola:

{name} no firmó «{title}» ({number}) a tiempo, así que su enlace ya no funciona. Puedes enviarlo de nuevo cuando quieras.
`,
    },
  },
} as const satisfies Translation<typeof en>
