import type { outreach as en } from '@/lib/messages/en/outreach'
import type { Translation } from '@/lib/messages/translation'

export const outreach = {
  text: {
    subject: 'Die Sicherheit von {host}',
    subjectNoSite: 'Die Sicherheit Ihrer Website',
    hello: 'Guten Tag,',
    helloTeam: 'Guten Tag, liebes Team von {business},',
    who: 'mein Name ist {name}.',
    whoOf: 'mein Name ist {name}, von {company}.',
    seenPlain: 'Am {day} haben wir {host} von außen geprüft, wie es jeder Besucher kann. Das haben wir gefunden:',
    seenWarm:
      'Am {day} haben wir {host} von außen geprüft, wie es jeder Besucher kann, und dachten, das Ergebnis interessiert Sie:',
    seenShort: 'Das haben wir am {day} auf {host} gefunden:',
    noFacts: 'Ich kümmere mich um Websites und ihre Sicherheit und möchte mich Ihnen gern vorstellen.',
    report: 'Die ganze Liste: {url}',
    offerPlain: 'Ich zeige Ihnen gern, wie sich das beheben lässt. Melden Sie sich einfach.',
    offerWarm: 'Gern zeige ich Ihnen am Telefon oder schriftlich, wie sich das beheben lässt. Melden Sie sich einfach.',
    offerShort: 'Ich zeige Ihnen gern, wie sich das beheben lässt.',
    offerNone: 'Wenn Sie mehr wissen möchten, melden Sie sich einfach.',
    regards: 'Mit freundlichen Grüßen',
    ifAsked: 'Falls danach gefragt wird:',
    ourAddress: 'Unsere Postanschrift: {address}',
    ourPhone: 'Unsere Telefonnummer: {phone}',
    source: 'Woher Ihre Kontaktdaten stammen: {source}, {day}.',
    wayOut: 'Wenn Sie nichts von mir hören möchten, sagen Sie es mir, und ich schreibe Ihnen nicht wieder.',
    wayOutLink:
      'Wenn Sie nichts von mir hören möchten, sagen Sie es mir oder teilen Sie es hier mit, und ich schreibe Ihnen nicht wieder: {url}',
    wayOutCall: 'Wenn Sie nichts von mir hören möchten, sagen Sie es mir, und ich rufe Sie nicht wieder an.',
  },
  source: {
    google: 'Google Maps',
    d7: 'D7 Lead Finder',
    osm: 'OpenStreetMap',
    sample: 'das Beispielverzeichnis',
    file: 'eine Liste von Unternehmen',
    website: 'Ihre Website',
    page: 'Ihre Website ({url})',
    widget: 'die Website-Prüfung, bei der Sie sie angegeben haben',
    you: 'von Hand notiert',
  },
  followUp: 'Nachfassen',
  stop: {
    listed: 'Dieses Unternehmen steht auf Ihrer Kontaktsperrliste.',
    sender_name: 'Ergänzen Sie Ihren Namen.',
    sender_address: 'Ergänzen Sie Ihre Postanschrift.',
    their_address: 'Ergänzen Sie die Postanschrift dieses Unternehmens.',
    source_missing: 'Die Quelle der Kontaktdaten ist nicht bekannt.',
    scan_missing: 'Scannen Sie die Website, bevor Sie senden.',
    scan_old:
      '{days, plural, one {Dieser Scan ist # Tag alt.} other {Dieser Scan ist # Tage alt.}} Scannen Sie erneut, bevor Sie senden.',
    basis_missing: 'Wählen Sie eine Rechtsgrundlage für die Kontaktaufnahme.',
  },
  warning: {
    scan_aging:
      '{days, plural, one {Dieser Scan ist # Tag alt.} other {Dieser Scan ist # Tage alt.}} Websites ändern sich: Scannen Sie erneut, bevor Sie senden.',
    no_facts: 'Der Scan hat keine Befunde zum Erwähnen.',
    none_chosen: 'Kein Befund ausgewählt.',
  },
  rule: {
    de: {
      mail: 'Werbung per E-Mail braucht die vorherige ausdrückliche Einwilligung, auch von Unternehmen. Bestandskunden dürfen Sie zu ähnlichen Leistungen anschreiben.',
      call: 'Ein Anruf bei einem Unternehmen braucht mindestens dessen mutmaßliche Einwilligung: einen konkreten Grund für sein Interesse. Verbraucher müssen vorher zugestimmt haben.',
      letter: 'Briefe an Unternehmen sind erlaubt, bis diese widersprechen. Nennen Sie die Herkunft der Daten.',
    },
    at: {
      mail: 'Werbung per E-Mail braucht die vorherige Einwilligung, auch von Unternehmen. Bestandskunden dürfen Sie zu ähnlichen Leistungen anschreiben.',
      call: 'Werbeanrufe brauchen die vorherige Einwilligung, auch von Unternehmen.',
      letter: 'Briefe an Unternehmen sind erlaubt, bis diese widersprechen. Nennen Sie die Herkunft der Daten.',
    },
    ch: {
      mail: 'Massenwerbung per E-Mail braucht die vorherige Einwilligung. Eine einzelne, für ein Unternehmen geschriebene Nachricht ist keine Massenwerbung. Nennen Sie den Absender und bieten Sie einen einfachen Weg zum Ablehnen.',
      call: 'Rufen Sie keine Nummern an, die in keinem Verzeichnis stehen oder dort einen Vermerk gegen Werbung (*) haben.',
      letter: 'Briefe an Unternehmen sind erlaubt, bis diese widersprechen. Nennen Sie die Herkunft der Daten.',
    },
    gb: {
      mail: 'Einem Unternehmen dürfen Sie E-Mails schreiben, bis es widerspricht. Einzelunternehmer und manche Personengesellschaften gelten als Privatpersonen und müssen vorher zugestimmt haben.',
      call: 'Anrufe bei Unternehmen sind erlaubt, außer die Nummer ist beim CTPS oder TPS eingetragen oder es wurde widersprochen.',
      letter: 'Briefe an Unternehmen sind erlaubt, bis diese widersprechen. Nennen Sie die Herkunft der Daten.',
    },
    ie: {
      mail: 'Einem Unternehmen dürfen Sie E-Mails schreiben, bis es widerspricht. Einzelunternehmern nur an eine vor allem geschäftlich genutzte E-Mail-Adresse und nur zu diesem Geschäft.',
      call: 'Anrufe bei Unternehmen sind erlaubt, außer sie haben widersprochen oder stehen in der National Directory Database als Ausnahme. Mobilnummern brauchen vorherige Einwilligung.',
      letter: 'Briefe an Unternehmen sind erlaubt, bis diese widersprechen. Nennen Sie die Herkunft der Daten.',
    },
    fr: {
      mail: 'Berufstätigen dürfen Sie zu ihrer Arbeit E-Mails schreiben, wenn sie darauf hingewiesen werden und widersprechen können. Privatpersonen müssen vorher zugestimmt haben.',
      call: 'Anrufe bei Unternehmen sind erlaubt, bis sie widersprechen. Privatpersonen sind stärker geschützt.',
      letter: 'Briefe an Unternehmen sind erlaubt, bis diese widersprechen. Nennen Sie die Herkunft der Daten.',
    },
    eu: {
      mail: 'In den meisten EU-Ländern dürfen Sie einem Unternehmen E-Mails schreiben, bis es widerspricht. Einige, darunter Spanien, Italien, Polen, die Niederlande und Dänemark, verlangen vorherige Einwilligung. Einzelunternehmer gelten als Privatpersonen.',
      call: 'Für Anrufe bei Unternehmen gelten je nach Land andere Regeln. Prüfen Sie die nationale Sperrliste und ob eine Einwilligung nötig ist.',
      letter: 'Briefe an Unternehmen sind erlaubt, bis diese widersprechen. Nennen Sie die Herkunft der Daten.',
    },
    us: {
      mail: 'Werbung per E-Mail ist erlaubt mit zutreffendem Betreff, Ihrer Postanschrift und einer Abmeldemöglichkeit, die Sie innerhalb von 10 Werktagen beachten.',
      call: 'Die meisten Anrufe bei Unternehmen sind erlaubt, wenn ein Mensch wählt. Bandansagen und automatisches Wählen brauchen Einwilligung. Bundesstaaten können strenger sein.',
      letter: 'Briefe an Unternehmen sind erlaubt. Sie dürfen nicht irreführen.',
    },
    ca: {
      mail: 'E-Mails an eine vom Unternehmen veröffentlichte E-Mail-Adresse sind zu dessen Arbeit erlaubt, wenn die Seite nichts anderes sagt. Sonst brauchen sie eine Einwilligung.',
      call: 'Anrufe bei Unternehmen sind erlaubt, außer sie haben darum gebeten, nicht angerufen zu werden.',
      letter: 'Briefe an Unternehmen sind erlaubt. Sie dürfen nicht irreführen.',
    },
    unknown: {
      mail: 'Für dieses Land ist keine Regel verfügbar, daher gilt die strengste: E-Mails brauchen die vorherige ausdrückliche Einwilligung, auch von Unternehmen.',
      call: 'Für dieses Land ist keine Regel verfügbar, daher gilt die strengste: Rufen Sie nur an, wenn es einen konkreten Grund für Interesse gibt.',
      letter:
        'Für dieses Land ist keine Regel verfügbar. Briefe an Unternehmen sind meist erlaubt, bis diese widersprechen. Nennen Sie die Herkunft der Daten.',
    },
  },
} satisfies Translation<typeof en>
