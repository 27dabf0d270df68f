import type { contractPage as en } from '@/lib/messages/en/contract-page'
import type { Translation } from '@/lib/messages/translation'

/** Was auf einem Vertrag neben seinem Text steht. */
export const contractPage = {
  version: 'Version {version, number}',
  forClient: 'Für den Kunden: Ort, Datum, Unterschrift',
  forAgency: 'Für die Agentur: Ort, Datum, Unterschrift',
  page: {
    until: 'Bitte bis {date} unterschreiben.',
    download: 'PDF herunterladen',
    sign: 'Unterschreiben',
    signText: 'Ein sechsstelliger Code geht an {email}. Er zeigt, dass Sie Zugang zu diesem Postfach haben.',
    name: 'Ihr Name',
    role: 'Ihre Funktion',
    agree: 'Ich habe dies gelesen und bin befugt, für {client} zu unterschreiben.',
    sendCode: 'Code per E-Mail senden',
    codeSent: 'Code an {email} gesendet. Er gilt {minutes, number} Minuten.',
    code: 'Sechsstelliger Code',
    drawn: 'Unterschrift zeichnen (optional)',
    drawnHelp: 'Ohne Zeichnung gilt Ihr eingegebener Name als Unterschrift.',
    clear: 'Leeren',
    decline: 'Ablehnen',
    declineText: 'Sagen Sie {agency}, warum. Dann kann eine neue Fassung kommen.',
    reason: 'Grund',
    simple: 'Dies ist eine einfache elektronische Signatur.',
    signed: 'Unterschrieben am {date}',
    signedText: 'Beide Seiten haben die unterschriebene PDF per E-Mail erhalten.',
    declined: 'Sie haben diesen Vertrag abgelehnt',
    declinedText: '{agency} kennt Ihren Grund.',
  },
  refused: {
    closed: 'Dieser Vertrag kann nicht mehr unterschrieben oder abgelehnt werden.',
    changed:
      'Der Text ist nicht der gesendete und kann deshalb nicht unterschrieben werden. Bitten Sie {agency} um einen neuen Link.',
    name: 'Geben Sie Ihren Namen ein.',
    role: 'Geben Sie Ihre Funktion ein, zum Beispiel Geschäftsführung.',
    agree: 'Bestätigen Sie, dass Sie unterschreiben dürfen.',
    code: 'Geben Sie die 6 Ziffern aus der E-Mail ein.',
    codeWrong: 'Dieser Code ist falsch. Sehen Sie in der neuesten E-Mail nach.',
    codeOver: 'Dieser Code ist abgelaufen oder verbraucht. Fordern Sie einen neuen an.',
    tooManyCodes: 'Es können bis zu 3 Codes pro Stunde gesendet werden. Versuchen Sie es später noch einmal.',
    signature: 'Die Zeichnung war nicht lesbar. Leeren Sie das Feld und zeichnen Sie noch einmal.',
    reason: 'Nennen Sie einen Grund mit mindestens 10 Zeichen.',
  },
  event: {
    sent: 'Gesendet',
    viewed: 'Geöffnet',
    code_sent: 'Code gesendet',
    code_ok: 'Code bestätigt',
    signed: 'Unterschrieben',
    declined: 'Abgelehnt',
    reminded: 'Erinnerung gesendet',
    expired: 'Abgelaufen',
    voided: 'Zurückgezogen',
    changed: 'Neue Fassung begonnen',
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
    chain: 'Jede SHA-256 schließt das vorige Ereignis ein, sodass keines unbemerkt geändert oder entfernt werden kann.',
  },
  mail: {
    replies: 'Fragen? Schreiben Sie an {email}.',
    send: {
      subject: '{agency} hat Ihnen einen Vertrag gesendet: {title}',
      text: `Guten Tag {name},

{agency} hat Ihnen „{title}“ ({number}) zum Unterschreiben gesendet. Lesen, unterschreiben oder ablehnen können Sie hier bis {date}:

{link}

{message}Dieser Link ist nur für Sie. Leiten Sie ihn nicht weiter.
`,
    },
    remind: {
      subject: 'Erinnerung: {title} wartet auf Ihre Unterschrift',
      text: `Guten Tag {name},

„{title}“ ({number}) von {agency} wartet noch auf Ihre Unterschrift. Lesen, unterschreiben oder ablehnen können Sie hier bis {date}:

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

Sie haben „{title}“ ({number}) mit {agency} unterschrieben. Die unterschriebene PDF ist angehängt; ihre letzte Seite hält fest, wie unterschrieben wurde.
`,
    },
    signedOwner: {
      subject: '{name} hat {title} unterschrieben',
      text: `Guten Tag,

{name} hat „{title}“ ({number}) unterschrieben. Die unterschriebene PDF ist angehängt; ihre letzte Seite hält fest, wie unterschrieben wurde.
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

{name} hat „{title}“ ({number}) nicht rechtzeitig unterschrieben; der Link funktioniert nicht mehr. Sie können den Vertrag jederzeit erneut senden.
`,
    },
  },
} as const satisfies Translation<typeof en>
