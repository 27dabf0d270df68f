export const sitePage = {
  domain: {
    none_yet: 'Todavía no hay nada configurado para {host}.',
    apex_elsewhere: 'El dominio sin www todavía apunta a tu alojamiento anterior ({found}).',
    elsewhere: '{host} todavía apunta a tu alojamiento anterior ({found}).',
    cloudflare: 'El proxy de Cloudflare está activado. Pon el registro en «DNS only».',
    cname_elsewhere: '{host} apunta a {found} en vez de a {value}.',
    cname_not_alone: '{host} tiene también un registro {type}. Elimínalo para usar el CNAME.',
    also_elsewhere: '{host} apunta además a {found}. Elimina ese registro.',
    still_old:
      'Tu cambio está guardado, pero aún se está propagando. Puede tardar hasta {minutes, plural, one {# minuto} other {# minutos}} (TTL).',
    no_answer: 'Los servidores de nombres de {host} no respondieron. Volveremos a comprobarlo.',
    no_domain: '{host} no está registrado o no tiene servidores de nombres.',
    claim_missing: '{host} está conectado a otro sitio web. Añade este registro para confirmar que el dominio es tuyo.',
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
