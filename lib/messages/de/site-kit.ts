export const siteKit = {
  logo: {
    wordmark: 'Name',
    dark: 'Name auf Dunkel',
    colour: 'Name auf Farbe',
    mark: 'Quadratisches Zeichen',
    round: 'Rundes Zeichen',
    lockup: 'Zeichen mit Name',
  },
  image: { shield: 'Geschützte Website', watch: 'Immer wachsam', team: 'Ihr Team', desk: 'Am Schreibtisch' },
  copy: {
    about: {
      title: 'Über uns, kurz',
      text: '{agency} hält die Websites kleiner Betriebe sicher. Wir prüfen sie, erklären verständlich, was wir finden, und beheben, was zählt.',
    },
    service: {
      title: 'Was wir tun',
      text: 'Jede Woche prüfen wir Ihre Website auf veraltete Software, fehlenden Schutz und ablaufende Zertifikate. Sie bekommen einen kurzen Bericht, um den Rest kümmern wir uns.',
    },
    why: {
      title: 'Warum es zählt',
      text: 'Die meisten Angriffe laufen automatisch und treffen jede Website mit einer offenen Tür. Klein zu sein schützt nicht. Die üblichen Türen zu schließen schon.',
    },
    free: {
      title: 'Angebot: kostenlose Prüfung',
      text: 'Wie sicher ist Ihre Website? {agency} prüft sie kostenlos und nennt Ihnen unverbindlich die drei wichtigsten Schritte.',
    },
    care: {
      title: 'Angebot: Betreuungsvertrag',
      text: 'Updates, Backups, Überwachung und ein Bericht im Monat: Mit dem Betreuungsvertrag von {agency} bleibt Ihre Website aktuell, ohne dass Sie daran denken müssen.',
    },
    website: {
      title: 'Angebot: neue Website',
      text: 'Eine neue Website in zwei Wochen: schnell, auf jedem Handy gut zu lesen und vom ersten Tag an mit Sicherheitsnote A. Von {agency}.',
    },
    post_check: {
      title: 'Beitrag: selbst prüfen',
      text: 'Drei Fragen an Ihre Website: Gibt es ein Schloss? Wann war das letzte Update? Wer erfährt es, wenn sie ausfällt? {agency} beantwortet alle drei.',
    },
    post_update: {
      title: 'Beitrag: Updates',
      text: 'Ein Update dauert Minuten. Nach einem Einbruch aufzuräumen dauert Tage. Wir übernehmen die Updates für Sie. {agency}',
    },
    post_mail: {
      title: 'Beitrag: E-Mails in Ihrem Namen',
      text: 'Wussten Sie, dass jeder in Ihrem Namen E-Mails senden kann, wenn zwei DNS-Einträge fehlen? Wir prüfen das kostenlos. {agency}',
    },
    ad: { title: 'Anzeige, eine Zeile', text: 'Ihre Website, geprüft und gepflegt. {agency}' },
    call: {
      title: 'Einstieg am Telefon',
      text: 'Guten Tag, hier ist {agency}. Wir haben Ihre öffentliche Website geprüft und etwas Wissenswertes gefunden. Darf ich Ihnen kostenlos einen kurzen Bericht senden?',
    },
    sign: { title: 'E-Mail-Signatur', text: '{agency} · Sichere Websites für kleine Betriebe' },
  },
  mail: {
    first: {
      subject: 'Eine kurze Prüfung Ihrer Website',
      text: 'Guten Tag,\n\nwir prüfen Websites von Betrieben in der Region, darunter auch Ihre. Es fehlen ein paar Einstellungen, die Ihre Besucher schützen.\n\nDürfen wir Ihnen einen kurzen Bericht senden? Er ist kostenlos und in zwei Minuten gelesen.\n\nFreundliche Grüße\n{agency}',
    },
    report: {
      subject: 'Der Bericht zu Ihrer Website',
      text: 'Guten Tag,\n\nhier ist der Bericht zu Ihrer Website. Die drei Punkte oben sind die wichtigsten. Wir beheben sie an einem Nachmittag.\n\nWann passt Ihnen ein kurzes Gespräch?\n\nFreundliche Grüße\n{agency}',
    },
    follow: {
      subject: 'Fragen zum Bericht?',
      text: 'Guten Tag,\n\nletzte Woche haben wir Ihnen einen Bericht zu Ihrer Website gesendet. Haben Sie Fragen? Wir erklären ihn gern am Telefon.\n\nFreundliche Grüße\n{agency}',
    },
    welcome: {
      subject: 'Willkommen',
      text: 'Guten Tag,\n\ndanke für Ihr Vertrauen. Ab heute prüfen wir Ihre Website jede Woche und schreiben Ihnen, wenn etwas zu tun ist. Ihr erster Bericht kommt in diesem Monat.\n\nFreundliche Grüße\n{agency}',
    },
    month: {
      subject: 'Ihre Website in diesem Monat',
      text: 'Guten Tag,\n\nIhre Website war den ganzen Monat erreichbar und aktuell. Der Bericht zeigt, was wir geprüft und behoben haben.\n\nFreundliche Grüße\n{agency}',
    },
  },
  flyer: {
    check: {
      title: 'Wie sicher ist Ihre Website?',
      text: 'Wir prüfen sie kostenlos.',
      points: 'Veraltete Software gefunden\nFehlender Schutz aufgelistet\nDrei Schritte, verständlich erklärt',
    },
    care: {
      title: 'Wir pflegen Ihre Website',
      text: 'Der Betreuungsvertrag für kleine Betriebe.',
      points: 'Updates und Backups\nÜberwachung Tag und Nacht\nJeden Monat ein kurzer Bericht',
    },
    website: {
      title: 'Eine neue Website in zwei Wochen',
      text: 'Schnell, lesbar und sicher vom ersten Tag an.',
      points: 'Ihre Texte und Bilder\nGut auf jedem Handy\nSicherheitsnote A',
    },
    mail: {
      title: 'Sendet jemand E-Mails in Ihrem Namen?',
      text: 'Zwei Einträge verhindern es.',
      points: 'Wir prüfen Ihre Domain\nWir ergänzen, was fehlt\nIhre E-Mails kommen weiter an',
    },
  },
} as const
