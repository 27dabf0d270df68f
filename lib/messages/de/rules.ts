import type { Elsewhere } from '@/lib/messages/translation'

export const rules: Elsewhere['rules'] = {
  'transport.https/no-https': {
    title: 'HTTPS ist nicht verfügbar',
    deed: 'HTTPS einschalten',
    means:
      'Besucher erreichen die Website nur über eine unverschlüsselte Verbindung. Browser kennzeichnen sie als „Nicht sicher“.',
    impact:
      'Jeder im selben Netz, etwa in einem öffentlichen WLAN, kann lesen, was Besucher senden, und verändern, was sie sehen.',
    fix: 'Besorgen Sie ein Zertifikat (Let’s Encrypt stellt sie kostenlos aus) und liefern Sie die ganze Website über HTTPS aus. Leiten Sie danach HTTP dorthin um.',
  },
  'transport.https/no-redirect': {
    title: 'HTTP leitet nicht auf HTTPS um',
    deed: 'Alle Besucher auf die verschlüsselte Website leiten',
    means:
      'Die Website hat HTTPS, aber wer die Domain eintippt oder einem alten Link folgt, kann auf der unverschlüsselten Version bleiben.',
    impact:
      'Alles, was über diese Verbindung gesendet wird, lässt sich lesen und verändern, auch Passwörter und Sitzungen.',
    fix: 'Beantworten Sie jede HTTP-Anfrage mit einer dauerhaften Umleitung (301 oder 308) auf denselben Host über HTTPS.',
  },
  'transport.https/redirect-elsewhere': {
    title: 'HTTP-Umleitung wechselt vor HTTPS den Host',
    deed: 'Erst auf HTTPS wechseln, dann weiterleiten',
    means:
      'Wer diesen Hostnamen eintippt, wird direkt zu einem anderen Host geschickt, ohne hier zuerst auf HTTPS zu wechseln.',
    impact:
      'Browser können sich HTTPS für diesen Hostnamen nicht merken, daher lässt sich die erste Anfrage bei jedem Besuch manipulieren.',
    fix: 'Leiten Sie zuerst auf HTTPS desselben Hosts um und von dort auf den anderen Host.',
  },
  'transport.https/offsite': {
    title: 'Website leitet auf eine andere Domain um',
    deed: 'Die Domain scannen, auf die Ihre Website umleitet',
    means:
      'Diese Website hat keine eigenen Seiten. Sie schickt alle Besucher zu einer anderen Domain, die nicht Teil dieses Scans war.',
    impact: 'Die Seiten, auf denen Besucher landen, wurden nicht geprüft.',
    fix: 'Gehört die andere Domain Ihnen, fügen Sie sie als eigenes Asset hinzu.',
  },
  'tls.certificate/expired': {
    title: 'TLS-Zertifikat ist abgelaufen',
    deed: 'Das abgelaufene Zertifikat erneuern',
    means: 'Das Zertifikat der Website ist abgelaufen. Browser zeigen statt der Website eine ganzseitige Warnung.',
    impact:
      'Besucher gehen oder lernen, Warnungen zu ignorieren. So kann ein Angreifer ihnen eine gefälschte Kopie der Website zeigen.',
    fix: 'Erneuern Sie das Zertifikat jetzt und richten Sie die automatische Erneuerung ein.',
  },
  'tls.certificate/not-yet-valid': {
    title: 'TLS-Zertifikat ist noch nicht gültig',
    deed: 'Das Startdatum des Zertifikats korrigieren',
    means:
      'Das Zertifikat der Website wird erst in der Zukunft gültig. Browser zeigen statt der Website eine ganzseitige Warnung.',
    impact: 'Besucher können die Website nicht öffnen, ohne eine Warnung wegzuklicken.',
    fix: 'Prüfen Sie die Uhr des Servers und die der ausstellenden Stelle und lassen Sie das Zertifikat bei Bedarf neu ausstellen.',
  },
  'tls.certificate/expires-soon': {
    title: 'TLS-Zertifikat läuft bald ab',
    deed: 'Das Zertifikat vor Ablauf erneuern',
    means: 'Das Zertifikat der Website läuft in wenigen Tagen ab und wurde noch nicht erneuert.',
    impact: 'Ohne Erneuerung zeigen Browser statt der Website eine Warnung.',
    fix: 'Erneuern Sie das Zertifikat und prüfen Sie, warum die automatische Erneuerung nicht gelaufen ist.',
  },
  'tls.certificate/name-mismatch': {
    title: 'Zertifikat passt nicht zum Hostnamen',
    deed: 'Ein Zertifikat für diese Domain ausstellen lassen',
    means:
      'Der Server zeigt ein Zertifikat für einen anderen Hostnamen. Browser zeigen statt der Website eine ganzseitige Warnung.',
    impact: 'Besucher können diesen Server nicht von einem Betrüger unterscheiden.',
    fix: 'Lassen Sie ein Zertifikat für diesen Hostnamen ausstellen und sorgen Sie dafür, dass der Server es verwendet.',
  },
  'tls.certificate/self-signed': {
    title: 'Zertifikat ist selbst signiert',
    deed: 'Das selbst signierte Zertifikat ersetzen',
    means:
      'Die Website bürgt für sich selbst: Keine Zertifizierungsstelle hat bestätigt, wer sie betreibt. Browser zeigen eine ganzseitige Warnung.',
    impact: 'Besucher können diesen Server nicht von einem Betrüger mit einem ebensolchen Zertifikat unterscheiden.',
    fix: 'Verwenden Sie ein Zertifikat einer öffentlichen Zertifizierungsstelle, zum Beispiel von Let’s Encrypt.',
  },
  'tls.certificate/untrusted': {
    title: 'Zertifikatskette ist unvollständig oder nicht vertrauenswürdig',
    deed: 'Die vollständige Zertifikatskette installieren',
    means:
      'Browser können das Zertifikat auf keine vertrauenswürdige Zertifizierungsstelle zurückführen, oft weil ein Zwischenzertifikat fehlt.',
    impact: 'Einige oder alle Besucher sehen statt der Website eine ganzseitige Warnung.',
    fix: 'Verwenden Sie eine öffentlich anerkannte Zertifizierungsstelle und senden Sie deren Zwischenzertifikate mit (die Datei „full chain“).',
  },
  'tls.certificate/weak-key': {
    title: 'Schlüssel des Zertifikats ist zu kurz',
    deed: 'Das Zertifikat mit stärkerem Schlüssel neu ausstellen',
    means:
      'Der Schlüssel des Zertifikats ist kürzer als 2048 Bit. Gut ausgestattete Angreifer können Schlüssel dieser Größe brechen.',
    impact: 'Wer den Schlüssel bricht, kann sich als diese Website ausgeben und ihre Verbindungen mitlesen.',
    fix: 'Erzeugen Sie einen neuen Schlüssel (ECDSA P-256 oder RSA mit mindestens 2048 Bit) und lassen Sie das Zertifikat neu ausstellen.',
  },
  'tls.certificate/weak-signature': {
    title: 'Zertifikat ist mit MD5 oder SHA-1 signiert',
    deed: 'Das Zertifikat mit moderner Signatur neu ausstellen',
    means: 'Das Zertifikat ist mit MD5 oder SHA-1 signiert, was sich fälschen lässt. Browser lehnen es ab.',
    impact: 'Angreifer können ein Zertifikat herstellen, das genauso echt aussieht.',
    fix: 'Lassen Sie das Zertifikat neu ausstellen. Jede öffentliche Zertifizierungsstelle signiert mit SHA-256 oder besser.',
  },
  'tls.protocols/sslv3': {
    title: 'Server akzeptiert SSL 3.0',
    deed: 'SSL 3.0 abschalten',
    means: 'Der Server akzeptiert noch einen gebrochenen Verschlüsselungsstandard von 1996.',
    impact: 'Ein Angreifer im selben Netz kann Teile der Verbindung lesen, auch Sitzungs-Cookies (POODLE).',
    fix: 'Schalten Sie SSL 3.0 ab und erlauben Sie nur TLS 1.2 und 1.3.',
  },
  'tls.protocols/legacy-tls': {
    title: 'Server akzeptiert TLS 1.0 oder 1.1',
    deed: 'Veraltete Verschlüsselung abschalten (TLS 1.0, 1.1)',
    means: 'Der Server akzeptiert noch alte TLS-Versionen, die offiziell zurückgezogen wurden.',
    impact:
      'Verbindungen damit beruhen auf veralteter Kryptografie. Die Regeln für Kartenzahlungen (PCI DSS) erlauben sie nicht.',
    fix: 'Erlauben Sie nur TLS 1.2 und 1.3. Jeder Browser der letzten zehn Jahre unterstützt sie.',
  },
  'tls.protocols/no-modern': {
    title: 'Server unterstützt weder TLS 1.2 noch 1.3',
    deed: 'Moderne Verschlüsselung einschalten (TLS 1.2, 1.3)',
    means: 'Der Server unterstützt nur TLS-Versionen, die heutige Browser ablehnen.',
    impact: 'Besucher mit aktuellem Browser können die Website nicht öffnen, und alle anderen sind schlecht geschützt.',
    fix: 'Aktualisieren Sie den Webserver und seine TLS-Bibliothek und schalten Sie TLS 1.2 und 1.3 ein.',
  },
  'tls.protocols/no-tls13': {
    title: 'Server unterstützt TLS 1.3 nicht',
    deed: 'TLS 1.3 einschalten',
    means:
      'Der Server unterstützt die neueste TLS-Version nicht. TLS 1.2 ist bei guter Konfiguration weiterhin sicher.',
    impact: 'Verbindungen beginnen langsamer und hängen von sorgfältiger Konfiguration ab.',
    fix: 'Schalten Sie TLS 1.3 ein. Dafür ist OpenSSL 1.1.1 oder neuer nötig.',
  },
  'tls.protocols/weak-cipher': {
    title: 'Server akzeptiert gebrochene Verschlüsselungsverfahren',
    deed: 'Gebrochene Verschlüsselungsverfahren abschalten',
    means: 'Der Server akzeptiert Verschlüsselungsverfahren, die sich brechen lassen oder gar nicht verschlüsseln.',
    impact: 'Ein Angreifer im selben Netz kann Verbindungen lesen, die sie verwenden.',
    fix: 'Erlauben Sie nur aktuelle Verschlüsselungsverfahren, zum Beispiel die Liste „intermediate“ von Mozilla.',
  },
  'tls.protocols/old-cipher': {
    title: 'Server akzeptiert 64-Bit-Blockchiffren (Sweet32)',
    deed: 'Veraltete Verschlüsselungsverfahren abschalten (3DES, IDEA)',
    means:
      'Der Server akzeptiert ein altes Verschlüsselungsverfahren (3DES oder IDEA), dessen Blöcke für lange Verbindungen zu klein sind.',
    impact: 'Ein Angreifer, der genug von einer langen Verbindung aufzeichnet, kann Teile davon lesen (Sweet32).',
    fix: 'Entfernen Sie 3DES und IDEA aus der Liste der Verschlüsselungsverfahren.',
  },
  'tls.protocols/no-forward-secrecy': {
    title: 'Server akzeptiert Verschlüsselungsverfahren ohne Forward Secrecy',
    deed: 'Nur Verschlüsselungsverfahren mit Forward Secrecy erlauben',
    means:
      'Der Server akzeptiert Verbindungen, die von einem einzigen langlebigen Schlüssel abhängen. Heutige Browser meiden sie, ältere Software nicht.',
    impact:
      'Heute aufgezeichnete Verbindungen lassen sich später entschlüsseln, falls der Schlüssel je gestohlen wird.',
    fix: 'Erlauben Sie nur Verschlüsselungsverfahren, deren Name mit ECDHE beginnt, und TLS 1.3.',
  },
  'http.headers/hsts-missing': {
    title: 'HSTS-Header fehlt',
    deed: 'Browser immer HTTPS nutzen lassen',
    means: 'Die Website sagt Browsern nicht, dass sie ab jetzt nur noch verschlüsselte Verbindungen nutzen sollen.',
    impact: 'Jemand im selben Netz kann Besucher auf der unverschlüsselten Website halten und lesen, was sie senden.',
    fix: 'Senden Sie Strict-Transport-Security mit einem max-age von mindestens einem Jahr in jeder HTTPS-Antwort. Ergänzen Sie includeSubDomains, sobald alle Subdomains HTTPS haben.',
  },
  'http.headers/hsts-short': {
    title: 'max-age von HSTS ist zu kurz',
    deed: 'Browser HTTPS ein Jahr lang merken lassen',
    means:
      'Browser vergessen innerhalb von sechs Monaten, dass diese Website über HTTPS zu öffnen ist. Üblich ist ein Jahr.',
    impact: 'Besucher, die selten wiederkommen, sind bei ihrer ersten Anfrage ungeschützt.',
    fix: 'Verwenden Sie einen max-age-Wert von mindestens einem Jahr (31536000 Sekunden).',
  },
  'http.headers/nosniff-missing': {
    title: 'X-Content-Type-Options-Header fehlt',
    deed: 'Browser keine Dateitypen erraten lassen',
    means: 'Browser dürfen den Typ einer Datei erraten, statt den vom Server gesendeten zu verwenden.',
    impact: 'Eine als Bild oder Text hochgeladene Datei könnte im Browser eines Besuchers als Skript laufen.',
    fix: 'Senden Sie X-Content-Type-Options: nosniff in jeder Antwort.',
  },
  'http.headers/framing': {
    title: 'Jede Website darf diese Seite einbetten (Clickjacking)',
    deed: 'Anderen Websites das Einbetten Ihrer Seiten verbieten',
    means: 'Jede andere Website kann diese Seite in ihrer eigenen zeigen, auch unsichtbar.',
    impact:
      'Angreifer können Besucher dazu bringen, in einem versteckten Frame Schaltflächen dieser Website anzuklicken (Clickjacking).',
    fix: "Senden Sie Content-Security-Policy: frame-ancestors 'self' und für alte Browser X-Frame-Options: SAMEORIGIN. Nennen Sie die Websites, die die Seite einbetten sollen.",
  },
  'http.headers/referrer-unsafe': {
    title: 'Referrer-Policy verrät vollständige URLs',
    deed: 'Vollständige URLs nicht mehr an andere Websites weitergeben',
    means: 'Folgt ein Besucher einem Link, erhält die andere Website die vollständige URL der Seite, von der er kommt.',
    impact: 'URLs können private Daten enthalten, etwa Suchbegriffe, Bestellnummern oder Einmal-Links.',
    fix: 'Verwenden Sie strict-origin-when-cross-origin oder einen strengeren Wert.',
  },
  'http.headers/referrer-missing': {
    title: 'Referrer-Policy-Header fehlt',
    deed: 'Begrenzen, was andere Websites über Ihre Links erfahren',
    means:
      'Die Website überlässt es dem Browser, wie viel einer URL andere Websites erhalten. Heutige Browser wählen einen sicheren Standard, alte nicht.',
    impact: 'Besucher mit altem Browser geben die vollständige URL der Seite an andere Websites weiter.',
    fix: 'Senden Sie Referrer-Policy: strict-origin-when-cross-origin.',
  },
  'http.headers/permissions-missing': {
    title: 'Permissions-Policy-Header fehlt',
    deed: 'Ungenutzte Browserfunktionen abschalten',
    means: 'Die Website sagt nicht, welche Funktionen des Browsers (Kamera, Mikrofon, Standort) sie nie nutzt.',
    impact: 'Eingebetteter oder eingeschleuster Code kann Besucher im Namen dieser Website um Zugriff bitten.',
    fix: 'Senden Sie Permissions-Policy und schalten Sie die Funktionen ab, die die Website nicht nutzt.',
  },
  'http.headers/coop-missing': {
    title: 'Cross-Origin-Opener-Policy-Header fehlt',
    deed: 'Ihre Seiten von anderen Fenstern trennen',
    means: 'Öffnet eine andere Website diese Seite in einem Fenster, behält sie eine Verbindung zu diesem Fenster.',
    impact: 'Sie kann manches beobachten, was im Fenster geschieht, und den Besucher woandershin schicken.',
    fix: 'Senden Sie Cross-Origin-Opener-Policy: same-origin oder same-origin-allow-popups, wenn die Website Fenster für Anmeldung oder Zahlung öffnet.',
  },
  'http.headers/corp-missing': {
    title: 'Cross-Origin-Resource-Policy-Header fehlt',
    deed: 'Festlegen, welche Websites Ihre Dateien laden dürfen',
    means: 'Die Website sagt nicht, ob andere Websites ihre Dateien einbetten dürfen.',
    impact:
      'Andere Websites können Antworten, die für diese Website bestimmt sind, in ihre eigenen Seiten laden und den Inhalt aus Nebenwirkungen ableiten.',
    fix: 'Senden Sie Cross-Origin-Resource-Policy: same-origin. Verwenden Sie cross-origin für Dateien, die andere einbetten sollen.',
  },
  'http.headers/version-disclosed': {
    title: 'Antwort-Header verraten Softwareversionen',
    deed: 'Softwareversionen verbergen',
    means:
      'Jede Antwort nennt die genaue Version der Software hinter der Website. Das allein ist keine Schwachstelle, denn die Software kann alle Patches haben.',
    impact: 'Wird eine Schwachstelle in dieser Version veröffentlicht, finden Angreifer diese Website schnell.',
    fix: 'Stellen Sie Webserver und Anwendung so ein, dass sie ihre Versionen nicht senden.',
  },
  'http.csp/missing': {
    title: 'Content-Security-Policy fehlt',
    deed: 'Begrenzen, welche Skripte auf Ihren Seiten laufen',
    means:
      'Die Website sagt nicht, welche Skripte ihre eigenen sind, daher führen Browser jedes in die Seite eingeschleuste Skript aus.',
    impact:
      'Schleust ein Angreifer ein Skript ein, begrenzt es nichts: Es kann Formulare lesen, Sitzungen übernehmen und die Seite ändern.',
    fix: 'Senden Sie eine Content-Security-Policy. Beginnen Sie mit Content-Security-Policy-Report-Only, ergänzen Sie die Hosts, die die Website wirklich nutzt, und setzen Sie sie dann durch.',
  },
  'http.csp/report-only': {
    title: 'Content-Security-Policy ist nur meldend (Report-Only)',
    deed: 'Ihren Skriptschutz einschalten',
    means: 'Die Website hat Regeln für Skripte, aber nur im Testmodus: Browser melden Verstöße und blockieren nichts.',
    impact: 'Ein von einem Angreifer eingeschleustes Skript läuft trotzdem.',
    fix: 'Setzen Sie die Richtlinie durch (Header Content-Security-Policy), sobald ihre Meldungen sauber sind.',
  },
  'http.csp/bypassable': {
    title: 'Content-Security-Policy lässt sich umgehen',
    deed: 'Die Lücke in Ihrem Skriptschutz schließen',
    means:
      'Die Website hat Regeln für Skripte, aber sie lassen eine Lücke, durch die Drittanbieter-Skripte weiterhin laufen.',
    impact: 'Ein von einem Angreifer eingeschleustes Skript läuft, als gäbe es keine Regeln.',
    fix: "Erlauben Sie Skripte per Nonce oder Hash zusammen mit 'strict-dynamic' und entfernen Sie 'unsafe-inline', Platzhalter, ganze Schemata und Hosts, die Drittanbieter-Skripte ausliefern.",
  },
  'http.csp/static-nonce': {
    title: 'Content-Security-Policy verwendet ihre Nonce mehrfach',
    deed: 'Für jeden Seitenaufruf eine neue Nonce erzeugen',
    means: 'Die Nonce, die die eigenen Skripte der Website kennzeichnet, war bei zwei Besuchen dieselbe.',
    impact: 'Ein Angreifer kann die Nonce in ein eigenes Skript kopieren, das dann läuft.',
    fix: 'Erzeugen Sie für jede Antwort eine neue zufällige Nonce (mindestens 128 Bit). Für Seiten aus einem Cache verwenden Sie stattdessen Hashes.',
  },
  'http.csp/incomplete': {
    title: 'Content-Security-Policy ist unvollständig',
    deed: 'Ihren Skriptschutz vervollständigen',
    means: 'Die Richtlinie der Website deckt einige Fälle nicht ab, die einzeln aufgeführt werden müssen.',
    impact:
      'Ein Angreifer, der HTML einschleusen kann, kann Formulare oder Skripte der Seite auf seinen eigenen Server umleiten.',
    fix: "Ergänzen Sie die fehlenden Direktiven: base-uri 'none', form-action 'self', object-src 'none'. Ersetzen Sie 'unsafe-eval' durch Code, der ohne auskommt.",
  },
  'http.csp/syntax': {
    title: 'Content-Security-Policy hat Syntaxfehler',
    deed: 'Ihren Skriptschutz korrigieren',
    means: 'Browser verstehen einen Teil der Richtlinie nicht und ignorieren ihn.',
    impact: 'Der Schutz ist schwächer als beabsichtigt, und nichts zeigt es.',
    fix: 'Korrigieren Sie die Syntax: Trennen Sie Direktiven mit Semikolons und setzen Sie Schlüsselwörter in einfache Anführungszeichen.',
  },
  'http.cookies/session-no-secure': {
    title: 'Sitzungs-Cookie ohne Secure',
    deed: 'Das Anmelde-Cookie nur über HTTPS senden',
    means: 'Das Anmelde-Cookie wird auch über unverschlüsselte Verbindungen gesendet.',
    impact: 'Jemand im selben Netz kann es kopieren und als dieser Besucher handeln.',
    fix: 'Ergänzen Sie das Attribut Secure. Stellen Sie dem Namen möglichst __Host- voran.',
  },
  'http.cookies/no-secure': {
    title: 'Cookie ohne Secure',
    deed: 'Cookies nur über HTTPS senden',
    means: 'Dieses Cookie wird auch über unverschlüsselte Verbindungen gesendet.',
    impact: 'Jemand im selben Netz kann es lesen und ersetzen.',
    fix: 'Ergänzen Sie das Attribut Secure.',
  },
  'http.cookies/session-no-httponly': {
    title: 'Sitzungs-Cookie ohne HttpOnly',
    deed: 'Das Anmelde-Cookie vor Skripten verbergen',
    means: 'Skripte auf der Seite können das Anmelde-Cookie lesen.',
    impact: 'Ein einziges eingeschleustes Skript kann die Konten von Besuchern übernehmen.',
    fix: 'Ergänzen Sie das Attribut HttpOnly.',
  },
  'http.cookies/samesite-none-insecure': {
    title: 'Cookie mit SameSite=None ohne Secure',
    deed: 'Das Cookie reparieren, das Browser ablehnen',
    means:
      'Dieses Cookie ist für die Nutzung auf anderen Websites gedacht, aber ihm fehlt das Attribut, das Browser dafür verlangen.',
    impact:
      'Heutige Browser verwerfen das Cookie, daher funktioniert nicht, was davon abhängt. Alte Browser senden es unverschlüsselt an jede Website.',
    fix: 'Ergänzen Sie Secure oder verwenden Sie SameSite=Lax, wenn andere Websites das Cookie nicht brauchen.',
  },
  'http.cookies/samesite-missing': {
    title: 'Sitzungs-Cookie ohne SameSite',
    deed: 'Anmeldungen Ihrer Besucher vor anderen Websites schützen',
    means:
      'Die Website überlässt es dem Browser, ob andere Websites Anfragen im Namen angemeldeter Besucher senden dürfen.',
    impact: 'Manche Browser senden die Sitzung dann bei Anfragen mit, die eine andere Website gestartet hat.',
    fix: 'Setzen Sie SameSite=Lax oder Strict, wo Links von außen keine Sitzung brauchen.',
  },
  'http.cors/reflects-with-credentials': {
    title: 'CORS erlaubt jeden Ursprung mit Anmeldedaten',
    deed: 'Anderen Websites den Zugriff auf Daten Ihrer Besucher sperren',
    means: 'Der Server lässt jede Website seine Antworten mit der Anmeldung des Besuchers lesen.',
    impact:
      'Öffnet ein angemeldeter Besucher eine bösartige Seite, kann diese alles lesen, was diese Website ihm zeigt.',
    fix: 'Vergleichen Sie den Header Origin mit einer festen Liste Ihrer eigenen Websites. Geben Sie ihn nie ungeprüft zurück, vor allem nicht mit Access-Control-Allow-Credentials: true.',
  },
  'http.cors/null-with-credentials': {
    title: 'CORS vertraut dem Ursprung „null“ mit Anmeldedaten',
    deed: 'Anonymen Seiten den Zugriff auf Daten Ihrer Besucher sperren',
    means:
      'Der Server lässt Seiten ohne bekannten Ursprung seine Antworten mit der Anmeldung des Besuchers lesen. Jede Website kann eine solche Seite erzeugen.',
    impact:
      'Öffnet ein angemeldeter Besucher eine bösartige Seite, kann diese alles lesen, was diese Website ihm zeigt.',
    fix: 'Entfernen Sie „null“ aus der Liste der erlaubten Ursprünge.',
  },
  'content.page/mixed-active': {
    title: 'HTTPS-Seite lädt Skripte oder Stylesheets über HTTP',
    deed: 'Skripte und Stylesheets über HTTPS laden',
    means: 'Die Seite ist verschlüsselt, lädt aber Teile, die sie steuern, über eine unverschlüsselte Verbindung.',
    impact:
      'Browser blockieren diese Teile, daher funktioniert die Seite nicht wie gedacht. Wo sie es nicht tun, könnte jemand im selben Netz die Seite übernehmen.',
    fix: 'Laden Sie diese Dateien über https.',
  },
  'content.page/http-scripts': {
    title: 'Skripte von Drittanbietern werden über HTTP geladen',
    deed: 'Skripte von Drittanbietern über HTTPS laden',
    means: 'Die Seite führt Skripte aus, die über eine unverschlüsselte Verbindung ankommen.',
    impact: 'Jemand im selben Netz könnte sie austauschen und die Seite übernehmen.',
    fix: 'Laden Sie diese Dateien über https.',
  },
  'content.page/mixed-passive': {
    title: 'HTTPS-Seite lädt Bilder oder Medien über HTTP',
    deed: 'Bilder und Medien über HTTPS laden',
    means: 'Die Seite ist verschlüsselt, einige ihrer Bilder oder Videos sind es nicht.',
    impact: 'Jemand im selben Netz könnte sie austauschen und sehen, welche Seite gelesen wird.',
    fix: 'Laden Sie diese Dateien über https.',
  },
  'content.page/no-sri': {
    title: 'Skripte von Drittanbietern ohne Subresource Integrity',
    deed: 'Skripte von Drittanbietern auf die gewählte Version festlegen',
    means: 'Die Seite führt Skripte von anderen Websites aus, ohne zu prüfen, ob es noch die von Ihnen gewählten sind.',
    impact:
      'Wird eine dieser Websites kompromittiert, laufen ihre Skripte auch hier, mit Zugriff auf alles auf der Seite.',
    fix: 'Ergänzen Sie integrity und crossorigin bei Dateien, die eine Version tragen und sich nie ändern, oder hosten Sie sie selbst. Bei Skripten, die sich automatisch aktualisieren, geht das nicht.',
  },
  'content.page/password-over-http': {
    title: 'Passwortformular wird über HTTP gesendet',
    deed: 'Ihr Anmeldeformular verschlüsseln',
    means: 'Das Passwort, das Besucher hier eingeben, oder das Formular selbst wird unverschlüsselt gesendet.',
    impact: 'Jeder im selben Netz kann das Passwort lesen.',
    fix: 'Liefern Sie die Seite mit dem Formular und die URL, an die es gesendet wird, über HTTPS aus.',
  },
  'content.page/form-http': {
    title: 'Formular auf einer HTTPS-Seite wird über HTTP gesendet',
    deed: 'Eingaben Ihrer Besucher verschlüsseln',
    means: 'Die Seite ist verschlüsselt, aber was Besucher in dieses Formular eingeben, wird unverschlüsselt gesendet.',
    impact: 'Jeder im selben Netz kann es lesen und verändern.',
    fix: 'Ändern Sie die URL im Attribut action des Formulars auf https.',
  },
  'content.page/error-disclosure': {
    title: 'Seite zeigt eine interne Fehlermeldung',
    deed: 'Fehlermeldungen vor Besuchern verbergen',
    means: 'Die Seite zeigt Besuchern eine interne Fehlermeldung der Software dahinter.',
    impact: 'Solche Meldungen verraten Angreifern etwas über Ordner, Code und Datenbank.',
    fix: 'Schalten Sie die Anzeige von Fehlern auf der öffentlichen Website ab und schreiben Sie sie stattdessen in eine Logdatei. Beheben Sie dann den Fehler selbst.',
  },
  'software.js/vulnerable': {
    title: 'JavaScript-Bibliothek hat bekannte Schwachstellen',
    deed: 'Die JavaScript-Bibliothek aktualisieren',
    means: 'Die Seite verwendet eine Bibliotheksversion mit veröffentlichten Schwachstellen.',
    impact:
      'Wo die Seite die betroffenen Funktionen nutzt, kann ein Angreifer Skripte in den Browsern von Besuchern ausführen oder die Seite stören. Ob sie sie nutzt, können wir nicht erkennen, daher ist dies eine Stufe unter der schwersten Schwachstelle eingestuft.',
    fix: 'Aktualisieren Sie die Bibliothek auf die neueste Version und prüfen Sie, ob die Seite noch funktioniert.',
  },
  'dns.mail/spf-missing': {
    title: 'SPF-Eintrag fehlt',
    deed: 'Server angeben, die Ihre E-Mails senden dürfen',
    means: 'Die Domain sagt nicht, welche Server in ihrem Namen E-Mails senden dürfen.',
    impact: 'Mailserver können Ihre E-Mails nicht zuverlässig von gefälschten unterscheiden.',
    fix: 'Veröffentlichen Sie einen TXT-Eintrag, der die Server nennt, die Ihre E-Mails senden. Sendet die Domain keine, veröffentlichen Sie „v=spf1 -all“.',
  },
  'dns.mail/spf-many': {
    title: 'Domain hat mehrere SPF-Einträge',
    deed: 'SPF-Einträge zu einem zusammenführen',
    means:
      'Die Domain nennt ihre sendenden Server in mehreren Einträgen. Mailserver behandeln das als Fehler und verwenden keinen davon.',
    impact:
      'SPF erkennt gefälschte E-Mails in Ihrem Namen nicht, und Ihre eigenen werden womöglich abgewiesen oder als Spam markiert.',
    fix: 'Führen Sie die Einträge zu einem zusammen.',
  },
  'dns.mail/spf-open': {
    title: 'SPF erlaubt jeden Absender',
    deed: 'Begrenzen, wer E-Mails von Ihrer Domain senden darf',
    means: 'Die Domain sagt, dass jeder Server der Welt in ihrem Namen E-Mails senden darf.',
    impact: 'Gefälschte E-Mails in Ihrem Namen bestehen die SPF-Prüfung.',
    fix: 'Schließen Sie den Eintrag mit -all oder ~all ab und nennen Sie nur die Server, die wirklich Ihre E-Mails senden.',
  },
  'dns.mail/spf-weak': {
    title: 'Im SPF-Eintrag fehlt -all oder ~all',
    deed: 'Mailserver nicht genannte Absender ablehnen lassen',
    means: 'Die Domain nennt ihre Mailserver, sagt aber nicht, wie E-Mails anderer Server zu behandeln sind.',
    impact: 'Mailserver behandeln gefälschte E-Mails in Ihrem Namen neutral.',
    fix: 'Schließen Sie den Eintrag mit -all ab oder mit ~all, solange Sie noch testen.',
  },
  'dns.mail/spf-lookups': {
    title: 'SPF überschreitet 10 DNS-Abfragen',
    deed: 'Ihren SPF-Eintrag kürzen',
    means: 'Um Ihren SPF-Eintrag zu lesen, brauchen Mailserver mehr DNS-Abfragen als die 10, die der Standard erlaubt.',
    impact:
      'Mailserver brechen mit einem Fehler ab. SPF wirkt dann nicht, und Ihre eigenen E-Mails werden womöglich abgewiesen oder als Spam markiert.',
    fix: 'Entfernen Sie Dienste, die Sie nicht mehr nutzen, und ersetzen Sie include, a und mx durch feste IP-Adressen (ip4, ip6), wo sich diese nicht ändern.',
  },
  'dns.mail/dmarc-missing': {
    title: 'DMARC-Eintrag fehlt',
    deed: 'Andere daran hindern, E-Mails in Ihrem Namen zu senden',
    means: 'Die Domain sagt Mailservern nicht, was sie mit E-Mails tun sollen, die nur vorgeben, von ihr zu kommen.',
    impact:
      'Jeder kann E-Mails senden, die scheinbar von Ihnen kommen, zum Beispiel falsche Rechnungen an Ihre Kunden.',
    fix: 'Veröffentlichen Sie einen DMARC-Eintrag. Beginnen Sie mit p=none, lesen Sie die Berichte und gehen Sie dann zu quarantine und reject über.',
  },
  'dns.mail/dmarc-none': {
    title: 'DMARC-Richtlinie ist p=none',
    deed: 'Mailserver gegen gefälschte E-Mails vorgehen lassen',
    means: 'Die Domain überwacht gefälschte E-Mails in ihrem Namen, bittet Mailserver aber, sie trotzdem zuzustellen.',
    impact: 'Gefälschte E-Mails in Ihrem Namen landen weiterhin in Posteingängen.',
    fix: 'Wenn die Berichte zeigen, dass Ihre eigenen E-Mails bestehen, wechseln Sie zu p=quarantine und dann zu p=reject.',
  },
  'dns.mail/dmarc-test': {
    title: 'DMARC ist im Testmodus (t=y)',
    deed: 'DMARC aus dem Testmodus nehmen',
    means:
      'Die Domain hat Regeln gegen gefälschte E-Mails, kennzeichnet sie aber als Test (t=y), daher wenden Mailserver sie nicht voll an.',
    impact: 'Gefälschte E-Mails in Ihrem Namen werden milder behandelt, als die Regeln sagen.',
    fix: 'Entfernen Sie t=y, wenn die Berichte zeigen, dass Ihre eigenen E-Mails bestehen.',
  },
  'dns.mail/caa-missing': {
    title: 'CAA-Eintrag fehlt',
    deed: 'Festlegen, wer Ihre Zertifikate ausstellen darf',
    means:
      'Die Domain sagt nicht, welche Zertifizierungsstelle Zertifikate für sie ausstellen darf, daher darf es jede.',
    impact:
      'Ein Fehler bei irgendeiner Zertifizierungsstelle könnte einem Angreifer ein Zertifikat für Ihre Domain verschaffen.',
    fix: 'Veröffentlichen Sie einen CAA-Eintrag, der Ihre Zertifizierungsstelle nennt.',
  },
  'dns.mail/mta-sts-missing': {
    title: 'MTA-STS-Richtlinie fehlt',
    deed: 'Verschlüsselte Zustellung von E-Mails verlangen',
    means: 'Die Domain verlangt keine Verschlüsselung für E-Mails, die an sie gesendet werden.',
    impact: 'Ein Angreifer zwischen zwei Mailservern kann die Verschlüsselung abschalten und die E-Mails lesen.',
    fix: 'Veröffentlichen Sie einen MTA-STS-Eintrag und die Richtliniendatei unter https://mta-sts.example.com/.well-known/mta-sts.txt. Beginnen Sie mit mode: testing.',
  },
  'dns.mail/dnssec-missing': {
    title: 'DNSSEC ist nicht aktiviert',
    deed: 'DNSSEC einschalten',
    means: 'Die Echtheit von DNS-Antworten für diese Domain lässt sich nicht prüfen.',
    impact: 'Ein Angreifer, der DNS-Antworten fälschen kann, kann Besucher und E-Mails woandershin schicken.',
    fix: 'Schalten Sie DNSSEC bei Ihrem DNS-Anbieter ein und veröffentlichen Sie den DS-Eintrag beim Registrar. Viele Anbieter erledigen beides mit einem Schalter.',
  },
  'dns.mail/dangling-cname': {
    title: 'Subdomain zeigt auf einen verlassenen Dienst',
    deed: 'Den DNS-Eintrag des stillgelegten Dienstes entfernen',
    means: 'Eine Ihrer Subdomains zeigt auf ein Hosting-Konto, das nicht mehr existiert.',
    impact: 'Wer ein Konto mit diesem Namen anlegt, bestimmt, was Besucher auf Ihrer Subdomain sehen.',
    fix: 'Löschen Sie den DNS-Eintrag oder legen Sie das Konto bei dem Dienst wieder an.',
  },
  'exposure.files/git': {
    title: 'Git-Repository ist öffentlich',
    deed: 'Öffentlichen Zugriff auf Ihren Quellcode sperren',
    means: 'Der Ordner mit der gesamten Historie Ihres Quellcodes ist öffentlich.',
    impact:
      'Jeder kann den Quellcode mit allen früheren Versionen wiederherstellen und die Passwörter lesen, die je darin standen.',
    fix: 'Sperren Sie den Zugriff auf /.git oder veröffentlichen Sie ohne diesen Ordner. Ändern Sie dann alle Passwörter und Schlüssel, die je eingecheckt waren.',
  },
  'exposure.files/vcs': {
    title: 'Ordner der Versionsverwaltung ist öffentlich',
    deed: 'Öffentlichen Zugriff auf die Versionsverwaltung sperren',
    means: 'Ein Ordner der Versionsverwaltung lässt sich auf dem Webserver öffnen.',
    impact: 'Jeder kann den Quellcode lesen und die Namen von Dateien, die privat bleiben sollten.',
    fix: 'Sperren Sie den Zugriff auf den Ordner oder veröffentlichen Sie ohne ihn.',
  },
  'exposure.files/secrets': {
    title: 'Datei mit Passwörtern oder Schlüsseln ist öffentlich',
    deed: 'Die öffentliche Datei entfernen, dann ihre Passwörter ändern',
    means: 'Eine Datei mit Passwörtern oder Schlüsseln kann von jedem geöffnet werden.',
    impact: 'Wer sie liest, kann sich an der Datenbank, am E-Mail-Konto oder am Server selbst anmelden.',
    fix: 'Verschieben Sie die Datei aus dem Webverzeichnis und sperren Sie versteckte Dateien. Ändern Sie dann jedes Passwort und jeden Schlüssel darin.',
  },
  'exposure.files/dump': {
    title: 'Backup ist öffentlich',
    deed: 'Das Backup vom Webserver nehmen',
    means: 'Eine Kopie der Datenbank oder der ganzen Website liegt im Webverzeichnis.',
    impact: 'Jeder kann alle Daten herunterladen: Kunden, Passwörter, Bestellungen.',
    fix: 'Entfernen Sie die Datei und bewahren Sie Backups außerhalb des Webverzeichnisses auf. Gehen Sie davon aus, dass die Daten kopiert wurden.',
  },
  'exposure.files/source': {
    title: 'Kopie von Quellcode ist öffentlich',
    deed: 'Die öffentliche Kopie Ihres Codes löschen',
    means: 'Der Server sendet die Sicherungskopie einer Quelldatei als Text, statt sie auszuführen.',
    impact: 'Sie zeigt, wie die Website funktioniert, oft mit dem Passwort der Datenbank.',
    fix: 'Entfernen Sie von Editoren oder von Hand erstellte Kopien und ändern Sie die Passwörter darin.',
  },
  'exposure.files/config': {
    title: 'Konfigurationsdatei ist öffentlich',
    deed: 'Öffentlichen Zugriff auf die Konfigurationsdatei sperren',
    means: 'Eine Datei, die die Einrichtung der Website beschreibt, kann von jedem geöffnet werden.',
    impact: 'Sie verrät interne Hostnamen, Konten, Pfade und oft Passwörter.',
    fix: 'Verschieben Sie die Datei aus dem Webverzeichnis oder sperren Sie den Zugriff darauf und ändern Sie die Passwörter darin.',
  },
  'exposure.files/phpinfo': {
    title: 'Seite mit phpinfo() ist öffentlich',
    deed: 'Die Seite mit phpinfo() löschen',
    means: 'Eine öffentliche Seite zeigt alle PHP-Einstellungen dieses Servers.',
    impact:
      'Sie verrät Pfade, Versionen und manchmal Passwörter aus der Umgebung, was Angreifern beim nächsten Schritt hilft.',
    fix: 'Löschen Sie die Datei; legen Sie sie neu an, wenn Sie sie wieder brauchen.',
  },
  'exposure.files/status': {
    title: 'Statusseite des Servers ist öffentlich',
    deed: 'Zugriff auf die Statusseite des Servers einschränken',
    means: 'Eine Seite für Administratoren zeigt, was der Server gerade tut.',
    impact: 'Sie zeigt IP-Adressen von Besuchern, geheime Links und interne Hostnamen.',
    fix: 'Beschränken Sie die Seite auf den Server selbst.',
  },
  'exposure.files/log': {
    title: 'Logdatei ist öffentlich',
    deed: 'Die Logdatei aus dem Webverzeichnis nehmen',
    means: 'Jeder kann das Fehlerprotokoll der Software lesen.',
    impact: 'Logs enthalten Pfade, IP-Adressen von Besuchern und manchmal Passwörter.',
    fix: 'Schreiben Sie Logs außerhalb des Webverzeichnisses oder sperren Sie den Zugriff darauf.',
  },
  'exposure.files/metadata': {
    title: 'Liste von Dateien oder Paketen ist öffentlich',
    deed: 'Entwicklungsdateien nicht mehr veröffentlichen',
    means: 'Eine Datei aus der Entwicklung listet auf, woraus die Website besteht.',
    impact: 'Sie verrät versteckte Dateien oder die genaue Version jedes Pakets.',
    fix: 'Veröffentlichen Sie sie nicht mit oder sperren Sie den Zugriff darauf.',
  },
  'exposure.listing/listing': {
    title: 'Verzeichnisauflistung ist aktiv',
    deed: 'Auflistung von Ordnern abschalten',
    means: 'Wer die URL eines Ordners öffnet, sieht die Namen aller Dateien darin.',
    impact: 'Nie verlinkte Dateien, etwa Backups und Uploads von Kunden, lassen sich ohne Raten finden.',
    fix: 'Schalten Sie die Verzeichnisauflistung im Webserver ab.',
  },
  'exposure.sourcemaps/sourcemap': {
    title: 'Source-Maps sind öffentlich',
    deed: 'Source-Maps nicht mehr veröffentlichen',
    means: 'Neben den Skripten der Website sind Source-Maps veröffentlicht. Sie verraten den ursprünglichen Quellcode.',
    impact: 'Jeder kann den Code mit Kommentaren, Namen und API-URLs lesen und Schwachstellen schneller finden.',
    fix: 'Erstellen Sie den Build für den Produktivbetrieb ohne Source-Maps oder legen Sie die .map-Dateien auf einen Server, den nur Ihre Entwickler erreichen.',
  },
  'exposure.panels/panel': {
    title: 'Anmeldeseite der Verwaltung ist öffentlich',
    deed: 'Zugriff auf die Verwaltungsseite einschränken',
    means: 'Die Anmeldeseite eines Verwaltungswerkzeugs steht allen offen.',
    impact:
      'Automatisierte Werkzeuge probieren auf solchen Seiten ständig Passwörter aus, und jede neue Schwachstelle lässt sich sofort ausnutzen.',
    fix: 'Erlauben Sie nur Ihre eigenen IP-Adressen oder schützen Sie die Seite mit einem VPN oder einer zweiten Anmeldung.',
  },
  'exposure.panels/open-panel': {
    title: 'Verwaltungswerkzeug verlangt keine Anmeldung',
    deed: 'Ein Passwort für das Verwaltungswerkzeug verlangen',
    means: 'Ein Verwaltungswerkzeug kann von jedem ohne Passwort genutzt werden.',
    impact: 'Wer es findet, kann lesen oder ändern, was es verwaltet.',
    fix: 'Schalten Sie die Anmeldung des Werkzeugs ein und erlauben Sie nur Ihre eigenen IP-Adressen.',
  },
  'exposure.panels/installer': {
    title: 'Installationsprogramm ist noch zugänglich',
    deed: 'Das Installationsprogramm löschen',
    means: 'Die Seite für die Ersteinrichtung der Website lässt sich noch öffnen.',
    impact: 'Ein Angreifer könnte die Website mit einem eigenen Passwort neu einrichten.',
    fix: 'Löschen Sie das Installationsprogramm oder schließen Sie die Installation ab.',
  },
  'exposure.panels/default-page': {
    title: 'Webserver zeigt seine Standardseite',
    deed: 'Ihre Website veröffentlichen oder den Server abschalten',
    means: 'Die URL zeigt die Seite einer frischen Installation statt einer Website.',
    impact:
      'Das deutet darauf hin, dass der Server unfertig oder vergessen ist und vielleicht nicht aktuell gehalten wird.',
    fix: 'Veröffentlichen Sie dort Ihre Website oder schalten Sie den Server ab.',
  },
  'exposure.api/openapi': {
    title: 'API-Beschreibung ist öffentlich',
    deed: 'Für die API-Beschreibung eine Anmeldung verlangen',
    means: 'Eine öffentliche Datei listet jeden Endpunkt der API dieser Website mit seinen Parametern auf.',
    impact:
      'Bei einer öffentlichen API ist das üblich. Bei einer internen zeigt es Angreifern, wo sie anfangen können.',
    fix: 'Ist die API nicht öffentlich, verlangen Sie eine Anmeldung, um ihre Beschreibung zu lesen.',
  },
  'exposure.api/graphql-introspection': {
    title: 'GraphQL-Introspection ist aktiv',
    deed: 'GraphQL-Introspection abschalten',
    means: 'Der GraphQL-Endpunkt beschreibt jedem sein eigenes Schema.',
    impact: 'Er listet jeden Typ und jede Mutation auf, auch solche, die keine Seite verwendet.',
    fix: 'Schalten Sie die Introspection im Produktivbetrieb ab, es sei denn, die API soll öffentlich sein.',
  },
  'exposure.api/debug': {
    title: 'Debugging-Werkzeug ist öffentlich',
    deed: 'Debugging auf der öffentlichen Website abschalten',
    means: 'Eine Seite, die Entwicklern bei der Fehlersuche hilft, steht allen offen.',
    impact:
      'Sie gibt Anfragen anderer Benutzer, Einstellungen und Quellcode preis. Bei manchen Werkzeugen kann jeder Code ausführen.',
    fix: 'Schalten Sie das Debugging im Produktivbetrieb ab oder erlauben Sie nur Ihre eigenen IP-Adressen.',
  },
  'exposure.methods/trace': {
    title: 'HTTP TRACE ist aktiv',
    deed: 'TRACE abschalten',
    means: 'Der Server beantwortet TRACE-Anfragen, indem er zurücksendet, was er erhalten hat, samt Headern.',
    impact: 'Zusammen mit einer anderen Schwachstelle können Skripte dadurch geschützte Cookies lesen.',
    fix: 'Schalten Sie TRACE im Webserver und in jedem Proxy davor ab.',
  },
  'wordpress.core/install': {
    title: 'WordPress-Installation ist nicht abgeschlossen',
    deed: 'Die WordPress-Installation abschließen oder entfernen',
    means: 'Die Einrichtungsseite von WordPress ist offen, weil die Installation nie abgeschlossen wurde.',
    impact: 'Wer sie zuerst ausfüllt, kontrolliert die Website und kann Code auf dem Server ausführen.',
    fix: 'Schließen Sie die Installation jetzt ab oder entfernen Sie WordPress vom Server.',
  },
  'wordpress.core/users': {
    title: 'WordPress-Benutzernamen sind öffentlich',
    deed: 'Ihre WordPress-Benutzernamen verbergen',
    means: 'Jeder kann die Benutzernamen der Redaktion dieser Website auflisten.',
    impact: 'Angreifer kennen den Benutzernamen und müssen nur noch das Passwort erraten.',
    fix: 'Verlangen Sie eine Anmeldung, um Benutzer aufzulisten, und unterbinden Sie die Umleitung von Autorennummern auf Namen.',
  },
  'wordpress.core/xmlrpc': {
    title: 'XML-RPC von WordPress ist aktiv',
    deed: 'XML-RPC abschalten',
    means: 'Eine alte Fernschnittstelle von WordPress ist eingeschaltet.',
    impact:
      'Angreifer können damit Hunderte Passwörter in einer Anfrage ausprobieren und die Website Anfragen an andere senden lassen.',
    fix: 'Sperren Sie xmlrpc.php, es sei denn, Jetpack oder eine Ihrer Apps braucht es.',
  },
  'wordpress.core/version-disclosed': {
    title: 'WordPress-Version ist öffentlich',
    deed: 'WordPress aktuell halten',
    means: 'Die Seiten verraten ihre WordPress-Version. Eine Versionsnummer ist keine Schwachstelle.',
    impact: 'Wird eine Schwachstelle in dieser Version veröffentlicht, finden Angreifer diese Website schnell.',
    fix: 'Halten Sie WordPress aktuell. Sie können auch das Tag selbst entfernen.',
  },
  'wordpress.core/readme': {
    title: 'Readme von WordPress ist öffentlich',
    deed: 'Die Readme von WordPress löschen',
    means: 'Jeder kann eine Datei öffnen, die mit WordPress geliefert wird.',
    impact: 'Sie zeigt, dass die Website WordPress nutzt, auch wo die Seiten es verbergen.',
    fix: 'Löschen Sie readme.html nach jeder Aktualisierung oder sperren Sie den Zugriff darauf.',
  },
  'wordpress.core/registration': {
    title: 'Registrierung in WordPress ist offen',
    deed: 'Die offene Registrierung abschalten',
    means: 'Besucher können ein Konto anlegen. Viele Websites wollen das.',
    impact: 'Mit einem Konto erreichen Angreifer mehr von WordPress und seinen Plugins.',
    fix: 'Schalten Sie unter Einstellungen, Allgemein „Jeder kann sich registrieren“ ab, es sei denn, die Website braucht es.',
  },
  'wordpress.core/cron': {
    title: 'WP-Cron lässt sich von allen auslösen',
    deed: 'WordPress-Aufgaben vom Server ausführen lassen',
    means:
      'WordPress führt geplante Aufgaben aus, wenn wp-cron.php aufgerufen wird, und jeder kann es aufrufen. Das ist die Voreinstellung von WordPress.',
    impact:
      'Bei jeder Anfrage lädt der Server WordPress und sucht fällige Aufgaben. Viele Anfragen bremsen den Server; Daten werden nicht preisgegeben.',
    fix: 'Setzen Sie DISABLE_WP_CRON in wp-config.php, lassen Sie den Cron des Servers die Aufgaben alle fünf Minuten ausführen und sperren Sie dann wp-cron.php nach außen.',
  },
  'wordpress.core/application-passwords': {
    title: 'Anwendungspasswörter in WordPress sind aktiv',
    deed: 'Anwendungspasswörter überprüfen',
    means: 'WordPress-Benutzer können Passwörter für Apps erstellen. Über HTTPS bietet WordPress das standardmäßig an.',
    impact: 'Anwendungspasswörter umgehen den zweiten Faktor und geben einer App alle Rechte des Benutzers.',
    fix: 'Prüfen Sie die Anwendungspasswörter in den Profilen Ihrer Benutzer und schalten Sie die Funktion ab, wenn keine App sie braucht.',
  },
  'wordpress.software/core-insecure': {
    title: 'WordPress-Version hat bekannte Schwachstellen',
    deed: 'WordPress jetzt aktualisieren',
    means: 'Die Website läuft mit einer WordPress-Version mit veröffentlichten Schwachstellen.',
    impact:
      'Automatisierte Werkzeuge suchen ständig nach solchen Versionen. Die Folgen reichen von geänderten Seiten bis zur vollen Kontrolle über die Website.',
    fix: 'Sichern Sie die Website und aktualisieren Sie WordPress jetzt. Schalten Sie dann automatische Updates ein.',
  },
  'wordpress.software/core-outdated': {
    title: 'WordPress ist veraltet',
    deed: 'WordPress aktualisieren',
    means:
      'Eine neuere WordPress-Version ist verfügbar. Ältere Versionen bekommen Sicherheitskorrekturen später oder gar nicht.',
    impact: 'Wird die nächste Schwachstelle veröffentlicht, bleibt die Website womöglich länger angreifbar als andere.',
    fix: 'Sichern Sie die Website und aktualisieren Sie WordPress. Schalten Sie dann automatische Updates ein.',
  },
  'wordpress.software/plugin-vulnerable': {
    title: 'WordPress-Plugin hat bekannte Schwachstellen',
    deed: 'Das Plugin aktualisieren oder entfernen',
    means: 'Laut seiner Readme hat ein Plugin dieser Website veröffentlichte Schwachstellen.',
    impact:
      'Die meisten Angriffe auf WordPress-Websites nutzen Plugins mit Schwachstellen. Die Folgen hängen von der Schwachstelle ab.',
    fix: 'Prüfen Sie die Version in WordPress und aktualisieren Sie das Plugin. Löschen Sie es, wenn es kein Update gibt oder Sie es nicht mehr brauchen.',
  },
  'wordpress.software/theme-vulnerable': {
    title: 'WordPress-Theme hat bekannte Schwachstellen',
    deed: 'Das Theme aktualisieren oder entfernen',
    means: 'Laut seinem Stylesheet hat ein Theme dieser Website veröffentlichte Schwachstellen.',
    impact:
      'Die Folgen hängen von der Schwachstelle ab und reichen von gefälschten Seiten bis zur vollen Kontrolle über die Website.',
    fix: 'Prüfen Sie die Version in WordPress und aktualisieren Sie das Theme. Löschen Sie Themes, die Sie nicht mehr brauchen.',
  },
  'network.ports/open-database': {
    title: 'Datenbank ist ohne Passwort offen',
    deed: 'Die offene Datenbank mit einem Passwort schützen',
    means: 'Eine Datenbank auf diesem Server nimmt Verbindungen von jedem ohne Passwort an.',
    impact:
      'Jeder kann ihre Daten lesen, ändern und löschen. Bei manchen Datenbanken können Angreifer den Server übernehmen.',
    fix: 'Binden Sie den Dienst an 127.0.0.1 oder ein privates Netz, setzen Sie ein Passwort und schließen Sie den Port in der Firewall.',
  },
  'network.ports/service': {
    title: 'Datenbank-Port ist zum Internet offen',
    deed: 'Den Datenbank-Port zum Internet schließen',
    means:
      'Eine Datenbank auf diesem Server nimmt Verbindungen aus dem ganzen Internet an, verlangt aber ein Passwort.',
    impact:
      'Automatisierte Werkzeuge probieren ständig Passwörter aus, und jede neue Schwachstelle lässt sich sofort ausnutzen.',
    fix: 'Binden Sie den Dienst an 127.0.0.1 oder ein privates Netz oder schließen Sie seinen Port in der Firewall.',
  },
  'network.ports/remote-control': {
    title: 'Unverschlüsselter Fernzugriff ist offen',
    deed: 'Unverschlüsselten Fernzugriff durch SSH ersetzen',
    means:
      'Ein Fernzugriffsdienst auf diesem Server steht allen offen und sendet alles unverschlüsselt, auch Passwörter.',
    impact: 'Jeder im selben Netz kann das Passwort lesen. Automatisierte Werkzeuge versuchen ständig, es zu erraten.',
    fix: 'Verwenden Sie stattdessen SSH mit Schlüsseln und schließen Sie den Port in der Firewall.',
  },
  'network.ports/clear-text': {
    title: 'FTP sendet Passwörter unverschlüsselt',
    deed: 'FTP durch SFTP ersetzen',
    means:
      'Der Server bietet FTP an, das Benutzernamen und Passwörter unverschlüsselt sendet, wenn nicht beide Seiten Verschlüsselung verlangen.',
    impact: 'Jeder im selben Netz, etwa in einem öffentlichen WLAN, kann das Passwort lesen und die Website ändern.',
    fix: 'Verwenden Sie stattdessen SFTP (über SSH) und schalten Sie FTP ab.',
  },
  'meta.securitytxt/missing': {
    title: 'security.txt fehlt',
    deed: 'Angeben, wo Probleme gemeldet werden',
    means: 'Die Website sagt nicht, wie man eine Schwachstelle meldet.',
    impact: 'Sicherheitsforscher geben womöglich auf oder veröffentlichen ihren Fund, bevor Sie davon erfahren.',
    fix: 'Veröffentlichen Sie eine Textdatei mit Contact und Expires unter /.well-known/security.txt.',
  },
  'meta.securitytxt/invalid': {
    title: 'security.txt hat keinen gültigen Kontakt',
    deed: 'Einen erreichbaren Kontakt in security.txt eintragen',
    means: 'Die Website hat eine security.txt, aber ohne einen Kontakt, den Menschen oder Software nutzen könnten.',
    impact: 'Sicherheitsforscher geben womöglich auf oder veröffentlichen ihren Fund, bevor Sie davon erfahren.',
    fix: 'Ergänzen Sie eine Zeile „Contact:“ mit einem Link mit mailto:, https: oder tel:.',
  },
  'meta.securitytxt/expired': {
    title: 'security.txt ist abgelaufen',
    deed: 'Das Ablaufdatum in security.txt erneuern',
    means: 'Die security.txt der Website hat kein Ablaufdatum oder eines, das vergangen ist.',
    impact: 'Sicherheitsforscher nehmen womöglich an, dass der Kontakt nicht mehr betreut wird.',
    fix: 'Prüfen Sie, ob der Kontakt noch stimmt, und setzen Sie Expires auf ein Datum innerhalb des nächsten Jahres.',
  },
  'opinion.sslscan/version': {
    title: 'sslscan: Server akzeptiert eine veraltete TLS-Version',
    deed: 'Veraltete Verschlüsselung abschalten (sslscan)',
    means:
      'Ein zweites Werkzeug, sslscan, meldet eine veraltete TLS-Version, die unsere eigene Prüfung nicht gefunden hat.',
    impact:
      'Verbindungen damit beruhen auf veralteter Kryptografie. Die Regeln für Kartenzahlungen (PCI DSS) erlauben sie nicht.',
    fix: 'Prüfen Sie, für welche Versionen der Server konfiguriert ist, und erlauben Sie nur TLS 1.2 und 1.3.',
  },
  'opinion.sslscan/cipher': {
    title: 'sslscan: Server akzeptiert ein schwaches Verschlüsselungsverfahren',
    deed: 'Schwache Verschlüsselungsverfahren abschalten (sslscan)',
    means:
      'Ein zweites Werkzeug, sslscan, meldet ein schwaches Verschlüsselungsverfahren, das unsere eigene Prüfung nicht gefunden hat.',
    impact: 'Ein Angreifer im selben Netz kann womöglich Verbindungen lesen, die es verwenden.',
    fix: 'Prüfen Sie, für welche Verschlüsselungsverfahren der Server konfiguriert ist, und erlauben Sie nur aktuelle.',
  },
  'opinion.sslscan/renegotiation': {
    title: 'sslscan: Server erlaubt unsichere Neuaushandlung',
    deed: 'Unsichere Neuaushandlung abschalten',
    means:
      'Ein zweites Werkzeug, sslscan, meldet, dass der Server Verbindungen auf die alte, ungeschützte Weise neu aushandeln lässt.',
    impact: 'Ein Angreifer im selben Netz kann vor der Anfrage eines Besuchers eine eigene einfügen.',
    fix: 'Aktualisieren Sie die TLS-Bibliothek des Servers oder schalten Sie die Neuaushandlung ab.',
  },
  'opinion.sslscan/compression': {
    title: 'sslscan: TLS-Kompression ist aktiv',
    deed: 'TLS-Kompression abschalten',
    means: 'Ein zweites Werkzeug, sslscan, meldet, dass der Server Daten vor dem Verschlüsseln komprimiert.',
    impact: 'Ein Angreifer im selben Netz kann Sitzungs-Cookies aus der Länge der Antworten erraten (CRIME).',
    fix: 'Schalten Sie die TLS-Kompression ab.',
  },
  'opinion.nmap/service': {
    title: 'nmap: Dienst ist zum Internet offen',
    deed: 'Den von nmap gefundenen Port schließen',
    means:
      'Ein zweites Werkzeug, nmap, erkennt auf einem offenen Port eine Datenbank oder einen Fernzugriffsdienst, den unsere eigene Prüfung nicht bestimmen konnte.',
    impact:
      'Automatisierte Werkzeuge probieren an solchen Diensten ständig Passwörter aus, und jede neue Schwachstelle lässt sich sofort ausnutzen.',
    fix: 'Binden Sie den Dienst an 127.0.0.1 oder ein privates Netz oder schließen Sie seinen Port in der Firewall.',
  },
  'opinion.nuclei/reported': {
    title: 'nuclei meldet eine Fehlkonfiguration',
    deed: 'Die Meldung von nuclei prüfen',
    means:
      'Ein zweites Werkzeug, nuclei, erkennt auf dieser Website etwas, das nicht öffentlich sein sollte. Unsere eigenen Prüfungen decken es nicht ab.',
    impact: 'Die Folgen hängen davon ab, was offenliegt. Siehe die Beschreibung in den Belegen.',
    fix: 'Öffnen Sie die gemeldete URL, prüfen Sie, ob die Meldung stimmt, und sperren Sie, was nicht öffentlich sein soll.',
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
  cspNoScripts: 'Content-Security-Policy lässt sich umgehen: Direktive script-src fehlt',
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
  installerHere: 'Das Installationsprogramm ist noch zugänglich',
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
  givesData: 'Wer es findet, kann die Daten und Einstellungen darin lesen, oft samt Passwörtern.',
  givesMap: 'Es verrät Namen, IP-Adressen und Auslastung Ihrer Systeme, was Angreifern beim nächsten Schritt hilft.',
  signInFix: 'Schalten Sie die Anmeldung von {product} ein ({how}). Erlauben Sie danach nur Ihre eigenen IP-Adressen.',
  proxyFix:
    '{product} hat keine eigene Anmeldung. Stellen Sie einen Proxy mit Anmeldung davor und erlauben Sie danach nur Ihre eigenen IP-Adressen.',
  noEncryption: 'Verfahren ohne Verschlüsselung',
  noAuthentication: 'Verfahren ohne Authentifizierung',
  exportKey: 'Export-Verfahren',
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
  certificate: 'Vom Server gesendetes Zertifikat',
  tlsAsked: 'Geprüfte Versionen',
  tlsAccepted: 'Akzeptiert (nicht unbedingt bevorzugt)',
  headers: 'Header der Antwort',
  csp: 'Content-Security-Policy',
  cookie: 'Set-Cookie',
  corsAnswer: 'Antwort auf eine Anfrage von einer anderen Website',
  overHttp: 'Über HTTP geladen',
  withoutIntegrity: 'Ohne integrity geladen',
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
  traceEcho: 'Header, den der Server zurückgesendet hat',
  installerPage: 'Installationsprogramm',
  version: 'Version',
  usersRest: 'Liste der Benutzer (REST API)',
  usersAuthor: 'Archive der Autoren (?author=)',
  restOffers: 'Methoden der REST API',
  methods: 'system.listMethods',
  versionFound: 'Gefundene Version',
  said: 'Antwort des Dienstes',
  reportedBy: 'Gemeldet von {engine}',
}
