import type { help as en } from '../en/help'
import type { Translation } from '../translation'

export const help = {
  title: 'Hilfe',
  text: 'Wie Sie beginnen, was die Punktzahl bedeutet und wie Sie belegen, dass eine Website Ihnen gehört.',
  search: 'Hilfe durchsuchen',
  noMatch: 'Nichts in der Hilfe passt zu „{search}“.',
  clear: 'Alles zeigen',
  start: {
    title: 'Erste Schritte',
    ticksFailed: 'Was schon erledigt ist, konnte nicht nachgesehen werden',
    done: 'Erledigt',
    workspace: {
      name: 'Arbeitsbereich erstellen',
      text: 'Ein Arbeitsbereich enthält die Websites eines Kunden oder Teams. Ihr erster wird der Standard.',
    },
    asset: {
      name: 'Asset hinzufügen',
      text: 'Ein Asset ist eine Domain, eine Adresse oder eine IP. Geben Sie es ein wie im Browser.',
    },
    verify: {
      name: 'Bestätigen',
      text: 'Ein leichter Scan sieht nur an, was jeder Besucher sehen kann, und braucht keinen Nachweis. Für alles Tiefere müssen Sie belegen, dass die Website Ihnen gehört.',
    },
    scan: {
      name: 'Leichten Scan starten',
      text: 'Er dauert meist wenige Sekunden und ändert nichts. Die Zeilen füllen sich, sobald die Prüfungen antworten.',
    },
    fix: {
      name: 'Das Erste beheben, dann erneut scannen',
      text: 'Der Bericht nennt, was zuerst zu tun ist, und gibt die Zeilen zum Kopieren. Der nächste Scan zeigt, ob es geholfen hat.',
    },
  },
  score: {
    title: 'Wie die Punktzahl entsteht',
    intro:
      'Jede Website beginnt mit 100 Punkten. Jede Prüfung mit Befunden nimmt einen Anteil von dem, was übrig ist: ihre schlimmste Art von Befund ganz, die anderen zur Hälfte, höchstens 90 %.',
    share: 'Anteil, der abgeht',
    ceiling: 'Höchste Punktzahl, solange einer offen ist',
    grade: 'Note',
    from: 'Ab',
    severity: 'Schweregrad',
    points: '{points, number}',
    none: 'Keiner',
    notes: {
      likely: 'Befunde, die wahrscheinlich, aber nicht bewiesen sind, kosten nichts.',
      incomplete: 'Bekam eine Prüfung keine Antwort, gibt es kein A+. Unter 60 % beantworteten Prüfungen gibt es gar keine Note.',
      monotone: 'Etwas zu beheben senkt die Punktzahl nie.',
      sum: 'Der Bericht listet jede Zeile der Rechnung auf, und die Zeilen ergeben die Punktzahl.',
    },
  },
  severities: {
    title: 'Was die Schweregrade bedeuten',
    critical: 'Daten oder Kontrolle gehen jetzt verloren. Handeln Sie heute.',
    high: 'Ein Angreifer auf dem Weg dazwischen oder jeder Besucher kann Schaden anrichten. Handeln Sie diese Woche.',
    medium: 'Nur einen weiteren Fehler vom Schaden entfernt. Planen Sie es ein.',
    low: 'Gute Hygiene. Erledigen Sie es, wenn Sie ohnehin dort sind.',
    info: 'Gut zu wissen. Kostet keine Punkte.',
    outcomes: 'Wie eine Prüfung ausgehen kann',
  },
  verify: {
    title: 'Belegen, dass eine Website Ihnen gehört',
    intro: 'Öffnen Sie das Asset und wählen Sie Bestätigen. Sie bekommen drei Wege; einer genügt.',
    file: 'Datei: herunterladen und unter {path} auf die Website legen.',
    meta: 'Meta-Tag: die Zeile in den Kopf der Startseite setzen.',
    dns: 'DNS: einen TXT-Eintrag mit dem Namen {host} und dem gezeigten Wert hinzufügen.',
    where: 'Wo Sie den Eintrag hinzufügen',
    wait: 'Ein neuer Eintrag ist nach einer Minute bis einer Stunde sichtbar. Das Fenster Bestätigen sagt, was gefunden wurde.',
    cloudflare: {
      name: 'Cloudflare',
      text: 'Domain wählen, DNS, Records, Add record. Typ TXT, Name {host}, Wert einfügen, Save.',
    },
    godaddy: {
      name: 'GoDaddy',
      text: 'My products, die Domain, DNS, Add new record. Typ TXT, Name {host}, Wert einfügen, Save.',
    },
    namecheap: {
      name: 'Namecheap',
      text: 'Domain list, Manage, Advanced DNS, Add new record. TXT record, Host {host}, Wert einfügen, mit dem Haken speichern.',
    },
    route53: {
      name: 'Amazon Route 53',
      text: 'Hosted zones, die Domain, Create record. Record name {host}, Typ TXT, den Wert in doppelten Anführungszeichen, Create records.',
    },
    ionos: {
      name: 'IONOS',
      text: 'Domains & SSL, die Domain, DNS, Record hinzufügen, TXT. Hostname {host}, Wert einfügen, Speichern.',
    },
    vercel: {
      name: 'Vercel',
      text: 'Domains, die Domain, DNS records, Add. Name {host}, Typ TXT, Wert einfügen, Add.',
    },
    other: {
      name: 'Ein anderer',
      text: 'Suchen Sie nach Einstellungen für DNS, Zone oder Nameserver. Der Name ist {host}, der Typ TXT. Verlangt das Formular den ganzen Namen, hängen Sie einen Punkt und Ihre Domain an.',
    },
  },
  plans: {
    title: 'Was jeder Tarif öffnet',
    mine: 'Sie haben: {plans}.',
    mineNone: 'Sie haben keinen aktiven Tarif.',
    ungated: 'Ihr Konto ist an keinen Tarif gebunden: Alles steht Ihnen offen.',
    everyone: 'Für alle offen, ohne Tarif.',
    included: 'Tarife, die es enthalten',
    later: 'Noch nicht in dieser Version: {screens}',
    open: 'Für Sie offen',
    locked: 'Nicht in Ihrem Tarif',
    see: 'Tarife ansehen',
    lockedPage: {
      name: 'Warum ist eine Seite gesperrt?',
      text: 'Sie gehört zu einem Tarif, der in Ihrem Konto nicht aktiv ist. Die Seite selbst sagt, welche Tarife sie enthalten. Was Sie dort angelegt haben, geht nicht verloren, solange sie gesperrt ist.',
    },
    upgrade: {
      name: 'Was geschieht bei einem Wechsel des Tarifs?',
      text: 'Die Tarife öffnen sich in einem neuen Tab. Wenn Sie zurückkommen, fragt diese Seite den Server, was Ihr Konto nutzen darf, und wird von selbst frei.',
    },
    end: {
      name: 'Was geschieht, wenn ein Tarif endet?',
      text: 'Seine Seiten werden gesperrt; Ihre Arbeitsbereiche, Assets, Scans und Berichte bleiben. Mit einem neuen Tarif finden Sie alles so vor, wie Sie es verlassen haben.',
    },
    free: {
      name: 'Was kann ich ohne Tarif tun?',
      text: 'Assets hinzufügen, belegen, dass sie Ihnen gehören, leichte Scans starten und verfolgen und die Checkliste abarbeiten.',
    },
  },
  widget: {
    title: 'Web-Widget',
    text: 'Mit dem Web-Widget können Besucher Ihrer eigenen Website ihre prüfen und ihre Adresse hinterlassen. In dieser Version gibt es es noch nicht.',
    meanwhile: 'Bis dahin zeigt ein leichter Scan der Website eines Interessenten dieselben Fakten: Asset hinzufügen, scannen, PDF senden.',
  },
  reseller: {
    title: 'Unter Ihrer eigenen Marke',
    intro: 'Die Anwendung ist ein Ordner mit Dateien. Jeder Webhoster liefert sie aus, unter Ihrem Namen und Ihrer Domain.',
    files: 'Laden Sie den Ordner out/ zu Ihrem Hoster hoch. Tiefe Links funktionieren sofort; die Regeldateien darin ergänzen Sicherheits-Header und Caching.',
    move: 'Steht sie nicht an der Spitze der Domain oder ist die API woanders, verschieben Sie zuerst den fertigen Build.',
    moveCode: 'Build verschieben',
    brand: 'Schreiben Sie Name, Farben und Logos in die config.json daneben. config.example.json zeigt alles, was möglich ist.',
    brandCode: 'config.json',
    origins: 'Lassen Sie die API die neue Adresse annehmen.',
    originsCode: 'Einstellung der API',
    frame: 'Um sie in einer anderen Ihrer Seiten zu zeigen, nennen Sie diese Seite.',
    frameCode: 'Eine Seite darum erlauben',
  },
  keyboard: {
    title: 'Tastatur',
    intro: 'Alles lässt sich ohne Maus erreichen.',
  },
  about: {
    title: 'Version und Kontakt',
    api: 'Server',
    up: 'Antwortet, Version {version}',
    down: 'Antwortet nicht',
    checking: 'Wird gefragt …',
    contact: 'Kontakt',
    noContact: 'Es ist keine Support-Adresse hinterlegt. Fragen Sie, wer Ihnen dieses Konto gegeben hat.',
    check: 'Erneut fragen',
    contactFailed: 'Konnte nicht nachgesehen werden',
    diagnostics: 'Diagnose',
    copyDiagnostics: 'Diagnose kopieren',
    diagnosticsText: 'Versionen, Browser, Tarif und die letzten Fehler. Nichts von Ihren Websites, kein Passwort.',
  },
} satisfies Translation<typeof en>
