import type { Elsewhere } from '@/lib/messages/translation'

export const rules: Elsewhere['rules'] = {
  'transport.https/no-https': {
    title: 'HTTPS ist nicht verfügbar',
    deed: 'HTTPS einschalten',
    means:
      'Besucher erreichen die Website nur über eine unverschlüsselte Verbindung. Browser kennzeichnen sie als „Nicht sicher“.',
    impact:
      'Wer unterwegs mitlauscht, zum Beispiel im selben WLAN, kann lesen, was Besucher senden, und verändern, was sie sehen.',
    fix: "Besorgen Sie ein Zertifikat (Let's Encrypt stellt sie kostenlos aus) und liefern Sie die ganze Website über HTTPS aus. Leiten Sie danach HTTP dorthin um.",
  },
  'transport.https/no-redirect': {
    title: 'HTTP leitet nicht auf HTTPS um',
    deed: 'Alle Besucher auf die verschlüsselte Website leiten',
    means:
      'Die Website hat HTTPS, aber wer den Namen eintippt oder einem alten Link folgt, kann auf der unverschlüsselten Version bleiben.',
    impact: 'Auf dieser Verbindung lässt sich unterwegs alles lesen und verändern, auch Passwörter und Sitzungen.',
    fix: 'Beantworten Sie jede HTTP-Anfrage mit einer dauerhaften Umleitung (301 oder 308) auf denselben Host über HTTPS.',
  },
  'transport.https/redirect-elsewhere': {
    title: 'HTTP-Umleitung wechselt vor HTTPS den Host',
    deed: 'Erst auf HTTPS wechseln, dann weiterleiten',
    means:
      'Wer diesen Namen eintippt, landet sofort bei einem anderen Namen, ohne dass hier zuerst auf HTTPS gewechselt wird.',
    impact:
      'Browser können sich HTTPS für diesen Namen nicht merken. Die erste Anfrage bleibt bei jedem Besuch manipulierbar.',
    fix: 'Leiten Sie zuerst auf HTTPS desselben Hosts um und von dort auf den anderen Host.',
  },
  'transport.https/offsite': {
    title: 'Website leitet auf eine andere Domain um',
    deed: 'Die Domain scannen, auf die Ihre Website umleitet',
    means:
      'Diese Adresse hat keine eigenen Seiten: Sie schickt alle Besucher zu einem anderen Namen, der nicht Teil dieses Scans war.',
    impact: 'Was Besucher am Ende sehen, wurde nicht geprüft.',
    fix: 'Fügen Sie den anderen Namen als eigenes Asset hinzu, wenn er Ihnen gehört.',
  },
  'tls.certificate/expired': {
    title: 'TLS-Zertifikat ist abgelaufen',
    deed: 'Das abgelaufene Zertifikat erneuern',
    means:
      'Der Identitätsnachweis dieser Website ist abgelaufen. Browser zeigen statt der Website eine ganzseitige Warnung.',
    impact:
      'Besucher gehen wieder oder gewöhnen sich an, Warnungen wegzuklicken. Dann kann ihnen jemand auf dem Übertragungsweg unbemerkt eine Kopie der Website zeigen.',
    fix: 'Erneuern Sie das Zertifikat jetzt und lassen Sie die Erneuerung automatisch laufen.',
  },
  'tls.certificate/not-yet-valid': {
    title: 'TLS-Zertifikat ist noch nicht gültig',
    deed: 'Das Startdatum des Zertifikats korrigieren',
    means:
      'Der Identitätsnachweis dieser Website wird erst in der Zukunft gültig. Browser zeigen statt der Website eine ganzseitige Warnung.',
    impact: 'Besucher können die Website nicht öffnen, ohne eine Warnung wegzuklicken.',
    fix: 'Prüfen Sie die Uhr des Servers und die der ausstellenden Stelle und lassen Sie das Zertifikat bei Bedarf neu ausstellen.',
  },
  'tls.certificate/expires-soon': {
    title: 'TLS-Zertifikat läuft bald ab',
    deed: 'Das Zertifikat vor Ablauf erneuern',
    means: 'Der Identitätsnachweis dieser Website läuft in wenigen Tagen ab und wurde noch nicht erneuert.',
    impact: 'Ohne Erneuerung zeigen Browser statt der Website eine Warnung.',
    fix: 'Erneuern Sie das Zertifikat und prüfen Sie, warum die automatische Erneuerung nicht gelaufen ist.',
  },
  'tls.certificate/name-mismatch': {
    title: 'Zertifikat passt nicht zum Hostnamen',
    deed: 'Ein Zertifikat für diese Domain ausstellen lassen',
    means:
      'Der Identitätsnachweis, den der Server zeigt, gehört zu einem anderen Namen. Browser zeigen statt der Website eine ganzseitige Warnung.',
    impact: 'Besucher können diesen Server nicht von einem Betrüger unterscheiden.',
    fix: 'Lassen Sie ein Zertifikat ausstellen, das diesen Hostnamen enthält, und sorgen Sie dafür, dass der Server es für diesen Namen verwendet.',
  },
  'tls.certificate/self-signed': {
    title: 'Zertifikat ist selbst signiert',
    deed: 'Das selbst signierte Zertifikat ersetzen',
    means:
      'Die Website bürgt für sich selbst: Keine Zertifizierungsstelle hat bestätigt, wer sie betreibt. Browser zeigen eine ganzseitige Warnung.',
    impact:
      'Besucher können diesen Server nicht von einem Betrüger unterscheiden, der sich ein ebensolches Zertifikat gemacht hat.',
    fix: "Verwenden Sie ein Zertifikat einer öffentlichen Zertifizierungsstelle, zum Beispiel von Let's Encrypt.",
  },
  'tls.certificate/untrusted': {
    title: 'Zertifikatskette ist unvollständig oder nicht vertrauenswürdig',
    deed: 'Die vollständige Zertifikatskette installieren',
    means:
      'Das Zertifikat führt zu keiner Zertifizierungsstelle, der Browser vertrauen. Oft fehlt nur ein Zwischenzertifikat.',
    impact: 'Einige oder alle Besucher sehen statt der Website eine ganzseitige Warnung.',
    fix: 'Verwenden Sie eine öffentlich anerkannte Zertifizierungsstelle und senden Sie deren Zwischenzertifikate mit Ihrem eigenen mit (die Datei mit der „full chain“).',
  },
  'tls.certificate/weak-key': {
    title: 'Schlüssel des Zertifikats ist zu kurz',
    deed: 'Das Zertifikat mit stärkerem Schlüssel neu ausstellen',
    means:
      'Der Schlüssel dieses Zertifikats ist für heute zu kurz: Schlüssel unter 2048 Bit lassen sich mit genug Geld brechen.',
    impact: 'Wer den Schlüssel bricht, kann sich als diese Website ausgeben und ihre Verbindungen mitlesen.',
    fix: 'Erzeugen Sie einen neuen Schlüssel (ECDSA P-256 oder RSA mit mindestens 2048 Bit) und lassen Sie das Zertifikat neu ausstellen.',
  },
  'tls.certificate/weak-signature': {
    title: 'Zertifikat ist mit MD5 oder SHA-1 signiert',
    deed: 'Das Zertifikat mit moderner Signatur neu ausstellen',
    means: 'Die Signatur dieses Zertifikats nutzt MD5 oder SHA-1 und lässt sich fälschen. Browser lehnen sie ab.',
    impact: 'Angreifer können ein Zertifikat herstellen, das genauso echt aussieht.',
    fix: 'Lassen Sie das Zertifikat neu ausstellen: Jede öffentliche Zertifizierungsstelle signiert mit SHA-256 oder besser.',
  },
  'tls.protocols/sslv3': {
    title: 'Server akzeptiert SSL 3.0',
    deed: 'SSL 3.0 abschalten',
    means: 'Der Server lässt noch einen Verschlüsselungsstandard von 1996 zu, der gebrochen ist.',
    impact: 'Angreifer auf dem Übertragungsweg können Teile der Verbindung lesen, auch Sitzungs-Cookies (POODLE).',
    fix: 'Schalten Sie SSL 3.0 ab und erlauben Sie nur TLS 1.2 und 1.3.',
  },
  'tls.protocols/legacy-tls': {
    title: 'Server akzeptiert TLS 1.0 oder 1.1',
    deed: 'Veraltete Verschlüsselung abschalten (TLS 1.0, 1.1)',
    means: 'Der Server lässt noch alte Verschlüsselungsversionen zu, die offiziell zurückgezogen wurden.',
    impact:
      'Verbindungen damit beruhen auf veralteter Kryptografie. Die Regeln für Kartenzahlungen (PCI DSS) erlauben sie nicht.',
    fix: 'Erlauben Sie nur TLS 1.2 und 1.3. Alle Browser der letzten zehn Jahre beherrschen sie.',
  },
  'tls.protocols/no-modern': {
    title: 'Server unterstützt weder TLS 1.2 noch 1.3',
    deed: 'Moderne Verschlüsselung einschalten (TLS 1.2, 1.3)',
    means: 'Der Server bietet nur Verschlüsselungsversionen an, die heutige Browser ablehnen.',
    impact: 'Besucher mit aktuellem Browser können die Website nicht öffnen, und die anderen sind schlecht geschützt.',
    fix: 'Aktualisieren Sie den Webserver und seine TLS-Bibliothek und schalten Sie TLS 1.2 und 1.3 ein.',
  },
  'tls.protocols/no-tls13': {
    title: 'Server unterstützt TLS 1.3 nicht',
    deed: 'TLS 1.3 einschalten',
    means:
      'Der Server bietet die neueste Verschlüsselungsversion nicht an. Die ältere Version 1.2 ist bei guter Konfiguration weiterhin sicher.',
    impact: 'Verbindungen beginnen langsamer und sind von sorgfältigen Einstellungen abhängig.',
    fix: 'Schalten Sie TLS 1.3 ein. Dafür braucht es OpenSSL 1.1.1 oder neuer.',
  },
  'tls.protocols/weak-cipher': {
    title: 'Server akzeptiert gebrochene Verschlüsselungsverfahren',
    deed: 'Gebrochene Verschlüsselungsverfahren abschalten',
    means: 'Der Server lässt Arten der Verschlüsselung zu, die sich brechen lassen oder gar nicht verschlüsseln.',
    impact: 'Angreifer auf dem Übertragungsweg können Verbindungen lesen, die sie verwenden.',
    fix: 'Erlauben Sie nur aktuelle Verschlüsselungsverfahren, zum Beispiel die Liste „intermediate“ von Mozilla.',
  },
  'tls.protocols/old-cipher': {
    title: 'Server akzeptiert 64-Bit-Blockchiffren (Sweet32)',
    deed: 'Veraltete Verschlüsselungsverfahren abschalten (3DES, IDEA)',
    means:
      'Der Server lässt eine alte Art der Verschlüsselung zu (3DES oder IDEA), die für lange Verbindungen zu klein ist.',
    impact: 'Wer genug von einer langen Verbindung aufzeichnet, kann Teile davon lesen (Sweet32).',
    fix: 'Entfernen Sie 3DES und IDEA aus der Liste der Verschlüsselungsverfahren.',
  },
  'tls.protocols/no-forward-secrecy': {
    title: 'Server akzeptiert Verschlüsselungsverfahren ohne Forward Secrecy',
    deed: 'Nur Verschlüsselungsverfahren mit Forward Secrecy erlauben',
    means:
      'Der Server lässt Verbindungen zu, die an einem einzigen langlebigen Schlüssel hängen. Heutige Browser wählen sie nicht, alte Programme schon.',
    impact: 'Wer solche Verbindungen heute aufzeichnet, kann sie später lesen, falls der Schlüssel je gestohlen wird.',
    fix: 'Erlauben Sie nur Verschlüsselungsverfahren, deren Name mit ECDHE beginnt, und TLS 1.3.',
  },
  'http.headers/hsts-missing': {
    title: 'HSTS-Header fehlt',
    deed: 'Browser immer HTTPS nutzen lassen',
    means: 'Die Website sagt Browsern nicht, dass sie ab jetzt nur noch verschlüsselte Verbindungen nutzen sollen.',
    impact:
      'Wer im selben Netz ist, kann Besucher auf der unverschlüsselten Version der Website festhalten und mitlesen.',
    fix: 'Senden Sie Strict-Transport-Security mit einem max-age von mindestens einem Jahr in jeder HTTPS-Antwort. Ergänzen Sie includeSubDomains, sobald alle Subdomains HTTPS haben.',
  },
  'http.headers/hsts-short': {
    title: 'max-age von HSTS ist zu kurz',
    deed: 'Browser HTTPS ein Jahr lang merken lassen',
    means:
      'Browser vergessen nach weniger als einem halben Jahr, dass diese Website verschlüsselt zu öffnen ist. Üblich ist ein Jahr.',
    impact: 'Wer selten wiederkommt, ist beim ersten Klick ungeschützt.',
    fix: 'Verwenden Sie einen max-age-Wert von mindestens einem Jahr (31536000 Sekunden).',
  },
  'http.headers/nosniff-missing': {
    title: 'X-Content-Type-Options-Header fehlt',
    deed: 'Browser nicht mehr raten lassen, was für eine Datei es ist',
    means:
      'Browser dürfen raten, welche Art von Datei sie bekommen, statt sich nach der Angabe des Servers zu richten.',
    impact:
      'Eine Datei, die jemand als Bild oder Text hochgeladen hat, kann im Browser eines Besuchers als Programm laufen.',
    fix: 'Senden Sie X-Content-Type-Options: nosniff in jeder Antwort.',
  },
  'http.headers/framing': {
    title: 'Jede Website darf diese Seite einbetten (Clickjacking)',
    deed: 'Anderen Websites das Einbetten Ihrer Seiten verbieten',
    means: 'Jede andere Website kann diese Seite in ihrer eigenen zeigen, auch unsichtbar.',
    impact: 'Besucher lassen sich dazu bringen, unwissentlich Schaltflächen dieser Website anzuklicken (Clickjacking).',
    fix: "Senden Sie Content-Security-Policy: frame-ancestors 'self' und für alte Browser X-Frame-Options: SAMEORIGIN. Nennen Sie die Websites, die die Seite einbetten sollen.",
  },
  'http.headers/referrer-unsafe': {
    title: 'Referrer-Policy verrät vollständige URLs',
    deed: 'Vollständige URLs nicht mehr an andere Websites weitergeben',
    means:
      'Wenn Besucher einem Link folgen, erfährt die andere Website die volle Adresse der Seite, von der sie kommen.',
    impact: 'Adressen können Privates enthalten, etwa Suchwörter, Bestellnummern oder Einmal-Links.',
    fix: 'Verwenden Sie strict-origin-when-cross-origin oder einen strengeren Wert.',
  },
  'http.headers/referrer-missing': {
    title: 'Referrer-Policy-Header fehlt',
    deed: 'Begrenzen, was andere Websites über Links erfahren',
    means:
      'Die Website überlässt es dem Browser, wie viel einer Adresse andere Websites erfahren. Heutige Browser wählen einen sicheren Wert, alte nicht.',
    impact: 'Besucher mit altem Browser geben die volle Adresse einer Seite an andere Websites weiter.',
    fix: 'Senden Sie Referrer-Policy: strict-origin-when-cross-origin.',
  },
  'http.headers/permissions-missing': {
    title: 'Permissions-Policy-Header fehlt',
    deed: 'Ungenutzte Browserfunktionen abschalten',
    means: 'Die Website sagt nicht, welche Funktionen des Browsers (Kamera, Mikrofon, Standort) sie nie nutzt.',
    impact: 'Eingebetteter oder eingeschleuster Code kann Besucher im Namen dieser Website danach fragen.',
    fix: 'Senden Sie Permissions-Policy und schalten Sie ab, was die Website nicht nutzt.',
  },
  'http.headers/coop-missing': {
    title: 'Cross-Origin-Opener-Policy-Header fehlt',
    deed: 'Ihre Seiten von anderen Fenstern trennen',
    means: 'Eine andere Website, die diese Seite in einem Fenster öffnet, behält eine Verbindung zu diesem Fenster.',
    impact: 'Sie bemerkt manches, was im Fenster geschieht, und kann den Besucher woandershin schicken.',
    fix: 'Senden Sie Cross-Origin-Opener-Policy: same-origin oder same-origin-allow-popups, wenn die Website Fenster für Anmeldung oder Zahlung öffnet.',
  },
  'http.headers/corp-missing': {
    title: 'Cross-Origin-Resource-Policy-Header fehlt',
    deed: 'Festlegen, welche Websites Ihre Dateien laden dürfen',
    means: 'Die Website sagt nicht, ob andere Websites ihre Dateien einbetten dürfen.',
    impact:
      'Andere Websites können Antworten, die für diese bestimmt sind, in ihre Seiten laden und den Inhalt aus Nebenwirkungen erraten.',
    fix: 'Senden Sie Cross-Origin-Resource-Policy: same-origin. Verwenden Sie cross-origin für Dateien, die andere einbetten sollen.',
  },
  'http.headers/version-disclosed': {
    title: 'Antwort-Header verraten Softwareversionen',
    deed: 'Softwareversionen verbergen',
    means:
      'Jede Antwort nennt die genaue Version der Software hinter der Website. Das allein ist keine Schwachstelle: Die Software kann vollständig gepatcht sein.',
    impact: 'Wird eine Lücke in dieser Version bekannt, finden Angreifer diese Website leicht.',
    fix: 'Stellen Sie den Server und das Programm dahinter so ein, dass sie ihre Version nicht nennen.',
  },
  'http.csp/missing': {
    title: 'Content-Security-Policy fehlt',
    deed: 'Begrenzen, welche Skripte auf Ihren Seiten laufen',
    means:
      'Die Website sagt Browsern nicht, welche Skripte zu ihr gehören. Darum führen sie jedes Skript aus, das in die Seite gelangt.',
    impact:
      'Gelingt es Angreifern, ein Skript einzuschleusen, hält es nichts auf: Es kann Formulare lesen, Sitzungen übernehmen und die Seite verändern.',
    fix: 'Senden Sie eine Content-Security-Policy. Probieren Sie sie erst als Content-Security-Policy-Report-Only aus, ergänzen Sie die Hosts, die die Website wirklich nutzt, und schalten Sie sie dann scharf.',
  },
  'http.csp/report-only': {
    title: 'Content-Security-Policy meldet nur',
    deed: 'Ihren Skriptschutz scharf schalten',
    means: 'Die Website hat Regeln für Skripte, aber nur zum Testen: Browser melden Verstöße und blockieren nichts.',
    impact: 'Ein eingeschleustes Skript läuft trotzdem.',
    fix: 'Schalten Sie die Richtlinie scharf (Header Content-Security-Policy), sobald ihre Meldungen sauber sind.',
  },
  'http.csp/bypassable': {
    title: 'Content-Security-Policy lässt sich umgehen',
    deed: 'Die Lücke in Ihrem Skriptschutz schließen',
    means:
      'Die Website hat Regeln für Skripte, aber sie lassen eine Tür offen, durch die fremde Skripte trotzdem laufen.',
    impact: 'Ein eingeschleustes Skript läuft, als gäbe es keine Regeln.',
    fix: "Erlauben Sie Skripte per Nonce oder Hash zusammen mit 'strict-dynamic' und entfernen Sie 'unsafe-inline', Platzhalter, ganze Schemata und Hosts, die Skripte anderer Leute ausliefern.",
  },
  'http.csp/static-nonce': {
    title: 'Content-Security-Policy verwendet ihre Nonce mehrfach',
    deed: 'Für jeden Seitenaufruf eine neue Nonce erzeugen',
    means: 'Das Geheimwort, das die eigenen Skripte der Website kennzeichnet, war bei zwei Besuchen dasselbe.',
    impact: 'Angreifer können das Wort nachsehen und an ein eigenes Skript setzen, das dann läuft.',
    fix: 'Erzeugen Sie für jede Antwort eine neue zufällige Nonce (mindestens 128 Bit). Für Seiten aus einem Cache verwenden Sie stattdessen Hashes.',
  },
  'http.csp/incomplete': {
    title: 'Content-Security-Policy ist unvollständig',
    deed: 'Ihren Skriptschutz vervollständigen',
    means: 'Die Regeln der Website lassen einige Fälle aus, die einzeln genannt werden müssen.',
    impact: 'Wer HTML einschleusen kann, lenkt Formulare oder Skripte der Seite womöglich auf den eigenen Server um.',
    fix: "Ergänzen Sie, was fehlt: base-uri 'none', form-action 'self', object-src 'none', und ersetzen Sie 'unsafe-eval' durch Code, der ohne auskommt.",
  },
  'http.csp/syntax': {
    title: 'Content-Security-Policy hat Syntaxfehler',
    deed: 'Ihren Skriptschutz korrigieren',
    means: 'Ein Teil der Regeln ist so geschrieben, dass Browser ihn nicht verstehen und übergehen.',
    impact: 'Der Schutz ist schwächer als gedacht, und niemand bemerkt es.',
    fix: 'Berichtigen Sie die Schreibweise: Direktiven werden durch Semikolons getrennt, Schlüsselwörter stehen in einfachen Anführungszeichen.',
  },
  'http.cookies/session-no-secure': {
    title: 'Sitzungs-Cookie ohne Secure',
    deed: 'Das Anmelde-Cookie nur über HTTPS senden',
    means: 'Das Cookie, mit dem Besucher angemeldet bleiben, wird auch über unverschlüsselte Verbindungen gesendet.',
    impact: 'Wer im selben Netz ist, kann es kopieren und als dieser Besucher handeln.',
    fix: 'Setzen Sie das Attribut Secure. Lassen Sie den Namen möglichst auch mit __Host- beginnen.',
  },
  'http.cookies/no-secure': {
    title: 'Cookie ohne Secure',
    deed: 'Cookies nur über HTTPS senden',
    means: 'Dieses Cookie wird auch über unverschlüsselte Verbindungen gesendet.',
    impact: 'Wer im selben Netz ist, kann es lesen und ersetzen.',
    fix: 'Setzen Sie das Attribut Secure.',
  },
  'http.cookies/session-no-httponly': {
    title: 'Sitzungs-Cookie ohne HttpOnly',
    deed: 'Das Anmelde-Cookie vor Skripten verbergen',
    means: 'Das Cookie, mit dem Besucher angemeldet bleiben, kann jedes Skript auf der Seite lesen.',
    impact: 'Ein einziges eingeschleustes Skript genügt, um die Konten von Besuchern zu übernehmen.',
    fix: 'Setzen Sie das Attribut HttpOnly.',
  },
  'http.cookies/samesite-none-insecure': {
    title: 'Cookie mit SameSite=None ohne Secure',
    deed: 'Das Cookie reparieren, das Browser ablehnen',
    means:
      'Dieses Cookie ist für die Nutzung auf anderen Websites gekennzeichnet, aber es fehlt das Kennzeichen, ohne das Browser das nicht annehmen.',
    impact:
      'Heutige Browser verwerfen das Cookie, und was davon abhängt, funktioniert nicht. Alte senden es unverschlüsselt an jede Website.',
    fix: 'Ergänzen Sie Secure oder verwenden Sie SameSite=Lax, wenn andere Websites das Cookie nicht brauchen.',
  },
  'http.cookies/samesite-missing': {
    title: 'Sitzungs-Cookie ohne SameSite',
    deed: 'Anmeldungen Ihrer Besucher vor anderen Websites schützen',
    means:
      'Die Website überlässt es dem Browser, ob andere Websites Anfragen im Namen angemeldeter Besucher auslösen dürfen.',
    impact: 'Manche Browser senden die Sitzung dann bei Anfragen mit, die eine andere Website gestartet hat.',
    fix: 'Setzen Sie SameSite=Lax oder Strict, wo Links von außen keine Sitzung brauchen.',
  },
  'http.cors/reflects-with-credentials': {
    title: 'CORS erlaubt jeden Ursprung mit Anmeldedaten',
    deed: 'Anderen Websites den Zugriff auf Daten Ihrer Besucher sperren',
    means: 'Der Server erlaubt jeder anderen Website, seine Antworten mit der Anmeldung des Besuchers zu lesen.',
    impact: 'Wer hier angemeldet ist und eine bösartige Seite öffnet, gibt alles preis, was diese Website ihm zeigt.',
    fix: 'Vergleichen Sie den Header Origin mit einer festen Liste eigener Websites. Wiederholen Sie ihn nie ungeprüft zusammen mit Access-Control-Allow-Credentials: true.',
  },
  'http.cors/null-with-credentials': {
    title: 'CORS vertraut dem Ursprung „null“ mit Anmeldedaten',
    deed: 'Anonymen Seiten den Zugriff auf Daten Ihrer Besucher sperren',
    means:
      'Der Server lässt Seiten ohne bekannten Ursprung seine Antworten mit der Anmeldung des Besuchers lesen. Jede Website kann eine solche Seite erzeugen.',
    impact: 'Wer hier angemeldet ist und eine bösartige Seite öffnet, gibt alles preis, was diese Website ihm zeigt.',
    fix: 'Entfernen Sie „null“ aus der Liste der erlaubten Ursprünge.',
  },
  'content.page/mixed-active': {
    title: 'HTTPS-Seite lädt Skripte oder Stylesheets über HTTP',
    deed: 'Skripte und Stylesheets über HTTPS laden',
    means: 'Die Seite ist verschlüsselt, holt aber Teile, die sie steuern, über eine unverschlüsselte Verbindung.',
    impact:
      'Browser blockieren diese Teile, sodass die Seite nicht wie gedacht funktioniert. Wo sie es nicht tun, kann jemand auf dem Übertragungsweg die Seite übernehmen.',
    fix: 'Ändern Sie die Adressen dieser Dateien auf https.',
  },
  'content.page/http-scripts': {
    title: 'Skripte von Drittanbietern werden über HTTP geladen',
    deed: 'Skripte von Drittanbietern über HTTPS laden',
    means: 'Die Seite führt Programme aus, die über eine unverschlüsselte Verbindung ankommen.',
    impact: 'Jemand auf dem Übertragungsweg kann sie austauschen und die Seite übernehmen.',
    fix: 'Ändern Sie die Adressen dieser Dateien auf https.',
  },
  'content.page/mixed-passive': {
    title: 'HTTPS-Seite lädt Bilder oder Medien über HTTP',
    deed: 'Bilder und Medien über HTTPS laden',
    means: 'Die Seite ist verschlüsselt, einige ihrer Bilder oder Videos sind es nicht.',
    impact: 'Jemand auf dem Übertragungsweg kann sie austauschen und sehen, welche Seite gelesen wird.',
    fix: 'Ändern Sie die Adressen dieser Dateien auf https.',
  },
  'content.page/no-sri': {
    title: 'Skripte von Drittanbietern ohne Subresource Integrity',
    deed: 'Skripte von Drittanbietern auf die gewählte Version festlegen',
    means:
      'Die Seite führt Programme von anderen Websites aus, ohne zu prüfen, ob es noch die sind, die Sie einmal ausgewählt haben.',
    impact: 'Wird eine dieser Websites übernommen, laufen ihre Skripte auch hier, mit Zugriff auf alles auf der Seite.',
    fix: 'Ergänzen Sie integrity und crossorigin bei Dateien, die eine Version tragen und sich nie ändern, oder hosten Sie sie selbst. Bei Skripten, die sich von selbst ändern, geht das nicht.',
  },
  'content.page/password-over-http': {
    title: 'Passwortformular wird über HTTP gesendet',
    deed: 'Ihr Anmeldeformular verschlüsseln',
    means:
      'Das Passwort, das Besucher hier eingeben, wird unverschlüsselt gesendet, oder das Formular selbst kommt unverschlüsselt an.',
    impact: 'Jeder auf dem Übertragungsweg kann das Passwort lesen.',
    fix: 'Liefern Sie die Seite mit dem Formular und die Adresse, an die es gesendet wird, über HTTPS aus.',
  },
  'content.page/form-http': {
    title: 'Formular auf einer HTTPS-Seite wird über HTTP gesendet',
    deed: 'Eingaben Ihrer Besucher verschlüsseln',
    means: 'Die Seite ist verschlüsselt, aber was Besucher in dieses Formular eingeben, wird unverschlüsselt gesendet.',
    impact: 'Jeder auf dem Übertragungsweg kann es lesen und verändern.',
    fix: 'Ändern Sie die Adresse, an die das Formular gesendet wird (action), auf https.',
  },
  'content.page/error-disclosure': {
    title: 'Seite zeigt eine interne Fehlermeldung',
    deed: 'Fehlermeldungen vor Besuchern verbergen',
    means: 'Die Seite zeigt Besuchern eine interne Fehlermeldung des Programms dahinter.',
    impact: 'Solche Meldungen verraten Angreifern Verzeichnisse, Code und Einzelheiten der Datenbank.',
    fix: 'Schalten Sie die Anzeige von Fehlern auf der öffentlichen Website ab und schreiben Sie sie stattdessen in eine Logdatei. Beheben Sie dann den Fehler selbst.',
  },
  'software.js/vulnerable': {
    title: 'JavaScript-Bibliothek hat bekannte Schwachstellen',
    deed: 'Die JavaScript-Bibliothek aktualisieren',
    means: 'Die Seite verwendet einen fertigen Programmteil in einer Version mit öffentlich bekannten Schwachstellen.',
    impact:
      'Wo die Seite die betroffenen Funktionen nutzt, können Angreifer womöglich Skripte im Browser von Besuchern ausführen oder die Seite stören. Ob sie sie nutzt, ist nicht bekannt; deshalb ist dies eine Stufe unter der schlimmsten ihrer Schwachstellen eingestuft.',
    fix: 'Aktualisieren Sie die Bibliothek auf die neueste Version und prüfen Sie, ob die Seite noch funktioniert.',
  },
  'dns.mail/spf-missing': {
    title: 'SPF-Eintrag fehlt',
    deed: 'Server angeben, die Ihre E-Mails senden dürfen',
    means: 'Die Domain sagt nicht, welche Server in ihrem Namen E-Mails senden dürfen.',
    impact: 'Empfänger können Ihre E-Mails schwerer von gefälschten unterscheiden.',
    fix: 'Veröffentlichen Sie einen TXT-Eintrag, der die Server nennt, die Ihre E-Mails senden. Sendet die Domain keine, veröffentlichen Sie „v=spf1 -all“.',
  },
  'dns.mail/spf-many': {
    title: 'Domain hat mehrere SPF-Einträge',
    deed: 'SPF-Einträge zu einem zusammenführen',
    means:
      'Die Domain hat mehrere Listen der Server, die für sie senden dürfen. Empfänger halten das für einen Fehler und verwenden keine.',
    impact: 'Gefälschte E-Mails in Ihrem Namen erkennt SPF nicht, und Ihre eigenen werden womöglich aussortiert.',
    fix: 'Führen Sie die Einträge zu einem zusammen.',
  },
  'dns.mail/spf-open': {
    title: 'SPF erlaubt jeden Absender',
    deed: 'Begrenzen, wer E-Mails von Ihrer Domain senden darf',
    means: 'Die Domain sagt, dass jeder Server der Welt in ihrem Namen E-Mails senden darf.',
    impact: 'Gefälschte E-Mails in Ihrem Namen bestehen die Prüfung des Empfängers.',
    fix: 'Schließen Sie den Eintrag mit -all oder ~all ab und nennen Sie nur die Server, die wirklich Ihre E-Mails senden.',
  },
  'dns.mail/spf-weak': {
    title: 'Im SPF-Eintrag fehlt -all oder ~all',
    deed: 'Mailserver nicht genannte Absender ablehnen lassen',
    means: 'Die Domain nennt ihre Mailserver, sagt aber nicht, was von E-Mails anderer Server zu halten ist.',
    impact: 'Empfänger behandeln gefälschte E-Mails in Ihrem Namen neutral.',
    fix: 'Schließen Sie den Eintrag mit -all ab oder mit ~all, solange Sie noch testen.',
  },
  'dns.mail/spf-lookups': {
    title: 'SPF überschreitet 10 DNS-Abfragen',
    deed: 'Ihren SPF-Eintrag kürzen',
    means:
      'Um die Liste Ihrer Mailserver zu lesen, müssen Empfänger das DNS öfter fragen als die zehn Male, die der Standard erlaubt.',
    impact:
      'Empfänger brechen mit einem Fehler ab. SPF schützt dann nichts, und Ihre eigenen E-Mails werden womöglich aussortiert.',
    fix: 'Entfernen Sie Dienste, die Sie nicht mehr nutzen, und ersetzen Sie include, a und mx durch die Adressen (ip4, ip6), wo sich diese nicht ändern.',
  },
  'dns.mail/dmarc-missing': {
    title: 'DMARC-Eintrag fehlt',
    deed: 'Andere daran hindern, E-Mails in Ihrem Namen zu senden',
    means: 'Die Domain sagt Empfängern nicht, was sie mit E-Mails tun sollen, die nur vorgeben, von ihr zu kommen.',
    impact:
      'Jeder kann E-Mails mit Ihrer Adresse als Absender verschicken, zum Beispiel falsche Rechnungen an Ihre Kunden.',
    fix: 'Veröffentlichen Sie einen DMARC-Eintrag. Beginnen Sie mit p=none, lesen Sie die Berichte und gehen Sie dann zu quarantine und reject über.',
  },
  'dns.mail/dmarc-none': {
    title: 'DMARC-Richtlinie ist p=none',
    deed: 'Mailserver gegen gefälschte E-Mails vorgehen lassen',
    means: 'Die Domain beobachtet gefälschte E-Mails in ihrem Namen, bittet Empfänger aber, sie trotzdem zuzustellen.',
    impact: 'Gefälschte E-Mails in Ihrem Namen landen weiterhin in Posteingängen.',
    fix: 'Wenn die Berichte zeigen, dass Ihre eigenen E-Mails bestehen, wechseln Sie zu p=quarantine und dann zu p=reject.',
  },
  'dns.mail/dmarc-test': {
    title: 'DMARC ist im Testmodus (t=y)',
    deed: 'DMARC aus dem Testmodus nehmen',
    means:
      'Die Domain hat Regeln gegen gefälschte E-Mails, kennzeichnet sie aber als Test (t=y). Empfänger wenden sie darum nicht voll an.',
    impact: 'Gefälschte E-Mails in Ihrem Namen werden milder behandelt, als die Regeln sagen.',
    fix: 'Entfernen Sie t=y, wenn die Berichte zeigen, dass Ihre eigenen E-Mails bestehen.',
  },
  'dns.mail/caa-missing': {
    title: 'CAA-Eintrag fehlt',
    deed: 'Festlegen, wer Ihre Zertifikate ausstellen darf',
    means:
      'Die Domain sagt nicht, welche Zertifizierungsstelle Zertifikate für sie ausstellen darf. Darum darf es jede.',
    impact:
      'Ein Fehler bei irgendeiner der vielen Zertifizierungsstellen weltweit könnte Angreifern ein Zertifikat auf Ihren Namen verschaffen.',
    fix: 'Veröffentlichen Sie einen CAA-Eintrag, der Ihre Zertifizierungsstelle nennt.',
  },
  'dns.mail/mta-sts-missing': {
    title: 'MTA-STS-Richtlinie fehlt',
    deed: 'Verschlüsselte Zustellung von E-Mails verlangen',
    means: 'Die Domain besteht nicht darauf, dass E-Mails an sie verschlüsselt zugestellt werden.',
    impact: 'Jemand zwischen zwei Mailservern kann die Verschlüsselung abschalten und die E-Mails lesen.',
    fix: 'Veröffentlichen Sie einen MTA-STS-Eintrag und die Richtliniendatei unter https://mta-sts.example.com/.well-known/mta-sts.txt. Beginnen Sie mit mode: testing.',
  },
  'dns.mail/dnssec-missing': {
    title: 'DNSSEC ist nicht aktiviert',
    deed: 'DNSSEC einschalten',
    means: 'Niemand kann prüfen, ob eine Auskunft über diese Domain wirklich von ihr kommt.',
    impact: 'Wer Antworten des DNS fälschen kann, kann Besucher und E-Mails woandershin schicken.',
    fix: 'Schalten Sie DNSSEC ein, wo die Domain verwaltet wird, und veröffentlichen Sie den DS-Eintrag beim Registrar. Viele Anbieter erledigen beides mit einem Schalter.',
  },
  'dns.mail/dangling-cname': {
    title: 'Subdomain zeigt auf einen frei gewordenen Dienst',
    deed: 'Den DNS-Eintrag des gekündigten Dienstes entfernen',
    means: 'Einer Ihrer Namen führt zu einem Konto bei einem Hosting-Dienst, das nicht mehr existiert.',
    impact: 'Wer dort ein Konto dieses Namens anlegt, bestimmt, was Besucher unter Ihrem Namen sehen.',
    fix: 'Löschen Sie den DNS-Eintrag oder legen Sie das Konto bei dem Dienst wieder an.',
  },
  'exposure.files/git': {
    title: 'Git-Repository ist öffentlich',
    deed: 'Öffentlichen Zugriff auf Ihren Quellcode sperren',
    means: 'Das Verzeichnis mit der gesamten Historie des Quellcodes liegt offen auf dem Webserver.',
    impact:
      'Jeder kann den Quellcode mit allen früheren Versionen wiederherstellen und die Passwörter lesen, die je darin standen.',
    fix: 'Sperren Sie den Zugriff auf /.git oder veröffentlichen Sie die Website ohne dieses Verzeichnis. Ändern Sie dann alle Passwörter und Schlüssel, die je eingecheckt waren.',
  },
  'exposure.files/vcs': {
    title: 'Ordner der Versionsverwaltung ist öffentlich',
    deed: 'Öffentlichen Zugriff auf die Versionsverwaltung sperren',
    means: 'Das Verzeichnis einer Versionsverwaltung liegt offen auf dem Webserver.',
    impact: 'Jeder kann den Quellcode lesen und Namen von Dateien, die unbekannt bleiben sollten.',
    fix: 'Sperren Sie den Zugriff auf das Verzeichnis oder veröffentlichen Sie die Website ohne es.',
  },
  'exposure.files/secrets': {
    title: 'Datei mit Passwörtern oder Schlüsseln ist öffentlich',
    deed: 'Die öffentliche Datei entfernen, dann ihre Passwörter ändern',
    means: 'Eine Datei mit den Passwörtern oder Schlüsseln der Website steht allen offen.',
    impact: 'Wer sie liest, kann sich an der Datenbank, am Mailkonto oder am Server selbst anmelden.',
    fix: 'Verschieben Sie die Datei aus dem Webverzeichnis und sperren Sie versteckte Dateien. Ändern Sie dann jedes Passwort und jeden Schlüssel darin: Sie sind bekannt.',
  },
  'exposure.files/dump': {
    title: 'Sicherung ist öffentlich',
    deed: 'Die Sicherung vom Webserver nehmen',
    means: 'Eine Kopie der Datenbank oder der ganzen Website liegt im Webverzeichnis.',
    impact: 'Jeder kann alle Daten daraus mitnehmen: Kunden, Passwörter, Bestellungen.',
    fix: 'Entfernen Sie die Datei und bewahren Sie Backups außerhalb des Webverzeichnisses auf. Betrachten Sie die Daten darin als bekannt.',
  },
  'exposure.files/source': {
    title: 'Kopie von Quellcode ist öffentlich',
    deed: 'Die öffentliche Kopie Ihres Codes löschen',
    means: 'Die Sicherungskopie einer Programmdatei wird als Text ausgeliefert, statt ausgeführt zu werden.',
    impact: 'Sie zeigt, wie die Website funktioniert, oft mit dem Passwort der Datenbank.',
    fix: 'Entfernen Sie Kopien, die Editoren oder Menschen angelegt haben, und ändern Sie die Passwörter darin.',
  },
  'exposure.files/config': {
    title: 'Konfigurationsdatei ist öffentlich',
    deed: 'Öffentlichen Zugriff auf die Konfigurationsdatei sperren',
    means: 'Eine Datei, die beschreibt, wie die Website aufgebaut ist, steht allen offen.',
    impact: 'Sie nennt interne Rechner, Konten und Pfade und oft auch Passwörter.',
    fix: 'Verschieben Sie die Datei aus dem Webverzeichnis oder sperren Sie den Zugriff darauf und ändern Sie die Passwörter darin.',
  },
  'exposure.files/phpinfo': {
    title: 'Seite mit phpinfo() ist öffentlich',
    deed: 'Die Seite mit phpinfo() löschen',
    means: 'Eine Seite zeigt alle Einstellungen von PHP auf diesem Server.',
    impact:
      'Sie verrät Pfade, Versionen und manchmal Passwörter aus der Umgebung: eine Karte für den nächsten Schritt.',
    fix: 'Löschen Sie die Datei und legen Sie eine solche Seite nur neu an, wenn Sie sie brauchen.',
  },
  'exposure.files/status': {
    title: 'Statusseite des Servers ist öffentlich',
    deed: 'Zugriff auf die Statusseite des Servers einschränken',
    means: 'Eine Seite für Administratoren zeigt, was der Server gerade tut.',
    impact: 'Sie zeigt Besucher mit ihren Adressen, geheime Links und interne Namen.',
    fix: 'Beschränken Sie die Seite auf den Server selbst.',
  },
  'exposure.files/log': {
    title: 'Logdatei ist öffentlich',
    deed: 'Die Logdatei aus dem Webverzeichnis nehmen',
    means: 'Was das Programm über seine Fehler aufschreibt, können alle lesen.',
    impact: 'Logs enthalten Pfade, Adressen von Besuchern und manchmal Passwörter.',
    fix: 'Schreiben Sie Logs außerhalb des Webverzeichnisses oder sperren Sie den Zugriff darauf.',
  },
  'exposure.files/metadata': {
    title: 'Liste von Dateien oder Paketen ist öffentlich',
    deed: 'Entwicklungsdateien nicht mehr veröffentlichen',
    means: 'Ein Nebenprodukt der Entwicklung listet auf, woraus die Website besteht.',
    impact: 'Sie nennt versteckte Dateien oder die genauen Versionen aller Pakete.',
    fix: 'Veröffentlichen Sie sie nicht mit oder sperren Sie den Zugriff darauf.',
  },
  'exposure.listing/listing': {
    title: 'Verzeichnisauflistung ist aktiv',
    deed: 'Auflistung von Ordnern abschalten',
    means: 'Wer die Adresse eines Verzeichnisses öffnet, sieht die Namen aller Dateien darin.',
    impact: 'Dateien, auf die niemand verlinkt, etwa Backups und Uploads von Kunden, werden ohne Raten gefunden.',
    fix: 'Schalten Sie die Verzeichnisauflistung im Webserver ab.',
  },
  'exposure.sourcemaps/sourcemap': {
    title: 'Source-Maps sind öffentlich',
    deed: 'Source-Maps nicht mehr veröffentlichen',
    means:
      'Neben den Skripten der Website liegen Source-Maps: Dateien, die das gepackte Skript in das zurückverwandeln, was die Entwickler geschrieben haben.',
    impact:
      'Jeder kann das Programm mit Kommentaren, Namen und Adressen der API lesen und sieht schneller, wo es schwach ist.',
    fix: 'Erstellen Sie den Build für den Produktivbetrieb ohne Source-Maps oder legen Sie die .map-Dateien auf einen Server, den nur Ihre Entwickler erreichen.',
  },
  'exposure.panels/panel': {
    title: 'Anmeldeseite der Verwaltung ist öffentlich',
    deed: 'Zugriff auf die Verwaltungsseite einschränken',
    means: 'Die Anmeldeseite eines Verwaltungswerkzeugs kann von allen geöffnet werden.',
    impact:
      'Programme probieren auf solchen Seiten Tag und Nacht Passwörter aus, und jede Lücke im Werkzeug wirkt sich sofort aus.',
    fix: 'Beschränken Sie den Zugriff auf Ihre eigenen IP-Adressen oder schützen Sie die Seite mit einem VPN oder einer zweiten Anmeldung.',
  },
  'exposure.panels/open-panel': {
    title: 'Verwaltungswerkzeug verlangt keine Anmeldung',
    deed: 'Ein Passwort für das Verwaltungswerkzeug verlangen',
    means: 'Ein Werkzeug für Administratoren lässt sich von allen ohne Passwort nutzen.',
    impact: 'Wer es findet, kann lesen oder ändern, was es verwaltet.',
    fix: 'Schalten Sie die Anmeldung des Werkzeugs ein und beschränken Sie den Zugriff auf Ihre eigenen IP-Adressen.',
  },
  'exposure.panels/installer': {
    title: 'Installationsprogramm ist noch zugänglich',
    deed: 'Das Installationsprogramm löschen',
    means: 'Die Seite, mit der die Website zum ersten Mal eingerichtet wird, lässt sich noch öffnen.',
    impact: 'Fremde können die Website neu einrichten, mit einem eigenen Passwort.',
    fix: 'Löschen Sie das Installationsprogramm oder schließen Sie die Installation ab.',
  },
  'exposure.panels/default-page': {
    title: 'Webserver zeigt seine Standardseite',
    deed: 'Ihre Website veröffentlichen oder den Server abschalten',
    means: 'Die Adresse zeigt, was eine frische Installation zeigt, und keine Website.',
    impact: 'Das verrät, dass der Server unfertig oder vergessen ist und darum vielleicht nicht aktuell gehalten wird.',
    fix: 'Ersetzen Sie sie durch Ihre Website oder schalten Sie den Server ab.',
  },
  'exposure.api/openapi': {
    title: 'API-Beschreibung ist öffentlich',
    deed: 'Für die API-Beschreibung eine Anmeldung verlangen',
    means: 'Eine Datei listet alle Aufrufe der API dieser Website mit ihren Parametern auf.',
    impact: 'Bei einer API für andere ist das in Ordnung. Bei einer internen erspart es Angreifern die Suche.',
    fix: 'Ist die API nicht für andere gedacht, geben Sie die Beschreibung nur nach einer Anmeldung heraus.',
  },
  'exposure.api/graphql-introspection': {
    title: 'GraphQL-Introspection ist aktiv',
    deed: 'GraphQL-Introspection abschalten',
    means: 'Die GraphQL-Adresse beantwortet allen Fragen nach ihrem eigenen Aufbau.',
    impact: 'Sie listet jeden Typ und jede mögliche Änderung auf, auch solche, die keine Seite verwendet.',
    fix: 'Schalten Sie die Introspection im Produktivbetrieb ab, es sei denn, die API ist mit Absicht öffentlich.',
  },
  'exposure.api/debug': {
    title: 'Debugging-Werkzeug ist öffentlich',
    deed: 'Debugging auf der öffentlichen Website abschalten',
    means: 'Eine Seite, die Entwicklern bei der Fehlersuche hilft, steht allen offen.',
    impact:
      'Sie zeigt Anfragen anderer, Einstellungen und Quellcode, und bei manchen Werkzeugen können Fremde Code ausführen.',
    fix: 'Schalten Sie das Debugging im Produktivbetrieb ab oder beschränken Sie den Zugriff auf die Seite auf Ihre eigenen IP-Adressen.',
  },
  'exposure.methods/trace': {
    title: 'HTTP TRACE ist aktiv',
    deed: 'TRACE abschalten',
    means: 'Auf die Methode TRACE schickt der Server zurück, was ihm gesendet wurde, samt Headern.',
    impact: 'Zusammen mit einer anderen Lücke gibt das Cookies an Skripte preis, die sie nicht lesen dürfen.',
    fix: 'Schalten Sie TRACE im Webserver und in dem, was davor steht, ab.',
  },
  'wordpress.core/install': {
    title: 'WordPress-Installation ist nicht abgeschlossen',
    deed: 'Die WordPress-Installation abschließen oder entfernen',
    means: 'Die Seite, die WordPress einrichtet, ist offen, weil die Installation nie abgeschlossen wurde.',
    impact: 'Dem ersten Fremden, der sie ausfüllt, gehört die Website, und er kann Programme auf dem Server ausführen.',
    fix: 'Schließen Sie die Installation jetzt ab oder entfernen Sie WordPress vom Server.',
  },
  'wordpress.core/users': {
    title: 'WordPress-Benutzernamen sind öffentlich',
    deed: 'Ihre WordPress-Benutzernamen verbergen',
    means: 'Die Website sagt allen, mit welchen Namen sich ihre Redakteure anmelden.',
    impact: 'Die Hälfte jeder Anmeldung ist bekannt; Programme müssen nur noch Passwörter ausprobieren.',
    fix: 'Verlangen Sie eine Anmeldung, bevor Benutzer aufgelistet werden, und unterbinden Sie die Umleitung von Autorennummern auf Namen.',
  },
  'wordpress.core/xmlrpc': {
    title: 'XML-RPC von WordPress ist aktiv',
    deed: 'XML-RPC abschalten',
    means: 'Ein alter Weg, WordPress von außen zu steuern, ist eingeschaltet.',
    impact:
      'Damit kann ein Programm in einer Anfrage Hunderte Passwörter ausprobieren und die Website Anfragen an andere senden lassen.',
    fix: 'Sperren Sie xmlrpc.php, es sei denn, eine Ihrer Apps oder Jetpack braucht es.',
  },
  'wordpress.core/version-disclosed': {
    title: 'WordPress-Version ist öffentlich',
    deed: 'WordPress aktuell halten',
    means: 'Die Seiten sagen, welche Version von WordPress sie erzeugt hat. Eine Version ist keine Schwachstelle.',
    impact: 'Wird eine Lücke bekannt, steht die Website auf der Liste derer, die zuerst probiert werden.',
    fix: 'Halten Sie WordPress aktuell; die Angabe selbst lässt sich entfernen.',
  },
  'wordpress.core/readme': {
    title: 'Readme von WordPress ist öffentlich',
    deed: 'Die Readme von WordPress löschen',
    means: 'Eine Datei, die mit WordPress kommt, kann von allen geöffnet werden.',
    impact: 'Sie sagt, dass hier WordPress läuft, auch wo die Seiten es verbergen.',
    fix: 'Löschen Sie readme.html nach jeder Aktualisierung oder sperren Sie den Zugriff darauf.',
  },
  'wordpress.core/registration': {
    title: 'Registrierung in WordPress ist offen',
    deed: 'Die offene Registrierung abschalten',
    means: 'Besucher können sich selbst ein Konto anlegen. Viele Websites wollen das.',
    impact: 'Mit einem Konto erreichen Fremde mehr von WordPress und seinen Plugins.',
    fix: 'Schalten Sie unter Einstellungen, Allgemein „Jeder kann sich registrieren“ ab, es sei denn, die Website braucht es.',
  },
  'wordpress.core/cron': {
    title: 'WP-Cron lässt sich von allen auslösen',
    deed: 'WordPress-Aufgaben vom Server ausführen lassen',
    means:
      'WordPress führt seine geplanten Aufgaben aus, wenn wp-cron.php aufgerufen wird, und hier kann das jeder. So wird WordPress ausgeliefert.',
    impact:
      'Bei jedem Aufruf lädt der Server WordPress und sucht fällige Aufgaben. Viele Aufrufe belasten den Server; preisgegeben wird dabei nichts.',
    fix: 'Setzen Sie DISABLE_WP_CRON in wp-config.php, lassen Sie den Cron-Dienst des Servers die Aufgaben alle fünf Minuten ausführen, und sperren Sie wp-cron.php für Zugriffe von außen, sobald das läuft.',
  },
  'wordpress.core/application-passwords': {
    title: 'Anwendungspasswörter in WordPress sind aktiv',
    deed: 'Anwendungspasswörter überprüfen',
    means:
      'Benutzer von WordPress können sich eigene Passwörter für Programme anlegen. WordPress bietet das überall an, wo es über HTTPS erreichbar ist.',
    impact:
      'Ein solches Passwort braucht keinen zweiten Faktor und öffnet einem Programm alles, was sein Benutzer darf.',
    fix: 'Sehen Sie die Anwendungspasswörter in den Profilen Ihrer Benutzer durch und schalten Sie sie ab, wo kein Programm eines braucht.',
  },
  'wordpress.software/core-insecure': {
    title: 'WordPress-Version hat bekannte Schwachstellen',
    deed: 'WordPress jetzt aktualisieren',
    means: 'Die Website läuft mit einer WordPress-Version, die öffentlich bekannte Schwachstellen hat.',
    impact:
      'Programme suchen Tag und Nacht nach solchen Versionen. Was sie anrichten können, hängt von der Schwachstelle ab: vom Ändern von Seiten bis zur Übernahme der Website.',
    fix: 'Erstellen Sie ein Backup der Website und aktualisieren Sie WordPress jetzt; schalten Sie dann automatische Updates ein.',
  },
  'wordpress.software/core-outdated': {
    title: 'WordPress ist veraltet',
    deed: 'WordPress aktualisieren',
    means:
      'Es gibt eine neuere Version von WordPress. Alte bekommen Sicherheitsupdates spät und irgendwann gar nicht mehr.',
    impact: 'Wird die nächste Schwachstelle bekannt, bleibt die Website womöglich länger angreifbar als andere.',
    fix: 'Erstellen Sie ein Backup der Website und aktualisieren Sie WordPress; schalten Sie dann automatische Updates ein.',
  },
  'wordpress.software/plugin-vulnerable': {
    title: 'WordPress-Plugin hat bekannte Schwachstellen',
    deed: 'Das Plugin aktualisieren oder entfernen',
    means:
      'Laut seiner Readme-Datei liegt ein Plugin dieser Website in einer Version mit öffentlich bekannten Schwachstellen vor.',
    impact:
      'Die meisten Einbrüche in WordPress nutzen ein solches Plugin. Was möglich ist, hängt von der Schwachstelle ab.',
    fix: 'Sehen Sie die Version in WordPress nach und aktualisieren Sie das Plugin. Löschen Sie es, wenn es kein Update gibt oder niemand es braucht.',
  },
  'wordpress.software/theme-vulnerable': {
    title: 'WordPress-Theme hat bekannte Schwachstellen',
    deed: 'Das Theme aktualisieren oder entfernen',
    means:
      'Laut seinem Stylesheet liegt ein Theme dieser Website in einer Version mit öffentlich bekannten Schwachstellen vor.',
    impact:
      'Was möglich ist, hängt von der Schwachstelle ab: vom Zeigen falscher Seiten bis zur Übernahme der Website.',
    fix: 'Sehen Sie die Version in WordPress nach und aktualisieren Sie das Theme. Löschen Sie Themes, die niemand braucht.',
  },
  'network.ports/open-database': {
    title: 'Datenbank ist ohne Passwort offen',
    deed: 'Die offene Datenbank mit einem Passwort schützen',
    means: 'Ein Datenspeicher dieses Servers antwortet jedem im Internet, ohne Passwort.',
    impact:
      'Fremde können lesen, ändern und löschen, was darin liegt, und bei manchen Speichern den Server übernehmen.',
    fix: 'Binden Sie den Dienst an 127.0.0.1 oder ein privates Netz, setzen Sie ein Passwort und schließen Sie den Port in der Firewall.',
  },
  'network.ports/service': {
    title: 'Datenbank-Port ist zum Internet offen',
    deed: 'Den Datenbank-Port zum Internet schließen',
    means: 'Eine Datenbank dieses Servers antwortet jedem im Internet, verlangt aber ein Passwort.',
    impact: 'Programme probieren Tag und Nacht Passwörter daran aus, und jede Lücke darin wirkt sich sofort aus.',
    fix: 'Binden Sie den Dienst an 127.0.0.1 oder ein privates Netz oder schließen Sie seinen Port in der Firewall.',
  },
  'network.ports/remote-control': {
    title: 'Unverschlüsselter Fernzugriff ist offen',
    deed: 'Unverschlüsselten Fernzugriff durch SSH ersetzen',
    means:
      'Ein Dienst, mit dem man aus der Ferne an diesem Server arbeitet, steht allen offen und sendet Eingaben im Klartext.',
    impact: 'Wer unterwegs mitliest, erfährt das Passwort. Programme probieren Tag und Nacht Passwörter daran aus.',
    fix: 'Verwenden Sie stattdessen SSH mit Schlüsseln und schließen Sie den Port in der Firewall.',
  },
  'network.ports/clear-text': {
    title: 'FTP sendet Passwörter unverschlüsselt',
    deed: 'FTP durch SFTP ersetzen',
    means:
      'Der Server bietet FTP an, das Namen und Passwörter unverschlüsselt sendet, wenn nicht beide Seiten auf Verschlüsselung bestehen.',
    impact: 'Wer unterwegs mitliest, etwa im selben WLAN, erfährt das Passwort und kann die Website ändern.',
    fix: 'Verwenden Sie stattdessen SFTP über SSH und schalten Sie FTP ab.',
  },
  'meta.securitytxt/missing': {
    title: 'security.txt fehlt',
    deed: 'Angeben, wo Sicherheitsprobleme gemeldet werden',
    means: 'Die Website sagt nicht, an wen man sich wenden soll, wenn man eine Schwachstelle darin findet.',
    impact: 'Ehrliche Finder geben auf oder gehen an die Öffentlichkeit, und Sie erfahren es zuletzt.',
    fix: 'Legen Sie eine Textdatei mit Contact und Expires unter /.well-known/security.txt ab.',
  },
  'meta.securitytxt/invalid': {
    title: 'security.txt hat keinen gültigen Kontakt',
    deed: 'Einen erreichbaren Kontakt in security.txt eintragen',
    means:
      'Die Website hat die Datei für Finder von Schwachstellen, aber darin steht kein Kontakt, den ein Programm oder ein Mensch nutzen könnte.',
    impact: 'Ehrliche Finder geben auf oder gehen an die Öffentlichkeit, und Sie erfahren es zuletzt.',
    fix: 'Ergänzen Sie eine Zeile „Contact:“ mit einer Adresse, die mit mailto:, https: oder tel: beginnt.',
  },
  'meta.securitytxt/expired': {
    title: 'security.txt ist abgelaufen',
    deed: 'Das Ablaufdatum in security.txt erneuern',
    means: 'Die Datei für Finder von Schwachstellen hat kein Ablaufdatum oder eines, das vorbei ist.',
    impact: 'Finder könnten denken, dass der Kontakt darin nicht mehr gelesen wird.',
    fix: 'Prüfen Sie, ob der Kontakt noch stimmt, und setzen Sie Expires auf ein Datum innerhalb der nächsten zwölf Monate.',
  },
  'opinion.sslscan/version': {
    title: 'sslscan: Server akzeptiert eine veraltete TLS-Version',
    deed: 'Veraltete Verschlüsselung abschalten (sslscan)',
    means:
      'Ein anderes Programm, sslscan, meldet eine alte Verschlüsselungsversion, die unsere eigene Prüfung nicht gesehen hat.',
    impact:
      'Verbindungen damit beruhen auf veralteter Kryptografie. Die Regeln für Kartenzahlungen (PCI DSS) erlauben sie nicht.',
    fix: 'Sehen Sie nach, welche Versionen der Server zulässt, und erlauben Sie nur TLS 1.2 und 1.3.',
  },
  'opinion.sslscan/cipher': {
    title: 'sslscan: Server akzeptiert ein schwaches Verschlüsselungsverfahren',
    deed: 'Schwache Verschlüsselungsverfahren abschalten (sslscan)',
    means:
      'Ein anderes Programm, sslscan, meldet eine schwache Art der Verschlüsselung, die unsere eigene Prüfung nicht gesehen hat.',
    impact: 'Angreifer auf dem Übertragungsweg können womöglich Verbindungen lesen, die sie verwenden.',
    fix: 'Sehen Sie nach, welche Verschlüsselungsverfahren der Server zulässt, und erlauben Sie nur aktuelle.',
  },
  'opinion.sslscan/renegotiation': {
    title: 'sslscan: Server erlaubt unsichere Neuaushandlung',
    deed: 'Unsichere Neuaushandlung abschalten',
    means:
      'Ein anderes Programm, sslscan, meldet, dass der Server eine Verbindung auf die alte, ungeschützte Weise neu beginnen lässt.',
    impact: 'Angreifer auf dem Übertragungsweg können den Daten eines Besuchers eigene voranstellen.',
    fix: 'Aktualisieren Sie die TLS-Bibliothek des Servers oder schalten Sie die Neuaushandlung ab.',
  },
  'opinion.sslscan/compression': {
    title: 'sslscan: TLS-Kompression ist aktiv',
    deed: 'TLS-Kompression abschalten',
    means:
      'Ein anderes Programm, sslscan, meldet, dass der Server komprimiert, was er sendet, bevor er es verschlüsselt.',
    impact: 'Angreifer auf dem Übertragungsweg können Sitzungs-Cookies aus der Länge der Antworten erraten (CRIME).',
    fix: 'Schalten Sie die Komprimierung in TLS ab.',
  },
  'opinion.nmap/service': {
    title: 'nmap: Dienst ist zum Internet offen',
    deed: 'Den von nmap gefundenen Port schließen',
    means:
      'Ein anderes Programm, nmap, erkennt auf einem offenen Port eine Datenbank oder einen Fernzugang, die unsere eigene Prüfung nicht benennen konnte.',
    impact:
      'Programme probieren Tag und Nacht Passwörter an solchen Diensten aus, und jede Lücke darin wirkt sich sofort aus.',
    fix: 'Binden Sie den Dienst an 127.0.0.1 oder ein privates Netz oder schließen Sie seinen Port in der Firewall.',
  },
  'opinion.nuclei/reported': {
    title: 'nuclei meldet eine Fehlkonfiguration',
    deed: 'Die Meldung von nuclei prüfen',
    means:
      'Ein anderes Programm, nuclei, erkennt auf dieser Website etwas, das nicht dort sein sollte. Unsere eigenen Prüfungen haben nicht danach gesucht.',
    impact: 'Was sich damit anrichten lässt, steht in der Beschreibung der Meldung und hängt davon ab, was dort liegt.',
    fix: 'Öffnen Sie die Adresse der Meldung, sehen Sie nach, ob es so ist wie beschrieben, und schließen Sie, was niemand außer Ihnen sehen soll.',
  },
}

export const phrases: Elsewhere['phrases'] = {
  backToHttp: 'HTTPS leitet zurück auf HTTP',
  tlsVersion: 'Server akzeptiert {version}',
  tlsVersions: 'Server akzeptiert TLS 1.0 und TLS 1.1',
  cipher: 'Server akzeptiert {kind}',
  cspBypass: 'Content-Security-Policy lässt sich umgehen: {reason}',
  cspUnsafeInline:
    "Content-Security-Policy lässt sich umgehen: 'unsafe-inline' erlaubt unsichere Skripte und Ereignisattribute in der Seite",
  cspScheme: 'Content-Security-Policy lässt sich umgehen: {scheme} in {directive} erlaubt unsichere Skripte',
  cspWildcard: "Content-Security-Policy lässt sich umgehen: {directive} sollte '*' nicht als Quelle erlauben",
  cspNoScripts: 'Content-Security-Policy lässt sich umgehen: script-src fehlt',
  cspJsonp:
    'Content-Security-Policy lässt sich umgehen: {host} ist bekannt für JSONP-Endpunkte, mit denen sich diese CSP umgehen lässt',
  cspAngular:
    'Content-Security-Policy lässt sich umgehen: {host} ist bekannt für Angular-Bibliotheken, mit denen sich diese CSP umgehen lässt',
  cspJsonpAngular:
    'Content-Security-Policy lässt sich umgehen: {host} ist bekannt für JSONP-Endpunkte und Angular-Bibliotheken, mit denen sich diese CSP umgehen lässt',
  cspUnset: 'Content-Security-Policy legt Folgendes nicht fest: {directives}',
  cspUnsafeEval: "Content-Security-Policy erlaubt 'unsafe-eval'",
  cspColon: 'Content-Security-Policy: CSP-Direktiven enden nicht mit einem Doppelpunkt',
  cspUnknown: 'Content-Security-Policy: „{directive}“ ist keine bekannte CSP-Direktive',
  cspSemicolon: 'Content-Security-Policy: Fehlt das Semikolon?',
  cspTicks: 'Content-Security-Policy: Fehlen um „{value}“ die einfachen Anführungszeichen?',
  cspKeyword: 'Content-Security-Policy: {value} scheint ein ungültiges CSP-Schlüsselwort zu sein',
  sessionNoSecure: 'Sitzungs-Cookie {name} ohne Secure',
  cookieNoSecure: 'Cookie {name} ohne Secure',
  sessionReadable: 'Sitzungs-Cookie {name} ohne HttpOnly',
  sessionSameSiteNone: 'Sitzungs-Cookie {name} hat SameSite=None ohne Secure',
  cookieSameSiteNone: 'Cookie {name} hat SameSite=None ohne Secure',
  sessionNoSameSite: 'Sitzungs-Cookie {name} ohne SameSite',
  vulnerable: '{software} hat eine bekannte Schwachstelle',
  vulnerableMany: '{software} hat {count} bekannte Schwachstellen',
  vulnerableTwo: '{software} und {version} haben eine bekannte Schwachstelle',
  vulnerableTwoMany: '{software} und {version} haben {count} bekannte Schwachstellen',
  panel: 'Anmeldeseite von {product} ist öffentlich',
  openPanel: '{product} verlangt keine Anmeldung',
  installer: 'Das Installationsprogramm von {product} ist noch zugänglich',
  installerHere: 'Das Installationsprogramm dieser Website ist noch zugänglich',
  installerCloud: 'Das Installationsprogramm von Nextcloud oder ownCloud ist noch zugänglich',
  openTool: '{tool} ist öffentlich',
  wordPressInsecure: 'WordPress {version} ist von WordPress.org als unsicher eingestuft',
  wordPressOld: 'WordPress {version} ist veraltet',
  service: '{service} ist auf Port {port} zum Internet offen',
  sslscanVersion: 'sslscan: Server akzeptiert {version}',
  nmapService: 'nmap: {service} ist auf Port {port} zum Internet offen',
  backToHttpFix: 'Entfernen Sie zuerst die Umleitung von HTTPS auf HTTP. Leiten Sie danach HTTP auf HTTPS um.',
  givesServer: 'Wer es findet, kann auf diesem Server Code ausführen.',
  givesControl: 'Wer es findet, kann lesen, ändern und löschen, was damit verwaltet wird.',
  givesData: 'Wer es findet, liest die Daten und Einstellungen darin, oft samt Passwörtern.',
  givesMap:
    'Es verrät Namen, IP-Adressen und Auslastung Ihrer Systeme und hilft Angreifern, den nächsten Schritt zu planen.',
  signInFix: 'Schalten Sie die Anmeldung von {product} ein ({how}). Erlauben Sie danach nur Ihre eigenen IP-Adressen.',
  proxyFix:
    '{product} hat keine eigene Anmeldung. Stellen Sie einen Proxy mit Anmeldung davor und erlauben Sie danach nur Ihre eigenen IP-Adressen.',
  noEncryption: 'Verfahren ohne Verschlüsselung',
  noAuthentication: 'Verfahren ohne Authentifizierung',
  exportKey: 'absichtlich schwache Export-Verfahren',
  rc4: 'RC4 oder RC2',
  block64: '64-Bit-Blockchiffren (Sweet32)',
  openRedis: 'Redis ohne Passwort',
  openMemcached: 'memcached ohne Passwort',
  openElasticsearch: 'Elasticsearch ohne Passwort',
  openDocker: 'Docker ohne Passwort',
  openMongo: 'MongoDB ohne Passwort',
  mysql: 'MySQL oder MariaDB',
  httpsConnection: 'HTTPS-Verbindung',
  httpAnswer: 'Antwort über HTTP',
  httpsAnswer: 'Antwort über HTTPS',
  firstRedirect: 'Erste Umleitung',
  lastRedirect: 'Letzte Umleitung',
  certificate: 'Zertifikat, das der Server sendet',
  tlsAsked: 'Geprüfte Versionen',
  tlsAccepted: 'Akzeptiert (nicht unbedingt bevorzugt)',
  headers: 'Header der Antwort',
  csp: 'Content-Security-Policy',
  cookie: 'Set-Cookie',
  corsAnswer: 'Antwort auf eine Anfrage von einer anderen Website',
  overHttp: 'Über HTTP geladen',
  withoutIntegrity: 'Ohne integrity',
  form: 'Formular',
  errorText: 'Fehlertext',
  library: 'Gefundene Bibliothek',
  spfLookups: 'Angaben, die eine Abfrage brauchen',
  txtRecords: 'TXT-Einträge von {name}',
  caaRecords: 'CAA-Einträge von {host} und den übergeordneten Namen',
  dsRecords: 'DS-Einträge von {domain}',
  cname: 'CNAME von {name}',
  answer: 'Antwort',
  files: 'Aufgelistete Dateien',
  sourceMap: 'Source-Map',
  page: 'Seite',
  defaultPage: 'Standardseite von {server}',
  description: 'Beschreibung',
  traceEcho: 'Der Server sandte unseren Header zurück',
  installerPage: 'Installationsprogramm',
  version: 'Version',
  usersRest: 'Liste der Benutzer (REST API)',
  usersAuthor: 'Archive der Autoren (?author=)',
  restOffers: 'Was die REST API anbietet',
  methods: 'system.listMethods',
  versionFound: 'Gefundene Version',
  said: 'Antwort des Dienstes',
  reportedBy: 'Gemeldet von {engine}',
}
