import type { mail as en } from '@/lib/messages/en/mail'
import type { Translation } from '@/lib/messages/translation'

export const mail = {
  reset: {
    subject: 'Restablece tu contraseña',
    text: `Hola:

Alguien ha pedido restablecer la contraseña de tu cuenta de Soteria. Si has sido tú, abre este enlace en los próximos 60 minutos:

{link}

Si no has sido tú, ignora este correo. Tu contraseña no cambiará.
`,
  },
  passwordChanged: {
    subject: 'Tu contraseña ha cambiado',
    text: `Hola:

La contraseña de tu cuenta de Soteria acaba de cambiar. Se ha cerrado la sesión en todos los demás dispositivos.

Si no has sido tú, restablece tu contraseña ahora mismo: {link}
`,
  },
  confirmAddress: {
    subject: 'Confirma tu nueva dirección de correo',
    text: `Hola:

Esta dirección de correo se ha indicado como la nueva de una cuenta de Soteria. Para confirmarla, abre este enlace en un plazo de 24 horas e inicia sesión:

{link}

Si no has sido tú, ignora este correo. No cambiará nada.
`,
  },
  brandDomainLost: {
    subject: 'Tu URL de acceso {host} ya no muestra tu marca',
    text: `Hola:

Los registros DNS de {host} faltan desde hace siete días, así que allí ya no se muestra tu marca. Vuelve a añadir los dos registros para recuperarla:

{link}
`,
  },
  addressAsked: {
    subject: 'Se ha indicado una nueva dirección de correo para tu cuenta',
    text: `Hola:

Se ha indicado {email} como nueva dirección de correo de tu cuenta de Soteria. El cambio se aplicará cuando se confirme desde ese buzón.

Si no has sido tú, cancela el cambio y restablece tu contraseña ahora mismo: {link}
`,
  },
  addressTaken: {
    subject: 'Tu dirección de correo se ha indicado en otra cuenta',
    text: `Hola:

Esta dirección de correo se ha indicado como la nueva de otra cuenta de Soteria. Ya tienes una cuenta con ella, así que no ha cambiado nada.

Si has sido tú, inicia sesión con este correo o indica otro.
`,
  },
  addressChanged: {
    subject: 'Tu dirección de correo ha cambiado',
    text: `Hola:

La dirección de correo de tu cuenta de Soteria es ahora {email}.

Si no has sido tú, contacta ahora mismo con tu administrador.
`,
  },
  invitation: {
    subject: 'Configura tu cuenta con {from}',
    text: `Hola, {name}:

{from} ha creado una cuenta para ti. Abre este enlace en un plazo de {days, plural, one {# día} other {# días}} para establecer tu contraseña:

{link}

Si no conoces a {from}, ignora este correo. Nadie puede iniciar sesión sin contraseña.
`,
  },
  addressCorrected: {
    subject: 'Tu dirección de correo ha cambiado',
    text: `Hola:

Tu cuenta usa ahora el correo {email}. Se ha cerrado tu sesión en todos los dispositivos. Inicia sesión aquí:

{link}

Tu contraseña no ha cambiado.
`,
  },
  accountDeleted: {
    subject: 'Tu cuenta se ha eliminado',
    text: `Hola:

Tu cuenta de Soteria y todo lo que contenía se acaban de eliminar.

Si no has sido tú, contacta ahora mismo con tu administrador.
`,
  },
  scan: {
    finished: 'El análisis de {asset} ha terminado',
    finishedGrade: 'El análisis de {asset} ha terminado: nota {grade}',
    failed: 'El análisis de {asset} ha fallado',
    finishedText: `Hola:

El análisis {type, select, full_scan {completo} other {ligero}} de {asset} en el espacio de trabajo {workspace} ha terminado. {outcome}

{link}

Elige qué correos recibes: {settings}
`,
    failedText: `Hola:

El análisis {type, select, full_scan {completo} other {ligero}} de {asset} en el espacio de trabajo {workspace} ha fallado. {reason}

{link}

Elige qué correos recibes: {settings}
`,
    outcome: 'Nota {grade}, {score, number} de 100. {findings}',
    findings: 'Hallazgos: {list}.',
    aside: '{count, plural, one {# descartado.} other {# descartados.}}',
    noFindings: 'Sin hallazgos.',
    noneKnown: 'Sin hallazgos en las comprobaciones completadas.',
  },
  connection: {
    broken: {
      subject: 'La conexión «{name}» no funciona',
      text: `Hola:

Los mensajes a «{name}» de tu espacio de trabajo {workspace} no se pueden entregar:

{reason}

Los mensajes nuevos quedan en cola y seguimos intentándolo. Revisa la conexión: {link}
`,
    },
    test: {
      title: 'Prueba de Soteria',
      text: 'Esta conexión del espacio de trabajo {workspace} funciona.',
      link: 'Abrir integraciones',
    },
    confirm: {
      subject: '¿Recibir mensajes sobre {workspace}?',
      text: `Hola:

{name} ({email}) quiere enviarte mensajes sobre los sitios web de {workspace}. Para recibirlos, abre este enlace en un plazo de 24 horas y confírmalo:

{link}

Si no los quieres, ignora este correo y no se enviará nada.
`,
    },
    why: 'Recibes este correo porque una conexión del espacio de trabajo {workspace} envía mensajes a tu correo.',
    unsubscribe: 'Darse de baja',
    page: {
      confirm: '¿Recibir mensajes sobre {workspace}?',
      confirmText: '{asker} quiere enviar mensajes sobre los sitios web de {workspace} a {address}.',
      confirmButton: 'Recibir mensajes',
      unsubscribe: '¿Dejar de recibir mensajes sobre {workspace}?',
      unsubscribeText: 'No se enviarán más mensajes sobre los sitios web de {workspace} a {address}.',
      unsubscribeButton: 'Darse de baja',
      confirmed: 'Confirmado. Los mensajes sobre {workspace} se enviarán a {address}.',
      unsubscribed: 'Baja realizada. No se enviarán más mensajes sobre {workspace} a {address}.',
      over: 'Este enlace ha caducado.',
    },
  },
  wordpress: {
    silent: {
      subject: '«{name}» ha dejado de enviar informes',
      text: `Tu sitio de WordPress {name} ({site}) ha dejado de enviar informes y ahora figura como inaccesible.

Comprueba que el sitio funciona y que el plugin está activo. Ábrelo aquí:`,
      goodbye: `{why, select, paused {Tu sitio de WordPress {name} ({site}) ha dejado de enviar informes porque se pusieron en pausa en WordPress. Figura como inaccesible hasta que vuelva a enviarlos.} unpaired {Tu sitio de WordPress {name} ({site}) ha dejado de enviar informes porque se desemparejó en WordPress. Figura como inaccesible hasta que se empareje de nuevo.} other {Tu sitio de WordPress {name} ({site}) ha dejado de enviar informes porque se desactivó el plugin. Figura como inaccesible hasta que el plugin vuelva a estar activo.}}

Ábrelo aquí:`,
    },
    back: {
      subject: '«{name}» vuelve a enviar informes',
      text: 'Tu sitio de WordPress {name} ({site}) vuelve a enviar informes. Ábrelo aquí:',
    },
  },
  alert: {
    more: '{first} (y {count, number} más)',
    text: `Hola:

Novedades en tu espacio de trabajo {workspace}:

{list}

Ver los detalles: {link}

Recibes un correo cuando algo empieza y otro cuando se resuelve. Configura las horas de silencio y otros destinatarios en esa página, en «Alertas y nuevos análisis». La cuenta propietaria del espacio de trabajo puede desactivar los correos a su dirección en «Notificaciones»: {settings}
`,
    line: '- {time}: {text}',
    cause: {
      dns: 'el dominio no se resuelve',
      connect: 'no se pudo conectar',
      timeout: 'no respondió a tiempo',
      tls: 'no se pudo conectar de forma segura',
      certificate: 'los navegadores rechazan su certificado',
      status: 'responde con un error',
      blocked: 'su dirección IP no se puede comprobar',
      other: 'no responde',
    },
    what: { issuer: 'emisor', subject: 'emitido para', valid_to: 'válido hasta', sha256: 'huella' },
    opened: {
      down: '{site} está caído: {cause}.',
      downReason: '{site} está caído: {cause}. {reason}.',
      slow: '{site} va lento: tardó {time} en responder.',
      certificate: '{site} tiene un certificado nuevo ({list}).',
      headers: '{site} envía menos cabeceras de seguridad o más débiles: {list}.',
      dns: 'Los registros DNS de {site} han cambiado ({list}).',
      exposed: 'Nuevo contenido expuesto en {site}: {list}.',
      score: '{site} tiene una puntuación más baja: {after} (antes {before}).',
      domain: '{site}: el registro de su dominio caducó el {date}.',
    },
    recovered: {
      down: '{site} vuelve a funcionar tras {time}.',
      slow: '{site} vuelve a responder con normalidad tras {time}.',
      certificate: '{site} vuelve a tener el certificado anterior tras {time}.',
      headers: '{site} vuelve a enviar sus cabeceras de seguridad tras {time}.',
      dns: '{site} vuelve a tener los registros DNS anteriores tras {time}.',
      exposed: '{site} ya no lo expone, tras {time}.',
      score: '{site} recupera su puntuación tras {time}.',
      domain: '{site} vuelve a tener el dominio registrado tras {time}.',
    },
    ends: {
      certificate: 'El certificado de {site} caduca en {days, plural, one {# día} other {# días}} ({date}).',
      domain: 'El dominio de {site} caduca en {days, plural, one {# día} other {# días}} ({date}).',
    },
  },
  recipe: {
    happened: {
      scan_completed: 'Análisis completado',
      scan_failed: 'Análisis fallido',
      score_dropped: 'La puntuación bajó de {before} a {after}',
      certificate: 'El certificado caduca en {days, plural, one {# día} other {# días}}',
      domain: 'El dominio caduca en {days, plural, one {# día} other {# días}}',
      asset_verified: 'Sitio verificado',
      site_down: 'El sitio está caído',
      site_up: 'El sitio vuelve a funcionar tras {time}',
      headers: 'Cambiaron las cabeceras de seguridad',
      dns: 'Cambiaron los registros DNS',
      changed_certificate: 'Cambió el certificado',
      score: 'Cambió la puntuación',
      lead_created: '{isKnown, select, yes {Lead nuevo: {who}} other {Lead nuevo}}',
      lead_scanned:
        '{isKnown, select, yes {Lead analizado: {who}} other {Lead analizado}}{hasGrade, select, yes {, nota {grade}} other {}}',
      site_form: '{website}: mensaje nuevo del formulario{isKnown, select, yes { de {who}} other {}}',
      wp_flaw: 'Vulnerabilidad conocida: {title}',
      wp_update: 'Actualización disponible: {name} {version}',
      wp_silent: 'El sitio de WordPress dejó de enviar informes',
      wp_back: 'El sitio de WordPress vuelve a enviar informes tras {time}',
      changed: 'Algo cambió',
      digest: '{every, select, day {Resumen diario} week {Resumen semanal} other {Resumen mensual}}',
    },
    why: 'Enviado por tu receta «{name}»: {sentence}\n{link}',
    openReport: 'Abrir informe',
    openMonitoring: 'Abrir supervisión',
    openDashboard: 'Abrir panel',
    openLead: 'Abrir leads',
    openWordPress: 'Abrir sitio de WordPress',
    wordpress: {
      fix: 'Actualiza {name} a la versión {version} o posterior.',
      noFix: 'Aún no hay versión corregida. Desactiva o sustituye {name}.',
    },
    ticket: {
      one: '{title} en {site}',
      fixed: 'Corregido: {title} en {site}',
      rest: '{count, plural, one {# hallazgo más} other {# hallazgos más}} en {site}',
      restFixed: 'Corregido: {count, plural, one {# hallazgo} other {# hallazgos}} en {site}',
      severity: 'Gravedad: {severity}',
    },
    report: { subject: 'Informe de seguridad de {site}', text: 'El último informe de {site} va adjunto en PDF.' },
    digest: {
      subject: 'Resumen {every, select, day {diario} week {semanal} other {mensual}} de {workspace}',
      period: 'Del {from} al {to}',
      counts: 'Hallazgos nuevos: {fresh}. Corregidos: {fixed}. Abiertos: {open}.',
      site: '{site}: puntuación {score}, nuevos {fresh}, corregidos {fixed}, abiertos {open}',
      unscanned: '{site}: aún sin informe',
      more: '{count, plural, one {Y # sitio más.} other {Y # sitios más.}}',
    },
  },
} satisfies Translation<typeof en>
