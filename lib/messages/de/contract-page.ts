import type { contractPage as en } from '@/lib/messages/en/contract-page'
import type { Translation } from '@/lib/messages/translation'

/** Was auf einem Vertrag neben seinem Text steht. */
export const contractPage = {
  version: 'Version {version, number}',
  page: {
    until: 'Bis {date} unterschreiben.',
    download: 'PDF herunterladen',
    sign: 'Unterschreiben',
    signText: 'Wir senden einen 6-stelligen Code an {email}, um zu bestätigen, dass es Ihr Postfach ist.',
    name: 'Ihr Name',
    role: 'Ihre Funktion',
    agree: 'Ich habe dies gelesen und bin befugt, für {client} zu unterschreiben.',
    sendCode: 'Code per E-Mail senden',
    codeSent: 'Code an {email} gesendet. Er gilt {minutes, number} Minuten.',
    code: '6-stelliger Code',
    drawn: 'Unterschrift zeichnen (optional)',
    drawnHelp: 'Ohne Zeichnung gilt Ihr eingegebener Name als Unterschrift.',
    clear: 'Leeren',
    decline: 'Ablehnen',
    declineText: 'Teilen Sie {agency} den Grund mit. Dann kann eine neue Version kommen.',
    reason: 'Grund',
    simple: 'Dies ist eine einfache elektronische Signatur.',
    signed: 'Unterschrieben am {date}',
    signedText: 'Beide Seiten haben das unterschriebene PDF per E-Mail erhalten.',
    declined: 'Sie haben diesen Vertrag abgelehnt',
    declinedText: 'Wir haben {agency} Ihren Grund mitgeteilt.',
  },
  refused: {
    closed: 'Dieser Vertrag kann nicht mehr unterschrieben oder abgelehnt werden.',
    changed:
      'Der Text stimmt nicht mit der gesendeten Version überein und kann nicht unterschrieben werden. Bitten Sie {agency} um einen neuen Link.',
    name: 'Geben Sie Ihren Namen ein.',
    role: 'Geben Sie Ihre Funktion ein, zum Beispiel Geschäftsführung.',
    agree: 'Bestätigen Sie, dass Sie befugt sind zu unterschreiben.',
    code: 'Geben Sie die 6 Ziffern aus der E-Mail ein.',
    codeWrong: 'Dieser Code ist falsch. Prüfen Sie die neueste E-Mail.',
    codeOver: 'Dieser Code ist abgelaufen oder wurde schon verwendet. Fordern Sie einen neuen an.',
    tooManyCodes: 'Sie können 3 Codes pro Stunde anfordern. Versuchen Sie es später erneut.',
    signature: 'Die Zeichnung konnte nicht gelesen werden. Leeren Sie das Feld und zeichnen Sie erneut.',
    reason: 'Geben Sie einen Grund mit mindestens 10 Zeichen ein.',
  },
  event: {
    sent: 'Gesendet',
    viewed: 'Zum ersten Mal geöffnet',
    code_sent: 'Code per E-Mail gesendet',
    code_wrong: 'Falscher Code eingegeben',
    code_ok: 'Code bestätigt',
    signed: 'Unterschrieben',
    declined: 'Abgelehnt',
    reminded: 'Erinnerung gesendet',
    expired: 'Abgelaufen',
    voided: 'Zurückgezogen',
    changed: 'Neue Version begonnen',
  },
  evidence: {
    title: 'Signaturprotokoll',
    text: 'Dieser Vertrag wurde mit einer einfachen elektronischen Signatur unterschrieben, bestätigt durch einen Code an die E-Mail-Adresse der unterzeichnenden Person.',
    contract: 'Vertrag',
    signedBy: 'Unterschrieben von',
    signedAt: 'Unterschrieben am',
    sha: 'SHA-256 des Textes',
    events: 'Ereignisse',
    event: 'Ereignis',
    time: 'Zeit',
    from: 'IP-Adresse und Browser',
    hash: 'SHA-256',
    chain:
      'Jeder SHA-256-Wert schließt das vorige Ereignis ein, sodass keines unbemerkt geändert oder entfernt werden kann.',
  },
  mail: {
    replies: 'Fragen? Schreiben Sie an {email}.',
    send: {
      subject: '{agency} hat Ihnen einen Vertrag gesendet: {title}',
      text: `Guten Tag {name},

{agency} hat Ihnen „{title}“ ({number}) zum Unterschreiben gesendet. Sie können den Vertrag bis {date} lesen, unterschreiben oder ablehnen:

{link}

{message}Dieser Link ist persönlich. Leiten Sie ihn nicht weiter.
`,
    },
    remind: {
      subject: 'Erinnerung: {title} wartet auf Ihre Unterschrift',
      text: `Guten Tag {name},

„{title}“ ({number}) von {agency} wartet noch auf Ihre Unterschrift. Sie können den Vertrag bis {date} lesen, unterschreiben oder ablehnen:

{link}

{message}`,
    },
    code: {
      subject: '{code} ist Ihr Code zum Unterschreiben: {title}',
      text: `Guten Tag {name},

Ihr Code, um „{title}“ ({number}) zu unterschreiben:

{code}

Er gilt {minutes, number} Minuten. Haben Sie ihn nicht angefordert, ignorieren Sie diese E-Mail.
`,
    },
    signed: {
      subject: 'Unterschrieben: {title}',
      text: `Guten Tag {name},

Sie haben „{title}“ ({number}) mit {agency} unterschrieben. Das unterschriebene PDF ist angehängt; seine letzte Seite hält fest, wie unterschrieben wurde.
`,
    },
    signedOwner: {
      subject: '{name} hat {title} unterschrieben',
      text: `Guten Tag,

{name} hat „{title}“ ({number}) unterschrieben. Das unterschriebene PDF ist angehängt; seine letzte Seite hält fest, wie unterschrieben wurde.
`,
    },
    declined: {
      subject: '{name} hat {title} abgelehnt',
      text: `Guten Tag,

{name} hat „{title}“ ({number}) abgelehnt. Der Grund:

{reason}
`,
    },
    expired: {
      subject: '{title} ist ohne Unterschrift abgelaufen',
      text: `Guten Tag,

{name} hat „{title}“ ({number}) nicht rechtzeitig unterschrieben, daher funktioniert der Link nicht mehr. Sie können den Vertrag jederzeit erneut senden.
`,
    },
  },
} as const satisfies Translation<typeof en>
