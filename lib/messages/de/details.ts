import type { Elsewhere } from '@/lib/messages/translation'

/**
 * What scans write down beside their findings, by the English words: how checks ended, facts, what was read up on. What
 * a finding says stands in rules.ts, by its rule.
 */
export const details: Elsewhere['details'] = {
  // http.csp
  'Content Security Policy': 'Content Security Policy (CSP)',
  // exposure.files
  'The Git repository can be downloaded': 'Das Git-Repository lässt sich herunterladen',
  'Version control data can be downloaded': 'Daten der Versionsverwaltung lassen sich herunterladen',
  'A file with passwords or keys can be read': 'Eine Datei mit Passwörtern oder Schlüsseln ist lesbar',
  'A backup can be downloaded': 'Ein Backup lässt sich herunterladen',
  'A copy of source code can be read': 'Eine Kopie von Quellcode ist lesbar',
  'A configuration file can be read': 'Eine Konfigurationsdatei ist lesbar',
  'phpinfo() is public': 'phpinfo() ist öffentlich',
  'The status page of the server is public': 'Die Statusseite des Servers ist öffentlich',
  'A log file is public': 'Eine Logdatei ist öffentlich',
  'A list of files or packages is public': 'Eine Liste von Dateien oder Paketen ist öffentlich',
  // exposure.listing
  'The contents of a folder are listed': 'Der Inhalt eines Verzeichnisses wird aufgelistet',
  // exposure.sourcemaps
  'Source maps': 'Source-Maps',
  'The original source of scripts can be read': 'Der ursprüngliche Quellcode von Skripten ist lesbar',
  // exposure.panels
  'Administration pages and installers': 'Verwaltungsseiten und Installationsprogramme',
  'An administration page is open to the internet': 'Eine Verwaltungsseite ist aus dem Internet erreichbar',
  'An administration tool can be used without signing in': 'Ein Verwaltungswerkzeug ist ohne Anmeldung nutzbar',
  'An installer was left open': 'Ein Installationsprogramm ist noch zugänglich',
  'The web server shows its default page': 'Der Webserver zeigt seine Standardseite',
  // exposure.api
  'API descriptions and debug pages': 'API-Beschreibungen und Debug-Seiten',
  'The description of the API is public': 'Die Beschreibung der API ist öffentlich',
  'GraphQL tells its whole schema': 'GraphQL verrät sein ganzes Schema',
  'A tool for developers is open': 'Ein Werkzeug für Entwickler ist offen',
  // exposure.methods
  'The server repeats requests (TRACE)': 'Der Server sendet Anfragen zurück (TRACE)',
  // wordpress.core
  WordPress: 'WordPress',
  // wordpress.software
  'Versions of WordPress, plugins and themes': 'Versionen von WordPress, Plugins und Themes',
  // meta.securitytxt
  'security.txt': 'security.txt',
  // opinion.sslscan
  'Second opinion on TLS (sslscan)': 'Zweitmeinung zu TLS (sslscan)',
  // opinion.nmap
  'Second opinion on open services (nmap)': 'Zweitmeinung zu offenen Diensten (nmap)',
  // opinion.nuclei
  'Second opinion on misconfigurations (nuclei)': 'Zweitmeinung zu Fehlkonfigurationen (nuclei)',
  'nuclei reports a misconfiguration': 'nuclei meldet eine Fehlkonfiguration',
  // titles of findings about one site
  '{product} is open to the internet': '{product} ist aus dem Internet erreichbar',
  '{product} can be used without signing in': '{product} ist ohne Anmeldung nutzbar',
  'The installer of {product} was left open': 'Das Installationsprogramm von {product} ist noch zugänglich',
  'The installer of this site was left open': 'Das Installationsprogramm dieser Website ist noch zugänglich',
  'The installer of Nextcloud or ownCloud was left open':
    'Das Installationsprogramm von Nextcloud oder ownCloud ist noch zugänglich',
  '{tool} is open to everybody': '{tool} steht allen offen',
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
  // what checks say: HTTPS and TLS
  'Browsers treat this computer itself as a safe place, with and without HTTPS.':
    'Browser behandeln diesen Rechner selbst als sicheren Ort, mit und ohne HTTPS.',
  'The site has no HTTPS.': 'Die Website hat kein HTTPS.',
  'HTTPS gave no usable answer: {reason}': 'HTTPS gab keine brauchbare Antwort: {reason}',
  'nothing was asked': 'es wurde nichts abgefragt',
  'Plain HTTP was answered 400, as servers do on a port that is meant for HTTPS.':
    'HTTP wurde mit 400 beantwortet, wie es Server auf einem Port tun, der für HTTPS gedacht ist.',
  'Plain HTTP gave no usable answer: {reason}': 'HTTP gab keine brauchbare Antwort: {reason}',
  'Plain HTTP answered {status}, so whether it redirects was not seen.':
    'HTTP antwortete mit {status}. Ob es umleitet, war darum nicht zu sehen.',
  'Plain HTTP keeps redirecting: no page was reached.': 'HTTP leitet immer weiter um: Es wurde keine Seite erreicht.',
  'The address has no HTTPS port of its own.': 'Die Adresse hat keinen eigenen HTTPS-Port.',
  'The certificate could not be read: {reason}': 'Das Zertifikat konnte nicht gelesen werden: {reason}',
  'What answers on the HTTPS port does not speak TLS.': 'Was auf dem HTTPS-Port antwortet, spricht kein TLS.',
  'The TLS versions could not be asked for: {reason}': 'Die TLS-Versionen konnten nicht erfragt werden: {reason}',
  'The server did not agree to any version of TLS we asked for.':
    'Der Server nahm keine der erfragten TLS-Versionen an.',
  // the page, its cookies and its scripts
  'The address does not answer with an HTML page.': 'Die Adresse antwortet nicht mit einer HTML-Seite.',
  'The site sends {count} policies, more than can be weighed against each other.':
    'Die Website sendet {count} Richtlinien, mehr als sich gegeneinander abwägen lassen.',
  'The policies of the site are {count} characters long, more than can be read.':
    'Die Richtlinien der Website sind {count} Zeichen lang, mehr als gelesen werden kann.',
  'The page could not be read, and may carry its policy inside.':
    'Die Seite konnte nicht gelesen werden, und womöglich steht ihre Richtlinie darin.',
  'The site set no cookies.': 'Die Website setzte keine Cookies.',
  'Only {count} of {total} cookies were judged.': 'Nur {count} von {total} Cookies wurden beurteilt.',
  'A page was too long or too slow to be read to its end.':
    'Eine Seite war zu lang oder zu langsam, um sie bis zum Ende zu lesen.',
  'Not every page could be read: {reason}': 'Nicht jede Seite konnte gelesen werden: {reason}',
  'A page was too long or too slow to be read to its end, so scripts may be missing.':
    'Eine Seite war zu lang oder zu langsam, um sie bis zum Ende zu lesen. Darum können Skripte fehlen.',
  'The page has no scripts.': 'Die Seite hat keine Skripte.',
  'Only {count} of {total} scripts were looked at.': 'Nur {count} von {total} Skripten wurden angesehen.',
  'Only {count} of {total} scripts inside the page were looked at.':
    'Nur {count} von {total} Skripten in der Seite wurden angesehen.',
  '{address} was too slow to be read.': '{address} war zu langsam, um gelesen zu werden.',
  '{address} could not be read.': '{address} konnte nicht gelesen werden.',
  'Recognising the libraries of {address} took too long and was given up.':
    'Das Erkennen der Bibliotheken von {address} dauerte zu lange und wurde aufgegeben.',
  'Our recogniser of libraries failed: {reason}.': 'Unsere Erkennung von Bibliotheken ist fehlgeschlagen: {reason}.',
  'The library recogniser did not start.': 'Die Erkennung von Bibliotheken ist nicht gestartet.',
  'The library recogniser ended unexpectedly.': 'Die Erkennung von Bibliotheken endete unerwartet.',
  // DNS
  'Addresses and local names have no mail of their own.':
    'Für Adressen und lokale Namen gibt es keine eigenen E-Mails.',
  'The name belongs to a hosting company, which answers for its DNS.':
    'Der Name gehört einem Hosting-Anbieter, und dieser ist für das DNS zuständig.',
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
  '{count} versions were judged by the advisories of {source}.':
    '{count} Versionen wurden anhand der Schwachstellenmeldungen von {source} beurteilt.',
  'The operator of this scanner has not opened the other ports of this address.':
    'Der Betreiber dieses Scanners hat die anderen Ports dieser Adresse nicht freigegeben.',
  '{count} ports were not asked: the operator of this scanner has not opened them.':
    '{count} Ports wurden nicht abgefragt: Der Betreiber dieses Scanners hat sie nicht freigegeben.',
  'No port answered, not even with a refusal: a firewall drops what we send.':
    'Kein Port antwortete, nicht einmal mit einer Ablehnung: Eine Firewall verwirft, was wir senden.',
  '/.well-known/security.txt keeps redirecting: no file was reached.':
    '/.well-known/security.txt leitet immer weiter um: Es wurde keine Datei erreicht.',
  '/.well-known/security.txt leads to another site, which is not part of this scan.':
    '/.well-known/security.txt führt zu einer anderen Website, die nicht Teil dieses Scans ist.',
  'The server answered {status} for /.well-known/security.txt.':
    'Der Server antwortete für /.well-known/security.txt mit {status}.',
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
  '{engine} saw nothing weak that our own check did not see.':
    '{engine} sah nichts Schwaches, das unsere eigene Prüfung nicht sah.',
  'Which ports are open is not known, so there is nothing to ask nmap about.':
    'Welche Ports offen sind, ist nicht bekannt. Darum gibt es nichts, wonach nmap zu fragen wäre.',
  'No port beside those of the site is known to be open.': 'Außer den Ports der Website ist kein offener Port bekannt.',
  'Only {count} of {total} open ports were shown to nmap.':
    'Nur {count} von {total} offenen Ports wurden nmap gezeigt.',
  '{engine} named the service on {count} of {total} open ports.':
    '{engine} benannte den Dienst auf {count} von {total} offenen Ports.',
  'Only {count} of the {total} reports of nuclei were looked at.':
    'Nur {count} der {total} Meldungen von nuclei wurden angesehen.',
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
  // when a WordPress site was asked for its report
  'The plugin does not answer there. Is it active?': 'Das Plugin antwortet dort nicht. Ist es aktiv?',
  'The site refused the question ({status}).': 'Die Website lehnte die Anfrage ab ({status}).',
  'The site answered {status}.': 'Die Website antwortete mit {status}.',
  'What the site answered is not a report.': 'Was die Website antwortete, ist kein Bericht.',
  'The connection was refused ({code})': 'Die Verbindung wurde abgelehnt ({code})',
  'The server broke the connection off ({code})': 'Der Server brach die Verbindung ab ({code})',
  'There is no way to the server ({code})': 'Es gibt keine Route zum Server ({code})',
  'No connection could be made in time ({code})': 'Es kam rechtzeitig keine Verbindung zustande ({code})',
  'The name has no address ({code})': 'Der Name hat keine Adresse ({code})',
  'The name server did not answer ({code})': 'Der Nameserver antwortete nicht ({code})',
  'The server took the connection but did not answer in time ({code})':
    'Der Server nahm die Verbindung an, antwortete aber nicht rechtzeitig ({code})',
  'The headers of the answer are longer than 64 kB ({code})': 'Die Header der Antwort sind länger als 64 kB ({code})',
  'The server closed the connection without a complete answer ({code})':
    'Der Server schloss die Verbindung ohne vollständige Antwort ({code})',
  'The answer took too long ({code})': 'Die Antwort dauerte zu lange ({code})',
  'What answers there does not speak TLS ({code})': 'Was dort antwortet, spricht kein TLS ({code})',
  'The TLS handshake failed on our side ({code})': 'Der TLS-Handshake scheiterte auf unserer Seite ({code})',
  'The TLS handshake failed ({code})': 'Der TLS-Handshake scheiterte ({code})',
  'The TLS handshake was not finished in time ({code})': 'Der TLS-Handshake wurde nicht rechtzeitig fertig ({code})',
  'The server closed the connection during the TLS handshake ({code})':
    'Der Server schloss die Verbindung während des TLS-Handshakes ({code})',
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
  'Only http and https addresses can be scanned, not {scheme}.':
    'Nur Adressen mit http und https können gescannt werden, nicht {scheme}.',
  'An address with a user name or password in it cannot be scanned.':
    'Eine Adresse mit Benutzername oder Passwort kann nicht gescannt werden.',
  'This address has no host name.': 'Diese Adresse hat keinen Hostnamen.',
  '“{address}” is not an address that can be scanned.': '„{address}“ ist keine Adresse, die gescannt werden kann.',
  'We do not scan {host}: {ip} is not a public internet address ({range}).':
    'Wir scannen {host} nicht: {ip} ist keine öffentliche Internetadresse ({range}).',
  'We do not scan {host}: {ip} is reserved and is never scanned.':
    'Wir scannen {host} nicht: {ip} ist reserviert und wird nie gescannt.',
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
  'Port {port} of {ip} is not scanned: this very server answers there.':
    'Port {port} von {ip} wird nicht gescannt: Dort antwortet dieser Server selbst.',
  'Port {port} of {ip} is not scanned: only {addresses} is.':
    'Port {port} von {ip} wird nicht gescannt: Erlaubt ist nur {addresses}.',
  'Port {port} is not scanned: only the web ports {ports} are.':
    'Port {port} wird nicht gescannt: Erlaubt sind nur die Web-Ports {ports}.',
  // scans that failed
  'We looked up {host} and found no address ({code}).':
    'Wir haben {host} nachgeschlagen und keine Adresse gefunden ({code}).',
  'We could not look up {host}: the name servers gave no usable answer ({code}).':
    'Wir konnten {host} nicht nachschlagen: Die Nameserver gaben keine brauchbare Antwort ({code}).',
  'No web server answered at {ip}. {origin}: {reason}.': 'Unter {ip} antwortete kein Webserver. {origin}: {reason}.',
  'No web server answered at {ip}. {origin}: {reason}. {second}: {other}.':
    'Unter {ip} antwortete kein Webserver. {origin}: {reason}. {second}: {other}.',
  'A server at {ip} speaks TLS, but no connection could be made. {origin}: {reason}.':
    'Unter {ip} antwortet ein Server über TLS, aber die Verbindung kam nicht zustande. {origin}: {reason}.',
  'A server at {ip} speaks TLS, but no connection could be made. {origin}: {reason}. {second}: {other}.':
    'Unter {ip} antwortet ein Server über TLS, aber die Verbindung kam nicht zustande. {origin}: {reason}. {second}: {other}.',
  'A server at {ip} answers, but not over TLS. {origin}: {reason}.':
    'Unter {ip} antwortet ein Server, aber nicht über TLS. {origin}: {reason}.',
  'A server at {ip} answers, but not over TLS. {origin}: {reason}. {second}: {other}.':
    'Unter {ip} antwortet ein Server, aber nicht über TLS. {origin}: {reason}. {second}: {other}.',
  'A server at {ip} answers, but not over TLS. {origin}: {reason}. If it is meant to be plain HTTP, add it as {address}.':
    'Unter {ip} antwortet ein Server, aber nicht über TLS. {origin}: {reason}. Soll es unverschlüsseltes HTTP sein, fügen Sie es als {address} hinzu.',
  'The scan broke off because of a fault of ours: {reason}.':
    'Der Scan brach wegen eines Fehlers auf unserer Seite ab: {reason}.',
  'The scan was not finished within {seconds} seconds.': 'Der Scan war nach {seconds} Sekunden nicht abgeschlossen.',
  'The scan was not finished within {seconds} seconds and was ended.':
    'Der Scan war nach {seconds} Sekunden nicht abgeschlossen und wurde beendet.',
  'The scan was not finished within {seconds} seconds, did not stop by itself and was ended.':
    'Der Scan war nach {seconds} Sekunden nicht abgeschlossen, stoppte nicht von selbst und wurde beendet.',
  'The scan was aborted.': 'Der Scan wurde abgebrochen.',
  'The scan is over.': 'Der Scan ist vorbei.',
  'The server was stopped while the scan was running.': 'Der Server wurde beendet, während der Scan lief.',
  'Another scan was stuck, and the process of both was ended.':
    'Ein anderer Scan hing fest, und der gemeinsame Prozess wurde beendet.',
  'The scan can be started again.': 'Der Scan kann erneut gestartet werden.',
  'The scan process could not be started.': 'Der Scan-Prozess konnte nicht gestartet werden.',
  'The scan process ended unexpectedly (exit code {code}).': 'Der Scan-Prozess endete unerwartet (Exit-Code {code}).',
  'The scan process ended unexpectedly ({reason}).': 'Der Scan-Prozess endete unerwartet ({reason}).',
  // the look for the proof of ownership
  'There is no proof any more that {asset} is yours.': 'Es gibt keinen Nachweis mehr, dass {asset} Ihnen gehört.',
  'That was the third time in a row: {asset} is not verified any more.':
    'Das war das dritte Mal in Folge: {asset} ist nicht mehr bestätigt.',
  'We looked for the proof at {address}.': 'Wir haben den Nachweis unter {address} gesucht.',
  'We looked for the proof at {address}. {found}': 'Wir haben den Nachweis unter {address} gesucht. {found}',
  'We could not look: {reason}': 'Wir konnten nicht nachsehen: {reason}',
  'We looked for a name in {host}.': 'Wir haben in {host} einen Namen gesucht.',
  'This address has no domain name, so a DNS record cannot prove anything.':
    'Diese Adresse hat keinen Domainnamen. Darum kann ein DNS-Eintrag nichts beweisen.',
  'We looked for a TXT record at {name} with the value {value}.':
    'Wir haben unter {name} einen TXT-Eintrag mit dem Wert {value} gesucht.',
  'We looked for a TXT record at {name} with the value {value}. {found}':
    'Wir haben unter {name} einen TXT-Eintrag mit dem Wert {value} gesucht. {found}',
  'We looked for a TXT record at {name} or {other} with the value {value}.':
    'Wir haben unter {name} oder {other} einen TXT-Eintrag mit dem Wert {value} gesucht.',
  'We looked for a TXT record at {name} or {other} with the value {value}. {found}':
    'Wir haben unter {name} oder {other} einen TXT-Eintrag mit dem Wert {value} gesucht. {found}',
  'We found the record.': 'Wir haben den Eintrag gefunden.',
  'We found 1 record with another value: {records}': 'Wir haben 1 Eintrag mit einem anderen Wert gefunden: {records}',
  'We found {count} records with other values: {records}':
    'Wir haben {count} Einträge mit anderen Werten gefunden: {records}',
  'We found no TXT record there.': 'Wir haben dort keinen TXT-Eintrag gefunden.',
  'New records can take a while to be seen everywhere.':
    'Bis neue Einträge überall zu sehen sind, kann es eine Weile dauern.',
  'We looked for a file at {place} that contains {token} and nothing else.':
    'Wir haben unter {place} eine Datei gesucht, die {token} und sonst nichts enthält.',
  'We looked for a file at {place} that contains {token} and nothing else. {found}':
    'Wir haben unter {place} eine Datei gesucht, die {token} und sonst nichts enthält. {found}',
  'We looked for a file at {place} or {other} that contains {token} and nothing else.':
    'Wir haben unter {place} oder {other} eine Datei gesucht, die {token} und sonst nichts enthält.',
  'We looked for a file at {place} or {other} that contains {token} and nothing else. {found}':
    'Wir haben unter {place} oder {other} eine Datei gesucht, die {token} und sonst nichts enthält. {found}',
  'We looked in the head of {place} for {tag}.': 'Wir haben im Head-Bereich von {place} nach {tag} gesucht.',
  'We looked in the head of {place} for {tag}. {found}':
    'Wir haben im Head-Bereich von {place} nach {tag} gesucht. {found}',
  'We looked in the head of {place} or {other} for {tag}.':
    'Wir haben im Head-Bereich von {place} oder {other} nach {tag} gesucht.',
  'We looked in the head of {place} or {other} for {tag}. {found}':
    'Wir haben im Head-Bereich von {place} oder {other} nach {tag} gesucht. {found}',
  'https://{host}: {found}': 'https://{host}: {found}',
  'http://{host}: {found}': 'http://{host}: {found}',
  'https://{host}: {found} http://{other}: {reason}': 'https://{host}: {found} http://{other}: {reason}',
  'The server redirected to {address}, and a redirect away from {host} proves nothing.':
    'Der Server leitete auf {address} um, und eine Umleitung weg von {host} beweist nichts.',
  'The server answered HTTP {status}.': 'Der Server antwortete mit HTTP {status}.',
  'The server took longer than {seconds} seconds': 'Der Server brauchte länger als {seconds} Sekunden',
  'We found the file with the token.': 'Wir haben die Datei mit dem Token gefunden.',
  'The server answered with an HTML page instead of the token.':
    'Der Server antwortete mit einer HTML-Seite statt mit dem Token.',
  'The file is empty.': 'Die Datei ist leer.',
  'The file has other content: {text}': 'Die Datei hat einen anderen Inhalt: {text}',
  'We found the meta tag with the token.': 'Wir haben das Meta-Tag mit dem Token gefunden.',
  'The meta tag is there with another value: {value}': 'Das Meta-Tag ist da, aber mit einem anderen Wert: {value}',
  'The page mentions the tag, but not as a meta tag in its head.':
    'Die Seite erwähnt das Tag, aber nicht als Meta-Tag in ihrem Head-Bereich.',
  'The page has no such meta tag in its head.': 'Die Seite hat kein solches Meta-Tag in ihrem Head-Bereich.',
  // the sum of the score
  '{check}: 1 kind of finding': '{check}: 1 Art von Befund',
  '{check}: {count} kinds of finding': '{check}: {count} Arten von Befunden',
  'No A+ while 1 check gave no complete answer': 'Kein A+, solange 1 Prüfung keine vollständige Antwort gab',
  'No A+ while {count} checks gave no complete answer':
    'Kein A+, solange {count} Prüfungen keine vollständige Antwort gaben',
  'The ports of this computer itself are not open to the internet.':
    'Die Ports dieses Rechners selbst sind nicht zum Internet hin offen.',
  // what the built-in facts say about libraries
  'Script injection through location.hash in selectors': 'Skript-Einschleusung über location.hash in Selektoren',
  'Selector text is taken for HTML': 'Text eines Selektors wird als HTML gelesen',
  'Answers of other sites to Ajax requests are run as script':
    'Antworten anderer Websites auf Ajax-Anfragen werden als Skript ausgeführt',
  'jQuery.extend can change the prototype of all objects': 'jQuery.extend kann den Prototyp aller Objekte verändern',
  'HTML from untrusted sources can run script even after cleaning':
    'HTML aus nicht vertrauenswürdigen Quellen kann auch nach der Bereinigung Skripte ausführen',
  'HTML with option elements can run script even after cleaning':
    'HTML mit option-Elementen kann auch nach der Bereinigung Skripte ausführen',
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
  'Script injection through data-template of tooltips and popovers':
    'Skript-Einschleusung über data-template von Tooltips und Popovers',
  'angular.merge can change the prototype of all objects': 'angular.merge kann den Prototyp aller Objekte verändern',
  'Script injection through option elements': 'Skript-Einschleusung über option-Elemente',
  'ng-srcset can freeze the page; AngularJS is no longer maintained':
    'ng-srcset kann die Seite einfrieren; AngularJS wird nicht mehr gepflegt',
  '$resource can freeze the page; AngularJS is no longer maintained':
    '$resource kann die Seite einfrieren; AngularJS wird nicht mehr gepflegt',
  'URL input fields can freeze the page; AngularJS is no longer maintained':
    'URL-Eingabefelder können die Seite einfrieren; AngularJS wird nicht mehr gepflegt',
  'merge and defaultsDeep can change the prototype of all objects':
    'merge und defaultsDeep können den Prototyp aller Objekte verändern',
  'merge, mergeWith and defaultsDeep can change the prototype of all objects':
    'merge, mergeWith und defaultsDeep können den Prototyp aller Objekte verändern',
  'Long text in the date handler can freeze the page':
    'Langer Text in der Datumsverarbeitung kann die Seite einfrieren',
  'defaultsDeep can change the prototype of all objects': 'defaultsDeep kann den Prototyp aller Objekte verändern',
  'zipObjectDeep can change the prototype of all objects': 'zipObjectDeep kann den Prototyp aller Objekte verändern',
  'template can run code from its options': 'template kann Code aus seinen Optionen ausführen',
  'trim and toNumber can freeze the page': 'trim und toNumber können die Seite einfrieren',
  'Long durations can freeze the page': 'Lange Zeitdauern können die Seite einfrieren',
  'Long date texts can freeze the page': 'Lange Datumstexte können die Seite einfrieren',
  'Long texts in the RFC 2822 format can freeze the page': 'Lange Texte im Format RFC 2822 können die Seite einfrieren',
  'Attributes without quotes are not escaped': 'Attribute ohne Anführungszeichen werden nicht maskiert',
  'Templates can change the prototype of all objects and run code':
    'Vorlagen können den Prototyp aller Objekte verändern und Code ausführen',
  'Templates from untrusted sources can run code':
    'Vorlagen aus nicht vertrauenswürdigen Quellen können Code ausführen',
  'Templates from untrusted sources can run code with some options':
    'Vorlagen aus nicht vertrauenswürdigen Quellen können bei manchen Optionen Code ausführen',
  'Templates can change the prototype of all objects with some options':
    'Vorlagen können bei manchen Optionen den Prototyp aller Objekte verändern',
  'Templates from untrusted sources can freeze the page; Vue 2 is no longer maintained':
    'Vorlagen aus nicht vertrauenswürdigen Quellen können die Seite einfrieren; Vue 2 wird nicht mehr gepflegt',
  'Nested markup gets through the cleaning': 'Verschachteltes Markup übersteht die Bereinigung',
  'Deeply nested markup gets through the cleaning': 'Tief verschachteltes Markup übersteht die Bereinigung',
  'Markup that changes prototypes gets through the cleaning':
    'Markup, das Prototypen verändert, übersteht die Bereinigung',
  'Markup can change the prototype of all objects': 'Markup kann den Prototyp aller Objekte verändern',
  'Template literals get through the cleaning with SAFE_FOR_TEMPLATES':
    'Template-Literale überstehen die Bereinigung mit SAFE_FOR_TEMPLATES',
  'Long header texts can freeze the page': 'Lange Header-Texte können die Seite einfrieren',
  'The token against forged requests is sent to every host':
    'Das Token gegen gefälschte Anfragen wird an jeden Host gesendet',
  'Absolute addresses override baseURL, and credentials go along':
    'Absolute Adressen setzen sich über baseURL hinweg, und Zugangsdaten werden mitgesendet',
  'Script injection through the name of a bound attribute':
    'Skript-Einschleusung über den Namen eines gebundenen Attributs',
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
