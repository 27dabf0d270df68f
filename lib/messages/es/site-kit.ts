export const siteKit = {
  logo: {
    wordmark: 'Nombre',
    dark: 'Nombre sobre oscuro',
    colour: 'Nombre sobre color',
    mark: 'Icono cuadrado',
    round: 'Icono redondo',
    lockup: 'Icono con nombre',
  },
  image: { shield: 'Sitio protegido', watch: 'Siempre vigilando', team: 'Tu equipo', desk: 'En la mesa' },
  copy: {
    about: {
      title: 'Sobre nosotros, breve',
      text: '{agency} mantiene seguros los sitios web de pequeños negocios. Los revisamos, explicamos lo que vemos con palabras claras y arreglamos lo importante.',
    },
    service: {
      title: 'Qué hacemos',
      text: 'Cada semana revisamos tu sitio web: software antiguo, protección que falta y certificados que caducan. Recibes un informe breve y nos ocupamos del resto.',
    },
    why: {
      title: 'Por qué importa',
      text: 'La mayoría de los ataques son automáticos y llegan a cualquier sitio con una puerta abierta. Ser pequeño no protege. Cerrar las puertas habituales, sí.',
    },
    free: {
      title: 'Oferta: revisión gratis',
      text: '¿Es seguro tu sitio web? {agency} lo revisa gratis y te dice, sin compromiso, los tres arreglos más importantes.',
    },
    care: {
      title: 'Oferta: plan de mantenimiento',
      text: 'Actualizaciones, copias de seguridad, vigilancia y un informe al mes: con el plan de {agency}, tu sitio web está al día sin que tengas que pensar en ello.',
    },
    website: {
      title: 'Oferta: sitio web nuevo',
      text: 'Un sitio web nuevo en dos semanas: rápido, fácil de leer en cualquier móvil y con nota A en seguridad desde el primer día. De {agency}.',
    },
    post_check: {
      title: 'Publicación: cómo revisar',
      text: 'Tres preguntas sobre tu sitio web: ¿hay candado?, ¿cuándo se actualizó?, ¿quién se entera si se cae? {agency} responde a las tres.',
    },
    post_update: {
      title: 'Publicación: actualizaciones',
      text: 'Actualizar lleva minutos. Limpiar después de una intrusión lleva días. Nosotros actualizamos por ti. {agency}',
    },
    post_mail: {
      title: 'Publicación: correo en tu nombre',
      text: '¿Sabías que cualquiera puede enviar correo en tu nombre si faltan dos registros DNS? Lo revisamos gratis. {agency}',
    },
    ad: { title: 'Anuncio de una línea', text: 'Tu sitio web, revisado y cuidado. {agency}' },
    call: {
      title: 'Inicio de llamada',
      text: 'Hola, soy de {agency}. Hemos revisado tu sitio web público y hay algo que conviene saber. ¿Puedo enviarte gratis un informe breve?',
    },
    sign: { title: 'Firma de correo', text: '{agency} · Sitios web seguros para pequeños negocios' },
  },
  mail: {
    first: {
      subject: 'Una revisión rápida de tu sitio web',
      text: 'Hola:\n\nRevisamos sitios web de negocios de la zona, también el tuyo. Faltan algunos ajustes que protegen a tus visitantes.\n\n¿Podemos enviarte un informe breve? Es gratis y se lee en dos minutos.\n\nUn saludo\n{agency}',
    },
    report: {
      subject: 'El informe de tu sitio web',
      text: 'Hola:\n\nAquí tienes el informe de tu sitio web. Los tres puntos de arriba son los más importantes. Podemos arreglarlos en una tarde.\n\n¿Cuándo te viene bien una llamada corta?\n\nUn saludo\n{agency}',
    },
    follow: {
      subject: '¿Alguna pregunta sobre el informe?',
      text: 'Hola:\n\nLa semana pasada te enviamos un informe de tu sitio web. ¿Tienes alguna pregunta? Te lo explicamos por teléfono.\n\nUn saludo\n{agency}',
    },
    welcome: {
      subject: 'Te damos la bienvenida',
      text: 'Hola:\n\nGracias por confiar en nosotros. Desde hoy revisamos tu sitio web cada semana y te escribimos si hay algo que hacer. Tu primer informe llega este mes.\n\nUn saludo\n{agency}',
    },
    month: {
      subject: 'Tu sitio web este mes',
      text: 'Hola:\n\nTu sitio web ha estado en línea y al día todo el mes. El informe muestra lo que hemos revisado y arreglado.\n\nUn saludo\n{agency}',
    },
  },
  flyer: {
    check: {
      title: '¿Es seguro tu sitio web?',
      text: 'Lo revisamos gratis.',
      points: 'Software antiguo\nProtección que falta\nTres arreglos con palabras claras',
    },
    care: {
      title: 'Cuidamos tu sitio web',
      text: 'El plan para pequeños negocios.',
      points: 'Actualizaciones y copias de seguridad\nVigilancia día y noche\nUn informe breve cada mes',
    },
    website: {
      title: 'Un sitio web nuevo en dos semanas',
      text: 'Rápido, legible y seguro desde el primer día.',
      points: 'Tus textos e imágenes\nBien en cualquier móvil\nNota A en seguridad',
    },
    mail: {
      title: '¿Alguien envía correo en tu nombre?',
      text: 'Dos registros lo evitan.',
      points: 'Revisamos tu dominio\nAñadimos lo que falta\nTu correo sigue funcionando',
    },
  },
} as const
