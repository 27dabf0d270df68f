import type { mail as en } from '@/lib/messages/en/mail'
import type { Translation } from '@/lib/messages/translation'

export const mail = {
  reset: {
    subject: 'Passwort zurücksetzen',
    text: `Guten Tag,

jemand hat angefordert, das Passwort Ihres Soteria-Kontos zurückzusetzen. Waren Sie es, öffnen Sie innerhalb von 60 Minuten diesen Link:

{link}

Waren Sie es nicht, ignorieren Sie diese E-Mail. Ihr Passwort bleibt unverändert.
`,
  },
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    text: `Guten Tag,

das Passwort Ihres Soteria-Kontos wurde soeben geändert. Alle anderen Geräte sind abgemeldet.

Waren Sie es nicht, setzen Sie Ihr Passwort sofort zurück: {link}
`,
  },
  confirmAddress: {
    subject: 'Neue E-Mail-Adresse bestätigen',
    text: `Guten Tag,

diese E-Mail-Adresse wurde als neue eines Soteria-Kontos eingetragen. Öffnen Sie innerhalb von 24 Stunden diesen Link und melden Sie sich an, um sie zu bestätigen:

{link}

Waren Sie es nicht, ignorieren Sie diese E-Mail. Es ändert sich nichts.
`,
  },
  brandDomainLost: {
    subject: 'Ihre Anmelde-URL {host} zeigt Ihre Marke nicht mehr',
    text: `Guten Tag,

die DNS-Einträge von {host} fehlen seit sieben Tagen. Deshalb erscheint Ihre Marke dort nicht mehr. Legen Sie beide Einträge wieder an, um sie zurückzuholen:

{link}
`,
  },
  addressAsked: {
    subject: 'Für Ihr Konto wurde eine neue E-Mail-Adresse eingetragen',
    text: `Guten Tag,

{email} wurde als neue E-Mail-Adresse Ihres Soteria-Kontos eingetragen. Die Änderung gilt, sobald sie aus diesem Postfach bestätigt wurde.

Waren Sie es nicht, brechen Sie die Änderung ab und setzen Sie Ihr Passwort sofort zurück: {link}
`,
  },
  addressTaken: {
    subject: 'Ihre E-Mail-Adresse wurde in einem anderen Konto eingetragen',
    text: `Guten Tag,

diese E-Mail-Adresse wurde als neue eines anderen Soteria-Kontos eingetragen. Sie haben damit bereits ein Konto, deshalb hat sich nichts geändert.

Waren Sie es, melden Sie sich mit dieser E-Mail-Adresse an oder tragen Sie eine andere ein.
`,
  },
  addressChanged: {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    text: `Guten Tag,

die E-Mail-Adresse Ihres Soteria-Kontos ist jetzt {email}.

Waren Sie es nicht, wenden Sie sich sofort an Ihre Administration.
`,
  },
  invitation: {
    subject: 'Richten Sie Ihr Konto bei {from} ein',
    text: `Guten Tag {name},

{from} hat ein Konto für Sie angelegt. Öffnen Sie innerhalb von {days, plural, one {# Tag} other {# Tagen}} diesen Link, um Ihr Passwort festzulegen:

{link}

Wenn Sie {from} nicht kennen, ignorieren Sie diese E-Mail. Ohne Passwort kann sich niemand anmelden.
`,
  },
  addressCorrected: {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    text: `Guten Tag,

Ihr Konto verwendet jetzt die E-Mail-Adresse {email}. Sie wurden auf allen Geräten abgemeldet. Melden Sie sich hier an:

{link}

Ihr Passwort hat sich nicht geändert.
`,
  },
  accountDeleted: {
    subject: 'Ihr Konto wurde gelöscht',
    text: `Guten Tag,

Ihr Soteria-Konto wurde soeben mit allen Inhalten gelöscht.

Waren Sie es nicht, wenden Sie sich sofort an Ihre Administration.
`,
  },
  scan: {
    finished: 'Scan von {asset} abgeschlossen',
    finishedGrade: 'Scan von {asset} abgeschlossen: Note {grade}',
    failed: 'Scan von {asset} fehlgeschlagen',
    finishedText: `Guten Tag,

der {type, select, full_scan {Vollscan} other {Schnellscan}} von {asset} im Arbeitsbereich {workspace} ist abgeschlossen. {outcome}

{link}

E-Mail-Einstellungen ändern: {settings}
`,
    failedText: `Guten Tag,

der {type, select, full_scan {Vollscan} other {Schnellscan}} von {asset} im Arbeitsbereich {workspace} ist fehlgeschlagen. {reason}

{link}

E-Mail-Einstellungen ändern: {settings}
`,
    outcome: 'Note {grade}, {score, number} von 100. {findings}',
    findings: 'Befunde: {list}.',
    aside: '{count, plural, one {# verworfen.} other {# verworfen.}}',
    noFindings: 'Keine Befunde.',
    noneKnown: 'Keine Befunde in den abgeschlossenen Prüfungen.',
  },
  connection: {
    broken: {
      subject: 'Verbindung „{name}“ funktioniert nicht',
      text: `Guten Tag,

Nachrichten an „{name}“ in Ihrem Arbeitsbereich {workspace} können nicht zugestellt werden:

{reason}

Neue Nachrichten werden eingereiht, und wir versuchen es weiter. Prüfen Sie die Verbindung: {link}
`,
    },
    test: {
      title: 'Test von Soteria',
      text: 'Diese Verbindung des Arbeitsbereichs {workspace} funktioniert.',
      link: 'Integrationen öffnen',
    },
    confirm: {
      subject: 'Nachrichten zu {workspace} erhalten?',
      text: `Guten Tag,

{name} ({email}) möchte Ihnen Nachrichten zu den Websites in {workspace} senden. Öffnen Sie innerhalb von 24 Stunden diesen Link und bestätigen Sie, um sie zu erhalten:

{link}

Wenn Sie das nicht möchten, ignorieren Sie diese E-Mail. Dann wird nichts gesendet.
`,
    },
    why: 'Sie erhalten diese E-Mail, weil eine Verbindung des Arbeitsbereichs {workspace} an Ihre E-Mail-Adresse sendet.',
    unsubscribe: 'Abbestellen',
    page: {
      confirm: 'Nachrichten zu {workspace} erhalten?',
      confirmText: '{asker} möchte Nachrichten zu den Websites in {workspace} an {address} senden.',
      confirmButton: 'Nachrichten erhalten',
      unsubscribe: 'Nachrichten zu {workspace} abbestellen?',
      unsubscribeText: 'An {address} werden keine Nachrichten zu den Websites in {workspace} mehr gesendet.',
      unsubscribeButton: 'Abbestellen',
      confirmed: 'Bestätigt. Nachrichten zu {workspace} werden an {address} gesendet.',
      unsubscribed: 'Abbestellt. An {address} werden keine Nachrichten zu {workspace} mehr gesendet.',
      over: 'Dieser Link ist abgelaufen.',
    },
  },
  wordpress: {
    silent: {
      subject: '„{name}“ meldet sich nicht mehr',
      text: `Ihre WordPress-Website {name} ({site}) meldet sich nicht mehr und gilt jetzt als nicht erreichbar.

Prüfen Sie, ob die Website läuft und ob das Plugin aktiv ist. Hier öffnen:`,
      goodbye: `{why, select, paused {Ihre WordPress-Website {name} ({site}) meldet sich nicht mehr, weil die Berichte in WordPress pausiert wurden. Sie gilt als nicht erreichbar, bis sie sich wieder meldet.} unpaired {Ihre WordPress-Website {name} ({site}) meldet sich nicht mehr, weil sie in WordPress entkoppelt wurde. Sie gilt als nicht erreichbar, bis sie neu gekoppelt ist.} other {Ihre WordPress-Website {name} ({site}) meldet sich nicht mehr, weil das Plugin deaktiviert wurde. Sie gilt als nicht erreichbar, bis das Plugin wieder aktiv ist.}}

Hier öffnen:`,
    },
    back: {
      subject: '„{name}“ meldet sich wieder',
      text: 'Ihre WordPress-Website {name} ({site}) meldet sich wieder. Hier öffnen:',
    },
  },
  alert: {
    more: '{first} (und {count, number} weitere)',
    text: `Guten Tag,

neu in Ihrem Arbeitsbereich {workspace}:

{list}

Details ansehen: {link}

Sie erhalten eine E-Mail, wenn etwas beginnt, und eine, wenn es vorbei ist. Ruhezeit und andere Empfänger legen Sie auf dieser Seite unter „Warnmeldungen und neue Scans“ fest. Wem der Arbeitsbereich gehört, kann E-Mails an die eigene Adresse unter „Benachrichtigungen“ abschalten: {settings}
`,
    line: '- {time}: {text}',
    cause: {
      dns: 'Die Domain wird nicht aufgelöst',
      connect: 'Es kam keine Verbindung zustande',
      timeout: 'Es kam rechtzeitig keine Antwort',
      tls: 'Es kam keine sichere Verbindung zustande',
      certificate: 'Browser lehnen das Zertifikat ab',
      status: 'Die Website antwortet mit einem Fehler',
      blocked: 'Die IP-Adresse kann nicht geprüft werden',
      other: 'Die Website antwortet nicht',
    },
    what: { issuer: 'Aussteller', subject: 'ausgestellt für', valid_to: 'gültig bis', sha256: 'Fingerabdruck' },
    opened: {
      down: '{site} ist ausgefallen: {cause}.',
      downReason: '{site} ist ausgefallen: {cause}. {reason}.',
      slow: '{site} ist langsam: Die Antwort dauerte {time}.',
      certificate: '{site} hat ein neues Zertifikat ({list}).',
      headers: '{site} sendet weniger oder schwächere Sicherheits-Header: {list}.',
      dns: 'Die DNS-Einträge von {site} haben sich geändert ({list}).',
      exposed: 'Neu zugänglich auf {site}: {list}.',
      score: '{site} hat eine niedrigere Punktzahl: {after} (vorher {before}).',
      domain: '{site}: Die Registrierung der Domain ist am {date} abgelaufen.',
    },
    recovered: {
      down: '{site} ist nach {time} wieder erreichbar.',
      slow: '{site} antwortet nach {time} wieder normal.',
      certificate: '{site} hat nach {time} wieder das frühere Zertifikat.',
      headers: '{site} sendet nach {time} die Sicherheits-Header wieder.',
      dns: '{site} hat nach {time} wieder die früheren DNS-Einträge.',
      exposed: '{site} gibt das nach {time} nicht mehr preis.',
      score: '{site} hat nach {time} wieder die frühere Punktzahl.',
      domain: '{site}: Die Domain ist nach {time} wieder registriert.',
    },
    ends: {
      certificate: 'Das Zertifikat von {site} läuft in {days, plural, one {# Tag} other {# Tagen}} ab ({date}).',
      domain: 'Die Domain von {site} läuft in {days, plural, one {# Tag} other {# Tagen}} ab ({date}).',
    },
  },
  recipe: {
    happened: {
      scan_completed: 'Scan abgeschlossen',
      scan_failed: 'Scan fehlgeschlagen',
      score_dropped: 'Punktzahl von {before} auf {after} gefallen',
      certificate: 'Zertifikat läuft in {days, plural, one {# Tag} other {# Tagen}} ab',
      domain: 'Domain läuft in {days, plural, one {# Tag} other {# Tagen}} ab',
      asset_verified: 'Website bestätigt',
      site_down: 'Website ist ausgefallen',
      site_up: 'Website ist nach {time} wieder erreichbar',
      headers: 'Sicherheits-Header haben sich geändert',
      dns: 'DNS-Einträge haben sich geändert',
      changed_certificate: 'Zertifikat hat sich geändert',
      score: 'Punktzahl hat sich geändert',
      lead_created: '{isKnown, select, yes {Neuer Lead: {who}} other {Neuer Lead}}',
      lead_scanned:
        '{isKnown, select, yes {Lead gescannt: {who}} other {Lead gescannt}}{hasGrade, select, yes {, Note {grade}} other {}}',
      site_form: '{website}: neuer Formulareingang{isKnown, select, yes { von {who}} other {}}',
      wp_flaw: 'Bekannte Schwachstelle: {title}',
      wp_update: 'Update verfügbar: {name} {version}',
      wp_silent: 'WordPress-Website sendet keine Berichte mehr',
      wp_back: 'WordPress-Website sendet nach {time} wieder Berichte',
      changed: 'Etwas hat sich geändert',
      digest: '{every, select, day {Tägliche Übersicht} week {Wöchentliche Übersicht} other {Monatliche Übersicht}}',
    },
    why: 'Gesendet von Ihrem Rezept „{name}“: {sentence}\n{link}',
    openReport: 'Bericht öffnen',
    openMonitoring: 'Überwachung öffnen',
    openDashboard: 'Dashboard öffnen',
    openLead: 'Leads öffnen',
    openWordPress: 'WordPress-Website öffnen',
    wordpress: {
      fix: 'Aktualisieren Sie {name} auf {version} oder neuer.',
      noFix: 'Noch keine korrigierte Version. Deaktivieren oder ersetzen Sie {name}.',
    },
    ticket: {
      one: '{title} auf {site}',
      fixed: 'Behoben: {title} auf {site}',
      rest: '{count, plural, one {# weiterer Befund} other {# weitere Befunde}} auf {site}',
      restFixed: 'Behoben: {count, plural, one {# Befund} other {# Befunde}} auf {site}',
      severity: 'Schweregrad: {severity}',
    },
    report: { subject: 'Sicherheitsbericht für {site}', text: 'Der neueste Bericht für {site} ist als PDF angehängt.' },
    digest: {
      subject: '{every, select, day {Tägliche} week {Wöchentliche} other {Monatliche}} Übersicht für {workspace}',
      period: 'Vom {from} bis {to}',
      counts: 'Neue Befunde: {fresh}. Behoben: {fixed}. Offen: {open}.',
      site: '{site}: Punktzahl {score}, neu {fresh}, behoben {fixed}, offen {open}',
      unscanned: '{site}: noch kein Bericht',
      more: '{count, plural, one {Und # weitere Website.} other {Und # weitere Websites.}}',
    },
  },
} satisfies Translation<typeof en>
