import type { pdf as en } from '@/lib/messages/en/pdf'
import type { Translation } from '@/lib/messages/translation'

export const pdf = {
  kicker: 'Sicherheitsbericht',
  pageOf: 'Seite {page, number} von {total, number}',
  title: 'Sicherheitsbericht für {host}',
  scanned: 'Gescannt',
  client: 'Kunde',
  about: 'Beschreibung',
  prepared: 'Erstellt von',
  madeWith: 'Erstellt mit',
  contact: 'Kontakt',
  page: 'Antwortende Seite',
  confidential: 'Vertraulich. Dieser Bericht beschreibt Sicherheitsbefunde der hier genannten Website.',
  broken: 'Dieser Scan wurde nicht abgeschlossen: {reason} Der Bericht enthält die Ergebnisse bis zu diesem Punkt.',
  summary: 'Zusammenfassung',
  counts: 'Befunde nach Schweregrad',
  whatToDo: 'Was zu tun ist',
  allToDo: 'Alles, was zu tun ist',
  who: 'Wer',
  moreToDo:
    '{count, plural, one {# weiterer Punkt steht im vollständigen Bericht.} other {# weitere Punkte stehen im vollständigen Bericht.}}',
  handOver:
    'Geben Sie den vollständigen Bericht an die Person weiter, die Ihre Website betreut. Er enthält zu jedem Befund die Belege und die Zeilen zum Kopieren.',
  group: '{severity}: {count, plural, one {# Befund} other {# Befunde}}',
  aside: 'Verworfen: {count, plural, one {# Befund} other {# Befunde}}',
  findingsIntro: 'Schwerste zuerst. Inhalte der Website erscheinen als reiner Text.',
  noFindings: 'Keine Befunde. Der nächste Abschnitt führt auf, was geprüft wurde.',
  noneKnown: 'Keine Befunde in den abgeschlossenen Prüfungen. Der nächste Abschnitt führt auf, was geprüft wurde.',
  findingNumber: 'Befund {number, number}',
  same: 'Bedeutung, Auswirkung und Behebung wie bei Befund {number, number}, „{title}“.',
  otherPlatforms: 'Der Online-Bericht enthält auch Code für {platforms}.',
  classification: 'Einordnung',
  passed: 'Bestanden',
  withFindings: 'Mit Befunden',
  notRun: 'Ohne Ergebnis',
  notApplicable: 'Trifft nicht zu',
  notRunIntro: 'Ohne Ergebnis: Diese Ergebnisse sagen nichts über die Website aus.',
  check: 'Prüfung',
  outcome: 'Ergebnis',
  reason: 'Details',
  limits: 'Methode und Grenzen',
  light:
    'Dieser Schnellscan prüfte, was jeder Besucher sehen kann: das Zertifikat und die TLS-Einstellungen, die Header und Cookies der Startseite, ihre Skripte, einige bekannte URLs sowie die DNS- und E-Mail-Einträge der Domain.',
  full: 'Als Vollscan folgte er außerdem Links der Website, suchte nach Dateien und Verwaltungsseiten, die nicht öffentlich sein sollten, erkannte offene Netzwerkdienste und prüfte WordPress samt Plugins und Themes. Der Inhaber hat bestätigt, dass die Website geprüft werden darf.',
  never:
    'Nichts wurde verändert, kein Formular abgeschickt, kein Passwort geraten und nichts getan, was die Website verlangsamen könnte. Dies ist kein Penetrationstest: Schwachstellen in der Logik einer Anwendung und Seiten hinter einer Anmeldung werden nicht erfasst.',
  moment: 'Dieser Bericht beschreibt die Website zum Zeitpunkt des Scans. Websites können sich jederzeit ändern.',
  answers:
    '{answered, number} von {total, number} Prüfungen abgeschlossen. Prüfungen ohne Ergebnis sind als solche aufgeführt.',
  scoring:
    'Die Punktzahl beginnt bei 100. Jede nicht bestandene Prüfung zieht einen Prozentsatz vom Rest ab: ihre schwerste Befundart voll, die anderen zur Hälfte. Der schwerste offene Befund begrenzt die Punktzahl. Sind weniger als 60 % der Prüfungen abgeschlossen, gibt es keine Note.',
  asked: 'Anfragen',
  askedText: '{requests, plural, one {# Anfrage} other {# Anfragen}} an {host}, {bytes} empfangen: {time}.',
  engine: 'Scanner',
  data: 'Von den Prüfungen verwendete Daten',
  noData: 'Es wurden keine externen Daten verwendet.',
  characters:
    'Unsichtbare Zeichen und solche, die in den Schriften dieses Dokuments fehlen, sind durch ihren Code wiedergegeben, etwa [U+202E].',
} satisfies Translation<typeof en>
