import type { help as en } from '@/lib/messages/en/help'
import type { Translation } from '@/lib/messages/translation'

export const help = {
  title: 'Hilfe',
  text: 'Wie Sie beginnen, wie die Punktzahl entsteht und wie Sie die Inhaberschaft Ihrer Websites bestätigen.',
  search: 'Hilfe durchsuchen',
  noMatch: 'Kein Hilfethema passt zu „{search}“.',
  clear: 'Suche leeren',
  articles: {
    title: 'Einen Befund beheben',
    text: '{count, plural, one {# Artikel} other {# Artikel}}: was jeder Befund bedeutet, was passieren könnte und wie Sie ihn beheben.',
    against: 'Was passieren könnte',
    check: 'So prüfen Sie es',
    again: 'Danach erneut scannen: Der Scan bestätigt die Behebung oder öffnet den Befund wieder.',
    scan: 'Assets öffnen',
    vercel: 'Vercel',
    netlify: 'Netlify',
  },
  contents: 'Auf dieser Seite',
  using: 'Bedienung',
  admins: 'Für die Administration',
  start: {
    title: 'Erste Schritte',
    ticksFailed: 'Ihr Fortschritt konnte nicht geladen werden',
    done: 'Erledigt',
    workspace: {
      name: 'Arbeitsbereich erstellen',
      text: 'Ein Arbeitsbereich enthält die Websites eines Kunden oder Projekts. Ihr erster wird der Standard.',
    },
    asset: {
      name: 'Asset hinzufügen',
      text: 'Ein Asset ist eine Domain, URL oder IP-Adresse. Geben Sie es ein wie im Browser.',
    },
    verify: {
      name: 'Inhaberschaft bestätigen',
      text: 'Schnellscans prüfen, was jeder Besucher sieht, und brauchen keine Bestätigung. Vollscans setzen eine bestätigte Inhaberschaft voraus.',
    },
    scan: {
      name: 'Schnellscan starten',
      text: 'Er dauert meist nur wenige Sekunden und ändert nichts. Ergebnisse erscheinen, sobald Prüfungen abgeschlossen sind.',
    },
    fix: {
      name: 'Ersten Befund beheben, dann erneut scannen',
      text: 'Der Bericht zeigt, was zuerst zu tun ist, und liefert Code zum Kopieren. Der nächste Scan bestätigt die Behebung.',
    },
  },
  score: {
    title: 'So entsteht die Punktzahl',
    intro:
      'Jede Website beginnt mit 100 Punkten. Jede Prüfung mit Befunden zieht einen Anteil vom verbliebenen Rest ab: ihre schwerste Befundart voll, die anderen zur Hälfte, höchstens 90 %.',
    share: 'Abzug',
    ceiling: 'Höchstpunktzahl, solange einer offen ist',
    grade: 'Note',
    from: 'Ab',
    severity: 'Schweregrad',
    points: '{points, number}',
    none: 'Keiner',
    notes: {
      likely: 'Wahrscheinliche Befunde beeinflussen die Punktzahl nicht.',
      incomplete:
        'A+ gibt es nur, wenn jede Prüfung abgeschlossen ist. Sind es weniger als 60 %, gibt es keine Note, außer es gab schon vorher eine.',
      monotone: 'Einen Befund zu beheben senkt die Punktzahl nie.',
      sum: 'Der Bericht führt jeden Abzug auf; zusammen ergeben sie die Punktzahl.',
    },
  },
  severities: {
    title: 'Was die Schweregrade bedeuten',
    critical: 'Daten oder die Kontrolle über die Website liegen offen. Beheben Sie es heute.',
    high: 'Von jedem oder von jemandem im selben Netz ausnutzbar. Beheben Sie es diese Woche.',
    medium: 'Zusammen mit einer weiteren Schwachstelle ausnutzbar. Planen Sie die Behebung.',
    low: 'Gute Praxis. Beheben Sie es bei Gelegenheit.',
    info: 'Gut zu wissen. Beeinflusst die Punktzahl nicht.',
    outcomes: 'Ergebnisse von Prüfungen',
  },
  verify: {
    title: 'Inhaberschaft bestätigen',
    intro: 'Öffnen Sie das Asset und wählen Sie „Bestätigen“. Es gibt drei Möglichkeiten; eine genügt.',
    file: 'Datei: herunterladen und unter {path} auf der Website ablegen.',
    meta: 'Meta-Tag: die Zeile in den Head-Bereich der Startseite einfügen.',
    dns: 'DNS: einen TXT-Eintrag mit dem Namen {host} und dem angezeigten Wert hinzufügen.',
    where: 'Wo Sie den Eintrag hinzufügen',
    wait: 'DNS-Änderungen können bis zu einer Stunde dauern. Das Fenster „Bestätigen“ zeigt, was wir gefunden haben.',
  },
  plans: {
    title: 'Was die einzelnen Tarife enthalten',
    mine: 'Sie haben: {plans}.',
    mineNone: 'Sie haben keinen aktiven Tarif.',
    ungated: 'Ihr Konto hat vollen Zugriff.',
    everyone: 'Für alle kostenlos, ohne Tarif.',
    included: 'In diesen Tarifen enthalten',
    later: 'Noch nicht verfügbar: {screens}',
    open: 'Enthalten',
    locked: 'Nicht in Ihrem Tarif',
    see: 'Tarife ansehen',
    lockedPage: {
      name: 'Warum ist eine Seite gesperrt?',
      text: 'Sie gehört zu einem Tarif, der in Ihrem Konto nicht aktiv ist. Die Seite nennt die Tarife, die sie enthalten. Was Sie angelegt haben, bleibt erhalten, solange sie gesperrt ist.',
    },
    upgrade: {
      name: 'Was passiert bei einem Upgrade?',
      text: 'Die Tarife öffnen sich in einem neuen Tab. Wenn Sie zurückkommen, wird die Seite automatisch freigeschaltet.',
    },
    end: {
      name: 'Was passiert, wenn ein Tarif abläuft?',
      text: 'Seine Seiten werden gesperrt; Ihre Arbeitsbereiche, Assets, Scans und Berichte bleiben erhalten. Mit einem neuen Tarif ist alles wie zuvor.',
    },
    free: {
      name: 'Was kann ich ohne Tarif tun?',
      text: 'Assets hinzufügen, ihre Inhaberschaft bestätigen, Schnellscans starten und die Checkliste abarbeiten.',
    },
  },
  connections: {
    title: 'Verbindungen',
    intro:
      'Eine Verbindung ist ein Ziel für Nachrichten: ein Kanal, ein Postfach, ein Ticketsystem, ein Telefon oder Ihr eigener Code. Was gesendet wird, bestimmen Rezepte.',
    test: {
      name: 'Test',
      text: 'Senden Sie vor dem Speichern einen Test. Er zeigt Status, Zeit, Antwort und was gesendet wurde.',
    },
    retry: {
      name: 'Wiederholen',
      text: 'Schlägt eine Nachricht fehl, wird die Zustellung 28 Stunden lang bis zu 8-mal versucht. Abgewiesene (die meisten 4xx-Status) schlagen sofort fehl.',
    },
    problem: {
      name: 'Problem',
      text: 'Nach 3 fehlgeschlagenen Versuchen in Folge gilt eine Verbindung als gestört. Bis sie wieder funktioniert, werden bis zu 1.000 Nachrichten eingereiht.',
    },
    secret: {
      name: 'Zugangsdaten',
      text: 'Token und Webhook-URLs sind verschlüsselt und werden nie wieder angezeigt. Zum Ändern geben Sie sie neu ein.',
    },
    once: 'Bricht die Verbindung beim Senden ab, kann eine Nachricht zweimal ankommen. Webhooks haben dann dieselbe webhook-id.',
    signed:
      'Webhooks sind signiert. Die Seite der Verbindung zeigt Code, der die Signatur in Node.js, PHP, Python und Shell prüft.',
    kept: 'Zustellungen und Versuche bleiben 30 Tage aufgelistet. Jede lässt sich erneut senden.',
  },
  recipes: {
    title: 'Rezepte',
    intro:
      'Ein Rezept führt Aktionen aus, wenn etwas geschieht: Es sendet eine Nachricht, öffnet ein Ticket, sendet ein Ereignis, schickt einen Bericht per E-Mail oder startet einen Scan.',
    when: {
      name: 'Wenn',
      text: 'Ein Auslöser: ein Scan, neue oder behobene Befunde, eine niedrigere Punktzahl, ein Ablaufdatum, ein Ausfall, eine Änderung, etwas auf einer WordPress-Website, ein neuer Lead oder ein Zeitplan.',
    },
    if: {
      name: 'Falls',
      text: 'Bis zu 10 Bedingungen. Bei Befunden filtern sie die Liste; bleibt keiner übrig, läuft das Rezept nicht.',
    },
    does: { name: 'Dann', text: 'Bis zu 5 Aktionen, der Reihe nach. Schlägt eine fehl, läuft die nächste trotzdem.' },
    limit: {
      name: 'Limit',
      text: 'Wie oft höchstens pro Website. Übersprungene Ereignisse können in einer Nachricht folgen.',
    },
    preview:
      'Vor dem Speichern zeigt die Vorschau, wie oft das Rezept in den letzten 30 Tagen gelaufen wäre und worauf es gepasst hätte.',
    variables: 'In einer Nachricht wird {example} durch den Wert ersetzt. Zwei geschweifte Klammern öffnen die Liste.',
    test: 'Ein Testlauf sendet Nachrichten, die mit „[Test]“ beginnen. Er erstellt keine Tickets und startet keine Scans.',
    once: 'Jedes Ereignis löst ein Rezept einmal aus. Bricht die Verbindung beim Senden ab, kann eine Nachricht mit derselben webhook-id zweimal ankommen.',
    loops: 'Ein Rezept läuft nie wegen Ereignissen, die es selbst ausgelöst hat, und höchstens 60-mal pro Stunde.',
  },
  wordpress: {
    title: 'WordPress-Websites',
    intro:
      'Ein kleines WordPress-Plugin meldet dem Dashboard Versionen und Einstellungen. Es kann an der Website nichts ändern.',
    pair: {
      name: 'Verbinden',
      text: 'Fügen Sie die Website hinzu, laden Sie das Plugin aus dem Dashboard in WordPress hoch, aktivieren Sie es und fügen Sie den Kopplungscode unter „Einstellungen“ ein. Auf der Befehlszeile: {command}',
    },
    report: {
      name: 'Bericht',
      text: 'Alle 15 Minuten und kurz nach einem Update. Meldet sich eine Website nicht mehr, fragt das Dashboard nach. Nach zwei fehlgeschlagenen Versuchen gilt sie als nicht erreichbar.',
    },
    judge: {
      name: 'Schwachstellen',
      text: 'Versionen werden mit einer Liste bekannter Schwachstellen verglichen. Ohne Liste zeigen Websites „Nicht geprüft“.',
    },
    harden: {
      name: 'Absicherung',
      text: '14 Einstellungen, jede mit der Zeile, die sie behebt. Sie können eine mit Begründung und Enddatum ignorieren.',
    },
    privacy:
      'Das Plugin sendet nichts vor der Kopplung und nichts über Besucher, Benutzer oder Beiträge. Jeder Bericht ist mit einem Schlüssel signiert, der die Website nie verlässt.',
    copy: 'Sendet eine Kopie einer Website von einer anderen URL, werden ihre Berichte abgelehnt, bis Sie festlegen, was sie ist.',
    end: 'Wird das Plugin deaktiviert, erfährt es das Dashboard. Nach dem Löschen bleibt in WordPress nichts zurück.',
  },
  widget: {
    title: 'Web-Widget',
    text: 'Mit dem Web-Widget prüfen Besucher ihre eigene Website und hinterlassen ihre E-Mail-Adresse. Passen Sie es unter „Web-Widget“ an, fügen Sie den Einbettungscode aus „Einbau“ in Ihre Seite ein, und sehen Sie neue Kontakte unter „Leads“.',
    rules:
      'Prüfungen im Widget sind Schnellscans. Scans Ihres Teams haben Vorrang, und jede Website wird höchstens einmal pro Stunde gescannt. Die Einwilligung der Besucher wird mit ihrer E-Mail-Adresse gespeichert.',
  },
  reseller: {
    title: 'White Label',
    intro:
      'Die App ist ein Ordner mit Dateien. Jeder Webhoster kann sie ausliefern, unter Ihrem Namen und Ihrer Domain.',
    files:
      'Laden Sie den Ordner out/ zu Ihrem Hoster hoch. Deeplinks funktionieren sofort; die mitgelieferten Regeldateien ergänzen Sicherheits-Header und Caching.',
    move: 'Liegt sie nicht im Wurzelverzeichnis der Domain oder läuft die API woanders, verschieben Sie zuerst den fertigen Build.',
    moveCode: 'Build verschieben',
    brand: 'Tragen Sie Name, Farben und Logos in config.json ein. config.example.json listet alle Optionen auf.',
    brandCode: 'config.json',
    origins: 'Lassen Sie die neue URL in der API zu.',
    originsCode: 'Einstellung der API',
    frame: 'Soll sie in einer anderen Ihrer Seiten erscheinen, tragen Sie diese Seite ein.',
    frameCode: 'Einbettung erlauben',
  },
  keyboard: {
    title: 'Tastatur',
    intro: 'Alles lässt sich ohne Maus bedienen.',
  },
  about: {
    title: 'Version und Kontakt',
    app: 'App',
    version: 'Version {version}',
    api: 'Server',
    up: 'Online, Version {version}',
    down: 'Antwortet nicht',
    checking: 'Wird geprüft …',
    contact: 'Kontakt',
    noContact: 'Es ist keine Support-E-Mail hinterlegt. Wenden Sie sich an Ihren Anbieter.',
    check: 'Erneut prüfen',
    contactFailed: 'Der Kontakt konnte nicht geladen werden',
    diagnostics: 'Diagnose',
    copyDiagnostics: 'Diagnose kopieren',
    diagnosticsText: 'Versionen, Browser, Tarif und die letzten Fehler. Keine Websitedaten, keine Passwörter.',
  },
} satisfies Translation<typeof en>
