import type { mail as en } from '../en/mail'
import type { Translation } from '../translation'

export const mail = {
  reset: {
    subject: 'Neues Passwort setzen',
    text: `Guten Tag,

für Ihr Soteria-Konto wurde ein neues Passwort angefordert. Öffnen Sie innerhalb von 60 Minuten diesen Link, um eines zu wählen:

{link}

Waren Sie das nicht, ignorieren Sie diese E-Mail: Ihr Passwort bleibt, wie es ist.
`,
  },
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    text: `Guten Tag,

das Passwort Ihres Soteria-Kontos wurde soeben geändert, und alle anderen Sitzungen wurden beendet.

Waren Sie das nicht, setzen Sie sofort ein neues Passwort: {link}
`,
  },
  addressChanged: {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    text: `Guten Tag,

die E-Mail-Adresse Ihres Soteria-Kontos ist jetzt {email}.

Waren Sie das nicht, wenden Sie sich sofort an die Betreiber von Soteria.
`,
  },
  accountDeleted: {
    subject: 'Ihr Konto wurde gelöscht',
    text: `Guten Tag,

Ihr Soteria-Konto und alles darin wurde soeben gelöscht.

Waren Sie das nicht, wenden Sie sich sofort an die Betreiber von Soteria.
`,
  },
  scan: {
    finished: 'Scan von {asset} fertig',
    finishedGrade: 'Scan von {asset} fertig: Note {grade}',
    failed: 'Scan von {asset} fehlgeschlagen',
    finishedText: `Guten Tag,

der {type, select, full_scan {Vollscan} other {leichte Scan}} von {asset} im Arbeitsbereich {workspace} ist fertig. {outcome}

{link}

Sie bekommen diese E-Mail, weil Ihre Einstellungen es so wollen: {settings}
`,
    failedText: `Guten Tag,

der {type, select, full_scan {Vollscan} other {leichte Scan}} von {asset} im Arbeitsbereich {workspace} ist fehlgeschlagen. {reason}

{link}

Sie bekommen diese E-Mail, weil Ihre Einstellungen es so wollen: {settings}
`,
    outcome: 'Note {grade}, {score, number} von 100. {findings}',
    findings: 'Befunde: {list}.',
    noFindings: 'Keine Befunde.',
  },
  alert: {
    more: '{first} (und {count, number} weitere)',
    text: `Guten Tag,

das ist in Ihrem Arbeitsbereich {workspace} passiert:

{list}

Was es bedeutet: {link}

Sie bekommen eine E-Mail, wenn etwas beginnt, und eine, wenn es vorbei ist. Die Ruhezeit und die Adresse für diese E-Mails lassen sich auf jener Seite und in den Einstellungen des Arbeitsbereichs ändern.
`,
    line: '- {time}: {text}',
    cause: {
      dns: 'Ihr Name hat keine Adresse',
      connect: 'Es kam keine Verbindung zustande',
      timeout: 'Sie antwortete nicht rechtzeitig',
      tls: 'Es kam keine sichere Verbindung zustande',
      certificate: 'Browser lehnen ihr Zertifikat ab',
      status: 'Sie antwortet mit einem Fehler',
      blocked: 'Ihre Adresse darf nicht kontaktiert werden',
      other: 'Sie antwortet nicht',
    },
    what: { issuer: 'Aussteller', subject: 'ausgestellt für', valid_to: 'gültig bis', sha256: 'Fingerabdruck' },
    opened: {
      down: '{site} ist ausgefallen: {cause}.',
      downReason: '{site} ist ausgefallen: {cause}. {reason}.',
      slow: '{site} ist langsam: Die Antwort brauchte {time}.',
      certificate: '{site} hat ein anderes Zertifikat ({list}).',
      headers: '{site} sendet nicht mehr: {list}.',
      dns: '{site} hat andere DNS-Einträge ({list}).',
      exposed: '{site} zeigt etwas Neues, das verborgen sein sollte ({list}).',
      score: '{site} hat eine niedrigere Punktzahl: {after} nach {before}.',
    },
    recovered: {
      down: '{site} ist wieder erreichbar, nach {time}.',
      slow: '{site} antwortet wieder schnell, nach {time}.',
      certificate: '{site} hat wieder das frühere Zertifikat, nach {time}.',
      headers: '{site} sendet die Sicherheits-Header wieder, nach {time}.',
      dns: '{site} hat wieder die früheren DNS-Einträge, nach {time}.',
      exposed: '{site} zeigt nicht mehr, was verborgen sein sollte, nach {time}.',
      score: '{site} hat die frühere Punktzahl wieder, nach {time}.',
    },
    ends: {
      certificate: 'Das Zertifikat von {site} endet in {days, plural, one {# Tag} other {# Tagen}}, am {date}.',
      domain: 'Die Domain von {site} endet in {days, plural, one {# Tag} other {# Tagen}}, am {date}.',
    },
  },
} satisfies Translation<typeof en>
