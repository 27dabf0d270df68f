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
  confidential: 'Vertraulich. Dieser Bericht beschreibt Schwachstellen der hier genannten Website.',
  broken: 'Dieser Scan wurde nicht abgeschlossen: {reason} Der Bericht enthält, was bis dahin zu sehen war.',
  summary: 'Zusammenfassung',
  counts: 'Befunde nach Schweregrad',
  allToDo: 'Alles, was zu tun ist',
  who: 'Wer',
  moreToDo:
    '{count, plural, one {# weiterer Punkt steht im vollständigen Bericht.} other {# weitere Punkte stehen im vollständigen Bericht.}}',
  handOver:
    'Geben Sie den vollständigen Bericht an die Person weiter, die Ihre Website betreut. Er enthält zu jedem Befund die Belege und die Zeilen zum Kopieren.',
  group: '{severity}: {count, plural, one {# Befund} other {# Befunde}}',
  aside: 'Verworfen: {count, plural, one {# Befund} other {# Befunde}}',
  findingsIntro:
    'Die schwerwiegendsten zuerst. Was von der Website stammt, steht hier als Text und wird nie ausgeführt.',
  noFindings: 'Keine Befunde. Der nächste Teil zeigt, was geprüft wurde.',
  noneKnown: 'Keine Befunde in dem, was geprüft werden konnte. Der nächste Teil zeigt, was geprüft wurde.',
  findingNumber: 'Befund {number, number}',
  same: 'Bedeutung, Auswirkung und Behebung wie bei Befund {number, number}, „{title}“.',
  otherPlatforms: 'Der Online-Bericht enthält auch die Zeilen für {platforms}.',
  classification: 'Einordnung',
  passed: 'Bestanden',
  withFindings: 'Mit Befunden',
  notRun: 'Ohne Ergebnis',
  notApplicable: 'Trifft nicht zu',
  notRunIntro: 'Ohne Ergebnis: Diese Prüfungen sagen nichts über die Website aus.',
  check: 'Prüfung',
  outcome: 'Ergebnis',
  reason: 'Details',
  limits: 'Methode und Grenzen',
  light:
    'Der Scan betrachtete, was jeder Besucher sehen kann: das Zertifikat und die TLS-Einstellungen, die Header und Cookies der ersten Seite, ihre Skripte, einige bekannte Adressen sowie die DNS- und E-Mail-Einträge des Namens.',
  full: 'Als Vollscan folgte er außerdem Links der Website, suchte nach Dateien und Verwaltungsseiten, die nicht öffentlich sein sollten, fragte Netzwerkdienste ab und prüfte WordPress samt Erweiterungen. Der Inhaber hat bestätigt, dass die Website geprüft werden darf.',
  never:
    'Nichts wurde verändert, kein Formular abgeschickt, kein Passwort geraten und nichts versucht, das die Website verlangsamen könnte. Dies ist kein Penetrationstest: Fehler in der Logik einer Anwendung und alles hinter einer Anmeldung werden nicht erfasst.',
  moment: 'Der Bericht beschreibt den Moment des Scans. Eine Website kann sich eine Stunde später ändern.',
  answers:
    '{answered, number} von {total, number} Prüfungen abgeschlossen. Prüfungen ohne Ergebnis sind als solche aufgeführt.',
  scoring:
    'Die Punktzahl beginnt bei 100. Jede Prüfung zieht einen Anteil vom verbliebenen Rest ab: ihre schwerste Befundart voll, die anderen zur Hälfte. Der schwerste offene Befund begrenzt die Punktzahl; sind weniger als 60 % der Prüfungen beantwortet, gibt es keine Note.',
  asked: 'Anfragen',
  askedText: '{requests, plural, one {# Anfrage} other {# Anfragen}} an {host}, {bytes} empfangen: {time}.',
  engine: 'Scanner',
  data: 'Verwendete Datenbestände',
  noData: 'Es wurden keine externen Daten verwendet.',
  characters:
    'Zeichen, die unsichtbar sind oder in den Schriften dieses Dokuments fehlen, sind durch ihren Code wiedergegeben, zum Beispiel [U+202E].',
} satisfies Translation<typeof en>
