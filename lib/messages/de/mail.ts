import type { mail as en } from '@/lib/messages/en/mail'
import type { Translation } from '@/lib/messages/translation'

export const mail = {
  reset: {
    subject: 'Passwort zurücksetzen',
    text: `Guten Tag,

für Ihr Soteria-Konto wurde ein neues Passwort angefordert. Öffnen Sie innerhalb von 60 Minuten diesen Link, um ein neues zu wählen:

{link}

Waren Sie das nicht, ignorieren Sie diese E-Mail: Ihr Passwort bleibt, wie es ist.
`,
  },
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    text: `Guten Tag,

das Passwort Ihres Soteria-Kontos wurde soeben geändert, und alle anderen Sitzungen wurden beendet.

Waren Sie das nicht, legen Sie sofort ein neues Passwort fest: {link}
`,
  },
  confirmAddress: {
    subject: 'Neue E-Mail-Adresse bestätigen',
    text: `Guten Tag,

diese Adresse wurde als neue Adresse eines Soteria-Kontos eingetragen. Öffnen Sie innerhalb von 24 Stunden diesen Link und melden Sie sich an, um sie zu bestätigen:

{link}

Waren Sie das nicht, ignorieren Sie diese E-Mail: Es ändert sich nichts.
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

{email} wurde als neue E-Mail-Adresse Ihres Soteria-Kontos eingetragen. Sie gilt, sobald sie aus diesem Postfach bestätigt wurde.

Waren Sie das nicht, brechen Sie die Änderung ab und legen Sie sofort ein neues Passwort fest: {link}
`,
  },
  addressTaken: {
    subject: 'Ihre E-Mail-Adresse wurde in einem anderen Konto eingetragen',
    text: `Guten Tag,

diese Adresse wurde als neue Adresse eines anderen Soteria-Kontos eingetragen. Sie haben damit bereits ein Konto, deshalb hat sich nichts geändert.

Waren Sie das selbst, melden Sie sich stattdessen mit dieser Adresse an oder tragen Sie eine andere ein.
`,
  },
  addressChanged: {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    text: `Guten Tag,

die E-Mail-Adresse Ihres Soteria-Kontos ist jetzt {email}.

Waren Sie das nicht, wenden Sie sich sofort an den Betreiber dieser Soteria-Installation.
`,
  },
  invitation: {
    subject: 'Richten Sie Ihr Konto bei {from} ein',
    text: `Guten Tag {name},

{from} hat ein Konto für Sie angelegt. Öffnen Sie innerhalb von {days, plural, one {# Tag} other {# Tagen}} diesen Link, um ein Passwort zu wählen:

{link}

Wenn Sie {from} nicht kennen, ignorieren Sie diese E-Mail: Ohne Passwort kann sich niemand anmelden.
`,
  },
  addressCorrected: {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    text: `Guten Tag,

Ihr Konto verwendet jetzt die Adresse {email}. Sie sind überall abgemeldet. Melden Sie sich hier damit an:

{link}

Ihr Passwort ist dasselbe wie zuvor.
`,
  },
  accountDeleted: {
    subject: 'Ihr Konto wurde gelöscht',
    text: `Guten Tag,

Ihr Soteria-Konto wurde soeben mit allen Inhalten gelöscht.

Waren Sie das nicht, wenden Sie sich sofort an den Betreiber dieser Soteria-Installation.
`,
  },
  scan: {
    finished: 'Scan von {asset} abgeschlossen',
    finishedGrade: 'Scan von {asset} abgeschlossen: Note {grade}',
    failed: 'Scan von {asset} fehlgeschlagen',
    finishedText: `Guten Tag,

der {type, select, full_scan {Vollscan} other {Schnellscan}} von {asset} im Arbeitsbereich {workspace} ist abgeschlossen. {outcome}

{link}

Sie erhalten diese E-Mail aufgrund Ihrer Einstellungen: {settings}
`,
    failedText: `Guten Tag,

der {type, select, full_scan {Vollscan} other {Schnellscan}} von {asset} im Arbeitsbereich {workspace} ist fehlgeschlagen. {reason}

{link}

Sie erhalten diese E-Mail aufgrund Ihrer Einstellungen: {settings}
`,
    outcome: 'Note {grade}, {score, number} von 100. {findings}',
    findings: 'Befunde: {list}.',
    aside: '{count, plural, one {# ist zurückgestellt.} other {# sind zurückgestellt.}}',
    noFindings: 'Keine Befunde.',
    noneKnown: 'Keine Befunde in den abgeschlossenen Prüfungen.',
  },
  connection: {
    broken: {
      subject: 'Verbindung „{name}“ funktioniert nicht',
      text: `Guten Tag,

Nachrichten an „{name}“ in Ihrem Arbeitsbereich {workspace} können nicht zugestellt werden:

{reason}

Neue Nachrichten warten, und wir versuchen es weiter. Prüfen Sie die Verbindung: {link}
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

Wenn Sie das nicht möchten, müssen Sie nichts tun: Es wird nichts gesendet.
`,
    },
    why: 'Sie erhalten diese E-Mail, weil eine Verbindung des Arbeitsbereichs {workspace} an Ihre Adresse sendet.',
    unsubscribe: 'Abbestellen',
    page: {
      confirm: 'Nachrichten zu {workspace} erhalten?',
      confirmText: '{asker} möchte Nachrichten zu den Websites in {workspace} an {address} senden.',
      confirmButton: 'Ja, senden',
      unsubscribe: 'Nachrichten zu {workspace} abbestellen?',
      unsubscribeText: 'An {address} werden keine Nachrichten zu den Websites in {workspace} mehr gesendet.',
      unsubscribeButton: 'Abbestellen',
      confirmed: 'Bestätigt. Nachrichten zu {workspace} werden an {address} gesendet.',
      unsubscribed: 'Abbestellt. An {address} werden keine Nachrichten zu {workspace} mehr gesendet.',
      over: 'Dieser Link ist ungültig oder abgelaufen.',
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

das ist in Ihrem Arbeitsbereich {workspace} passiert:

{list}

Was das bedeutet: {link}

Sie erhalten eine E-Mail, wenn etwas beginnt, und eine, wenn es vorbei ist. Die Ruhezeit und eine andere Adresse für diese E-Mails legen Sie auf der verlinkten Seite unter „Warnmeldungen und neue Scans“ fest. An die eigene Adresse kann, wem der Arbeitsbereich gehört, sie unter „Benachrichtigungen“ abschalten: {settings}
`,
    line: '- {time}: {text}',
    cause: {
      dns: 'die Domain wird nicht aufgelöst',
      connect: 'Es kam keine Verbindung zustande',
      timeout: 'Es kam rechtzeitig keine Antwort',
      tls: 'Es kam keine sichere Verbindung zustande',
      certificate: 'Browser lehnen das Zertifikat ab',
      status: 'Die Website antwortet mit einem Fehler',
      blocked: 'Die Adresse darf nicht kontaktiert werden',
      other: 'Die Website antwortet nicht',
    },
    what: { issuer: 'Aussteller', subject: 'ausgestellt für', valid_to: 'gültig bis', sha256: 'Fingerabdruck' },
    opened: {
      down: '{site} ist ausgefallen: {cause}.',
      downReason: '{site} ist ausgefallen: {cause}. {reason}.',
      slow: '{site} ist langsam: Erst nach {time} kam eine Antwort.',
      certificate: '{site} hat ein anderes Zertifikat ({list}).',
      headers: '{site} sendet weniger oder schwächere Sicherheits-Header: {list}.',
      dns: '{site} hat andere DNS-Einträge ({list}).',
      exposed: 'Neu zugänglich auf {site}: {list}.',
      score: '{site} hat eine niedrigere Punktzahl: {after} statt {before}.',
      domain: '{site}: Die Registrierung der Domain ist am {date} abgelaufen.',
    },
    recovered: {
      down: '{site} ist nach {time} wieder erreichbar.',
      slow: '{site} antwortet nach {time} wieder schnell.',
      certificate: '{site} hat nach {time} wieder das frühere Zertifikat.',
      headers: '{site} sendet nach {time} die Sicherheits-Header wieder.',
      dns: '{site} hat nach {time} wieder die früheren DNS-Einträge.',
      exposed: '{site} verbirgt nach {time} wieder, was verborgen sein sollte.',
      score: '{site} hat nach {time} wieder die frühere Punktzahl.',
      domain: '{site}: Die Domain ist nach {time} wieder registriert.',
    },
    ends: {
      certificate: 'Das Zertifikat von {site} läuft in {days, plural, one {# Tag} other {# Tagen}} ab, am {date}.',
      domain: 'Die Domain von {site} läuft in {days, plural, one {# Tag} other {# Tagen}} ab, am {date}.',
    },
  },
  recipe: {
    happened: {
      scan_completed: 'Scan abgeschlossen',
      scan_failed: 'Scan fehlgeschlagen',
      score_dropped: 'Punktzahl von {before} auf {after} gefallen',
      certificate: 'Zertifikat läuft in {days, plural, one {# Tag} other {# Tagen}} ab',
      domain: 'Domain läuft in {days, plural, one {# Tag} other {# Tagen}} ab',
      asset_verified: 'Website verifiziert',
      site_down: 'Website ist ausgefallen',
      site_up: 'Website ist nach {time} wieder erreichbar',
      headers: 'Sicherheits-Header haben sich geändert',
      dns: 'DNS-Einträge haben sich geändert',
      changed_certificate: 'Zertifikat hat sich geändert',
      score: 'Punktzahl hat sich geändert',
      lead_created: '{isKnown, select, yes {Neuer Lead: {who}} other {Neuer Lead}}',
      lead_scanned:
        '{isKnown, select, yes {Lead gescannt: {who}} other {Lead gescannt}}{hasGrade, select, yes {, Note {grade}} other {}}',
      site_form: '{website}: neue Formularnachricht{isKnown, select, yes { von {who}} other {}}',
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
      noFix: 'Noch kein Update dagegen. Deaktivieren oder ersetzen Sie {name}.',
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
