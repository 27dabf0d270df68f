import type { PaperTexts } from './kinds'

/** The eight documents in German. */
export const de: PaperTexts = {
  titles: {
    authorisation: 'Scan-Freigabe',
    care_plan: 'Website-Betreuungsvertrag',
    audit: 'Sicherheitsprüfung der Website',
    retainer: 'Rahmenvertrag mit festem Stundenkontingent',
    website: 'Vertrag zur Website-Erstellung',
    nda: 'Vertraulichkeitsvereinbarung',
    data_processing: 'Vertrag zur Auftragsverarbeitung',
    own: 'Vereinbarung',
  },
  intro: 'Zwischen {client}, vertreten durch {signer}, {role} („Kunde“), und {agency} („Agentur“).',
  target: 'Ziel',
  proof: 'Inhaberschaft bestätigt',
  methods: { dns: 'DNS-Eintrag, {time}', file: 'Bestätigungsdatei, {time}', meta: 'Meta-Tag, {time}' },
  periods: { once: '{amount}', month: '{amount} pro Monat', year: '{amount} pro Jahr' },
  signs: { client: 'Für den Kunden: Ort, Datum, Unterschrift', agency: 'Für die Agentur: Ort, Datum, Unterschrift' },
  template: 'Dies ist eine Vorlage und keine Rechtsberatung.',
  fields: {
    agency: 'Agentur',
    client: 'Kunde',
    signer: 'Unterzeichnende Person',
    role: 'Funktion',
    starts_on: 'Beginn',
    ends_on: 'Ende',
    value: 'Preis',
    hours: 'Prüfzeiten',
    emergency: 'Notfallnummer',
    agency_phone: 'Telefon der Agentur',
    retention: 'Aufbewahrungsdauer',
    sites: 'Websites',
    services: 'Leistungen',
    response: 'Reaktionszeit',
    notice: 'Kündigungsfrist',
    deadline: 'Liefertermin',
    monthly_hours: 'Stunden pro Monat',
    scope: 'Umfang',
    purpose: 'Zweck',
    years: 'Dauer',
    data_kinds: 'Datenarten',
    subprocessors: 'Unterauftragnehmer',
    law: 'Anwendbares Recht',
    own_text: 'Text',
  },
  clauses: {
    permission: {
      title: 'Erlaubnis',
      text: 'Der Kunde erlaubt der Agentur, die Sicherheit der unten genannten Ziele zu prüfen. Sie gehören ihm, oder er ist befugt, diese Erlaubnis zu erteilen.',
    },
    period: {
      title: 'Zeitraum',
      text: 'Vom {starts_on} bis zum {ends_on}, jeweils {hours}. Jede Partei kann die Erlaubnis jederzeit per E-Mail widerrufen; die Agentur beendet die Prüfung dann innerhalb eines Arbeitstags.',
    },
    method: {
      title: 'Was die Agentur tut',
      text: 'Sie sendet Anfragen, die auch jeder Besucher senden könnte, sucht nach Dateien, die nicht öffentlich sein sollten, und prüft, welche Netzwerkdienste antworten. Sie öffnet höchstens vier Verbindungen gleichzeitig.',
    },
    never: {
      title: 'Was die Agentur nie tut',
      text: 'Sie probiert keine Passwörter aus, ändert und löscht nichts, täuscht niemanden und liest nicht mehr Daten, als für den Nachweis eines Problems nötig sind.',
    },
    incident: {
      title: 'Wenn etwas ausfällt',
      text: 'Die Agentur bricht die Prüfung ab und ruft {emergency} an. Der Kunde erreicht die Agentur unter {agency_phone}.',
    },
    results: {
      title: 'Was mit den Ergebnissen geschieht',
      text: 'Berichte werden {retention} aufbewahrt und dann gelöscht. Dritte erhalten sie nicht.',
    },
    liability_scan: {
      title: 'Haftung',
      text: 'Jede Partei haftet unbeschränkt für Vorsatz und grobe Fahrlässigkeit. Im Übrigen haftet die Agentur nur für Schäden, die für eine solche Prüfung typisch und vorhersehbar sind.',
    },
    hosting: {
      title: 'Hosting bei Dritten',
      text: 'Der Kunde hat seinen Hosting-Anbieter über die Prüfung informiert und bestätigt, dass dessen Bedingungen sie erlauben.',
    },
    care_services: { title: 'Leistungen', text: 'Die Agentur erbringt diese Leistungen:\n{services}' },
    sites: { title: 'Websites', text: 'Der Vertrag gilt für diese Websites:\n{sites}' },
    response: {
      title: 'Reaktionszeit',
      text: 'Fällt eine Website aus oder wird eine kritische Schwachstelle gefunden, beginnt die Agentur innerhalb von {response} mit der Arbeit. Arbeitstage sind Montag bis Freitag.',
    },
    fee: {
      title: 'Preis',
      text: 'Der Kunde zahlt {value}, zuzüglich Umsatzsteuer, soweit sie anfällt. Rechnungen sind innerhalb von 14 Tagen zu zahlen.',
    },
    rolling: {
      title: 'Laufzeit',
      text: 'Der Vertrag beginnt am {starts_on} und läuft, bis eine Partei ihn schriftlich mit einer Frist von {notice} kündigt. Aus wichtigem Grund können beide Parteien fristlos kündigen.',
    },
    liability: {
      title: 'Haftung',
      text: 'Jede Partei haftet unbeschränkt für Vorsatz und grobe Fahrlässigkeit. Im Übrigen ist die Haftung auf den Betrag begrenzt, den der Kunde nach diesem Vertrag in zwölf Monaten zahlt.',
    },
    security_limits: {
      title: 'Was die Agentur nicht zusagen kann',
      text: 'Keine Prüfung findet jede Schwachstelle, und keine Leistung verhindert jeden Angriff. Die Agentur arbeitet mit der branchenüblichen Sorgfalt.',
    },
    audit_scope: {
      title: 'Umfang',
      text: 'Die Agentur prüft die Sicherheit dieser Websites:\n{sites}\nVollständige Scans beginnen erst, wenn die Inhaberschaft bestätigt ist.',
    },
    audit_result: {
      title: 'Ergebnis',
      text: 'Bis {deadline} erhält der Kunde einen schriftlichen Bericht: was gefunden wurde, wo, wie schwerwiegend es ist und wie es behoben wird. Nach den Korrekturen scannt die Agentur ohne Aufpreis noch einmal.',
    },
    cooperation: {
      title: 'Mitwirkung',
      text: 'Der Kunde benennt eine Ansprechperson, stellt die nötigen Zugänge bereit und sichert seine Daten selbst.',
    },
    confidentiality: {
      title: 'Vertraulichkeit',
      text: 'Beide Parteien behandeln vertraulich, was sie übereinander erfahren, auch nach Vertragsende. Die Agentur veröffentlicht keine Ergebnisse.',
    },
    retainer_hours: {
      title: 'Leistungen',
      text: 'Die Agentur hält {monthly_hours} für den Kunden frei, und zwar für:\n{services}',
    },
    unused: {
      title: 'Nicht genutzte Zeit',
      text: 'Nicht genutzte Zeit kann nur in den folgenden Monat übertragen werden. Arbeit darüber hinaus wird vorher vereinbart und zum selben Stundensatz abgerechnet.',
    },
    website_scope: { title: 'Umfang', text: 'Die Agentur erstellt eine Website mit:\n{scope}' },
    delivery: {
      title: 'Lieferung und Abnahme',
      text: 'Die Website ist bis {deadline} fertig, wenn der Kunde seine Inhalte rechtzeitig liefert. Sie gilt als abgenommen, wenn der Kunde sie nutzt oder innerhalb von 14 Tagen keine Mängel meldet.',
    },
    content: {
      title: 'Inhalte',
      text: 'Der Kunde liefert Texte und Bilder und besitzt die Rechte, sie zu verwenden.',
    },
    changes: {
      title: 'Änderungen',
      text: 'Zwei Korrekturrunden sind enthalten. Was über den Umfang hinausgeht, wird gesondert angeboten und vereinbart.',
    },
    rights: {
      title: 'Rechte',
      text: 'Sobald der Preis bezahlt ist, darf der Kunde die Website zeitlich unbegrenzt nutzen, ändern und zu einem anderen Anbieter umziehen. Für Bestandteile Dritter gelten deren Lizenzen.',
    },
    warranty: {
      title: 'Mängel',
      text: 'Mängel, die innerhalb von zwölf Monaten nach der Abnahme gemeldet werden, behebt die Agentur kostenlos.',
    },
    nda_purpose: {
      title: 'Zweck',
      text: 'Die Parteien tauschen vertrauliche Informationen zu diesem Zweck aus: {purpose}.',
    },
    nda_what: {
      title: 'Vertrauliche Informationen',
      text: 'Vertraulich sind alle Informationen, die eine Partei der anderen zu diesem Zweck gibt und die so gekennzeichnet oder erkennbar nicht für andere bestimmt sind, insbesondere Befunde zur Sicherheit, Zugangsdaten und Geschäftszahlen.',
    },
    nda_duty: {
      title: 'Pflichten',
      text: 'Jede Partei nutzt die Informationen nur zu diesem Zweck, schützt sie mit angemessener Sorgfalt und gibt sie nur an Personen weiter, die sie benötigen und ebenso verpflichtet sind.',
    },
    nda_exceptions: {
      title: 'Ausnahmen',
      text: 'Nicht vertraulich ist, was ohne Verstoß öffentlich ist, vorher bekannt war, unabhängig entwickelt wurde oder kraft Gesetzes offengelegt werden muss. Im letzten Fall wird die andere Partei vorher informiert, soweit das Gesetz es erlaubt.',
    },
    nda_return: {
      title: 'Rückgabe',
      text: 'Auf Verlangen gibt jede Partei die Informationen zurück oder löscht sie und bestätigt das schriftlich. Gesetzlich vorgeschriebene Kopien dürfen behalten werden und bleiben vertraulich.',
    },
    nda_term: {
      title: 'Dauer',
      text: 'Diese Vereinbarung gilt ab {starts_on}. Die Pflichten bestehen {years} nach Weitergabe der jeweiligen Information fort.',
    },
    dpa_subject: {
      title: 'Gegenstand',
      text: 'Die Agentur verarbeitet personenbezogene Daten im Auftrag des Kunden zu diesem Zweck: {purpose}. Betroffen sind diese Datenarten und Personengruppen:\n{data_kinds}',
    },
    dpa_instructions: {
      title: 'Weisungen',
      text: 'Die Agentur verarbeitet die Daten nur auf dokumentierte Weisung des Kunden. Hält sie eine Weisung für rechtswidrig, weist sie darauf hin und darf warten, bis der Kunde sie bestätigt oder ändert.',
    },
    dpa_people: {
      title: 'Vertraulichkeit',
      text: 'Zugang zu den Daten haben nur Personen, die zur Vertraulichkeit verpflichtet sind.',
    },
    dpa_security: {
      title: 'Sicherheit',
      text: 'Die Agentur trifft die technischen und organisatorischen Maßnahmen, die Artikel 32 DSGVO verlangt: verschlüsselte Verbindungen, Zugriff nur soweit nötig, getrennte Kundenkonten, Protokollierung und getestete Backups.',
    },
    dpa_sub: {
      title: 'Unterauftragnehmer',
      text: 'Der Kunde stimmt diesen Unterauftragnehmern zu:\n{subprocessors}\nDie Agentur kündigt eine Änderung 30 Tage vorher an; der Kunde kann widersprechen. Für jeden Unterauftragnehmer gelten dieselben Pflichten.',
    },
    dpa_rights: {
      title: 'Rechte betroffener Personen',
      text: 'Die Agentur leitet Anfragen betroffener Personen unverzüglich weiter und hilft dem Kunden, sie zu beantworten und seine Pflichten nach den Artikeln 32 bis 36 DSGVO zu erfüllen.',
    },
    dpa_breach: {
      title: 'Datenschutzverletzungen',
      text: 'Die Agentur meldet dem Kunden eine Verletzung des Schutzes personenbezogener Daten unverzüglich, spätestens 24 Stunden nach Bekanntwerden, mit allen Angaben, die er für die eigene Meldung benötigt.',
    },
    dpa_end: {
      title: 'Ende der Verarbeitung',
      text: 'Am Ende der Leistung gibt die Agentur die Daten nach Wahl des Kunden zurück oder löscht sie, soweit keine gesetzliche Pflicht zur Aufbewahrung besteht.',
    },
    dpa_audit: {
      title: 'Kontrollen',
      text: 'Die Agentur stellt alles bereit, was die Einhaltung dieser Pflichten belegt, und ermöglicht Kontrollen nach angemessener Ankündigung.',
    },
    own_text: { title: '', text: '{own_text}' },
    written: {
      title: 'Änderungen dieses Vertrags',
      text: 'Änderungen bedürfen der Textform, zum Beispiel einer E-Mail. Ist eine Bestimmung unwirksam, bleiben die übrigen in Kraft.',
    },
    law: { title: 'Anwendbares Recht', text: 'Für diesen Vertrag gilt das Recht von {law}.' },
  },
}
