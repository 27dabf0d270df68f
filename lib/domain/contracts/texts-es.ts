import type { PaperTexts } from './kinds'

/** The eight documents in Spanish. */
export const es: PaperTexts = {
  titles: {
    authorisation: 'Autorización de análisis',
    care_plan: 'Plan de mantenimiento web',
    audit: 'Auditoría de seguridad web',
    retainer: 'Contrato de servicios por horas',
    website: 'Contrato de sitio web',
    nda: 'Acuerdo de confidencialidad',
    data_processing: 'Contrato de encargado del tratamiento',
    own: 'Acuerdo',
  },
  intro: 'Entre {client}, representado por {signer}, {role} («el cliente»), y {agency} («la agencia»).',
  target: 'Objetivo',
  proof: 'Propiedad verificada',
  methods: { dns: 'Registro DNS, {time}', file: 'Archivo de verificación, {time}', meta: 'Etiqueta meta, {time}' },
  periods: { once: '{amount}', month: '{amount} al mes', year: '{amount} al año' },
  signs: { client: 'Por el cliente: lugar, fecha, firma', agency: 'Por la agencia: lugar, fecha, firma' },
  template: 'Esto es una plantilla, no asesoramiento jurídico.',
  fields: {
    agency: 'Agencia',
    client: 'Cliente',
    signer: 'Firmante',
    role: 'Cargo',
    starts_on: 'Fecha de inicio',
    ends_on: 'Fecha de fin',
    value: 'Precio',
    hours: 'Horario de pruebas',
    emergency: 'Teléfono de emergencia',
    agency_phone: 'Teléfono de la agencia',
    retention: 'Plazo de conservación',
    sites: 'Sitios web',
    services: 'Servicios',
    response: 'Tiempo de respuesta',
    notice: 'Plazo de preaviso',
    deadline: 'Fecha de entrega',
    monthly_hours: 'Horas al mes',
    scope: 'Alcance',
    purpose: 'Finalidad',
    years: 'Duración',
    data_kinds: 'Tipos de datos',
    subprocessors: 'Subencargados',
    law: 'Ley aplicable',
    own_text: 'Texto',
  },
  clauses: {
    permission: {
      title: 'Permiso',
      text: 'El cliente permite a la agencia comprobar la seguridad de los objetivos indicados a continuación. El cliente es su titular o tiene autorización para conceder este permiso.',
    },
    period: {
      title: 'Periodo',
      text: 'Del {starts_on} al {ends_on}, en este horario: {hours}. Cualquiera de las partes puede retirar el permiso en cualquier momento por correo electrónico; la agencia se detiene entonces en el plazo de un día laborable.',
    },
    method: {
      title: 'Qué hace la agencia',
      text: 'Envía peticiones que cualquier visitante podría enviar, busca archivos que no deberían ser públicos y comprueba qué servicios de red responden. No abre más de cuatro conexiones a la vez.',
    },
    never: {
      title: 'Qué no hace nunca la agencia',
      text: 'No prueba contraseñas, no cambia ni borra nada, no engaña a nadie y no lee más datos de los necesarios para demostrar que existe un problema.',
    },
    incident: {
      title: 'Si algo deja de funcionar',
      text: 'La agencia se detiene y llama al {emergency}. El cliente puede llamar a la agencia al {agency_phone}.',
    },
    results: {
      title: 'Qué ocurre con los resultados',
      text: 'Los informes se conservan durante {retention} y después se eliminan. Nadie más los recibe.',
    },
    liability_scan: {
      title: 'Responsabilidad',
      text: 'Cada parte responde sin límite en caso de dolo o negligencia grave. En lo demás, la agencia solo responde de los daños típicos y previsibles de una prueba de este tipo.',
    },
    hosting: {
      title: 'Alojamiento de terceros',
      text: 'El cliente ha informado de la prueba a su proveedor de alojamiento y confirma que sus condiciones la permiten.',
    },
    care_services: { title: 'Servicios', text: 'La agencia presta estos servicios:\n{services}' },
    sites: { title: 'Sitios web', text: 'El contrato cubre estos sitios web:\n{sites}' },
    response: {
      title: 'Tiempo de respuesta',
      text: 'Si un sitio web se cae o se encuentra una vulnerabilidad crítica, la agencia empieza a trabajar en un plazo de {response}. Los días laborables son de lunes a viernes.',
    },
    fee: {
      title: 'Precio',
      text: 'El cliente paga {value}, más IVA cuando corresponda. Las facturas vencen a los 14 días.',
    },
    rolling: {
      title: 'Duración',
      text: 'El contrato empieza el {starts_on} y sigue vigente hasta que una de las partes le ponga fin por escrito con un preaviso de {notice}. Cualquiera de ellas puede resolverlo de inmediato por causa justificada.',
    },
    liability: {
      title: 'Responsabilidad',
      text: 'Cada parte responde sin límite en caso de dolo o negligencia grave. En lo demás, la responsabilidad se limita a lo que el cliente paga por este contrato en doce meses.',
    },
    security_limits: {
      title: 'Qué no puede garantizar la agencia',
      text: 'Ninguna prueba encuentra todas las vulnerabilidades y ningún servicio evita todos los ataques. La agencia trabaja con la diligencia habitual en su sector.',
    },
    audit_scope: {
      title: 'Alcance',
      text: 'La agencia examina la seguridad de estos sitios web:\n{sites}\nLos análisis completos solo empiezan cuando se ha verificado la propiedad.',
    },
    audit_result: {
      title: 'Resultado',
      text: 'A más tardar el {deadline}, el cliente recibe un informe escrito: qué se encontró, dónde, su gravedad y cómo corregirlo. Tras las correcciones, la agencia hace un análisis más sin coste adicional.',
    },
    cooperation: {
      title: 'Colaboración',
      text: 'El cliente nombra a una persona de contacto, facilita los accesos necesarios y hace sus propias copias de seguridad.',
    },
    confidentiality: {
      title: 'Confidencialidad',
      text: 'Ambas partes mantienen en secreto lo que conozcan la una de la otra, también después de terminar el contrato. La agencia no publica ningún resultado.',
    },
    retainer_hours: {
      title: 'Servicios',
      text: 'La agencia reserva {monthly_hours} para el cliente, destinadas a:\n{services}',
    },
    unused: {
      title: 'Tiempo no utilizado',
      text: 'El tiempo no utilizado solo pasa al mes siguiente. El trabajo que supere lo reservado se acuerda antes y se factura a la misma tarifa.',
    },
    website_scope: { title: 'Alcance', text: 'La agencia crea un sitio web con:\n{scope}' },
    delivery: {
      title: 'Entrega y aceptación',
      text: 'El sitio web está listo a más tardar el {deadline} si el cliente entrega sus contenidos a tiempo. Se considera aceptado si el cliente lo usa o no comunica defectos en 14 días.',
    },
    content: {
      title: 'Contenidos',
      text: 'El cliente aporta textos e imágenes y tiene los derechos para usarlos.',
    },
    changes: {
      title: 'Cambios',
      text: 'Se incluyen dos rondas de correcciones. Lo que exceda del alcance se presupuesta y acuerda por separado.',
    },
    rights: {
      title: 'Derechos',
      text: 'Una vez pagado el precio, el cliente puede usar, modificar y trasladar el sitio web sin límite de tiempo. Los componentes de terceros conservan sus propias licencias.',
    },
    warranty: {
      title: 'Defectos',
      text: 'La agencia corrige sin coste los defectos comunicados en los doce meses posteriores a la aceptación.',
    },
    nda_purpose: {
      title: 'Finalidad',
      text: 'Las dos partes intercambian información confidencial con esta finalidad: {purpose}.',
    },
    nda_what: {
      title: 'Información confidencial',
      text: 'Es confidencial toda la información que una parte da a la otra con esta finalidad y que esté marcada como tal o que claramente no esté destinada a terceros, en especial hallazgos de seguridad, datos de acceso y cifras del negocio.',
    },
    nda_duty: {
      title: 'Obligaciones',
      text: 'Cada parte usa la información solo para esta finalidad, la protege con el cuidado razonable y solo la comparte con personas que la necesitan y tienen la misma obligación.',
    },
    nda_exceptions: {
      title: 'Excepciones',
      text: 'No es confidencial lo que es público sin incumplimiento, ya se conocía, se desarrolló de forma independiente o debe revelarse por ley. En este último caso se avisa antes a la otra parte, si la ley lo permite.',
    },
    nda_return: {
      title: 'Devolución',
      text: 'Cuando se solicite, cada parte devuelve o elimina la información y lo confirma por escrito. Las copias que exige la ley pueden conservarse y siguen siendo confidenciales.',
    },
    nda_term: {
      title: 'Duración',
      text: 'Este acuerdo rige desde el {starts_on}. Las obligaciones continúan durante {years} desde que se facilitó la información.',
    },
    dpa_subject: {
      title: 'Objeto',
      text: 'La agencia trata datos personales por cuenta del cliente con esta finalidad: {purpose}. Afecta a estos tipos de datos y de personas interesadas:\n{data_kinds}',
    },
    dpa_instructions: {
      title: 'Instrucciones',
      text: 'La agencia trata los datos solo según instrucciones documentadas del cliente. Si cree que una instrucción es ilegal, avisa al cliente y puede esperar hasta que el cliente la confirme o la cambie.',
    },
    dpa_people: {
      title: 'Confidencialidad',
      text: 'Solo tienen acceso a los datos personas obligadas a guardar secreto.',
    },
    dpa_security: {
      title: 'Seguridad',
      text: 'La agencia aplica las medidas técnicas y organizativas que exige el artículo 32 del RGPD: conexiones cifradas, acceso limitado a lo necesario, cuentas de clientes separadas, registros y copias de seguridad probadas.',
    },
    dpa_sub: {
      title: 'Subencargados',
      text: 'El cliente acepta estos subencargados:\n{subprocessors}\nLa agencia comunica cualquier cambio con 30 días de antelación; el cliente puede oponerse. Cada subencargado tiene las mismas obligaciones.',
    },
    dpa_rights: {
      title: 'Derechos de las personas',
      text: 'La agencia remite sin demora las solicitudes de las personas afectadas y ayuda al cliente a responderlas y a cumplir sus obligaciones de los artículos 32 a 36 del RGPD.',
    },
    dpa_breach: {
      title: 'Violaciones de seguridad',
      text: 'La agencia comunica al cliente una violación de la seguridad de los datos personales sin demora, a más tardar 24 horas después de conocerla, con todo lo que necesita para su propia notificación.',
    },
    dpa_end: {
      title: 'Fin del tratamiento',
      text: 'Al terminar el servicio, la agencia devuelve o elimina los datos, según elija el cliente, salvo que la ley exija conservarlos.',
    },
    dpa_audit: {
      title: 'Auditorías',
      text: 'La agencia facilita todo lo necesario para demostrar que se cumplen estas obligaciones y permite inspecciones con un preaviso razonable.',
    },
    own_text: { title: '', text: '{own_text}' },
    written: {
      title: 'Cambios en este contrato',
      text: 'Los cambios requieren forma escrita, por ejemplo un correo electrónico. Si una cláusula es nula, las demás siguen en vigor.',
    },
    law: { title: 'Ley aplicable', text: 'Este contrato se rige por la ley de {law}.' },
  },
}
