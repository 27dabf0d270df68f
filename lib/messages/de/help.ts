import type { help as en } from '@/lib/messages/en/help'
import type { Translation } from '@/lib/messages/translation'

export const help = {
  title: 'Hilfe',
  text: 'Wie Sie beginnen, wie die Punktzahl entsteht und wie Sie Ihre Websites bestätigen.',
  search: 'Hilfe durchsuchen',
  noMatch: 'Kein Hilfethema passt zu „{search}“.',
  clear: 'Suche leeren',
  articles: {
    title: 'Ein Problem beheben',
    text: '{count, plural, one {# Artikel} other {# Artikel}}: was es ist, wie es gegen Sie verwendet werden kann und wie Sie es beheben.',
    against: 'Wie es gegen Sie verwendet werden kann',
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
      text: 'Ein Arbeitsbereich enthält die Websites eines Kunden oder Teams. Ihr erster wird der Standard.',
    },
    asset: {
      name: 'Asset hinzufügen',
      text: 'Ein Asset ist eine Domain, eine Adresse oder eine IP. Geben Sie es so ein, wie Sie es im Browser tun würden.',
    },
    verify: {
      name: 'Inhaberschaft bestätigen',
      text: 'Schnellscans prüfen, was jeder Besucher sieht, und brauchen keine Bestätigung. Vollscans setzen eine bestätigte Inhaberschaft voraus.',
    },
    scan: {
      name: 'Schnellscan starten',
      text: 'Er dauert meist nur wenige Sekunden und ändert nichts. Die Zeilen füllen sich, sobald Ergebnisse der Prüfungen eintreffen.',
    },
    fix: {
      name: 'Das Wichtigste beheben, dann erneut scannen',
      text: 'Der Bericht nennt, was zuerst zu tun ist, und liefert die Zeilen zum Kopieren. Der nächste Scan zeigt, ob es geholfen hat.',
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
      likely: 'Wahrscheinliche Befunde ändern die Punktzahl nicht.',
      incomplete:
        'Hat eine Prüfung keine Antwort erhalten, gibt es kein A+. Sind weniger als 60 % der Prüfungen beantwortet, gibt es keine Note, außer es gab schon vorher eine.',
      monotone: 'Eine Behebung senkt die Punktzahl nie.',
      sum: 'Der Bericht führt jede Zeile der Rechnung auf; zusammen ergeben sie die Punktzahl.',
    },
  },
  severities: {
    title: 'Was die Schweregrade bedeuten',
    critical: 'Daten oder Kontrolle gehen jetzt verloren. Handeln Sie noch heute.',
    high: 'Von jedem oder von jemandem im selben Netz ausnutzbar. Beheben Sie es diese Woche.',
    medium: 'Zusammen mit einer weiteren Schwäche ausnutzbar. Planen Sie die Behebung.',
    low: 'Gute Praxis. Beheben Sie es bei Gelegenheit.',
    info: 'Gut zu wissen. Ändert die Punktzahl nicht.',
    outcomes: 'Wie eine Prüfung ausgehen kann',
  },
  verify: {
    title: 'Inhaberschaft bestätigen',
    intro: 'Öffnen Sie das Asset und wählen Sie „Bestätigen“. Es gibt drei Möglichkeiten; eine genügt.',
    file: 'Datei: herunterladen und unter {path} auf der Website ablegen.',
    meta: 'Meta-Tag: die Zeile in den Head-Bereich der Startseite einfügen.',
    dns: 'DNS: einen TXT-Eintrag mit dem Namen {host} und dem angezeigten Wert hinzufügen.',
    where: 'Wo Sie den Eintrag hinzufügen',
    wait: 'Ein neuer Eintrag ist nach einer Minute bis einer Stunde sichtbar. Im Fenster „Bestätigen“ steht, was gefunden wurde.',
  },
  plans: {
    title: 'Was die einzelnen Tarife freischalten',
    mine: 'Sie haben: {plans}.',
    mineNone: 'Sie haben keinen aktiven Tarif.',
    ungated: 'Ihr Konto hat vollen Zugriff.',
    everyone: 'Für alle verfügbar, auch ohne Tarif.',
    included: 'In diesen Tarifen enthalten',
    later: 'Noch nicht in dieser Version: {screens}',
    open: 'Enthalten',
    locked: 'Nicht in Ihrem Tarif',
    see: 'Tarife ansehen',
    lockedPage: {
      name: 'Warum ist eine Seite gesperrt?',
      text: 'Sie gehört zu einem Tarif, der in Ihrem Konto nicht aktiv ist. Auf der Seite selbst steht, welche Tarife sie enthalten. Was Sie dort angelegt haben, geht nicht verloren, solange sie gesperrt ist.',
    },
    upgrade: {
      name: 'Was passiert bei einem Upgrade?',
      text: 'Die Tarife öffnen sich in einem neuen Tab. Wenn Sie zurückkommen, fragt diese Seite den Server, was Ihr Konto nutzen darf, und wird automatisch freigeschaltet.',
    },
    end: {
      name: 'Was passiert, wenn ein Tarif endet?',
      text: 'Seine Seiten werden gesperrt; Ihre Arbeitsbereiche, Assets, Scans und Berichte bleiben erhalten. Mit einem neuen Tarif finden Sie alles so vor, wie Sie es verlassen haben.',
    },
    free: {
      name: 'Was kann ich ohne Tarif tun?',
      text: 'Assets hinzufügen, nachweisen, dass sie Ihnen gehören, Schnellscans starten und verfolgen und die Checkliste abarbeiten.',
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
      text: 'Eine fehlgeschlagene Nachricht wird in 28 Stunden 8-mal versucht. Eine abgewiesene (die meisten 4xx-Status) schlägt sofort fehl.',
    },
    problem: {
      name: 'Problem',
      text: 'Nach 3 fehlgeschlagenen Versuchen in Folge hat eine Verbindung ein Problem. Bis sie wieder funktioniert, warten bis zu 1.000 Nachrichten.',
    },
    secret: {
      name: 'Geheimnisse',
      text: 'Token und Webhook-URLs sind verschlüsselt und werden nie wieder angezeigt. Zum Ändern geben Sie sie neu ein.',
    },
    once: 'Bricht die Leitung beim Senden ab, kann eine Nachricht zweimal ankommen. Webhooks haben dann dieselbe webhook-id.',
    signed:
      'Webhooks sind signiert. Die Verbindung zeigt Code, der die Signatur in Node.js, PHP, Python und Shell prüft.',
    kept: 'Zustellungen und Versuche sind 30 Tage aufgelistet. Jede lässt sich erneut senden.',
  },
  recipes: {
    title: 'Rezepte',
    intro:
      'Ein Rezept tut etwas, wenn etwas geschieht: Es sendet eine Nachricht, öffnet ein Ticket, sendet ein Ereignis, schickt einen Bericht per E-Mail oder startet einen Scan.',
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
      name: 'Grenze',
      text: 'Wie oft höchstens für dieselbe Website. Was sie überspringt, kann in einer Nachricht folgen.',
    },
    preview:
      'Vor dem Speichern zählt die Vorschau, wie oft das Rezept in den letzten 30 Tagen gelaufen wäre, mit den Treffern dazu.',
    variables:
      'In einer Nachricht steht {example} für das, was geschehen ist. Zwei geschweifte Klammern öffnen die Liste.',
    test: 'Ein Testlauf sendet Nachrichten, die mit „[Test]“ beginnen. Er erstellt keine Tickets und startet keine Scans.',
    once: 'Dasselbe Ereignis löst ein Rezept einmal aus. Bricht eine Verbindung beim Senden ab, kann eine Nachricht zweimal ankommen; beide tragen dieselbe webhook-id.',
    loops: 'Ein Rezept läuft nie wegen etwas, das es selbst ausgelöst hat, und höchstens 60-mal pro Stunde.',
  },
  wordpress: {
    title: 'WordPress-Websites',
    intro:
      'Ein kleines Plugin in Ihrem WordPress meldet dem Dashboard, welche Versionen dort laufen und wie die Website eingestellt ist. Es kann an der Website nichts ändern.',
    pair: {
      name: 'Verbinden',
      text: 'Fügen Sie die Website hinzu, laden Sie das Plugin aus dem Dashboard in WordPress hoch, aktivieren Sie es und fügen Sie den Kopplungscode unter „Einstellungen“ ein. Auf der Befehlszeile: {command}',
    },
    report: {
      name: 'Bericht',
      text: 'Alle 15 Minuten und kurz nach einem Update. Bleibt eine Website stumm, fragt das Dashboard nach. Nach zwei vergeblichen Versuchen gilt sie als nicht erreichbar.',
    },
    judge: {
      name: 'Schwachstellen',
      text: 'Versionen werden mit einer Liste bekannter Schwachstellen verglichen. Ohne Liste gelten die Websites als „Nicht bewertet“.',
    },
    harden: {
      name: 'Absicherung',
      text: '14 Einstellungen, jede mit der Zeile, die sie behebt. Sie können eine mit Begründung ignorieren, auch bis zu einem bestimmten Tag.',
    },
    privacy:
      'Das Plugin sendet nichts vor der Kopplung und nichts über Besucher, Benutzer oder Beiträge. Jeder Bericht ist mit einem Schlüssel signiert, der die Website nie verlässt.',
    copy: 'Sendet eine Kopie einer Website von einer anderen Adresse, werden ihre Berichte abgelehnt, bis Sie sagen, was sie ist.',
    end: 'Beim Deaktivieren meldet sich das Plugin beim Dashboard ab. Nach dem Löschen bleibt in WordPress nichts zurück.',
  },
  widget: {
    title: 'Web-Widget',
    text: 'Mit dem Web-Widget prüfen Besucher Ihrer Website ihre eigene und hinterlassen ihre Adresse. Wählen Sie unter Web-Widget das Aussehen, kopieren Sie das Tag aus dem Reiter „Einbau“ in Ihre Seite und sehen Sie unter „Leads“, wer da war.',
    rules:
      'Prüfungen im Widget sind Schnellscans. Scans Ihres Teams haben Vorrang, und jede Website wird höchstens einmal pro Stunde gescannt. Die Einwilligung der Besucher wird mit ihrer E-Mail-Adresse gespeichert.',
  },
  reseller: {
    title: 'White Label',
    intro:
      'Die Anwendung ist ein Ordner mit Dateien. Sie läuft bei jedem Webhoster, unter Ihrem Namen und Ihrer Domain.',
    files:
      'Laden Sie den Ordner out/ zu Ihrem Hoster hoch. Deeplinks funktionieren ohne weiteres Zutun; die Regeldateien darin ergänzen Sicherheits-Header und Caching.',
    move: 'Liegt sie nicht im Wurzelverzeichnis der Domain oder läuft die API woanders, verschieben Sie zuerst den fertigen Build.',
    moveCode: 'Build verschieben',
    brand:
      'Schreiben Sie Name, Farben und Logos in die config.json daneben. config.example.json zeigt alles, was möglich ist.',
    brandCode: 'config.json',
    origins: 'Lassen Sie die neue Adresse in der API zu.',
    originsCode: 'Einstellung der API',
    frame: 'Soll sie in einer anderen Ihrer Seiten erscheinen, geben Sie diese Seite an.',
    frameCode: 'Einbettende Seite erlauben',
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
    up: 'Antwortet, Version {version}',
    down: 'Antwortet nicht',
    checking: 'Wird geprüft …',
    contact: 'Kontakt',
    noContact: 'Es ist keine Support-E-Mail hinterlegt. Wenden Sie sich an Ihren Anbieter.',
    check: 'Erneut abfragen',
    contactFailed: 'Der Kontakt konnte nicht geladen werden',
    diagnostics: 'Diagnose',
    copyDiagnostics: 'Diagnose kopieren',
    diagnosticsText: 'Versionen, Browser, Tarif und die letzten Fehler. Keine Websitedaten, keine Passwörter.',
  },
} satisfies Translation<typeof en>
