import type { Elsewhere } from '@/lib/messages/translation'

/** What scans write down, by the English words: the rules of each check, then what checks add about one site. */
export const findings: Elsewhere['findings'] = {
  // transport.https
  'The site has no HTTPS': 'Die Website hat kein HTTPS',
  'Visitors can only reach the site over an unencrypted connection. Browsers label it "Not secure".':
    'Besucher erreichen die Website nur über eine unverschlüsselte Verbindung. Browser kennzeichnen sie als „Nicht sicher“.',
  'Anyone on the way, for instance in the same Wi-Fi, can read what visitors send and change what they see.':
    'Wer unterwegs mitlauscht, zum Beispiel im selben WLAN, kann lesen, was Besucher senden, und verändern, was sie sehen.',
  "Get a certificate (Let's Encrypt issues them free of charge) and serve the whole site over HTTPS. Then redirect plain HTTP to it.":
    "Besorgen Sie ein Zertifikat (Let's Encrypt stellt sie kostenlos aus) und liefern Sie die ganze Website über HTTPS aus. Leiten Sie danach HTTP dorthin um.",
  'HTTP is served without a redirect to HTTPS': 'Die Website ist ohne Umleitung auf HTTPS über HTTP erreichbar',
  'The site has HTTPS, but visitors who type the name or follow an old link can stay on the unencrypted version.':
    'Die Website hat HTTPS, aber wer den Namen eintippt oder einem alten Link folgt, kann auf der unverschlüsselten Version bleiben.',
  'On that connection everything can be read and changed on the way, passwords and sessions included.':
    'Auf dieser Verbindung lässt sich unterwegs alles lesen und verändern, auch Passwörter und Sitzungen.',
  'Answer every plain HTTP request with a permanent redirect (301 or 308) to the same host over HTTPS.':
    'Beantworten Sie jede HTTP-Anfrage mit einer dauerhaften Umleitung (301 oder 308) auf denselben Host über HTTPS.',
  'HTTP redirects to another host before HTTPS': 'HTTP leitet auf einen anderen Host um, bevor HTTPS beginnt',
  'Visitors who type this name are sent straight to another name, without first switching to HTTPS on this one.':
    'Wer diesen Namen eintippt, landet sofort bei einem anderen Namen, ohne dass hier zuerst auf HTTPS gewechselt wird.',
  'Browsers cannot remember to use HTTPS for this name, so its first request stays open to manipulation on every visit.':
    'Browser können sich HTTPS für diesen Namen nicht merken. Die erste Anfrage bleibt bei jedem Besuch manipulierbar.',
  'Redirect to HTTPS on the same host first, and from there to the other host.':
    'Leiten Sie zuerst auf HTTPS desselben Hosts um und von dort auf den anderen Host.',
  'The site only redirects to another name': 'Die Website leitet nur auf einen anderen Namen um',
  'This address has no pages of its own: it sends every visitor to another name, which was not part of this scan.':
    'Diese Adresse hat keine eigenen Seiten: Sie schickt alle Besucher zu einem anderen Namen, der nicht Teil dieses Scans war.',
  'What visitors finally see was not looked at.': 'Was Besucher am Ende sehen, wurde nicht geprüft.',
  'Add the other name as an asset of its own, if it is yours.': 'Fügen Sie den anderen Namen als eigenes Asset hinzu, wenn er Ihnen gehört.',
  // tls.certificate
  'The certificate has expired': 'Das Zertifikat ist abgelaufen',
  'The proof of identity of this site has run out. Browsers show a full-page warning instead of the site.':
    'Der Identitätsnachweis dieser Website ist abgelaufen. Browser zeigen statt der Website eine ganzseitige Warnung.',
  'Visitors leave, or learn to click warnings away. Someone on the way can then show them a copy of the site unnoticed.':
    'Besucher gehen wieder oder gewöhnen sich an, Warnungen wegzuklicken. Dann kann ihnen jemand auf dem Übertragungsweg unbemerkt eine Kopie der Website zeigen.',
  'Renew the certificate now and let the renewal run automatically.': 'Erneuern Sie das Zertifikat jetzt und lassen Sie die Erneuerung automatisch laufen.',
  'The certificate is not valid yet': 'Das Zertifikat ist noch nicht gültig',
  'The proof of identity of this site starts in the future. Browsers show a full-page warning instead of the site.':
    'Der Identitätsnachweis dieser Website wird erst in der Zukunft gültig. Browser zeigen statt der Website eine ganzseitige Warnung.',
  'Visitors cannot open the site without clicking a warning away.': 'Besucher können die Website nicht öffnen, ohne eine Warnung wegzuklicken.',
  'Check the clock of the server and of whoever issued the certificate, and issue it again if needed.':
    'Prüfen Sie die Uhr des Servers und die der ausstellenden Stelle und lassen Sie das Zertifikat bei Bedarf neu ausstellen.',
  'The certificate expires soon': 'Das Zertifikat läuft bald ab',
  'The proof of identity of this site runs out within days and has not been renewed yet.':
    'Der Identitätsnachweis dieser Website läuft in wenigen Tagen ab und wurde noch nicht erneuert.',
  'Without renewal, browsers will show a warning instead of the site.': 'Ohne Erneuerung zeigen Browser statt der Website eine Warnung.',
  'Renew the certificate and check why the automatic renewal has not run.':
    'Erneuern Sie das Zertifikat und prüfen Sie, warum die automatische Erneuerung nicht gelaufen ist.',
  'The certificate is for another name': 'Das Zertifikat gilt für einen anderen Namen',
  'The proof of identity the server shows belongs to another name. Browsers show a full-page warning instead of the site.':
    'Der Identitätsnachweis, den der Server zeigt, gehört zu einem anderen Namen. Browser zeigen statt der Website eine ganzseitige Warnung.',
  'Visitors cannot tell this server from an impostor.': 'Besucher können diesen Server nicht von einem Betrüger unterscheiden.',
  'Issue a certificate that lists this host name, and make sure the server uses it for this name.':
    'Lassen Sie ein Zertifikat ausstellen, das diesen Hostnamen enthält, und sorgen Sie dafür, dass der Server es für diesen Namen verwendet.',
  'The certificate is self-signed': 'Das Zertifikat ist selbst signiert',
  'The site vouches for itself: no authority has confirmed who runs it. Browsers show a full-page warning.':
    'Die Website bürgt für sich selbst: Keine Zertifizierungsstelle hat bestätigt, wer sie betreibt. Browser zeigen eine ganzseitige Warnung.',
  'Visitors cannot tell this server from an impostor who made a certificate of the same kind.':
    'Besucher können diesen Server nicht von einem Betrüger unterscheiden, der sich ein ebensolches Zertifikat gemacht hat.',
  "Use a certificate from a public authority, for instance Let's Encrypt.":
    "Verwenden Sie ein Zertifikat einer öffentlichen Zertifizierungsstelle, zum Beispiel von Let's Encrypt.",
  'The certificate chain is not trusted': 'Der Zertifikatskette wird nicht vertraut',
  'The certificate does not lead to an authority that browsers trust, often because an intermediate certificate is not sent.':
    'Das Zertifikat führt zu keiner Zertifizierungsstelle, der Browser vertrauen. Oft fehlt nur ein Zwischenzertifikat.',
  'Some or all visitors see a full-page warning instead of the site.': 'Einige oder alle Besucher sehen statt der Website eine ganzseitige Warnung.',
  'Use a publicly trusted authority and send its intermediate certificates together with your own (the "full chain" file).':
    'Verwenden Sie eine öffentlich anerkannte Zertifizierungsstelle und senden Sie deren Zwischenzertifikate mit Ihrem eigenen mit (die Datei mit der „full chain“).',
  'The certificate key is too short': 'Der Schlüssel des Zertifikats ist zu kurz',
  'The lock of this certificate is too small for today: keys below 2048 bits can be broken with enough money.':
    'Der Schlüssel dieses Zertifikats ist für heute zu kurz: Schlüssel unter 2048 Bit lassen sich mit genug Geld brechen.',
  'Whoever breaks the key can pretend to be this site and read its connections.':
    'Wer den Schlüssel bricht, kann sich als diese Website ausgeben und ihre Verbindungen mitlesen.',
  'Make a new key (ECDSA P-256, or RSA with at least 2048 bits) and have the certificate issued again.':
    'Erzeugen Sie einen neuen Schlüssel (ECDSA P-256 oder RSA mit mindestens 2048 Bit) und lassen Sie das Zertifikat neu ausstellen.',
  'The certificate is signed with a broken hash': 'Das Zertifikat ist mit einem gebrochenen Hashverfahren signiert',
  'The signature under this certificate uses MD5 or SHA-1, which can be forged. Browsers refuse it.':
    'Die Signatur dieses Zertifikats nutzt MD5 oder SHA-1 und lässt sich fälschen. Browser lehnen sie ab.',
  'An attacker can make a certificate that looks just as genuine.': 'Angreifer können ein Zertifikat herstellen, das genauso echt aussieht.',
  'Have the certificate issued again: every public authority signs with SHA-256 or better.':
    'Lassen Sie das Zertifikat neu ausstellen: Jede öffentliche Zertifizierungsstelle signiert mit SHA-256 oder besser.',
  // tls.protocols
  'SSL 3.0 is accepted': 'SSL 3.0 wird akzeptiert',
  'The server still agrees to an encryption standard of 1996 that has been broken.':
    'Der Server lässt noch einen Verschlüsselungsstandard von 1996 zu, der gebrochen ist.',
  'An attacker on the way can read parts of the connection, session cookies included (POODLE).':
    'Angreifer auf dem Übertragungsweg können Teile der Verbindung lesen, auch Sitzungs-Cookies (POODLE).',
  'Switch SSL 3.0 off and allow only TLS 1.2 and 1.3.': 'Schalten Sie SSL 3.0 ab und erlauben Sie nur TLS 1.2 und 1.3.',
  'TLS 1.0 or 1.1 is accepted': 'TLS 1.0 oder 1.1 wird akzeptiert',
  'The server still agrees to old versions of encryption that have been officially withdrawn.':
    'Der Server lässt noch alte Verschlüsselungsversionen zu, die offiziell zurückgezogen wurden.',
  'Connections that use them rest on outdated mathematics. Payment rules (PCI DSS) do not allow them.':
    'Verbindungen damit beruhen auf veralteter Kryptografie. Die Regeln für Kartenzahlungen (PCI DSS) erlauben sie nicht.',
  'Allow only TLS 1.2 and 1.3. Every browser of the last ten years can use them.':
    'Erlauben Sie nur TLS 1.2 und 1.3. Alle Browser der letzten zehn Jahre beherrschen sie.',
  'Neither TLS 1.2 nor 1.3 is offered': 'Weder TLS 1.2 noch 1.3 wird angeboten',
  'The server offers only versions of encryption that current browsers refuse.':
    'Der Server bietet nur Verschlüsselungsversionen an, die heutige Browser ablehnen.',
  'Visitors with a current browser cannot open the site, and the others are poorly protected.':
    'Besucher mit aktuellem Browser können die Website nicht öffnen, und die anderen sind schlecht geschützt.',
  'Update the web server and its TLS library, and switch on TLS 1.2 and 1.3.':
    'Aktualisieren Sie den Webserver und seine TLS-Bibliothek und schalten Sie TLS 1.2 und 1.3 ein.',
  'TLS 1.3 is not offered': 'TLS 1.3 wird nicht angeboten',
  'The server does not offer the newest version of encryption. The older version 1.2 is still safe when it is set up well.':
    'Der Server bietet die neueste Verschlüsselungsversion nicht an. Die ältere Version 1.2 ist bei guter Konfiguration weiterhin sicher.',
  'Connections start more slowly and depend on careful settings.': 'Verbindungen beginnen langsamer und sind von sorgfältigen Einstellungen abhängig.',
  'Switch TLS 1.3 on. It needs OpenSSL 1.1.1 or newer.': 'Schalten Sie TLS 1.3 ein. Dafür braucht es OpenSSL 1.1.1 oder neuer.',
  'A broken cipher is accepted': 'Ein gebrochenes Verschlüsselungsverfahren wird akzeptiert',
  'The server agrees to kinds of encryption that can be broken or that do not encrypt at all.':
    'Der Server lässt Arten der Verschlüsselung zu, die sich brechen lassen oder gar nicht verschlüsseln.',
  'An attacker on the way can read connections that use them.': 'Angreifer auf dem Übertragungsweg können Verbindungen lesen, die sie verwenden.',
  'Allow only current ciphers, for instance the "intermediate" list of Mozilla.':
    'Erlauben Sie nur aktuelle Verschlüsselungsverfahren, zum Beispiel die Liste „intermediate“ von Mozilla.',
  'A 64-bit block cipher is accepted': 'Eine 64-Bit-Blockchiffre wird akzeptiert',
  'The server agrees to an old kind of encryption (3DES or IDEA) that is too small for long connections.':
    'Der Server lässt eine alte Art der Verschlüsselung zu (3DES oder IDEA), die für lange Verbindungen zu klein ist.',
  'An attacker who records enough of one long connection can read parts of it (Sweet32).':
    'Wer genug von einer langen Verbindung aufzeichnet, kann Teile davon lesen (Sweet32).',
  'Remove 3DES and IDEA from the cipher list.': 'Entfernen Sie 3DES und IDEA aus der Liste der Verschlüsselungsverfahren.',
  'Ciphers without forward secrecy are accepted': 'Verschlüsselungsverfahren ohne Forward Secrecy werden akzeptiert',
  'The server agrees to connections that depend on one long-lived key. Current browsers do not choose them, old programs do.':
    'Der Server lässt Verbindungen zu, die an einem einzigen langlebigen Schlüssel hängen. Heutige Browser wählen sie nicht, alte Programme schon.',
  'Someone who records such connections today can read them later, should the key ever be stolen.':
    'Wer solche Verbindungen heute aufzeichnet, kann sie später lesen, falls der Schlüssel je gestohlen wird.',
  'Allow only ciphers whose name starts with ECDHE, and TLS 1.3.': 'Erlauben Sie nur Verschlüsselungsverfahren, deren Name mit ECDHE beginnt, und TLS 1.3.',
  // http.headers
  'Strict-Transport-Security is missing': 'Strict-Transport-Security fehlt',
  'The site does not tell browsers to use only encrypted connections from now on.':
    'Die Website sagt Browsern nicht, dass sie ab jetzt nur noch verschlüsselte Verbindungen nutzen sollen.',
  'Someone in the same network can keep a visitor on the unencrypted version of the site and read along.':
    'Wer im selben Netz ist, kann Besucher auf der unverschlüsselten Version der Website festhalten und mitlesen.',
  'Send Strict-Transport-Security with a max-age of at least one year on every HTTPS answer. Add includeSubDomains once all sub-domains have HTTPS.':
    'Senden Sie Strict-Transport-Security mit einem max-age von mindestens einem Jahr in jeder HTTPS-Antwort. Ergänzen Sie includeSubDomains, sobald alle Subdomains HTTPS haben.',
  'Strict-Transport-Security is too short': 'Strict-Transport-Security gilt zu kurz',
  'Browsers forget after less than half a year that this site must be opened encrypted. One year is the usual value.':
    'Browser vergessen nach weniger als einem halben Jahr, dass diese Website verschlüsselt zu öffnen ist. Üblich ist ein Jahr.',
  'Visitors who come back rarely are unprotected on their first click.': 'Wer selten wiederkommt, ist beim ersten Klick ungeschützt.',
  'Use a max-age of at least one year (31536000 seconds).': 'Verwenden Sie einen max-age-Wert von mindestens einem Jahr (31536000 Sekunden).',
  'X-Content-Type-Options: nosniff is missing': 'X-Content-Type-Options: nosniff fehlt',
  'Browsers may guess what kind of file they get instead of believing the server.':
    'Browser dürfen raten, welche Art von Datei sie bekommen, statt sich nach der Angabe des Servers zu richten.',
  'A file that somebody uploaded as a picture or text can be run as a program in the browser of a visitor.':
    'Eine Datei, die jemand als Bild oder Text hochgeladen hat, kann im Browser eines Besuchers als Programm laufen.',
  'Send X-Content-Type-Options: nosniff on every answer.': 'Senden Sie X-Content-Type-Options: nosniff in jeder Antwort.',
  'The page can be framed by any site': 'Jede Website darf die Seite einbetten',
  'Any other website can show this page inside its own, also invisibly.': 'Jede andere Website kann diese Seite in ihrer eigenen zeigen, auch unsichtbar.',
  'Visitors can be made to click buttons of this site without knowing it (clickjacking).':
    'Besucher lassen sich dazu bringen, unwissentlich Schaltflächen dieser Website anzuklicken (Clickjacking).',
  "Send Content-Security-Policy: frame-ancestors 'self', and X-Frame-Options: SAMEORIGIN for old browsers. Name the sites that are meant to embed the page.":
    "Senden Sie Content-Security-Policy: frame-ancestors 'self' und für alte Browser X-Frame-Options: SAMEORIGIN. Nennen Sie die Websites, die die Seite einbetten sollen.",
  'Referrer-Policy sends full addresses to other sites': 'Referrer-Policy verrät anderen Websites ganze Adressen',
  'When a visitor follows a link, the other site learns the full address of the page they came from.':
    'Wenn Besucher einem Link folgen, erfährt die andere Website die volle Adresse der Seite, von der sie kommen.',
  'Addresses can contain private data, such as search words, order numbers or one-time links.':
    'Adressen können Privates enthalten, etwa Suchwörter, Bestellnummern oder Einmal-Links.',
  'Use strict-origin-when-cross-origin or a stricter value.': 'Verwenden Sie strict-origin-when-cross-origin oder einen strengeren Wert.',
  'No Referrer-Policy': 'Keine Referrer-Policy',
  'The site leaves it to the browser how much of an address other sites learn. Current browsers choose a safe value, old ones do not.':
    'Die Website überlässt es dem Browser, wie viel einer Adresse andere Websites erfahren. Heutige Browser wählen einen sicheren Wert, alte nicht.',
  'Visitors with an old browser pass the full address of a page on to other sites.':
    'Besucher mit altem Browser geben die volle Adresse einer Seite an andere Websites weiter.',
  'Send Referrer-Policy: strict-origin-when-cross-origin.': 'Senden Sie Referrer-Policy: strict-origin-when-cross-origin.',
  'No Permissions-Policy': 'Keine Permissions-Policy',
  'The site does not say which abilities of the browser (camera, microphone, location) it never uses.':
    'Die Website sagt nicht, welche Funktionen des Browsers (Kamera, Mikrofon, Standort) sie nie nutzt.',
  'Embedded or injected code may ask the visitor for them in the name of this site.':
    'Eingebetteter oder eingeschleuster Code kann Besucher im Namen dieser Website danach fragen.',
  'Send Permissions-Policy and switch off what the site does not use.': 'Senden Sie Permissions-Policy und schalten Sie ab, was die Website nicht nutzt.',
  'No Cross-Origin-Opener-Policy': 'Keine Cross-Origin-Opener-Policy',
  'Another site that opens this page in a window keeps a connection to that window.':
    'Eine andere Website, die diese Seite in einem Fenster öffnet, behält eine Verbindung zu diesem Fenster.',
  'It can notice some of what happens in the window and send the visitor elsewhere.':
    'Sie bemerkt manches, was im Fenster geschieht, und kann den Besucher woandershin schicken.',
  'Send Cross-Origin-Opener-Policy: same-origin, or same-origin-allow-popups when the site opens login or payment windows.':
    'Senden Sie Cross-Origin-Opener-Policy: same-origin oder same-origin-allow-popups, wenn die Website Fenster für Anmeldung oder Zahlung öffnet.',
  'No Cross-Origin-Resource-Policy': 'Keine Cross-Origin-Resource-Policy',
  'The site does not say whether other sites may embed its files.': 'Die Website sagt nicht, ob andere Websites ihre Dateien einbetten dürfen.',
  'Other sites can load answers meant for this site into their own pages and guess their content from side effects.':
    'Andere Websites können Antworten, die für diese bestimmt sind, in ihre Seiten laden und den Inhalt aus Nebenwirkungen erraten.',
  'Send Cross-Origin-Resource-Policy: same-origin. Use cross-origin for files that others are meant to embed.':
    'Senden Sie Cross-Origin-Resource-Policy: same-origin. Verwenden Sie cross-origin für Dateien, die andere einbetten sollen.',
  'Response headers tell the software version': 'Antwort-Header verraten die Version der Software',
  'Every answer names the exact version of the software behind the site. That alone is not a weakness: it may be fully patched.':
    'Jede Antwort nennt die genaue Version der Software hinter der Website. Das allein ist keine Schwachstelle: Die Software kann vollständig gepatcht sein.',
  'When a flaw in that version becomes known, this site is easy to find for attackers.':
    'Wird eine Lücke in dieser Version bekannt, finden Angreifer diese Website leicht.',
  'Set the server, and the program behind it, not to name their versions.':
    'Stellen Sie den Server und das Programm dahinter so ein, dass sie ihre Version nicht nennen.',
  // http.csp
  'Content Security Policy': 'Content Security Policy (CSP)',
  'No Content-Security-Policy': 'Keine Content-Security-Policy',
  'The site does not tell browsers which scripts belong to it, so they run any script that gets into the page.':
    'Die Website sagt Browsern nicht, welche Skripte zu ihr gehören. Darum führen sie jedes Skript aus, das in die Seite gelangt.',
  'If an attacker manages to slip a script in, nothing limits what it does: read forms, take over sessions, change the page.':
    'Gelingt es Angreifern, ein Skript einzuschleusen, hält es nichts auf: Es kann Formulare lesen, Sitzungen übernehmen und die Seite verändern.',
  'Send a Content-Security-Policy. Try it first as Content-Security-Policy-Report-Only, add the hosts the site really uses, then enforce it.':
    'Senden Sie eine Content-Security-Policy. Probieren Sie sie erst als Content-Security-Policy-Report-Only aus, ergänzen Sie die Hosts, die die Website wirklich nutzt, und schalten Sie sie dann scharf.',
  'Content-Security-Policy is only reporting': 'Content-Security-Policy meldet nur',
  'The site has rules for scripts, but in test mode: browsers report violations and block nothing.':
    'Die Website hat Regeln für Skripte, aber nur zum Testen: Browser melden Verstöße und blockieren nichts.',
  'A script slipped in by an attacker still runs.': 'Ein eingeschleustes Skript läuft trotzdem.',
  'Enforce the policy (header Content-Security-Policy) once its reports are clean.':
    'Schalten Sie die Richtlinie scharf (Header Content-Security-Policy), sobald ihre Meldungen sauber sind.',
  'Content-Security-Policy can be bypassed': 'Content-Security-Policy lässt sich umgehen',
  'The site has rules for scripts, but they leave a door open through which foreign scripts still run.':
    'Die Website hat Regeln für Skripte, aber sie lassen eine Tür offen, durch die fremde Skripte trotzdem laufen.',
  'A script slipped in by an attacker runs as if there were no rules.': 'Ein eingeschleustes Skript läuft, als gäbe es keine Regeln.',
  "Allow scripts by nonce or hash together with 'strict-dynamic', and remove 'unsafe-inline', wildcards, whole schemes and hosts that serve other people's scripts.":
    "Erlauben Sie Skripte per Nonce oder Hash zusammen mit 'strict-dynamic' und entfernen Sie 'unsafe-inline', Platzhalter, ganze Schemata und Hosts, die Skripte anderer Leute ausliefern.",
  'Content-Security-Policy uses the same nonce twice': 'Content-Security-Policy verwendet dieselbe Nonce zweimal',
  'The secret word that marks the own scripts of the site did not change between two visits.':
    'Das Geheimwort, das die eigenen Skripte der Website kennzeichnet, war bei zwei Besuchen dasselbe.',
  'An attacker can look the word up and put it on a script of their own, which then runs.':
    'Angreifer können das Wort nachsehen und an ein eigenes Skript setzen, das dann läuft.',
  'Make a new random nonce (at least 128 bits) for every answer. For pages that come from a cache use hashes instead.':
    'Erzeugen Sie für jede Antwort eine neue zufällige Nonce (mindestens 128 Bit). Für Seiten aus einem Cache verwenden Sie stattdessen Hashes.',
  'Content-Security-Policy leaves gaps': 'Content-Security-Policy lässt Lücken',
  'The rules of the site miss some cases that have to be named one by one.':
    'Die Regeln der Website lassen einige Fälle aus, die einzeln genannt werden müssen.',
  'An attacker who can slip HTML in may redirect forms or scripts of the page to their own server.':
    'Wer HTML einschleusen kann, lenkt Formulare oder Skripte der Seite womöglich auf den eigenen Server um.',
  "Add what is missing: base-uri 'none', form-action 'self', object-src 'none', and replace 'unsafe-eval' by code that does without it.":
    "Ergänzen Sie, was fehlt: base-uri 'none', form-action 'self', object-src 'none', und ersetzen Sie 'unsafe-eval' durch Code, der ohne auskommt.",
  'Content-Security-Policy has mistakes': 'Content-Security-Policy hat Fehler',
  'Part of the rules is written in a way browsers do not understand, and they ignore it.':
    'Ein Teil der Regeln ist so geschrieben, dass Browser ihn nicht verstehen und übergehen.',
  'The protection is weaker than intended, and nobody notices.': 'Der Schutz ist schwächer als gedacht, und niemand bemerkt es.',
  'Correct the spelling: directives are separated by semicolons, keywords are in single quotes.':
    'Berichtigen Sie die Schreibweise: Direktiven werden durch Semikolons getrennt, Schlüsselwörter stehen in einfachen Anführungszeichen.',
  // http.cookies
  'Session cookie without Secure': 'Sitzungs-Cookie ohne Secure',
  'The ticket that keeps a visitor signed in is also sent over unencrypted connections.':
    'Das Cookie, mit dem Besucher angemeldet bleiben, wird auch über unverschlüsselte Verbindungen gesendet.',
  'Someone in the same network can copy it and act as that visitor.': 'Wer im selben Netz ist, kann es kopieren und als dieser Besucher handeln.',
  'Set the attribute Secure. Where possible also start the name with __Host-.':
    'Setzen Sie das Attribut Secure. Lassen Sie den Namen möglichst auch mit __Host- beginnen.',
  'Cookie without Secure': 'Cookie ohne Secure',
  'This cookie is also sent over unencrypted connections.': 'Dieses Cookie wird auch über unverschlüsselte Verbindungen gesendet.',
  'Someone in the same network can read and replace it.': 'Wer im selben Netz ist, kann es lesen und ersetzen.',
  'Set the attribute Secure.': 'Setzen Sie das Attribut Secure.',
  'Session cookie readable by scripts': 'Sitzungs-Cookie für Skripte lesbar',
  'The ticket that keeps a visitor signed in can be read by every script on the page.':
    'Das Cookie, mit dem Besucher angemeldet bleiben, kann jedes Skript auf der Seite lesen.',
  'One script slipped into the page is enough to take over the accounts of visitors.':
    'Ein einziges eingeschleustes Skript genügt, um die Konten von Besuchern zu übernehmen.',
  'Set the attribute HttpOnly.': 'Setzen Sie das Attribut HttpOnly.',
  'SameSite=None without Secure': 'SameSite=None ohne Secure',
  'This cookie is marked for use on other sites but lacks the mark that makes browsers accept that.':
    'Dieses Cookie ist für die Nutzung auf anderen Websites gekennzeichnet, aber es fehlt das Kennzeichen, ohne das Browser das nicht annehmen.',
  'Current browsers drop the cookie, so what depends on it does not work. Old ones send it unencrypted to every site.':
    'Heutige Browser verwerfen das Cookie, und was davon abhängt, funktioniert nicht. Alte senden es unverschlüsselt an jede Website.',
  'Add Secure, or use SameSite=Lax when other sites do not need the cookie.':
    'Ergänzen Sie Secure oder verwenden Sie SameSite=Lax, wenn andere Websites das Cookie nicht brauchen.',
  'Session cookie without SameSite': 'Sitzungs-Cookie ohne SameSite',
  'The site leaves it to the browser whether other sites may trigger requests in the name of a signed-in visitor.':
    'Die Website überlässt es dem Browser, ob andere Websites Anfragen im Namen angemeldeter Besucher auslösen dürfen.',
  'Some browsers then send the session along with requests that another site started.':
    'Manche Browser senden die Sitzung dann bei Anfragen mit, die eine andere Website gestartet hat.',
  'Set SameSite=Lax, or Strict where links from outside need no session.': 'Setzen Sie SameSite=Lax oder Strict, wo Links von außen keine Sitzung brauchen.',
  // http.cors
  'Any site can read this page as the signed-in visitor': 'Jede Website kann diese Seite als angemeldeter Besucher lesen',
  'The server gives every other website permission to read its answers with the login of the visitor.':
    'Der Server erlaubt jeder anderen Website, seine Antworten mit der Anmeldung des Besuchers zu lesen.',
  'A visitor who is signed in here and opens a hostile page hands over whatever this site shows them.':
    'Wer hier angemeldet ist und eine bösartige Seite öffnet, gibt alles preis, was diese Website ihm zeigt.',
  'Compare the Origin header with a fixed list of your own sites. Never repeat it unseen together with Access-Control-Allow-Credentials: true.':
    'Vergleichen Sie den Header Origin mit einer festen Liste eigener Websites. Wiederholen Sie ihn nie ungeprüft zusammen mit Access-Control-Allow-Credentials: true.',
  'Origin "null" is trusted with credentials': 'Dem Ursprung „null“ wird mit Anmeldedaten vertraut',
  'The server lets pages without a known origin read its answers with the login of the visitor. Any website can make such a page.':
    'Der Server lässt Seiten ohne bekannten Ursprung seine Antworten mit der Anmeldung des Besuchers lesen. Jede Website kann eine solche Seite erzeugen.',
  'Remove "null" from the list of allowed origins.': 'Entfernen Sie „null“ aus der Liste der erlaubten Ursprünge.',
  // content.page
  'An HTTPS page loads scripts or styles over HTTP': 'Eine HTTPS-Seite lädt Skripte oder Stylesheets über HTTP',
  'The page is encrypted, but fetches parts that control it over an unencrypted connection.':
    'Die Seite ist verschlüsselt, holt aber Teile, die sie steuern, über eine unverschlüsselte Verbindung.',
  'Browsers block these parts, so the page does not work as meant. Where they do not, someone on the way can take the page over.':
    'Browser blockieren diese Teile, sodass die Seite nicht wie gedacht funktioniert. Wo sie es nicht tun, kann jemand auf dem Übertragungsweg die Seite übernehmen.',
  'Change the addresses of these files to https.': 'Ändern Sie die Adressen dieser Dateien auf https.',
  'Scripts of other hosts are loaded over plain HTTP': 'Skripte anderer Hosts werden über unverschlüsseltes HTTP geladen',
  'The page runs programs that arrive over an unencrypted connection.': 'Die Seite führt Programme aus, die über eine unverschlüsselte Verbindung ankommen.',
  'Someone on the way can replace them and take the page over.': 'Jemand auf dem Übertragungsweg kann sie austauschen und die Seite übernehmen.',
  'An HTTPS page loads images or media over HTTP': 'Eine HTTPS-Seite lädt Bilder oder Medien über HTTP',
  'The page is encrypted, but some of its pictures or videos are not.': 'Die Seite ist verschlüsselt, einige ihrer Bilder oder Videos sind es nicht.',
  'Someone on the way can replace them and see which page is being read.':
    'Jemand auf dem Übertragungsweg kann sie austauschen und sehen, welche Seite gelesen wird.',
  'Scripts from other sites without Subresource Integrity': 'Skripte von anderen Websites ohne Subresource Integrity',
  'The page runs programs from other sites without checking that they are the ones you once chose.':
    'Die Seite führt Programme von anderen Websites aus, ohne zu prüfen, ob es noch die sind, die Sie einmal ausgewählt haben.',
  'If one of those sites is taken over, its scripts run here too, with access to everything on the page.':
    'Wird eine dieser Websites übernommen, laufen ihre Skripte auch hier, mit Zugriff auf alles auf der Seite.',
  'Add integrity and crossorigin to files that carry a version and never change, or host them yourself. Scripts that change by themselves cannot have it.':
    'Ergänzen Sie integrity und crossorigin bei Dateien, die eine Version tragen und sich nie ändern, oder hosten Sie sie selbst. Bei Skripten, die sich von selbst ändern, geht das nicht.',
  'A password form is sent over plain HTTP': 'Ein Passwortformular wird über unverschlüsseltes HTTP gesendet',
  'The password visitors enter here is sent, or the form itself arrives, unencrypted.':
    'Das Passwort, das Besucher hier eingeben, wird unverschlüsselt gesendet, oder das Formular selbst kommt unverschlüsselt an.',
  'Anyone on the way can read the password.': 'Jeder auf dem Übertragungsweg kann das Passwort lesen.',
  'Serve the page with the form and the address it is sent to over HTTPS.':
    'Liefern Sie die Seite mit dem Formular und die Adresse, an die es gesendet wird, über HTTPS aus.',
  'A form on an HTTPS page is sent over HTTP': 'Ein Formular auf einer HTTPS-Seite wird über HTTP gesendet',
  'The page is encrypted, but what visitors enter into this form leaves unencrypted.':
    'Die Seite ist verschlüsselt, aber was Besucher in dieses Formular eingeben, wird unverschlüsselt gesendet.',
  'Anyone on the way can read and change it.': 'Jeder auf dem Übertragungsweg kann es lesen und verändern.',
  'Change the address the form is sent to (action) to https.': 'Ändern Sie die Adresse, an die das Formular gesendet wird (action), auf https.',
  'The page shows a program error': 'Die Seite zeigt einen Programmfehler',
  'The page shows visitors an internal error message of the program behind it.': 'Die Seite zeigt Besuchern eine interne Fehlermeldung des Programms dahinter.',
  'Such messages tell attackers about folders, code and the database.':
    'Solche Meldungen verraten Angreifern Verzeichnisse, Code und Einzelheiten der Datenbank.',
  'Switch the display of errors off on the live site and write them to a log file instead. Then repair the error itself.':
    'Schalten Sie die Anzeige von Fehlern auf der öffentlichen Website ab und schreiben Sie sie stattdessen in eine Logdatei. Beheben Sie dann den Fehler selbst.',
  // software.js
  'JavaScript library with known vulnerabilities': 'JavaScript-Bibliothek mit bekannten Schwachstellen',
  'The page uses a ready-made program part in a version with publicly known weaknesses.':
    'Die Seite verwendet einen fertigen Programmteil in einer Version mit öffentlich bekannten Schwachstellen.',
  'Where the page uses the affected functions, an attacker may run scripts in the browser of visitors or disturb the page.':
    'Wo die Seite die betroffenen Funktionen nutzt, können Angreifer womöglich Skripte im Browser von Besuchern ausführen oder die Seite stören.',
  'Update the library to the newest version, and check that the page still works.':
    'Aktualisieren Sie die Bibliothek auf die neueste Version und prüfen Sie, ob die Seite noch funktioniert.',
  // dns.mail
  'No SPF record': 'Kein SPF-Eintrag',
  'The domain does not say which servers may send mail in its name.': 'Die Domain sagt nicht, welche Server in ihrem Namen E-Mails senden dürfen.',
  'Receivers have a harder time telling your mail from forged mail.': 'Empfänger können Ihre E-Mails schwerer von gefälschten unterscheiden.',
  'Publish one TXT record that lists the servers that send your mail. If the domain sends none, publish "v=spf1 -all".':
    'Veröffentlichen Sie einen TXT-Eintrag, der die Server nennt, die Ihre E-Mails senden. Sendet die Domain keine, veröffentlichen Sie „v=spf1 -all“.',
  'More than one SPF record': 'Mehr als ein SPF-Eintrag',
  'The domain has several lists of servers that may send its mail. Receivers treat that as a mistake and use none.':
    'Die Domain hat mehrere Listen der Server, die für sie senden dürfen. Empfänger halten das für einen Fehler und verwenden keine.',
  'Forged mail in your name is not recognised by SPF, and your own mail may be sorted out.':
    'Gefälschte E-Mails in Ihrem Namen erkennt SPF nicht, und Ihre eigenen werden womöglich aussortiert.',
  'Merge the records into one.': 'Führen Sie die Einträge zu einem zusammen.',
  'SPF allows everyone': 'SPF erlaubt allen das Senden',
  'The domain says that every server in the world may send mail in its name.':
    'Die Domain sagt, dass jeder Server der Welt in ihrem Namen E-Mails senden darf.',
  'Forged mail in your name passes the check of the receiver.': 'Gefälschte E-Mails in Ihrem Namen bestehen die Prüfung des Empfängers.',
  'End the record with -all or ~all, and list only the servers that really send your mail.':
    'Schließen Sie den Eintrag mit -all oder ~all ab und nennen Sie nur die Server, die wirklich Ihre E-Mails senden.',
  'SPF has no verdict': 'SPF legt sich nicht fest',
  'The domain lists its mail servers but does not say what to think of mail from others.':
    'Die Domain nennt ihre Mailserver, sagt aber nicht, was von E-Mails anderer Server zu halten ist.',
  'Receivers treat forged mail in your name as neutral.': 'Empfänger behandeln gefälschte E-Mails in Ihrem Namen neutral.',
  'End the record with -all, or with ~all while you are still testing.': 'Schließen Sie den Eintrag mit -all ab oder mit ~all, solange Sie noch testen.',
  'SPF needs too many lookups': 'SPF braucht zu viele Abfragen',
  'To read the list of your mail servers, receivers have to ask the DNS more than the ten times the standard allows.':
    'Um die Liste Ihrer Mailserver zu lesen, müssen Empfänger das DNS öfter fragen als die zehn Male, die der Standard erlaubt.',
  'Receivers stop with an error, so SPF protects nothing and your own mail may be sorted out.':
    'Empfänger brechen mit einem Fehler ab. SPF schützt dann nichts, und Ihre eigenen E-Mails werden womöglich aussortiert.',
  'Remove services you no longer use, and replace include, a and mx by the addresses (ip4, ip6) where they do not change.':
    'Entfernen Sie Dienste, die Sie nicht mehr nutzen, und ersetzen Sie include, a und mx durch die Adressen (ip4, ip6), wo sich diese nicht ändern.',
  'No DMARC policy': 'Keine DMARC-Richtlinie',
  'The domain does not tell receivers what to do with mail that only pretends to come from it.':
    'Die Domain sagt Empfängern nicht, was sie mit E-Mails tun sollen, die nur vorgeben, von ihr zu kommen.',
  'Anyone can send mail that shows your address as the sender, for instance false invoices to your customers.':
    'Jeder kann E-Mails mit Ihrer Adresse als Absender verschicken, zum Beispiel falsche Rechnungen an Ihre Kunden.',
  'Publish a DMARC record. Start with p=none and read the reports, then go on to quarantine and reject.':
    'Veröffentlichen Sie einen DMARC-Eintrag. Beginnen Sie mit p=none, lesen Sie die Berichte und gehen Sie dann zu quarantine und reject über.',
  'DMARC only monitors': 'DMARC beobachtet nur',
  'The domain watches forged mail in its name but asks receivers to deliver it all the same.':
    'Die Domain beobachtet gefälschte E-Mails in ihrem Namen, bittet Empfänger aber, sie trotzdem zuzustellen.',
  'Forged mail in your name still reaches inboxes.': 'Gefälschte E-Mails in Ihrem Namen landen weiterhin in Posteingängen.',
  'When the reports show that your own mail passes, move to p=quarantine and then to p=reject.':
    'Wenn die Berichte zeigen, dass Ihre eigenen E-Mails bestehen, wechseln Sie zu p=quarantine und dann zu p=reject.',
  'DMARC is in test mode': 'DMARC ist im Testbetrieb',
  'The domain has rules against forged mail, but marks them as a test (t=y), so receivers do not fully apply them.':
    'Die Domain hat Regeln gegen gefälschte E-Mails, kennzeichnet sie aber als Test (t=y). Empfänger wenden sie darum nicht voll an.',
  'Forged mail in your name is treated more mildly than the rules say.': 'Gefälschte E-Mails in Ihrem Namen werden milder behandelt, als die Regeln sagen.',
  'Remove t=y when the reports show that your own mail passes.': 'Entfernen Sie t=y, wenn die Berichte zeigen, dass Ihre eigenen E-Mails bestehen.',
  'No CAA record': 'Kein CAA-Eintrag',
  'The domain does not say which authority may issue certificates for it, so any of them may.':
    'Die Domain sagt nicht, welche Zertifizierungsstelle Zertifikate für sie ausstellen darf. Darum darf es jede.',
  'A mistake at any of the many authorities in the world could give an attacker a certificate for your name.':
    'Ein Fehler bei irgendeiner der vielen Zertifizierungsstellen weltweit könnte Angreifern ein Zertifikat auf Ihren Namen verschaffen.',
  'Publish a CAA record that names the authority you use.': 'Veröffentlichen Sie einen CAA-Eintrag, der Ihre Zertifizierungsstelle nennt.',
  'No MTA-STS policy': 'Keine MTA-STS-Richtlinie',
  'The domain does not insist that mail to it is delivered encrypted.': 'Die Domain besteht nicht darauf, dass E-Mails an sie verschlüsselt zugestellt werden.',
  'Someone on the way between two mail servers can switch the encryption off and read the mail.':
    'Jemand zwischen zwei Mailservern kann die Verschlüsselung abschalten und die E-Mails lesen.',
  'Publish an MTA-STS record and the policy file at https://mta-sts.example.com/.well-known/mta-sts.txt. Start with mode: testing.':
    'Veröffentlichen Sie einen MTA-STS-Eintrag und die Richtliniendatei unter https://mta-sts.example.com/.well-known/mta-sts.txt. Beginnen Sie mit mode: testing.',
  'The domain is not signed (DNSSEC)': 'Die Domain ist nicht signiert (DNSSEC)',
  'Nobody can check that an answer about this domain really comes from it.': 'Niemand kann prüfen, ob eine Auskunft über diese Domain wirklich von ihr kommt.',
  'Someone who can forge answers of the name system can send visitors and mail elsewhere.':
    'Wer Antworten des DNS fälschen kann, kann Besucher und E-Mails woandershin schicken.',
  'Switch DNSSEC on where the domain is managed, and publish the DS record at the registrar. Many providers do both with one switch.':
    'Schalten Sie DNSSEC ein, wo die Domain verwaltet wird, und veröffentlichen Sie den DS-Eintrag beim Registrar. Viele Anbieter erledigen beides mit einem Schalter.',
  'A name of the domain points to a service that no longer has it': 'Ein Name der Domain zeigt auf einen Dienst, bei dem es ihn nicht mehr gibt',
  'A name of yours leads to an account at a hosting service that does not exist any more.':
    'Einer Ihrer Namen führt zu einem Konto bei einem Hosting-Dienst, das nicht mehr existiert.',
  'Whoever opens an account of that name there controls what visitors see under your name.':
    'Wer dort ein Konto dieses Namens anlegt, bestimmt, was Besucher unter Ihrem Namen sehen.',
  'Delete the DNS record, or claim the account at the service again.': 'Löschen Sie den DNS-Eintrag oder legen Sie das Konto bei dem Dienst wieder an.',
  // exposure.files
  'The Git repository can be downloaded': 'Das Git-Repository lässt sich herunterladen',
  'The folder with the whole history of the source code lies open on the web server.':
    'Das Verzeichnis mit der gesamten Historie des Quellcodes liegt offen auf dem Webserver.',
  'Anyone can rebuild the source code with every earlier version, and read the passwords that were ever in it.':
    'Jeder kann den Quellcode mit allen früheren Versionen wiederherstellen und die Passwörter lesen, die je darin standen.',
  'Deny access to /.git, or deploy without it. Then change every password and key that was ever committed.':
    'Sperren Sie den Zugriff auf /.git oder veröffentlichen Sie die Website ohne dieses Verzeichnis. Ändern Sie dann alle Passwörter und Schlüssel, die je eingecheckt waren.',
  'Version control data can be downloaded': 'Daten der Versionsverwaltung lassen sich herunterladen',
  'The folder of a version control system lies open on the web server.': 'Das Verzeichnis einer Versionsverwaltung liegt offen auf dem Webserver.',
  'Anyone can read the source code and names of files that were meant to stay unknown.':
    'Jeder kann den Quellcode lesen und Namen von Dateien, die unbekannt bleiben sollten.',
  'Deny access to the folder, or deploy without it.': 'Sperren Sie den Zugriff auf das Verzeichnis oder veröffentlichen Sie die Website ohne es.',
  'A file with passwords or keys can be read': 'Eine Datei mit Passwörtern oder Schlüsseln ist lesbar',
  'A file that holds the passwords or keys of the site is open to everybody.': 'Eine Datei mit den Passwörtern oder Schlüsseln der Website steht allen offen.',
  'Whoever reads it can sign in to the database, the mail account or the server itself.':
    'Wer sie liest, kann sich an der Datenbank, am Mailkonto oder am Server selbst anmelden.',
  'Move the file out of the web folder and deny hidden files. Then change every password and key in it: they are known.':
    'Verschieben Sie die Datei aus dem Webverzeichnis und sperren Sie versteckte Dateien. Ändern Sie dann jedes Passwort und jeden Schlüssel darin: Sie sind bekannt.',
  'A backup can be downloaded': 'Ein Backup lässt sich herunterladen',
  'A copy of the database or of the whole site lies in the web folder.': 'Eine Kopie der Datenbank oder der ganzen Website liegt im Webverzeichnis.',
  'Anyone can take all data in it: customers, passwords, orders.': 'Jeder kann alle Daten daraus mitnehmen: Kunden, Passwörter, Bestellungen.',
  'Remove the file and keep backups outside the web folder. Treat the data in it as known to others.':
    'Entfernen Sie die Datei und bewahren Sie Backups außerhalb des Webverzeichnisses auf. Betrachten Sie die Daten darin als bekannt.',
  'A copy of source code can be read': 'Eine Kopie von Quellcode ist lesbar',
  'A backup copy of a program file is handed out as text instead of being run.':
    'Die Sicherungskopie einer Programmdatei wird als Text ausgeliefert, statt ausgeführt zu werden.',
  'It shows how the site works, often with the password of the database.': 'Sie zeigt, wie die Website funktioniert, oft mit dem Passwort der Datenbank.',
  'Remove copies made by editors and by hand, and change the passwords in them.':
    'Entfernen Sie Kopien, die Editoren oder Menschen angelegt haben, und ändern Sie die Passwörter darin.',
  'A configuration file can be read': 'Eine Konfigurationsdatei ist lesbar',
  'A file that says how the site is put together is open to everybody.': 'Eine Datei, die beschreibt, wie die Website aufgebaut ist, steht allen offen.',
  'It names inner machines, accounts and paths, and often passwords.': 'Sie nennt interne Rechner, Konten und Pfade und oft auch Passwörter.',
  'Move the file out of the web folder or deny access to it, and change the passwords in it.':
    'Verschieben Sie die Datei aus dem Webverzeichnis oder sperren Sie den Zugriff darauf und ändern Sie die Passwörter darin.',
  'phpinfo() is public': 'phpinfo() ist öffentlich',
  'A page shows every setting of PHP on this server.': 'Eine Seite zeigt alle Einstellungen von PHP auf diesem Server.',
  'It gives away paths, versions and sometimes passwords from the environment: a map for the next step.':
    'Sie verrät Pfade, Versionen und manchmal Passwörter aus der Umgebung: eine Karte für den nächsten Schritt.',
  'Delete the file, and write such a page anew when you need it.': 'Löschen Sie die Datei und legen Sie eine solche Seite nur neu an, wenn Sie sie brauchen.',
  'The status page of the server is public': 'Die Statusseite des Servers ist öffentlich',
  'A page made for administrators shows what the server is doing right now.': 'Eine Seite für Administratoren zeigt, was der Server gerade tut.',
  'It shows visitors with their addresses, secret links and inner names.': 'Sie zeigt Besucher mit ihren Adressen, geheime Links und interne Namen.',
  'Limit the page to the server itself.': 'Beschränken Sie die Seite auf den Server selbst.',
  'A log file is public': 'Eine Logdatei ist öffentlich',
  'What the program writes down about its errors can be read by everybody.': 'Was das Programm über seine Fehler aufschreibt, können alle lesen.',
  'Logs hold paths, addresses of visitors and at times passwords.': 'Logs enthalten Pfade, Adressen von Besuchern und manchmal Passwörter.',
  'Write logs outside the web folder, or deny access to them.': 'Schreiben Sie Logs außerhalb des Webverzeichnisses oder sperren Sie den Zugriff darauf.',
  'A list of files or packages is public': 'Eine Liste von Dateien oder Paketen ist öffentlich',
  'A by-product of development lists what the site is made of.': 'Ein Nebenprodukt der Entwicklung listet auf, woraus die Website besteht.',
  'It names hidden files or the exact versions of every package.': 'Sie nennt versteckte Dateien oder die genauen Versionen aller Pakete.',
  'Do not deploy it, or deny access to it.': 'Veröffentlichen Sie sie nicht mit oder sperren Sie den Zugriff darauf.',
  // exposure.listing
  'The contents of a folder are listed': 'Der Inhalt eines Verzeichnisses wird aufgelistet',
  'Whoever opens the address of a folder sees the names of all files in it.':
    'Wer die Adresse eines Verzeichnisses öffnet, sieht die Namen aller Dateien darin.',
  'Files that nobody linked to, such as backups and uploads of customers, are found without guessing.':
    'Dateien, auf die niemand verlinkt, etwa Backups und Uploads von Kunden, werden ohne Raten gefunden.',
  'Turn the listing of folders off in the web server.': 'Schalten Sie die Verzeichnisauflistung im Webserver ab.',
  // exposure.sourcemaps
  'Source maps': 'Source-Maps',
  'The original source of scripts can be read': 'Der ursprüngliche Quellcode von Skripten ist lesbar',
  'Beside the scripts of the site lie source maps: files that turn the packed script back into what the developers wrote.':
    'Neben den Skripten der Website liegen Source-Maps: Dateien, die das gepackte Skript in das zurückverwandeln, was die Entwickler geschrieben haben.',
  'Anyone can read the program with its comments, names and addresses of the API, and sees faster where it is weak.':
    'Jeder kann das Programm mit Kommentaren, Namen und Adressen der API lesen und sieht schneller, wo es schwach ist.',
  'Build for production without source maps, or keep the .map files on a server that only your developers reach.':
    'Erstellen Sie den Build für den Produktivbetrieb ohne Source-Maps oder legen Sie die .map-Dateien auf einen Server, den nur Ihre Entwickler erreichen.',
  // exposure.panels
  'Administration pages and installers': 'Verwaltungsseiten und Installationsprogramme',
  'An administration page is open to the internet': 'Eine Verwaltungsseite ist aus dem Internet erreichbar',
  'The sign-in page of an administration tool can be opened by everybody.': 'Die Anmeldeseite eines Verwaltungswerkzeugs kann von allen geöffnet werden.',
  'Programs try passwords on such pages day and night, and each hole in the tool counts at once.':
    'Programme probieren auf solchen Seiten Tag und Nacht Passwörter aus, und jede Lücke im Werkzeug wirkt sich sofort aus.',
  'Let only your own addresses reach the page, or put it behind a VPN or a second sign-in.':
    'Beschränken Sie den Zugriff auf Ihre eigenen IP-Adressen oder schützen Sie die Seite mit einem VPN oder einer zweiten Anmeldung.',
  'An administration tool can be used without signing in': 'Ein Verwaltungswerkzeug ist ohne Anmeldung nutzbar',
  'A tool made for administrators answers everybody, without a password.': 'Ein Werkzeug für Administratoren lässt sich von allen ohne Passwort nutzen.',
  'Whoever finds it can read or change what it manages.': 'Wer es findet, kann lesen oder ändern, was es verwaltet.',
  'Turn the sign-in of the tool on and let only your own addresses reach it.':
    'Schalten Sie die Anmeldung des Werkzeugs ein und beschränken Sie den Zugriff auf Ihre eigenen IP-Adressen.',
  'An installer was left open': 'Ein Installationsprogramm ist noch zugänglich',
  'The page that sets the site up for the first time can still be opened.':
    'Die Seite, mit der die Website zum ersten Mal eingerichtet wird, lässt sich noch öffnen.',
  'A stranger may set the site up anew, with a password of their own.': 'Fremde können die Website neu einrichten, mit einem eigenen Passwort.',
  'Delete the installer or finish the installation.': 'Löschen Sie das Installationsprogramm oder schließen Sie die Installation ab.',
  'The web server shows its default page': 'Der Webserver zeigt seine Standardseite',
  'The address shows what a fresh installation shows, and no site.': 'Die Adresse zeigt, was eine frische Installation zeigt, und keine Website.',
  'It tells that the server is unfinished or forgotten, and so perhaps not kept up to date.':
    'Das verrät, dass der Server unfertig oder vergessen ist und darum vielleicht nicht aktuell gehalten wird.',
  'Put your site in its place, or turn the server off.': 'Ersetzen Sie sie durch Ihre Website oder schalten Sie den Server ab.',
  // exposure.api
  'API descriptions and debug pages': 'API-Beschreibungen und Debug-Seiten',
  'The description of the API is public': 'Die Beschreibung der API ist öffentlich',
  'A file lists every call of the API of this site, with its parameters.': 'Eine Datei listet alle Aufrufe der API dieser Website mit ihren Parametern auf.',
  'Fine for an API that is meant for others. For an inner one it spares an attacker the search.':
    'Bei einer API für andere ist das in Ordnung. Bei einer internen erspart es Angreifern die Suche.',
  'If the API is not meant for others, hand the description out after signing in only.':
    'Ist die API nicht für andere gedacht, geben Sie die Beschreibung nur nach einer Anmeldung heraus.',
  'GraphQL tells its whole schema': 'GraphQL verrät sein ganzes Schema',
  'The GraphQL address answers questions about its own structure to everybody.': 'Die GraphQL-Adresse beantwortet allen Fragen nach ihrem eigenen Aufbau.',
  'It lists every type and every change that can be asked for, also those that no page uses.':
    'Sie listet jeden Typ und jede mögliche Änderung auf, auch solche, die keine Seite verwendet.',
  'Turn introspection off in production, unless the API is public on purpose.':
    'Schalten Sie die Introspection im Produktivbetrieb ab, es sei denn, die API ist mit Absicht öffentlich.',
  'A tool for developers is open': 'Ein Werkzeug für Entwickler ist offen',
  'A page that helps developers find faults answers everybody.': 'Eine Seite, die Entwicklern bei der Fehlersuche hilft, steht allen offen.',
  'It shows requests of others, settings and source code, and with some tools lets strangers run code.':
    'Sie zeigt Anfragen anderer, Einstellungen und Quellcode, und bei manchen Werkzeugen können Fremde Code ausführen.',
  'Turn debugging off in production, or let only your own addresses reach the page.':
    'Schalten Sie das Debugging im Produktivbetrieb ab oder beschränken Sie den Zugriff auf die Seite auf Ihre eigenen IP-Adressen.',
  // exposure.methods
  'The server repeats requests (TRACE)': 'Der Server sendet Anfragen zurück (TRACE)',
  'On the method TRACE the server sends back what it was sent, headers included.':
    'Auf die Methode TRACE schickt der Server zurück, was ihm gesendet wurde, samt Headern.',
  'Together with another hole it shows cookies to scripts that may not read them.':
    'Zusammen mit einer anderen Lücke gibt das Cookies an Skripte preis, die sie nicht lesen dürfen.',
  'Turn TRACE off in the web server and in what stands before it.': 'Schalten Sie TRACE im Webserver und in dem, was davor steht, ab.',
  // wordpress.core
  WordPress: 'WordPress',
  'WordPress is not installed to the end': 'WordPress ist nicht fertig installiert',
  'The page that sets WordPress up is open, because the installation was never finished.':
    'Die Seite, die WordPress einrichtet, ist offen, weil die Installation nie abgeschlossen wurde.',
  'The first stranger who fills it in owns the site and can run programs on the server.':
    'Dem ersten Fremden, der sie ausfüllt, gehört die Website, und er kann Programme auf dem Server ausführen.',
  'Finish the installation now, or remove WordPress from the server.': 'Schließen Sie die Installation jetzt ab oder entfernen Sie WordPress vom Server.',
  'The names of WordPress users can be listed': 'Die Namen der WordPress-Benutzer lassen sich auflisten',
  'The site tells everybody with which names its editors sign in.': 'Die Website sagt allen, mit welchen Namen sich ihre Redakteure anmelden.',
  'Half of each sign-in is known; programs only have to try passwords.':
    'Die Hälfte jeder Anmeldung ist bekannt; Programme müssen nur noch Passwörter ausprobieren.',
  'Ask for a sign-in before users are listed, and stop the redirect from author numbers to names.':
    'Verlangen Sie eine Anmeldung, bevor Benutzer aufgelistet werden, und unterbinden Sie die Umleitung von Autorennummern auf Namen.',
  'XML-RPC takes calls from everybody': 'XML-RPC nimmt Aufrufe von allen an',
  'An old way to steer WordPress from outside is switched on.': 'Ein alter Weg, WordPress von außen zu steuern, ist eingeschaltet.',
  'It lets a program try hundreds of passwords in one request, and makes the site send requests to others.':
    'Damit kann ein Programm in einer Anfrage Hunderte Passwörter ausprobieren und die Website Anfragen an andere senden lassen.',
  'Block xmlrpc.php, unless an app of yours or Jetpack needs it.': 'Sperren Sie xmlrpc.php, es sei denn, eine Ihrer Apps oder Jetpack braucht es.',
  'Everybody can start the scheduled tasks of WordPress': 'Jeder kann die geplanten Aufgaben von WordPress anstoßen',
  'WordPress runs its scheduled tasks when wp-cron.php is called, and here everybody can call it. That is how WordPress comes.':
    'WordPress führt seine geplanten Aufgaben aus, wenn wp-cron.php aufgerufen wird, und hier kann das jeder. So wird WordPress ausgeliefert.',
  'Each call makes the server load WordPress and look for tasks that are due. Many calls load the server; nothing is given away by them.':
    'Bei jedem Aufruf lädt der Server WordPress und sucht fällige Aufgaben. Viele Aufrufe belasten den Server; preisgegeben wird dabei nichts.',
  'Set DISABLE_WP_CRON in wp-config.php, let the cron of the server run the tasks every five minutes, and once that works block wp-cron.php from outside.':
    'Setzen Sie DISABLE_WP_CRON in wp-config.php, lassen Sie den Cron-Dienst des Servers die Aufgaben alle fünf Minuten ausführen, und sperren Sie wp-cron.php für Zugriffe von außen, sobald das läuft.',
  'WordPress tells its version': 'WordPress verrät seine Version',
  'The pages say which version of WordPress made them. A version is not a weakness.':
    'Die Seiten sagen, welche Version von WordPress sie erzeugt hat. Eine Version ist keine Schwachstelle.',
  'When a hole becomes known, the site is on the list of those to try first.':
    'Wird eine Lücke bekannt, steht die Website auf der Liste derer, die zuerst probiert werden.',
  'Keep WordPress up to date; the tag itself can be removed.': 'Halten Sie WordPress aktuell; die Angabe selbst lässt sich entfernen.',
  'The readme of WordPress is public': 'Die Readme-Datei von WordPress ist öffentlich',
  'A file that comes with WordPress can be opened by everybody.': 'Eine Datei, die mit WordPress kommt, kann von allen geöffnet werden.',
  'It says that WordPress runs here, also where the pages hide it.': 'Sie sagt, dass hier WordPress läuft, auch wo die Seiten es verbergen.',
  'Delete readme.html after each update, or deny access to it.': 'Löschen Sie readme.html nach jeder Aktualisierung oder sperren Sie den Zugriff darauf.',
  'Anybody can register in WordPress': 'Jeder kann sich in WordPress registrieren',
  'Visitors can make themselves an account. Many sites want that.': 'Besucher können sich selbst ein Konto anlegen. Viele Websites wollen das.',
  'With an account a stranger can reach more of WordPress and of its plugins.': 'Mit einem Konto erreichen Fremde mehr von WordPress und seinen Plugins.',
  'Turn "Anyone can register" off in Settings, General, unless the site needs it.':
    'Schalten Sie unter Einstellungen, Allgemein „Jeder kann sich registrieren“ ab, es sei denn, die Website braucht es.',
  'WordPress takes application passwords': 'WordPress akzeptiert Anwendungspasswörter',
  'Users of WordPress can make passwords of their own for programs. WordPress offers that wherever it is reached over HTTPS.':
    'Benutzer von WordPress können sich eigene Passwörter für Programme anlegen. WordPress bietet das überall an, wo es über HTTPS erreichbar ist.',
  'Such a password needs no second factor, and opens to a program whatever its user may do.':
    'Ein solches Passwort braucht keinen zweiten Faktor und öffnet einem Programm alles, was sein Benutzer darf.',
  'Look through the application passwords in the profiles of your users, and turn them off where no program needs one.':
    'Sehen Sie die Anwendungspasswörter in den Profilen Ihrer Benutzer durch und schalten Sie sie ab, wo kein Programm eines braucht.',
  // wordpress.software
  'Versions of WordPress, plugins and themes': 'Versionen von WordPress, Plugins und Themes',
  'WordPress has known vulnerabilities': 'WordPress hat bekannte Schwachstellen',
  'The site runs a version of WordPress with publicly known weaknesses.':
    'Die Website läuft mit einer WordPress-Version, die öffentlich bekannte Schwachstellen hat.',
  'Programs look for such versions day and night. What they can do depends on the weakness: from changing pages to taking the site over.':
    'Programme suchen Tag und Nacht nach solchen Versionen. Was sie anrichten können, hängt von der Schwachstelle ab: vom Ändern von Seiten bis zur Übernahme der Website.',
  'Back the site up and update WordPress now; then switch automatic updates on.':
    'Erstellen Sie ein Backup der Website und aktualisieren Sie WordPress jetzt; schalten Sie dann automatische Updates ein.',
  'WordPress is not the newest version': 'WordPress ist nicht die neueste Version',
  'There is a newer version of WordPress. Old ones get security fixes late and at some day no longer.':
    'Es gibt eine neuere Version von WordPress. Alte bekommen Sicherheitsupdates spät und irgendwann gar nicht mehr.',
  'When the next weakness becomes known, the site may stay open to it for longer than others.':
    'Wird die nächste Schwachstelle bekannt, bleibt die Website womöglich länger angreifbar als andere.',
  'Back the site up and update WordPress; then switch automatic updates on.':
    'Erstellen Sie ein Backup der Website und aktualisieren Sie WordPress; schalten Sie dann automatische Updates ein.',
  'A WordPress plugin has known vulnerabilities': 'Ein WordPress-Plugin hat bekannte Schwachstellen',
  'By its readme, a plugin of this site is in a version with publicly known weaknesses.':
    'Laut seiner Readme-Datei liegt ein Plugin dieser Website in einer Version mit öffentlich bekannten Schwachstellen vor.',
  'Most break-ins to WordPress use such a plugin. What can be done depends on the weakness.':
    'Die meisten Einbrüche in WordPress nutzen ein solches Plugin. Was möglich ist, hängt von der Schwachstelle ab.',
  'Look the version up in WordPress and update the plugin. Delete it when no update exists or nobody needs it.':
    'Sehen Sie die Version in WordPress nach und aktualisieren Sie das Plugin. Löschen Sie es, wenn es kein Update gibt oder niemand es braucht.',
  'A WordPress theme has known vulnerabilities': 'Ein WordPress-Theme hat bekannte Schwachstellen',
  'By its style sheet, a theme of this site is in a version with publicly known weaknesses.':
    'Laut seinem Stylesheet liegt ein Theme dieser Website in einer Version mit öffentlich bekannten Schwachstellen vor.',
  'What can be done depends on the weakness: from showing false pages to taking the site over.':
    'Was möglich ist, hängt von der Schwachstelle ab: vom Zeigen falscher Seiten bis zur Übernahme der Website.',
  'Look the version up in WordPress and update the theme. Delete themes that nobody needs.':
    'Sehen Sie die Version in WordPress nach und aktualisieren Sie das Theme. Löschen Sie Themes, die niemand braucht.',
  // network.ports
  'A data store answers without a password': 'Ein Datenspeicher antwortet ohne Passwort',
  'A store of data of this server answers anybody on the internet, without a password.':
    'Ein Datenspeicher dieses Servers antwortet jedem im Internet, ohne Passwort.',
  'Strangers can read, change and delete what is in it, and with some stores take over the server.':
    'Fremde können lesen, ändern und löschen, was darin liegt, und bei manchen Speichern den Server übernehmen.',
  'Bind the service to 127.0.0.1 or a private network, set a password, and close the port in the firewall.':
    'Binden Sie den Dienst an 127.0.0.1 oder ein privates Netz, setzen Sie ein Passwort und schließen Sie den Port in der Firewall.',
  'A database can be reached from the internet': 'Eine Datenbank ist aus dem Internet erreichbar',
  'A database of this server talks to everybody on the internet, though it asks for a password.':
    'Eine Datenbank dieses Servers antwortet jedem im Internet, verlangt aber ein Passwort.',
  'Programs try passwords on it day and night, and every hole in it counts at once.':
    'Programme probieren Tag und Nacht Passwörter daran aus, und jede Lücke darin wirkt sich sofort aus.',
  'Bind the service to 127.0.0.1 or a private network, or close its port in the firewall.':
    'Binden Sie den Dienst an 127.0.0.1 oder ein privates Netz oder schließen Sie seinen Port in der Firewall.',
  'A remote control of the server is open to the internet': 'Ein Fernzugang zum Server ist aus dem Internet erreichbar',
  'A service that lets people work on this server from afar is open to everybody, and sends what is typed in clear text.':
    'Ein Dienst, mit dem man aus der Ferne an diesem Server arbeitet, steht allen offen und sendet Eingaben im Klartext.',
  'Whoever is on the way reads the password. Programs try passwords on it day and night.':
    'Wer unterwegs mitliest, erfährt das Passwort. Programme probieren Tag und Nacht Passwörter daran aus.',
  'Use SSH with keys in its place, and close the port in the firewall.':
    'Verwenden Sie stattdessen SSH mit Schlüsseln und schließen Sie den Port in der Firewall.',
  'FTP sends passwords in clear text': 'FTP sendet Passwörter im Klartext',
  'The server offers FTP, which sends names and passwords without encryption unless both sides insist on it.':
    'Der Server bietet FTP an, das Namen und Passwörter unverschlüsselt sendet, wenn nicht beide Seiten auf Verschlüsselung bestehen.',
  'Whoever is on the way, such as in the same wireless network, reads the password and can change the site.':
    'Wer unterwegs mitliest, etwa im selben WLAN, erfährt das Passwort und kann die Website ändern.',
  'Use SFTP over SSH in its place and turn FTP off.': 'Verwenden Sie stattdessen SFTP über SSH und schalten Sie FTP ab.',
  // meta.securitytxt
  'security.txt': 'security.txt',
  'No security.txt': 'Keine security.txt',
  'The site does not say whom to tell when somebody finds a weakness in it.':
    'Die Website sagt nicht, an wen man sich wenden soll, wenn man eine Schwachstelle darin findet.',
  'Honest finders give up or go public, and you learn of it last.': 'Ehrliche Finder geben auf oder gehen an die Öffentlichkeit, und Sie erfahren es zuletzt.',
  'Put a text file with Contact and Expires at /.well-known/security.txt.':
    'Legen Sie eine Textdatei mit Contact und Expires unter /.well-known/security.txt ab.',
  'security.txt has no usable contact': 'security.txt hat keinen brauchbaren Kontakt',
  'The site has the file for finders of weaknesses, but no contact in it that a program or a person could use.':
    'Die Website hat die Datei für Finder von Schwachstellen, aber darin steht kein Kontakt, den ein Programm oder ein Mensch nutzen könnte.',
  'Add a line "Contact:" with a mailto:, https: or tel: address.':
    'Ergänzen Sie eine Zeile „Contact:“ mit einer Adresse, die mit mailto:, https: oder tel: beginnt.',
  'security.txt is out of date': 'security.txt ist nicht mehr aktuell',
  'The file for finders of weaknesses has no end date, or one that has passed.':
    'Die Datei für Finder von Schwachstellen hat kein Ablaufdatum oder eines, das vorbei ist.',
  'Finders may think that the contact in it is no longer read.': 'Finder könnten denken, dass der Kontakt darin nicht mehr gelesen wird.',
  'Check that the contact is still right and set Expires to a date within the next year.':
    'Prüfen Sie, ob der Kontakt noch stimmt, und setzen Sie Expires auf ein Datum innerhalb der nächsten zwölf Monate.',
  // opinion.sslscan
  'Second opinion on TLS (sslscan)': 'Zweitmeinung zu TLS (sslscan)',
  'sslscan: an old version of TLS is accepted': 'sslscan: Eine alte TLS-Version wird akzeptiert',
  'Another program, sslscan, reports an old version of encryption that our own check did not see.':
    'Ein anderes Programm, sslscan, meldet eine alte Verschlüsselungsversion, die unsere eigene Prüfung nicht gesehen hat.',
  'Connections that use it rest on outdated mathematics. Payment rules (PCI DSS) do not allow them.':
    'Verbindungen damit beruhen auf veralteter Kryptografie. Die Regeln für Kartenzahlungen (PCI DSS) erlauben sie nicht.',
  'Look at the versions the server is set up for, and allow only TLS 1.2 and 1.3.':
    'Sehen Sie nach, welche Versionen der Server zulässt, und erlauben Sie nur TLS 1.2 und 1.3.',
  'sslscan: a weak cipher is accepted': 'sslscan: Ein schwaches Verschlüsselungsverfahren wird akzeptiert',
  'Another program, sslscan, reports a weak kind of encryption that our own check did not see.':
    'Ein anderes Programm, sslscan, meldet eine schwache Art der Verschlüsselung, die unsere eigene Prüfung nicht gesehen hat.',
  'An attacker on the way may read connections that use it.': 'Angreifer auf dem Übertragungsweg können womöglich Verbindungen lesen, die sie verwenden.',
  'Look at the ciphers the server is set up for, and allow only current ones.':
    'Sehen Sie nach, welche Verschlüsselungsverfahren der Server zulässt, und erlauben Sie nur aktuelle.',
  'sslscan: connections can be renegotiated insecurely': 'sslscan: Verbindungen lassen sich unsicher neu aushandeln',
  'Another program, sslscan, reports that the server lets a connection start anew in the old, unprotected way.':
    'Ein anderes Programm, sslscan, meldet, dass der Server eine Verbindung auf die alte, ungeschützte Weise neu beginnen lässt.',
  'An attacker on the way can put words of their own before those of a visitor.':
    'Angreifer auf dem Übertragungsweg können den Daten eines Besuchers eigene voranstellen.',
  'Update the TLS library of the server, or turn renegotiation off.':
    'Aktualisieren Sie die TLS-Bibliothek des Servers oder schalten Sie die Neuaushandlung ab.',
  'sslscan: TLS compresses what it encrypts': 'sslscan: TLS komprimiert, was es verschlüsselt',
  'Another program, sslscan, reports that the server compresses what it sends before encrypting it.':
    'Ein anderes Programm, sslscan, meldet, dass der Server komprimiert, was er sendet, bevor er es verschlüsselt.',
  'An attacker on the way can guess session cookies from the length of answers (CRIME).':
    'Angreifer auf dem Übertragungsweg können Sitzungs-Cookies aus der Länge der Antworten erraten (CRIME).',
  'Turn compression in TLS off.': 'Schalten Sie die Komprimierung in TLS ab.',
  // opinion.nmap
  'Second opinion on open services (nmap)': 'Zweitmeinung zu offenen Diensten (nmap)',
  'nmap: a service that need not be on the internet': 'nmap: Ein Dienst, der nicht ins Internet gehört',
  'Another program, nmap, recognises a database or a remote control on an open port that our own check could not name.':
    'Ein anderes Programm, nmap, erkennt auf einem offenen Port eine Datenbank oder einen Fernzugang, die unsere eigene Prüfung nicht benennen konnte.',
  'Programs try passwords on such services day and night, and every hole in them counts at once.':
    'Programme probieren Tag und Nacht Passwörter an solchen Diensten aus, und jede Lücke darin wirkt sich sofort aus.',
  // opinion.nuclei
  'Second opinion on misconfigurations (nuclei)': 'Zweitmeinung zu Fehlkonfigurationen (nuclei)',
  'nuclei reports a misconfiguration': 'nuclei meldet eine Fehlkonfiguration',
  'Another program, nuclei, recognises something on this site that should not be there. Our own checks did not look for it.':
    'Ein anderes Programm, nuclei, erkennt auf dieser Website etwas, das nicht dort sein sollte. Unsere eigenen Prüfungen haben nicht danach gesucht.',
  'What could be done with it stands in the description of the report, and depends on what lies there.':
    'Was sich damit anrichten lässt, steht in der Beschreibung der Meldung und hängt davon ab, was dort liegt.',
  'Open the address of the report, look whether it is as described, and close what nobody but you should see.':
    'Öffnen Sie die Adresse der Meldung, sehen Sie nach, ob es so ist wie beschrieben, und schließen Sie, was niemand außer Ihnen sehen soll.',
  // titles of findings about one site
  'HTTPS sends visitors back to HTTP': 'HTTPS schickt Besucher zurück zu HTTP',
  'Remove the redirect from HTTPS to HTTP first. Then redirect plain HTTP to HTTPS.':
    'Entfernen Sie zuerst die Umleitung von HTTPS auf HTTP. Leiten Sie danach HTTP auf HTTPS um.',
  '{version} is accepted': '{version} wird akzeptiert',
  'TLS 1.0 and TLS 1.1 are accepted': 'TLS 1.0 und TLS 1.1 werden akzeptiert',
  'Cipher accepted: {kind}': 'Akzeptiertes Verschlüsselungsverfahren: {kind}',
  'no encryption': 'keine Verschlüsselung',
  'no authentication': 'keine Authentifizierung',
  'export-grade key': 'absichtlich schwacher Export-Schlüssel',
  'RC4 or RC2': 'RC4 oder RC2',
  '64-bit block (Sweet32)': '64-Bit-Blockchiffre (Sweet32)',
  'Content-Security-Policy can be bypassed: {reason}': 'Content-Security-Policy lässt sich umgehen: {reason}',
  "Content-Security-Policy can be bypassed: 'unsafe-inline' allows the execution of unsafe in-page scripts and event handlers":
    "Content-Security-Policy lässt sich umgehen: 'unsafe-inline' erlaubt unsichere Skripte und Ereignisattribute in der Seite",
  'Content-Security-Policy can be bypassed: {scheme} URI in {directive} allows the execution of unsafe scripts':
    'Content-Security-Policy lässt sich umgehen: {scheme} in {directive} erlaubt unsichere Skripte',
  "Content-Security-Policy can be bypassed: {directive} should not allow '*' as source":
    "Content-Security-Policy lässt sich umgehen: {directive} sollte '*' nicht als Quelle erlauben",
  'Content-Security-Policy can be bypassed: script-src directive is missing': 'Content-Security-Policy lässt sich umgehen: script-src fehlt',
  'Content-Security-Policy can be bypassed: {host} is known to host JSONP endpoints which allow to bypass this CSP':
    'Content-Security-Policy lässt sich umgehen: {host} ist bekannt für JSONP-Endpunkte, mit denen sich diese CSP umgehen lässt',
  'Content-Security-Policy can be bypassed: {host} is known to host Angular libraries which allow to bypass this CSP':
    'Content-Security-Policy lässt sich umgehen: {host} ist bekannt für Angular-Bibliotheken, mit denen sich diese CSP umgehen lässt',
  'Content-Security-Policy can be bypassed: {host} is known to host JSONP endpoints and Angular libraries which allow to bypass this CSP':
    'Content-Security-Policy lässt sich umgehen: {host} ist bekannt für JSONP-Endpunkte und Angular-Bibliotheken, mit denen sich diese CSP umgehen lässt',
  'Content-Security-Policy does not set {directives}': 'Content-Security-Policy legt Folgendes nicht fest: {directives}',
  "Content-Security-Policy allows 'unsafe-eval'": "Content-Security-Policy erlaubt 'unsafe-eval'",
  "Content-Security-Policy: CSP directives don't end with a colon": 'Content-Security-Policy: CSP-Direktiven enden nicht mit einem Doppelpunkt',
  'Content-Security-Policy: Directive "{directive}" is not a known CSP directive': 'Content-Security-Policy: „{directive}“ ist keine bekannte CSP-Direktive',
  'Content-Security-Policy: Did you forget the semicolon': 'Content-Security-Policy: Fehlt das Semikolon?',
  'Content-Security-Policy: Did you forget to surround "{value}" with single-ticks':
    'Content-Security-Policy: Fehlen um „{value}“ die einfachen Anführungszeichen?',
  'Content-Security-Policy: {value} seems to be an invalid CSP keyword': 'Content-Security-Policy: {value} scheint ein ungültiges CSP-Schlüsselwort zu sein',
  'Session cookie {name} without Secure': 'Sitzungs-Cookie {name} ohne Secure',
  'Cookie {name} without Secure': 'Cookie {name} ohne Secure',
  'Session cookie {name} readable by scripts': 'Sitzungs-Cookie {name} für Skripte lesbar',
  'Session cookie {name} has SameSite=None without Secure': 'Sitzungs-Cookie {name} hat SameSite=None ohne Secure',
  'Cookie {name} has SameSite=None without Secure': 'Cookie {name} hat SameSite=None ohne Secure',
  'Session cookie {name} without SameSite': 'Sitzungs-Cookie {name} ohne SameSite',
  '{software}: a known vulnerability': '{software}: eine bekannte Schwachstelle',
  '{software}: {count} known vulnerabilities': '{software}: {count} bekannte Schwachstellen',
  '{software} and {version}: a known vulnerability': '{software} und {version}: eine bekannte Schwachstelle',
  '{software} and {version}: {count} known vulnerabilities': '{software} und {version}: {count} bekannte Schwachstellen',
  '{product} is open to the internet': '{product} ist aus dem Internet erreichbar',
  '{product} can be used without signing in': '{product} ist ohne Anmeldung nutzbar',
  'The installer of {product} was left open': 'Das Installationsprogramm von {product} ist noch zugänglich',
  'The installer of this site was left open': 'Das Installationsprogramm dieser Website ist noch zugänglich',
  'The installer of Nextcloud or ownCloud was left open': 'Das Installationsprogramm von Nextcloud oder ownCloud ist noch zugänglich',
  '{tool} is open to everybody': '{tool} steht allen offen',
  'WordPress {version} is called insecure by its makers': 'WordPress {version} wird vom Hersteller als unsicher eingestuft',
  'WordPress {version} is not the newest version': 'WordPress {version} ist nicht die neueste Version',
  '{service} is reachable on port {port}': '{service} ist auf Port {port} erreichbar',
  'Redis without a password': 'Redis ohne Passwort',
  'memcached without a password': 'memcached ohne Passwort',
  'Elasticsearch without a password': 'Elasticsearch ohne Passwort',
  'Docker without a password': 'Docker ohne Passwort',
  'MongoDB without a password': 'MongoDB ohne Passwort',
  'MySQL or MariaDB': 'MySQL oder MariaDB',
  'MySQL or MariaDB, closed to us': 'MySQL oder MariaDB, für uns gesperrt',
  'Web server': 'Webserver',
  'not recognised': 'nicht erkannt',
  silent: 'antwortet nicht',
  'sslscan: {version} is accepted': 'sslscan: {version} wird akzeptiert',
  'nmap: {service} is reachable on port {port}': 'nmap: {service} ist auf Port {port} erreichbar',
  // labels of evidence
  'HTTPS connection': 'HTTPS-Verbindung',
  'Plain HTTP answer': 'Antwort über HTTP',
  'HTTPS answer': 'Antwort über HTTPS',
  'First redirect': 'Erste Umleitung',
  'Last redirect': 'Letzte Umleitung',
  'Certificate sent by the server': 'Zertifikat, das der Server sendet',
  'Versions asked for one by one': 'Versionen, einzeln erfragt',
  'Accepted (not necessarily preferred)': 'Akzeptiert (nicht unbedingt bevorzugt)',
  'Response headers': 'Header der Antwort',
  'Answer to a request from another site': 'Antwort auf eine Anfrage von einer anderen Website',
  'Loaded over HTTP': 'Über HTTP geladen',
  'Without integrity': 'Ohne integrity',
  Form: 'Formular',
  'Error text': 'Fehlertext',
  'Library found': 'Gefundene Bibliothek',
  'Terms that need a lookup': 'Angaben, die eine Abfrage brauchen',
  'TXT records of {name}': 'TXT-Einträge von {name}',
  'CAA records of {host} and its parents': 'CAA-Einträge von {host} und den übergeordneten Namen',
  'DS records of {domain}': 'DS-Einträge von {domain}',
  'CNAME of {name}': 'CNAME von {name}',
  Answer: 'Antwort',
  'Files listed': 'Aufgelistete Dateien',
  'Source map': 'Source-Map',
  Page: 'Seite',
  'Default page of {server}': 'Standardseite von {server}',
  Description: 'Beschreibung',
  'The server repeated our header': 'Der Server sandte unseren Header zurück',
  Installer: 'Installationsprogramm',
  Version: 'Version',
  'List of users (REST API)': 'Liste der Benutzer (REST API)',
  'Archives of authors (?author=)': 'Archive der Autoren (?author=)',
  'What the REST API offers': 'Was die REST API anbietet',
  'Version found': 'Gefundene Version',
  'What it said': 'Antwort des Dienstes',
  'Reported by {engine}': 'Gemeldet von {engine}',
  // what checks say: HTTPS and TLS
  'Browsers treat this computer itself as a safe place, with and without HTTPS.':
    'Browser behandeln diesen Rechner selbst als sicheren Ort, mit und ohne HTTPS.',
  'The site has no HTTPS.': 'Die Website hat kein HTTPS.',
  'HTTPS gave no usable answer: {reason}': 'HTTPS gab keine brauchbare Antwort: {reason}',
  'nothing was asked': 'es wurde nichts abgefragt',
  'Plain HTTP was answered 400, as servers do on a port that is meant for HTTPS.':
    'HTTP wurde mit 400 beantwortet, wie es Server auf einem Port tun, der für HTTPS gedacht ist.',
  'Plain HTTP gave no usable answer: {reason}': 'HTTP gab keine brauchbare Antwort: {reason}',
  'Plain HTTP answered {status}, so whether it redirects was not seen.': 'HTTP antwortete mit {status}. Ob es umleitet, war darum nicht zu sehen.',
  'Plain HTTP keeps redirecting: no page was reached.': 'HTTP leitet immer weiter um: Es wurde keine Seite erreicht.',
  'The address has no HTTPS port of its own.': 'Die Adresse hat keinen eigenen HTTPS-Port.',
  'The certificate could not be read: {reason}': 'Das Zertifikat konnte nicht gelesen werden: {reason}',
  'What answers on the HTTPS port does not speak TLS.': 'Was auf dem HTTPS-Port antwortet, spricht kein TLS.',
  'The TLS versions could not be asked for: {reason}': 'Die TLS-Versionen konnten nicht erfragt werden: {reason}',
  'The server did not agree to any version of TLS we asked for.': 'Der Server nahm keine der erfragten TLS-Versionen an.',
  // the page, its cookies and its scripts
  'The address does not answer with an HTML page.': 'Die Adresse antwortet nicht mit einer HTML-Seite.',
  'The site sends {count} policies, more than can be weighed against each other.':
    'Die Website sendet {count} Richtlinien, mehr als sich gegeneinander abwägen lassen.',
  'The policies of the site are {count} characters long, more than can be read.':
    'Die Richtlinien der Website sind {count} Zeichen lang, mehr als gelesen werden kann.',
  'The page could not be read, and may carry its policy inside.': 'Die Seite konnte nicht gelesen werden, und womöglich steht ihre Richtlinie darin.',
  'The site set no cookies.': 'Die Website setzte keine Cookies.',
  'Only {count} of {total} cookies were judged.': 'Nur {count} von {total} Cookies wurden beurteilt.',
  'A page was too long or too slow to be read to its end.': 'Eine Seite war zu lang oder zu langsam, um sie bis zum Ende zu lesen.',
  'Not every page could be read: {reason}': 'Nicht jede Seite konnte gelesen werden: {reason}',
  'A page was too long or too slow to be read to its end, so scripts may be missing.':
    'Eine Seite war zu lang oder zu langsam, um sie bis zum Ende zu lesen. Darum können Skripte fehlen.',
  'The page has no scripts.': 'Die Seite hat keine Skripte.',
  'Only {count} of {total} scripts were looked at.': 'Nur {count} von {total} Skripten wurden angesehen.',
  'Only {count} of {total} scripts inside the page were looked at.': 'Nur {count} von {total} Skripten in der Seite wurden angesehen.',
  '{address} was too slow to be read.': '{address} war zu langsam, um gelesen zu werden.',
  '{address} could not be read.': '{address} konnte nicht gelesen werden.',
  'Recognising the libraries of {address} took too long and was given up.':
    'Das Erkennen der Bibliotheken von {address} dauerte zu lange und wurde aufgegeben.',
  'Our recogniser of libraries failed: {reason}.': 'Unsere Erkennung von Bibliotheken ist fehlgeschlagen: {reason}.',
  'The library recogniser did not start.': 'Die Erkennung von Bibliotheken ist nicht gestartet.',
  'The library recogniser ended unexpectedly.': 'Die Erkennung von Bibliotheken endete unerwartet.',
  // DNS
  'Addresses and local names have no mail of their own.': 'Für Adressen und lokale Namen gibt es keine eigenen E-Mails.',
  'The name belongs to a hosting company, which answers for its DNS.': 'Der Name gehört einem Hosting-Anbieter, und dieser ist für das DNS zuständig.',
  'The DNS gave no usable answer for {name}: {reason}': 'Das DNS gab keine brauchbare Antwort für {name}: {reason}',
  'The name server reported a failure of its own ({code})': 'Der Nameserver meldete einen eigenen Fehler ({code})',
  'The name server did not answer in time ({code})': 'Der Nameserver antwortete nicht rechtzeitig ({code})',
  'The name server did not answer in time': 'Der Nameserver antwortete nicht rechtzeitig',
  'The name server refused the question ({code})': 'Der Nameserver lehnte die Frage ab ({code})',
  'No name server could be reached ({code})': 'Kein Nameserver war erreichbar ({code})',
  'No name server could be reached': 'Kein Nameserver war erreichbar',
  'The question was given up ({code})': 'Die Frage wurde aufgegeben ({code})',
  'The question was given up': 'Die Frage wurde aufgegeben',
  'The name server gave no usable answer ({code})': 'Der Nameserver gab keine brauchbare Antwort ({code})',
  'The name server gave no usable answer (code {code})': 'Der Nameserver gab keine brauchbare Antwort (Code {code})',
  'The name server sent an answer that could not be read': 'Der Nameserver sandte eine unlesbare Antwort',
  // files, WordPress and services
  'The page has no scripts of its own.': 'Die Seite hat keine eigenen Skripte.',
  'Whoever finds it can run programs on this server.': 'Wer es findet, kann auf diesem Server Programme ausführen.',
  'Whoever finds it can read, change and delete what it manages.': 'Wer es findet, kann lesen, ändern und löschen, was damit verwaltet wird.',
  'Whoever finds it reads the data and settings it holds, often with passwords among them.':
    'Wer es findet, liest die Daten und Einstellungen darin, oft samt Passwörtern.',
  'It shows the names, addresses and load of your systems: a map for the next step.':
    'Es zeigt Namen, Adressen und Auslastung Ihrer Systeme: eine Karte für den nächsten Schritt.',
  'Turn the sign-in of {product} on ({how}).': 'Schalten Sie die Anmeldung von {product} ein ({how}).',
  'Then let only your own addresses reach it.': 'Lassen Sie danach nur Ihre eigenen Adressen darauf zugreifen.',
  '{product} has no sign-in of its own: put a proxy with one in front of it.':
    '{product} hat keine eigene Anmeldung: Stellen Sie einen Proxy mit Anmeldung davor.',
  'The server answers {status} even to a name that does not exist: what it keeps back may or may not be there.':
    'Der Server antwortet selbst auf einen Namen, den es nicht gibt, mit {status}: Was er zurückhält, kann da sein oder nicht.',
  'The server answers {status} even to a name that does not exist: nothing can be told from its answers.':
    'Der Server antwortet selbst auf einen Namen, den es nicht gibt, mit {status}: Aus seinen Antworten lässt sich nichts schließen.',
  '{count} of {total} addresses gave no answer: {reason}': '{count} von {total} Adressen gaben keine Antwort: {reason}',
  'The server answered {status}': 'Der Server antwortete mit {status}',
  'The answer could not be read to its end': 'Die Antwort konnte nicht bis zum Ende gelesen werden',
  '{path} gave no answer: {reason}': '{path} gab keine Antwort: {reason}',
  'The site does not run WordPress.': 'Die Website verwendet kein WordPress.',
  'Not run: no source of advisories for WordPress is set up, so the versions found ({count}) were not judged.':
    'Nicht ausgeführt: Es ist keine Quelle für Schwachstellenmeldungen zu WordPress eingerichtet. Darum wurden die gefundenen Versionen ({count}) nicht beurteilt.',
  'Not run: the copy of the advisories for WordPress cannot be read, so the versions found ({count}) were not judged.':
    'Nicht ausgeführt: Die Kopie der Schwachstellenmeldungen zu WordPress ist nicht lesbar. Darum wurden die gefundenen Versionen ({count}) nicht beurteilt.',
  'Neither WordPress nor its plugins and themes tell a version that could be judged.':
    'Weder WordPress noch seine Plugins und Themes nennen eine Version, die sich beurteilen ließe.',
  'No source of advisories for WordPress is set up, so plugins and themes were not judged.':
    'Es ist keine Quelle für Schwachstellenmeldungen zu WordPress eingerichtet. Darum wurden Plugins und Themes nicht beurteilt.',
  'The copy of the advisories for WordPress cannot be read, so plugins and themes were not judged.':
    'Die Kopie der Schwachstellenmeldungen zu WordPress ist nicht lesbar. Darum wurden Plugins und Themes nicht beurteilt.',
  '{count} versions were judged by the advisories of {source}.': '{count} Versionen wurden anhand der Schwachstellenmeldungen von {source} beurteilt.',
  'The operator of this scanner has not opened the other ports of this address.':
    'Der Betreiber dieses Scanners hat die anderen Ports dieser Adresse nicht freigegeben.',
  '{count} ports were not asked: the operator of this scanner has not opened them.':
    '{count} Ports wurden nicht abgefragt: Der Betreiber dieses Scanners hat sie nicht freigegeben.',
  'No port answered, not even with a refusal: a firewall drops what we send.':
    'Kein Port antwortete, nicht einmal mit einer Ablehnung: Eine Firewall verwirft, was wir senden.',
  '/.well-known/security.txt keeps redirecting: no file was reached.': '/.well-known/security.txt leitet immer weiter um: Es wurde keine Datei erreicht.',
  '/.well-known/security.txt leads to another site, which is not part of this scan.':
    '/.well-known/security.txt führt zu einer anderen Website, die nicht Teil dieses Scans ist.',
  'The server answered {status} for /.well-known/security.txt.': 'Der Server antwortete für /.well-known/security.txt mit {status}.',
  // second opinions
  '{tool} gave no second opinion.': '{tool} lieferte keine Zweitmeinung.',
  'It did not come to a report on this site.': 'Es kam zu keinem Bericht über diese Website.',
  'It is not installed any more.': 'Es ist nicht mehr installiert.',
  'It was not done within {seconds} seconds.': 'Es war nach {seconds} Sekunden nicht fertig.',
  'It wrote more than it should.': 'Es schrieb mehr, als es sollte.',
  'It could not be started ({code}).': 'Es konnte nicht gestartet werden ({code}).',
  'It ended with code {code}: {reason}': 'Es endete mit Code {code}: {reason}',
  'no reason given': 'kein Grund angegeben',
  '{engine} saw what our own check did not.': '{engine} sah, was unsere eigene Prüfung nicht sah.',
  '{engine} saw nothing weak that our own check did not see.': '{engine} sah nichts Schwaches, das unsere eigene Prüfung nicht sah.',
  'Which ports are open is not known, so there is nothing to ask nmap about.':
    'Welche Ports offen sind, ist nicht bekannt. Darum gibt es nichts, wonach nmap zu fragen wäre.',
  'No port beside those of the site is known to be open.': 'Außer den Ports der Website ist kein offener Port bekannt.',
  'Only {count} of {total} open ports were shown to nmap.': 'Nur {count} von {total} offenen Ports wurden nmap gezeigt.',
  '{engine} named the service on {count} of {total} open ports.': '{engine} benannte den Dienst auf {count} von {total} offenen Ports.',
  'Only {count} of the {total} reports of nuclei were looked at.': 'Nur {count} der {total} Meldungen von nuclei wurden angesehen.',
  'nuclei reported {count}.': 'Meldungen von nuclei: {count}.',
  'nuclei reported {count}; {dropped} were left out, because the site says the same to a name that does not exist.':
    'Meldungen von nuclei: {count}; {dropped} davon wurden weggelassen, weil die Website dasselbe zu einem Namen sagt, den es nicht gibt.',
  'nuclei did not come to its end.': 'nuclei kam nicht bis zum Ende.',
  // when nothing could be judged
  'The check took longer than {seconds} seconds.': 'Die Prüfung dauerte länger als {seconds} Sekunden.',
  'The check has ended.': 'Die Prüfung ist zu Ende.',
  'No web server answered: {reason}': 'Kein Webserver antwortete: {reason}',
  'No web server answered: {reason}.': 'Kein Webserver antwortete: {reason}.',
  'No web server answered: {reason}; {other}': 'Kein Webserver antwortete: {reason}; {other}',
  'No web server answered: {reason}; {other}.': 'Kein Webserver antwortete: {reason}; {other}.',
  'The site keeps redirecting, lastly to {address}: no page was reached.':
    'Die Website leitet immer weiter um, zuletzt auf {address}: Es wurde keine Seite erreicht.',
  'The site only sends visitors on to {address}: add that address to have it judged.':
    'Die Website schickt Besucher nur weiter zu {address}: Fügen Sie diese Adresse hinzu, um sie beurteilen zu lassen.',
  'The page answered HTTP {status}: what visitors would see could not be judged.':
    'Die Seite antwortete mit HTTP {status}: Was Besucher sehen würden, konnte nicht beurteilt werden.',
  'The page answered HTTP {status} and is empty: there is nothing to judge.':
    'Die Seite antwortete mit HTTP {status} und ist leer: Es gibt nichts zu beurteilen.',
  // when a request failed
  'The connection was refused ({code})': 'Die Verbindung wurde abgelehnt ({code})',
  'The server broke the connection off ({code})': 'Der Server brach die Verbindung ab ({code})',
  'There is no way to the server ({code})': 'Es gibt keine Route zum Server ({code})',
  'No connection could be made in time ({code})': 'Es kam rechtzeitig keine Verbindung zustande ({code})',
  'The name has no address ({code})': 'Der Name hat keine Adresse ({code})',
  'The name server did not answer ({code})': 'Der Nameserver antwortete nicht ({code})',
  'The server took the connection but did not answer in time ({code})': 'Der Server nahm die Verbindung an, antwortete aber nicht rechtzeitig ({code})',
  'The headers of the answer are longer than 64 kB ({code})': 'Die Header der Antwort sind länger als 64 kB ({code})',
  'The server closed the connection without a complete answer ({code})': 'Der Server schloss die Verbindung ohne vollständige Antwort ({code})',
  'The answer took too long ({code})': 'Die Antwort dauerte zu lange ({code})',
  'What answers there does not speak TLS ({code})': 'Was dort antwortet, spricht kein TLS ({code})',
  'The TLS handshake failed on our side ({code})': 'Der TLS-Handshake scheiterte auf unserer Seite ({code})',
  'The TLS handshake failed ({code})': 'Der TLS-Handshake scheiterte ({code})',
  'The TLS handshake was not finished in time ({code})': 'Der TLS-Handshake wurde nicht rechtzeitig fertig ({code})',
  'The server closed the connection during the TLS handshake ({code})': 'Der Server schloss die Verbindung während des TLS-Handshakes ({code})',
  'The server sent no certificate ({code})': 'Der Server sandte kein Zertifikat ({code})',
  'The certificate is malformed ({code})': 'Das Zertifikat ist fehlerhaft aufgebaut ({code})',
  'What the server answered is not HTTP ({code})': 'Was der Server antwortete, ist kein HTTP ({code})',
  'The request failed ({code})': 'Die Anfrage scheiterte ({code})',
  'The certificate expired on {date}.': 'Das Zertifikat ist am {date} abgelaufen.',
  'The site is not asked over this scheme any more.': 'Die Website wird über dieses Schema nicht mehr abgefragt.',
  // limits, and addresses that are not scanned
  'The server is too slow to go on: {count} answers took longer than allowed.':
    'Der Server ist zu langsam, um fortzufahren: {count} Antworten dauerten länger als erlaubt.',
  'The {count} requests of one scan are used up.': 'Die {count} Anfragen eines Scans sind verbraucht.',
  'The {count} bytes of one scan are used up.': 'Die {count} Bytes eines Scans sind verbraucht.',
  'Only http and https addresses can be scanned, not {scheme}.': 'Nur Adressen mit http und https können gescannt werden, nicht {scheme}.',
  'An address with a user name or password in it cannot be scanned.': 'Eine Adresse mit Benutzername oder Passwort kann nicht gescannt werden.',
  'This address has no host name.': 'Diese Adresse hat keinen Hostnamen.',
  '“{address}” is not an address that can be scanned.': '„{address}“ ist keine Adresse, die gescannt werden kann.',
  'We do not scan {host}: {ip} is not a public internet address ({range}).': 'Wir scannen {host} nicht: {ip} ist keine öffentliche Internetadresse ({range}).',
  'We do not scan {host}: {ip} is reserved and is never scanned.': 'Wir scannen {host} nicht: {ip} ist reserviert und wird nie gescannt.',
  'We do not scan {host}: {ip} is not an IP address.': 'Wir scannen {host} nicht: {ip} ist keine IP-Adresse.',
  private: 'privat',
  loopback: 'dieser Rechner selbst',
  'link local': 'nur im lokalen Netz',
  'unique local': 'lokal vergeben',
  reserved: 'reserviert',
  'carrier grade nat': 'Anbieternetz (CGNAT)',
  multicast: 'Multicast',
  broadcast: 'Broadcast',
  unspecified: 'nicht spezifiziert',
  benchmarking: 'nur für Messungen',
  'Port {port} of {ip} is not scanned: this very server answers there.': 'Port {port} von {ip} wird nicht gescannt: Dort antwortet dieser Server selbst.',
  'Port {port} of {ip} is not scanned: only {addresses} is.': 'Port {port} von {ip} wird nicht gescannt: Erlaubt ist nur {addresses}.',
  'Port {port} is not scanned: only the web ports {ports} are.': 'Port {port} wird nicht gescannt: Erlaubt sind nur die Web-Ports {ports}.',
  // scans that failed
  'We looked up {host} and found no address ({code}).': 'Wir haben {host} nachgeschlagen und keine Adresse gefunden ({code}).',
  'We could not look up {host}: the name servers gave no usable answer ({code}).':
    'Wir konnten {host} nicht nachschlagen: Die Nameserver gaben keine brauchbare Antwort ({code}).',
  'No web server answered at {ip}. {origin}: {reason}.': 'Unter {ip} antwortete kein Webserver. {origin}: {reason}.',
  'No web server answered at {ip}. {origin}: {reason}. {second}: {other}.': 'Unter {ip} antwortete kein Webserver. {origin}: {reason}. {second}: {other}.',
  'A server at {ip} speaks TLS, but no connection could be made. {origin}: {reason}.':
    'Unter {ip} antwortet ein Server über TLS, aber die Verbindung kam nicht zustande. {origin}: {reason}.',
  'A server at {ip} speaks TLS, but no connection could be made. {origin}: {reason}. {second}: {other}.':
    'Unter {ip} antwortet ein Server über TLS, aber die Verbindung kam nicht zustande. {origin}: {reason}. {second}: {other}.',
  'A server at {ip} answers, but not over TLS. {origin}: {reason}.': 'Unter {ip} antwortet ein Server, aber nicht über TLS. {origin}: {reason}.',
  'A server at {ip} answers, but not over TLS. {origin}: {reason}. {second}: {other}.':
    'Unter {ip} antwortet ein Server, aber nicht über TLS. {origin}: {reason}. {second}: {other}.',
  'A server at {ip} answers, but not over TLS. {origin}: {reason}. If it is meant to be plain HTTP, add it as {address}.':
    'Unter {ip} antwortet ein Server, aber nicht über TLS. {origin}: {reason}. Soll es unverschlüsseltes HTTP sein, fügen Sie es als {address} hinzu.',
  'The scan broke off because of a fault of ours: {reason}.': 'Der Scan brach wegen eines Fehlers auf unserer Seite ab: {reason}.',
  'The scan was not finished within {seconds} seconds.': 'Der Scan war nach {seconds} Sekunden nicht abgeschlossen.',
  'The scan was not finished within {seconds} seconds and was ended.': 'Der Scan war nach {seconds} Sekunden nicht abgeschlossen und wurde beendet.',
  'The scan was not finished within {seconds} seconds, did not stop by itself and was ended.':
    'Der Scan war nach {seconds} Sekunden nicht abgeschlossen, stoppte nicht von selbst und wurde beendet.',
  'The scan was aborted.': 'Der Scan wurde abgebrochen.',
  'The scan is over.': 'Der Scan ist vorbei.',
  'The server was stopped while the scan was running.': 'Der Server wurde beendet, während der Scan lief.',
  'Another scan was stuck, and the process of both was ended.': 'Ein anderer Scan hing fest, und der gemeinsame Prozess wurde beendet.',
  'The scan can be started again.': 'Der Scan kann erneut gestartet werden.',
  'The scan process could not be started.': 'Der Scan-Prozess konnte nicht gestartet werden.',
  'The scan process ended unexpectedly (exit code {code}).': 'Der Scan-Prozess endete unerwartet (Exit-Code {code}).',
  'The scan process ended unexpectedly ({reason}).': 'Der Scan-Prozess endete unerwartet ({reason}).',
  // the look for the proof of ownership
  'There is no proof any more that {asset} is yours.': 'Es gibt keinen Nachweis mehr, dass {asset} Ihnen gehört.',
  'That was the third time in a row: {asset} is not verified any more.': 'Das war das dritte Mal in Folge: {asset} ist nicht mehr bestätigt.',
  'We looked for the proof at {address}.': 'Wir haben den Nachweis unter {address} gesucht.',
  'We looked for the proof at {address}. {found}': 'Wir haben den Nachweis unter {address} gesucht. {found}',
  'We could not look: {reason}': 'Wir konnten nicht nachsehen: {reason}',
  'We looked for a name in {host}.': 'Wir haben in {host} einen Namen gesucht.',
  'This address has no domain name, so a DNS record cannot prove anything.':
    'Diese Adresse hat keinen Domainnamen. Darum kann ein DNS-Eintrag nichts beweisen.',
  'We looked for a TXT record at {name} with the value {value}.': 'Wir haben unter {name} einen TXT-Eintrag mit dem Wert {value} gesucht.',
  'We looked for a TXT record at {name} with the value {value}. {found}': 'Wir haben unter {name} einen TXT-Eintrag mit dem Wert {value} gesucht. {found}',
  'We looked for a TXT record at {name} or {other} with the value {value}.':
    'Wir haben unter {name} oder {other} einen TXT-Eintrag mit dem Wert {value} gesucht.',
  'We looked for a TXT record at {name} or {other} with the value {value}. {found}':
    'Wir haben unter {name} oder {other} einen TXT-Eintrag mit dem Wert {value} gesucht. {found}',
  'We found the record.': 'Wir haben den Eintrag gefunden.',
  'We found 1 record with another value: {records}': 'Wir haben 1 Eintrag mit einem anderen Wert gefunden: {records}',
  'We found {count} records with other values: {records}': 'Wir haben {count} Einträge mit anderen Werten gefunden: {records}',
  'We found no TXT record there.': 'Wir haben dort keinen TXT-Eintrag gefunden.',
  'New records can take a while to be seen everywhere.': 'Bis neue Einträge überall zu sehen sind, kann es eine Weile dauern.',
  'We looked for a file at {place} that contains {token} and nothing else.':
    'Wir haben unter {place} eine Datei gesucht, die {token} und sonst nichts enthält.',
  'We looked for a file at {place} that contains {token} and nothing else. {found}':
    'Wir haben unter {place} eine Datei gesucht, die {token} und sonst nichts enthält. {found}',
  'We looked for a file at {place} or {other} that contains {token} and nothing else.':
    'Wir haben unter {place} oder {other} eine Datei gesucht, die {token} und sonst nichts enthält.',
  'We looked for a file at {place} or {other} that contains {token} and nothing else. {found}':
    'Wir haben unter {place} oder {other} eine Datei gesucht, die {token} und sonst nichts enthält. {found}',
  'We looked in the head of {place} for {tag}.': 'Wir haben im Head-Bereich von {place} nach {tag} gesucht.',
  'We looked in the head of {place} for {tag}. {found}': 'Wir haben im Head-Bereich von {place} nach {tag} gesucht. {found}',
  'We looked in the head of {place} or {other} for {tag}.': 'Wir haben im Head-Bereich von {place} oder {other} nach {tag} gesucht.',
  'We looked in the head of {place} or {other} for {tag}. {found}': 'Wir haben im Head-Bereich von {place} oder {other} nach {tag} gesucht. {found}',
  'https://{host}: {found}': 'https://{host}: {found}',
  'http://{host}: {found}': 'http://{host}: {found}',
  'https://{host}: {found} http://{other}: {reason}': 'https://{host}: {found} http://{other}: {reason}',
  'The server redirected to {address}, and a redirect away from {host} proves nothing.':
    'Der Server leitete auf {address} um, und eine Umleitung weg von {host} beweist nichts.',
  'The server answered HTTP {status}.': 'Der Server antwortete mit HTTP {status}.',
  'The server took longer than {seconds} seconds': 'Der Server brauchte länger als {seconds} Sekunden',
  'We found the file with the token.': 'Wir haben die Datei mit dem Token gefunden.',
  'The server answered with an HTML page instead of the token.': 'Der Server antwortete mit einer HTML-Seite statt mit dem Token.',
  'The file is empty.': 'Die Datei ist leer.',
  'The file has other content: {text}': 'Die Datei hat einen anderen Inhalt: {text}',
  'We found the meta tag with the token.': 'Wir haben das Meta-Tag mit dem Token gefunden.',
  'The meta tag is there with another value: {value}': 'Das Meta-Tag ist da, aber mit einem anderen Wert: {value}',
  'The page mentions the tag, but not as a meta tag in its head.': 'Die Seite erwähnt das Tag, aber nicht als Meta-Tag in ihrem Head-Bereich.',
  'The page has no such meta tag in its head.': 'Die Seite hat kein solches Meta-Tag in ihrem Head-Bereich.',
  // the sum of the score
  '{check}: 1 kind of finding': '{check}: 1 Art von Befund',
  '{check}: {count} kinds of finding': '{check}: {count} Arten von Befunden',
  'No A+ while 1 check gave no complete answer': 'Kein A+, solange 1 Prüfung keine vollständige Antwort gab',
  'No A+ while {count} checks gave no complete answer': 'Kein A+, solange {count} Prüfungen keine vollständige Antwort gaben',
  'Whether it uses them is not known, so this is rated one step below the worst of its vulnerabilities.':
    'Ob sie sie nutzt, ist nicht bekannt; deshalb ist dies eine Stufe unter der schlimmsten ihrer Schwachstellen eingestuft.',
  'The ports of this computer itself are not open to the internet.': 'Die Ports dieses Rechners selbst sind nicht zum Internet hin offen.',
  // what the built-in facts say about libraries
  'Script injection through location.hash in selectors': 'Skript-Einschleusung über location.hash in Selektoren',
  'Selector text is taken for HTML': 'Text eines Selektors wird als HTML gelesen',
  'Answers of other sites to Ajax requests are run as script': 'Antworten anderer Websites auf Ajax-Anfragen werden als Skript ausgeführt',
  'jQuery.extend can change the prototype of all objects': 'jQuery.extend kann den Prototyp aller Objekte verändern',
  'HTML from untrusted sources can run script even after cleaning':
    'HTML aus nicht vertrauenswürdigen Quellen kann auch nach der Bereinigung Skripte ausführen',
  'HTML with option elements can run script even after cleaning': 'HTML mit option-Elementen kann auch nach der Bereinigung Skripte ausführen',
  'Script injection through the title of a dialog': 'Skript-Einschleusung über den Titel eines Dialogs',
  'Script injection through closeText of a dialog': 'Skript-Einschleusung über closeText eines Dialogs',
  'Script injection through altField of the datepicker': 'Skript-Einschleusung über altField des Datepickers',
  'Script injection through texts of the datepicker': 'Skript-Einschleusung über Texte des Datepickers',
  'Script injection through the option "of" of position()': 'Skript-Einschleusung über die Option „of“ von position()',
  'Script injection through labels of checkboxradio': 'Skript-Einschleusung über Beschriftungen von checkboxradio',
  'Script injection through data-target': 'Skript-Einschleusung über data-target',
  'Script injection through data-parent of collapse': 'Skript-Einschleusung über data-parent von collapse',
  'Script injection through data-target of scrollspy': 'Skript-Einschleusung über data-target von scrollspy',
  'Script injection through data-container of tooltips': 'Skript-Einschleusung über data-container von Tooltips',
  'Script injection through data-viewport of tooltips': 'Skript-Einschleusung über data-viewport von Tooltips',
  'Script injection through the target of affix': 'Skript-Einschleusung über das Ziel von affix',
  'Script injection through data-template of tooltips and popovers': 'Skript-Einschleusung über data-template von Tooltips und Popovers',
  'angular.merge can change the prototype of all objects': 'angular.merge kann den Prototyp aller Objekte verändern',
  'Script injection through option elements': 'Skript-Einschleusung über option-Elemente',
  'ng-srcset can freeze the page; AngularJS is no longer maintained': 'ng-srcset kann die Seite einfrieren; AngularJS wird nicht mehr gepflegt',
  '$resource can freeze the page; AngularJS is no longer maintained': '$resource kann die Seite einfrieren; AngularJS wird nicht mehr gepflegt',
  'URL input fields can freeze the page; AngularJS is no longer maintained':
    'URL-Eingabefelder können die Seite einfrieren; AngularJS wird nicht mehr gepflegt',
  'merge and defaultsDeep can change the prototype of all objects': 'merge und defaultsDeep können den Prototyp aller Objekte verändern',
  'merge, mergeWith and defaultsDeep can change the prototype of all objects': 'merge, mergeWith und defaultsDeep können den Prototyp aller Objekte verändern',
  'Long text in the date handler can freeze the page': 'Langer Text in der Datumsverarbeitung kann die Seite einfrieren',
  'defaultsDeep can change the prototype of all objects': 'defaultsDeep kann den Prototyp aller Objekte verändern',
  'zipObjectDeep can change the prototype of all objects': 'zipObjectDeep kann den Prototyp aller Objekte verändern',
  'template can run code from its options': 'template kann Code aus seinen Optionen ausführen',
  'trim and toNumber can freeze the page': 'trim und toNumber können die Seite einfrieren',
  'Long durations can freeze the page': 'Lange Zeitdauern können die Seite einfrieren',
  'Long date texts can freeze the page': 'Lange Datumstexte können die Seite einfrieren',
  'Long texts in the RFC 2822 format can freeze the page': 'Lange Texte im Format RFC 2822 können die Seite einfrieren',
  'Attributes without quotes are not escaped': 'Attribute ohne Anführungszeichen werden nicht maskiert',
  'Templates can change the prototype of all objects and run code': 'Vorlagen können den Prototyp aller Objekte verändern und Code ausführen',
  'Templates from untrusted sources can run code': 'Vorlagen aus nicht vertrauenswürdigen Quellen können Code ausführen',
  'Templates from untrusted sources can run code with some options': 'Vorlagen aus nicht vertrauenswürdigen Quellen können bei manchen Optionen Code ausführen',
  'Templates can change the prototype of all objects with some options': 'Vorlagen können bei manchen Optionen den Prototyp aller Objekte verändern',
  'Templates from untrusted sources can freeze the page; Vue 2 is no longer maintained':
    'Vorlagen aus nicht vertrauenswürdigen Quellen können die Seite einfrieren; Vue 2 wird nicht mehr gepflegt',
  'Nested markup gets through the cleaning': 'Verschachteltes Markup übersteht die Bereinigung',
  'Deeply nested markup gets through the cleaning': 'Tief verschachteltes Markup übersteht die Bereinigung',
  'Markup that changes prototypes gets through the cleaning': 'Markup, das Prototypen verändert, übersteht die Bereinigung',
  'Markup can change the prototype of all objects': 'Markup kann den Prototyp aller Objekte verändern',
  'Template literals get through the cleaning with SAFE_FOR_TEMPLATES': 'Template-Literale überstehen die Bereinigung mit SAFE_FOR_TEMPLATES',
  'Long header texts can freeze the page': 'Lange Header-Texte können die Seite einfrieren',
  'The token against forged requests is sent to every host': 'Das Token gegen gefälschte Anfragen wird an jeden Host gesendet',
  'Absolute addresses override baseURL, and credentials go along': 'Absolute Adressen setzen sich über baseURL hinweg, und Zugangsdaten werden mitgesendet',
  'Script injection through the name of a bound attribute': 'Skript-Einschleusung über den Namen eines gebundenen Attributs',
  // titles of references
  'OWASP cheat sheet: {topic}': 'OWASP Cheat Sheet: {topic}',
  'MDN: mixed content': 'MDN: gemischte Inhalte',
  'OWASP: old backup and unreferenced files': 'OWASP: alte Sicherungen und nicht verlinkte Dateien',
  'OWASP: test for subdomain takeover': 'OWASP: Test auf Übernahme von Subdomains',
  'OWASP API security: inventory': 'OWASP-API-Sicherheit: Bestandsverzeichnis',
  'securitytxt.org: make the file': 'securitytxt.org: die Datei erstellen',
  'CWE-284: improper access control': 'CWE-284: mangelhafte Zugriffskontrolle',
  'CWE-489: active debug code': 'CWE-489: aktiver Debug-Code',
  'CWE-540: sensitive information in source code': 'CWE-540: vertrauliche Informationen im Quellcode',
  'CWE-548: exposure through directory listing': 'CWE-548: Offenlegung durch Verzeichnislisten',
  'CWE-668: exposure of resource to wrong sphere': 'CWE-668: Ressource für Unbefugte erreichbar',
  "Let's Encrypt: getting started": "Let's Encrypt: erste Schritte",
  'Certbot instructions for your server': 'Certbot-Anleitung für Ihren Server',
  'GraphQL: introspection': 'GraphQL: Introspection',
  'Nuclei templates': 'Nuclei-Vorlagen',
  'RFC 5746: renegotiation indication': 'RFC 5746: Kennzeichnung der Neuaushandlung',
  'WordPress: hardening': 'WordPress: absichern',
  'WordPress: managing plugins': 'WordPress: Plugins verwalten',
  'WordPress: updating': 'WordPress: aktualisieren',
}
