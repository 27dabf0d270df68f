import type { outreach as en } from '@/lib/messages/en/outreach'
import type { Translation } from '@/lib/messages/translation'

export const outreach = {
  text: {
    subject: 'La seguridad de {host}',
    subjectNoSite: 'La seguridad de su sitio web',
    hello: 'Buenos días:',
    helloTeam: 'Buenos días, equipo de {business}:',
    who: 'Me llamo {name}.',
    whoOf: 'Me llamo {name}, de {company}.',
    seenPlain:
      'El {day} revisamos {host} desde fuera, como puede hacerlo cualquier visitante. Esto es lo que encontramos:',
    seenWarm:
      'El {day} revisamos {host} desde fuera, como puede hacerlo cualquier visitante, y pensamos que le gustaría saber lo que encontramos:',
    seenShort: 'Lo que encontramos en {host} el {day}:',
    noFacts: 'Me ocupo de sitios web y de su seguridad, y me gustaría presentarme.',
    report: 'La lista completa: {url}',
    offerPlain: 'Puedo mostrarle cómo corregirlo. Basta con que me escriba o me llame.',
    offerWarm: 'Con gusto le muestro cómo corregirlo, por teléfono o por escrito. Basta con que me escriba o me llame.',
    offerShort: 'Puedo mostrarle cómo corregirlo.',
    offerNone: 'Si quiere saber más, basta con que me escriba o me llame.',
    regards: 'Un cordial saludo,',
    ifAsked: 'Si lo preguntan:',
    ourAddress: 'Nuestra dirección postal: {address}',
    ourPhone: 'Nuestro teléfono: {phone}',
    source: 'De dónde proceden sus datos de contacto: {source}, {day}.',
    wayOut: 'Si prefiere no saber de mí, dígamelo y no volveré a escribirle.',
    wayOutLink: 'Si prefiere no saber de mí, dígamelo o indíquelo aquí y no volveré a escribirle: {url}',
    wayOutCall: 'Si prefiere no saber de mí, dígamelo y no volveré a llamarle.',
  },
  source: {
    google: 'Google Maps',
    d7: 'D7 Lead Finder',
    osm: 'OpenStreetMap',
    sample: 'el directorio de ejemplo',
    file: 'una lista de empresas',
    website: 'su sitio web',
    page: 'su sitio web ({url})',
    widget: 'la revisión web en la que los dejó',
    you: 'anotados a mano',
  },
  followUp: 'Hacer seguimiento',
  stop: {
    listed: 'Esta empresa está en tu lista de no contactar.',
    sender_name: 'Añade tu nombre.',
    sender_address: 'Añade tu dirección postal.',
    their_address: 'Añade la dirección postal de esta empresa.',
    source_missing: 'No se conoce la fuente de los datos de contacto.',
    scan_missing: 'Analiza el sitio antes de enviar.',
    scan_old:
      '{days, plural, one {Este análisis tiene # día.} other {Este análisis tiene # días.}} Analiza de nuevo antes de enviar.',
    basis_missing: 'Elige una base jurídica para contactar con esta empresa.',
  },
  warning: {
    scan_aging:
      '{days, plural, one {Este análisis tiene # día.} other {Este análisis tiene # días.}} Los sitios cambian: analiza de nuevo antes de enviar.',
    no_facts: 'El análisis no tiene hallazgos que mencionar.',
    none_chosen: 'Ningún hallazgo seleccionado.',
  },
  rule: {
    de: {
      mail: 'La publicidad por correo electrónico requiere consentimiento previo expreso, también de empresas. A los clientes se les puede escribir sobre servicios similares.',
      call: 'Una llamada a una empresa requiere al menos su consentimiento presunto: un motivo concreto para esperar interés. Los consumidores deben haber aceptado antes.',
      letter: 'Se permiten las cartas a empresas hasta que se opongan. Indica de dónde proceden los datos.',
    },
    at: {
      mail: 'La publicidad por correo electrónico requiere consentimiento previo, también de empresas. A los clientes se les puede escribir sobre servicios similares.',
      call: 'Las llamadas publicitarias requieren consentimiento previo, también de empresas.',
      letter: 'Se permiten las cartas a empresas hasta que se opongan. Indica de dónde proceden los datos.',
    },
    ch: {
      mail: 'La publicidad masiva por correo requiere consentimiento previo. Un mensaje escrito para una sola empresa no es publicidad masiva. Indica el remitente y ofrece una forma sencilla de rechazarlo.',
      call: 'No llames a números que no figuran en una guía o que figuran con una nota contra la publicidad (*).',
      letter: 'Se permiten las cartas a empresas hasta que se opongan. Indica de dónde proceden los datos.',
    },
    gb: {
      mail: 'Se puede escribir por correo a una empresa hasta que se oponga. Los autónomos y algunas sociedades cuentan como particulares y deben haber aceptado antes.',
      call: 'Se permiten las llamadas a empresas salvo que el número esté en el CTPS o el TPS, o se hayan opuesto.',
      letter: 'Se permiten las cartas a empresas hasta que se opongan. Indica de dónde proceden los datos.',
    },
    ie: {
      mail: 'Se puede escribir por correo a una empresa hasta que se oponga. A un autónomo, solo a un correo usado sobre todo para su negocio y sobre ese negocio.',
      call: 'Se permiten las llamadas a empresas salvo que se hayan opuesto o excluido en la National Directory Database. Los móviles requieren consentimiento previo.',
      letter: 'Se permiten las cartas a empresas hasta que se opongan. Indica de dónde proceden los datos.',
    },
    fr: {
      mail: 'Se puede escribir a profesionales sobre su trabajo si se les informa y pueden oponerse. Un particular debe haber aceptado antes.',
      call: 'Se permiten las llamadas a empresas hasta que se opongan. Los particulares tienen más protección.',
      letter: 'Se permiten las cartas a empresas hasta que se opongan. Indica de dónde proceden los datos.',
    },
    eu: {
      mail: 'En la mayoría de los países de la UE se puede escribir a una empresa hasta que se oponga. Algunos, como España, Italia, Polonia, Países Bajos y Dinamarca, exigen consentimiento previo. Los autónomos cuentan como particulares.',
      call: 'Las reglas sobre llamadas a empresas varían según el país. Comprueba la lista nacional de exclusión y si hace falta consentimiento.',
      letter: 'Se permiten las cartas a empresas hasta que se opongan. Indica de dónde proceden los datos.',
    },
    us: {
      mail: 'El correo comercial está permitido con un asunto veraz, tu dirección postal y una forma de darse de baja que atiendas en 10 días hábiles.',
      call: 'Se permite la mayoría de las llamadas a empresas si marca una persona. Los mensajes grabados y la marcación automática requieren consentimiento. Los estados pueden ser más estrictos.',
      letter: 'Se permiten las cartas a empresas. No deben inducir a error.',
    },
    ca: {
      mail: 'Se permite escribir a un correo que la empresa publica, sobre su trabajo, salvo que la página diga lo contrario. Si no, requiere consentimiento.',
      call: 'Se permiten las llamadas a empresas salvo que te hayan pedido que no llames.',
      letter: 'Se permiten las cartas a empresas. No deben inducir a error.',
    },
    unknown: {
      mail: 'No hay ninguna regla disponible para este país, así que se aplica la más estricta: el correo requiere consentimiento previo expreso, también de empresas.',
      call: 'No hay ninguna regla disponible para este país, así que se aplica la más estricta: llama solo si hay un motivo concreto para esperar interés.',
      letter:
        'No hay ninguna regla disponible para este país. Las cartas a empresas suelen estar permitidas hasta que se opongan. Indica de dónde proceden los datos.',
    },
  },
} satisfies Translation<typeof en>
