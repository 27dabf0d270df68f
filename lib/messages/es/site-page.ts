export const sitePage = {
  domain: {
    none_yet: 'Todavía no hay nada configurado para {host}.',
    apex_elsewhere: 'El nombre sin www apunta a {found}, el alojamiento anterior.',
    elsewhere: '{host} apunta a {found}, el alojamiento anterior.',
    cloudflare: 'Responde Cloudflare en nuestro lugar: pon la nube en gris.',
    cname_elsewhere: '{host} lleva a {found} en vez de a {value}.',
    cname_not_alone: '{host} tiene también un registro {type}. Un CNAME debe estar solo.',
    also_elsewhere: '{host} apunta además a {found}. Elimina ese registro.',
    still_old:
      'El cambio está hecho, pero otros servidores de nombres dan todavía la respuesta anterior, durante {minutes, plural, one {# minuto} other {# minutos}} como máximo (TTL).',
    no_answer: 'Los servidores de nombres de {host} no respondieron. Volveremos a comprobarlo.',
    no_domain: '{host} no está registrado o no tiene servidores de nombres.',
    claim_missing: 'Otro sitio web tiene {host}. Añade este registro para confirmar que el dominio es tuyo.',
    cert_unreachable: 'No se pudo acceder a {host} en el puerto 80, así que no se emitió ningún certificado.',
    cert_other_answer: 'Otro servidor respondió por {host}, así que no se emitió ningún certificado.',
    cert_dns: 'La autoridad de certificación no encontró ninguna dirección IP para {host}.',
    cert_caa: 'Un registro CAA de {host} no permite nuestra autoridad de certificación. Añade {value}.',
    cert_rate: 'La autoridad de certificación no emite por ahora más certificados para {host}.',
    cert_refused: 'La autoridad de certificación rechaza certificados para {host}.',
    cert_away: 'La autoridad de certificación no respondió.',
    cert_failed: 'La autoridad de certificación no pudo emitir un certificado para {host}.',
  },
  mail: {
    live: {
      subject: '{domain} ya está en línea',
      text: 'El sitio web «{name}» está ahora en https://{domain}.\n\nGestiónalo aquí:\n{link}',
    },
    failed: {
      subject: '{domain} todavía no está conectado',
      text: 'Durante una semana hemos comprobado los registros de {domain}, el dominio del sitio web «{name}». El último resultado:\n\n{problem}\n\nYa no los comprobamos. Corrige los registros y compruébalos aquí:\n{link}',
    },
    form: {
      subject: 'Nuevo mensaje de {from} desde {website}',
      text: 'Alguien te ha escrito desde el sitio web {address}:\n\n{fields}\n\nPara responder, escribe a {email}.',
      name: 'Nombre',
      email: 'Correo electrónico',
      phone: 'Teléfono',
      topic: 'Asunto',
      message: 'Mensaje',
    },
    steps: {
      subject: 'Registros que añadir para {domain}',
      text: '{sender} está preparando un sitio web en {domain}. Añade estos registros donde se gestiona el dominio:\n\n{records}\n\nBaja antes el TTL de los registros antiguos para que el cambio se vea pronto. Deja los registros MX y TXT como están: el correo sigue funcionando. El cambio se detecta automáticamente en unos minutos.',
      record: '{type}  {host}  →  {value}',
    },
  },
} as const
