import type { help as en } from '@/lib/messages/en/help'
import type { Translation } from '@/lib/messages/translation'

export const help = {
  title: 'Ayuda',
  text: 'Cómo empezar, cómo funciona la puntuación y cómo verificar tus sitios.',
  search: 'Buscar en la ayuda',
  noMatch: 'Ningún tema de ayuda coincide con «{search}».',
  clear: 'Borrar búsqueda',
  articles: {
    title: 'Corregir un hallazgo',
    text: '{count, plural, one {# artículo} other {# artículos}}: qué significa cada hallazgo, qué podría pasar y cómo corregirlo.',
    against: 'Qué podría pasar',
    check: 'Cómo comprobarlo',
    again: 'Después, analiza de nuevo: el análisis confirma la corrección o reabre el hallazgo.',
    scan: 'Abrir activos',
    vercel: 'Vercel',
    netlify: 'Netlify',
  },
  contents: 'En esta página',
  using: 'Uso',
  admins: 'Para la administración',
  start: {
    title: 'Primeros pasos',
    ticksFailed: 'No se pudo cargar tu progreso',
    done: 'Hecho',
    workspace: {
      name: 'Crea un espacio de trabajo',
      text: 'Un espacio de trabajo reúne los sitios de un cliente o proyecto. El primero será el predeterminado.',
    },
    asset: {
      name: 'Añade un activo',
      text: 'Un activo es un dominio, una URL o una dirección IP. Escríbelo como en el navegador.',
    },
    verify: {
      name: 'Verifícalo',
      text: 'Los análisis ligeros comprueban lo que ve cualquier visitante y no requieren verificación. Los completos exigen verificar la propiedad.',
    },
    scan: {
      name: 'Inicia un análisis ligero',
      text: 'Suele tardar unos segundos y no cambia nada. Los resultados aparecen a medida que terminan las comprobaciones.',
    },
    fix: {
      name: 'Corrige el primer hallazgo y analiza de nuevo',
      text: 'El informe muestra qué hacer primero y te da código para copiar. El próximo análisis confirma la corrección.',
    },
  },
  score: {
    title: 'Cómo funciona la puntuación',
    intro:
      'Todo sitio empieza con 100 puntos. Cada comprobación con hallazgos resta un porcentaje de lo que queda: el porcentaje completo por su tipo de hallazgo más grave y la mitad por cada uno de los demás, hasta un máximo del 90 %.',
    share: 'Deducción',
    ceiling: 'Puntuación máxima mientras haya uno abierto',
    grade: 'Nota',
    from: 'Desde',
    severity: 'Gravedad',
    points: '{points, number}',
    none: 'Ninguna',
    notes: {
      likely: 'Los hallazgos probables no afectan a la puntuación.',
      incomplete:
        'Para A+ deben completarse todas las comprobaciones. Si se completa menos del 60 %, no hay nota, salvo que ya hubiera una.',
      monotone: 'Corregir un hallazgo nunca baja la puntuación.',
      sum: 'El informe enumera cada deducción; juntas dan la puntuación.',
    },
  },
  severities: {
    title: 'Qué significan las gravedades',
    critical: 'Los datos o el control del sitio están expuestos ahora mismo. Corrígelo hoy.',
    high: 'Lo puede explotar cualquiera, o alguien en la misma red. Corrígelo esta semana.',
    medium: 'Se puede explotar junto con otra vulnerabilidad. Planifica la corrección.',
    low: 'Buena práctica. Corrígelo cuando te venga bien.',
    info: 'Conviene saberlo. No afecta a la puntuación.',
    outcomes: 'Resultados de las comprobaciones',
  },
  verify: {
    title: 'Verificar la propiedad',
    intro: 'Abre el activo y elige Verificar. Tienes tres formas; basta una.',
    file: 'Archivo: descárgalo y ponlo en {path} en el sitio.',
    meta: 'Metaetiqueta: pon la línea en la sección head de la página de inicio.',
    dns: 'DNS: añade un registro TXT con el nombre {host} y el valor mostrado.',
    where: 'Dónde añadir el registro',
    wait: 'Los cambios de DNS pueden tardar hasta una hora. El panel Verificar muestra lo que hemos encontrado.',
  },
  plans: {
    title: 'Qué incluye cada plan',
    mine: 'Tienes: {plans}.',
    mineNone: 'No tienes ningún plan activo.',
    ungated: 'Tu cuenta tiene acceso completo.',
    everyone: 'Gratis para todos, sin plan.',
    included: 'Planes que lo incluyen',
    later: 'Aún no disponible: {screens}',
    open: 'Incluido',
    locked: 'No está en tu plan',
    see: 'Ver los planes',
    lockedPage: {
      name: '¿Por qué está bloqueada una página?',
      text: 'Pertenece a un plan que no está activo en tu cuenta. La página indica los planes que la incluyen. Nada de lo que creaste se pierde mientras está bloqueada.',
    },
    upgrade: {
      name: '¿Qué ocurre cuando mejoro mi plan?',
      text: 'Los planes se abren en una pestaña nueva. Cuando vuelves, la página se desbloquea automáticamente.',
    },
    end: {
      name: '¿Qué ocurre cuando caduca un plan?',
      text: 'Sus páginas se bloquean; tus espacios de trabajo, activos, análisis e informes se conservan. Con un plan nuevo, todo estará como lo dejaste.',
    },
    free: {
      name: '¿Qué puedo hacer sin plan?',
      text: 'Añadir activos, verificarlos, hacer análisis ligeros y completar la lista de comprobación.',
    },
  },
  connections: {
    title: 'Conexiones',
    intro:
      'Una conexión es un destino de mensajes: un canal, un buzón, un sistema de tickets, un teléfono o tu propio código. Las recetas deciden qué se envía.',
    test: {
      name: 'Prueba',
      text: 'Envía una prueba antes de guardar. Muestra el estado, el tiempo, la respuesta y lo enviado.',
    },
    retry: {
      name: 'Reintento',
      text: 'Los mensajes fallidos se reintentan hasta 8 veces en 28 horas. Los rechazados (la mayoría de los estados 4xx) fallan de inmediato.',
    },
    problem: {
      name: 'Problema',
      text: 'Tras 3 intentos fallidos seguidos, la conexión se marca como fallida. Hasta 1000 mensajes quedan en cola hasta que vuelva a funcionar.',
    },
    secret: {
      name: 'Secretos',
      text: 'Los tokens y las URL de webhooks se cifran y no se vuelven a mostrar. Para cambiarlos, introdúcelos de nuevo.',
    },
    once: 'Si la conexión se corta al enviar, un mensaje puede llegar dos veces. Los webhooks llevan entonces el mismo webhook-id.',
    signed:
      'Los webhooks van firmados. La página de la conexión muestra código para comprobar la firma en Node.js, PHP, Python y Shell.',
    kept: 'Las entregas y los intentos se muestran durante 30 días. Puedes reenviar cada uno.',
  },
  recipes: {
    title: 'Recetas',
    intro:
      'Una receta ejecuta acciones cuando ocurre algo: publica un mensaje, abre un ticket, envía un evento, manda un informe por correo o inicia un análisis.',
    when: {
      name: 'Cuando',
      text: 'Un disparador: un análisis, hallazgos nuevos o corregidos, una puntuación más baja, una fecha de caducidad, una caída, un cambio, algo en un sitio de WordPress, un lead nuevo o una programación.',
    },
    if: {
      name: 'Si',
      text: 'Hasta 10 condiciones. Si se trata de hallazgos, filtran la lista; si no queda ninguno, la receta no se ejecuta.',
    },
    does: { name: 'Entonces', text: 'Hasta 5 acciones, en orden. Si una falla, la siguiente se ejecuta igualmente.' },
    limit: {
      name: 'Límite',
      text: 'La frecuencia máxima por sitio. Los eventos omitidos pueden llegar en un solo mensaje.',
    },
    preview:
      'Antes de guardar, la vista previa muestra cuántas veces se habría ejecutado la receta en los últimos 30 días y con qué habría coincidido.',
    variables: 'En un mensaje, {example} se sustituye por su valor. Escribe dos llaves para ver la lista.',
    test: 'Una ejecución de prueba envía mensajes que empiezan por «[Test]». No crea tickets ni inicia análisis.',
    once: 'Cada evento ejecuta una receta una vez. Si la conexión se corta al enviar, un mensaje puede llegar dos veces con el mismo webhook-id.',
    loops: 'Una receta nunca se ejecuta por eventos que ella misma causó, y se ejecuta como máximo 60 veces por hora.',
  },
  wordpress: {
    title: 'Sitios de WordPress',
    intro: 'Un pequeño plugin de WordPress informa al panel de versiones y ajustes. No puede cambiar nada en el sitio.',
    pair: {
      name: 'Conectar',
      text: 'Añade el sitio, sube a WordPress el plugin del panel, actívalo y pega el código de emparejamiento en Ajustes. En la línea de comandos: {command}',
    },
    report: {
      name: 'Informe',
      text: 'Cada 15 minutos y poco después de una actualización. Si un sitio deja de informar, el panel lo contacta. Tras dos intentos fallidos se marca como inaccesible.',
    },
    judge: {
      name: 'Vulnerabilidades',
      text: 'Las versiones se comparan con una lista de vulnerabilidades conocidas. Sin lista, los sitios muestran «Sin comprobar».',
    },
    harden: {
      name: 'Refuerzo',
      text: '14 ajustes, cada uno con la línea que lo corrige. Puedes ignorar uno con un motivo y una fecha de fin.',
    },
    privacy:
      'El plugin no envía nada antes de emparejarse, ni nada sobre visitantes, usuarios o entradas. Cada informe se firma con una clave que nunca sale del sitio.',
    copy: 'Si una copia de un sitio informa desde otra URL, sus informes se rechazan hasta que indiques qué es.',
    end: 'Al desactivar el plugin se avisa al panel. Al eliminarlo no queda nada en WordPress.',
  },
  widget: {
    title: 'Widget web',
    text: 'Con el widget web, los visitantes comprueban su propio sitio y dejan su correo. Personalízalo en Widget web, añade a tu página el código de inserción de Instalación y encuentra los contactos nuevos en Leads.',
    rules:
      'Las comprobaciones del widget son análisis ligeros. Los de tu equipo van primero y cada sitio se analiza como máximo una vez por hora. El consentimiento del visitante se guarda con su correo.',
  },
  reseller: {
    title: 'Marca blanca',
    intro:
      'La aplicación es una carpeta de archivos. Cualquier alojamiento web puede servirla, con tu nombre y tu dominio.',
    files:
      'Sube la carpeta out/ a tu alojamiento. Los enlaces a páginas internas funcionan sin más; los archivos de reglas incluidos añaden cabeceras de seguridad y caché.',
    move: 'Si no está en la raíz del dominio, o la API está en otro lugar, adapta antes la compilación terminada.',
    moveCode: 'Adaptar la compilación',
    brand: 'Pon tu nombre, colores y logotipos en config.json. config.example.json enumera todas las opciones.',
    brandCode: 'config.json',
    origins: 'Permite la URL nueva en la API.',
    originsCode: 'Ajuste de la API',
    frame: 'Para mostrarla dentro de otra página tuya, añade esa página.',
    frameCode: 'Permitir la inserción',
  },
  keyboard: {
    title: 'Teclado',
    intro: 'Todo se puede hacer sin ratón.',
  },
  about: {
    title: 'Versión y contacto',
    app: 'Aplicación',
    version: 'Versión {version}',
    api: 'Servidor',
    up: 'En línea, versión {version}',
    down: 'No responde',
    checking: 'Comprobando…',
    contact: 'Contacto',
    noContact: 'No hay ningún correo de soporte configurado. Contacta con tu proveedor.',
    check: 'Comprobar de nuevo',
    contactFailed: 'No se pudo cargar el contacto',
    diagnostics: 'Diagnóstico',
    copyDiagnostics: 'Copiar diagnóstico',
    diagnosticsText: 'Versiones, navegador, plan y errores recientes. Sin datos de sitios ni contraseñas.',
  },
} satisfies Translation<typeof en>
