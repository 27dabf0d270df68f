import type { leadPage as en } from '@/lib/messages/en/lead-page'
import type { Translation } from '@/lib/messages/translation'

export const leadPage = {
  gone: {
    title: 'Diese Seite ist nicht verfügbar',
    text: 'Der Link ist vielleicht abgelaufen oder wurde zurückgezogen. Bitten Sie den Absender um einen neuen.',
  },
  tooMany: { title: 'Zu viele Anfragen', text: 'Warten Sie eine Minute und öffnen Sie den Link dann noch einmal.' },
  report: {
    title: 'Website-Sicherheit von {name}',
    kicker: 'Bericht zur Website-Sicherheit',
    grade: 'Note {grade}, {score, number} von 100',
    ungraded: 'Keine Note: Zu wenige Prüfungen wurden abgeschlossen.',
    scanned: 'Gescannt am {date}',
    counts: 'Probleme nach Schweregrad',
    issues: 'Was wir gefunden haben',
    none: 'Keine Probleme in den abgeschlossenen Prüfungen.',
    more: '{count, plural, one {Und # weiteres Problem.} other {Und # weitere Probleme.}}',
    where: 'Wo: {place}',
    scope: 'Über diesen Bericht',
    scopeText:
      'Ein Schnellscan: was der Browser jedes Besuchers sehen kann, einmal abgerufen und ohne Anmeldung. Er ist kein Penetrationstest, und eine gute Note garantiert nicht, dass eine Website sicher ist.',
    by: 'Erstellt von {agency}',
    contact: 'Kontakt',
    until: 'Diese Seite ist bis {date} verfügbar.',
    madeWith: 'Erstellt mit {product}',
  },
  no: {
    title: 'Nachrichten von {agency} beenden?',
    text: '{agency} darf {name} dann weder kontaktieren noch scannen. Ihre E-Mail-Adresse, Telefonnummer und Website kommen auf die Kontaktsperrliste, gespeichert nur als Code, der sich nicht zurücklesen lässt.',
    button: 'Nicht mehr kontaktieren',
    done: 'Sie werden nicht mehr kontaktiert',
    doneText:
      '{name} steht auf der Kontaktsperrliste von {agency}. Auf Anfrage muss man Ihnen dort sagen, welche Daten noch gespeichert sind, und sie löschen.',
    again: 'Dieses Formular wurde schon gesendet oder ist abgelaufen',
    againText: 'Es wurde nichts geändert. Öffnen Sie die Seite erneut, um den aktuellen Stand zu sehen.',
    open: 'Seite öffnen',
  },
  bot: {
    title: 'Über {product}-Scanner',
    text: 'Dieser Scanner lädt die Startseite, ihre Skripte und einige bekannte URLs, wie es der Browser jedes Besuchers könnte, und prüft Header, Zertifikate, Cookies und öffentliche DNS-Einträge. Er sendet nur GET- und HEAD-Anfragen, um festzustellen, wie gut eine Website geschützt ist. Er meldet sich nie an, füllt keine Formulare aus und probiert keine Passwörter.',
    know: 'So erkennen Sie ihn',
    knowText: 'Jede Anfrage enthält diesen User-Agent:',
    out: 'So blockieren Sie ihn',
    robots:
      'Auf der Website eines Unternehmens liest er außerdem bis zu 3 Kontaktseiten, um veröffentlichte Kontaktdaten zu finden. Diese Regeln in robots.txt verhindern das:',
    block: 'Um ihn ganz zu blockieren, lassen Sie Ihren Server Anfragen mit diesem User-Agent ablehnen.',
    ask: 'Wenn eine Agentur Sie kontaktiert hat, nutzen Sie den Abmeldelink in ihrer Nachricht: Sie darf Sie dann weder kontaktieren noch scannen.',
  },
  person: {
    none: 'Über „{value}“ ist nichts gespeichert.',
    intro: 'Am {date} über „{value}“ gespeichert:',
    listed:
      'Seit {date} auf der Kontaktsperrliste. Die Liste speichert nur einen Code, der sich nicht zurücklesen lässt.',
    fact: '{key}: {value} (Quelle: {source}, {date})',
    saved: 'Gespeichert am {date}, Phase: {stage}',
    note: '{kind}, {date}: {text}',
    notes: 'Notizen: {text}',
    tags: 'Tags: {tags}',
    next: 'Nächster Schritt: {text}',
    outreach: 'Nachricht vom {date}: {subject}',
    share: 'Bericht am {date} per Link geteilt, verfügbar bis {until}',
    scan: 'Scan von {url} am {date}: {grade}',
    published: 'Veröffentlicht auf {page}: {value}',
    visit: 'Am {date} in ein Formular eingetragen, Seite {page}',
    message: 'Nachricht: {text}',
    cameFrom: 'Kam von: {text}',
    consent: 'Zugestimmt am {date}: „{text}“',
    mailed: 'Ergebnis am {date} per E-Mail gesendet',
    why: 'Zweck: einem Unternehmen Leistungen anbieten. Ungenutzte Leads werden nach {months, plural, one {# Monat} other {# Monaten}} gelöscht.',
    unnamed: 'Unternehmen ohne Namen',
  },
  leaving: {
    subject: '{count, plural, one {# ungenutzter Lead wird} other {# ungenutzte Leads werden}} am {date} gelöscht',
    text: `Guten Tag,

{count, plural, one {# Lead wurde lange nicht genutzt. Er wird} other {# Leads wurden lange nicht genutzt. Sie werden}} am {date} gelöscht, samt Notizen und Nachrichten. Laut Ihren Einstellungen bleiben ungenutzte Leads {months, plural, one {# Monat} other {# Monate}} gespeichert.

Um sie zu behalten, öffnen Sie die Liste und wählen „Behalten“:

{link}
`,
  },
} as const satisfies Translation<typeof en>
