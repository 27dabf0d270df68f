import type { Elsewhere } from '@/lib/messages/translation'

/** By the English words: of the specification, of the rules for entries, of the API, and the names of the checks. */
export const sentences: Elsewhere['sentences'] = {
  'Too many attempts.': 'Zu viele Versuche.',
  'The email address or the password is wrong.': 'E-Mail-Adresse oder Passwort ist falsch.',
  'This link is invalid or has expired. Ask for a new one.':
    'Dieser Link ist ungültig oder abgelaufen. Fordern Sie einen neuen an.',
  'Sign in to continue.': 'Melden Sie sich an, um fortzufahren.',
  'Something went wrong on our side.': 'Bei uns ist etwas schiefgegangen.',
  'The email is sent again.': 'Die E-Mail wurde erneut gesendet.',
  'Your email address stays as it is.': 'Ihre E-Mail-Adresse bleibt, wie sie ist.',
  'Email change not found.': 'Es wartet keine E-Mail-Adresse auf Bestätigung.',
  'The request was not finished.': 'Die Anfrage wurde nicht zu Ende gesendet.',
  'Your account has reached its limit of {count} workspaces. Delete one, or ask your administrator for more.':
    'Ihr Konto hat die Grenze von {count} Arbeitsbereichen erreicht. Löschen Sie einen oder bitten Sie Ihren Administrator um mehr.',
  'Your account has reached its limit of {count} assets. Delete one, or ask your administrator for more.':
    'Ihr Konto hat die Grenze von {count} Assets erreicht. Löschen Sie eines oder bitten Sie Ihren Administrator um mehr.',
  'The database does not answer.': 'Die Datenbank antwortet nicht.',
  'This was changed by another request at the same moment. Try again.':
    'Das wurde im selben Moment durch eine andere Anfrage geändert. Versuchen Sie es erneut.',
  'There is nothing at this address.': 'Unter dieser Adresse gibt es nichts.',
  'This finding is not in the report.': 'Dieser Befund steht nicht im Bericht.',
  'An outage ends by itself. Only what changed can be accepted.':
    'Ein Ausfall endet von selbst. Nur Änderungen können akzeptiert werden.',
  'This monitor is paused. Resume it first.': 'Diese Überwachung ist pausiert. Setzen Sie sie zuerst fort.',
  'The site is not monitored any more.': 'Die Website wird nicht mehr überwacht.',
  'Monitor not found.': 'Überwachung nicht gefunden.',
  'Session not found.': 'Sitzung nicht gefunden.',
  'Report not found.': 'Bericht nicht gefunden.',
  'Scan not found.': 'Scan nicht gefunden.',
  'Asset not found.': 'Asset nicht gefunden.',
  'Workspace not found.': 'Arbeitsbereich nicht gefunden.',
  'You already have a workspace with this name.': 'Sie haben bereits einen Arbeitsbereich mit diesem Namen.',
  'Another account has this email address.': 'Diese E-Mail-Adresse gehört zu einem anderen Konto.',
  'This is not your password.': 'Das ist nicht Ihr Passwort.',
  'Enter your password to change your email address.': 'Geben Sie Ihr Passwort ein, um Ihre E-Mail-Adresse zu ändern.',
  'Choose a time zone, for example Europe/Berlin.': 'Wählen Sie eine Zeitzone, zum Beispiel Europe/Berlin.',
  'Enter an IP address, for example 93.184.216.34.': 'Geben Sie eine IP-Adresse ein, zum Beispiel 93.184.216.34.',
  'Enter a domain, for example example.com.': 'Geben Sie eine Domain ein, zum Beispiel example.com.',
  'A domain has a dot in it, for example example.com.': 'Eine Domain enthält einen Punkt, zum Beispiel example.com.',
  'This name is only known inside a private network and cannot be scanned.':
    'Dieser Name ist nur in einem privaten Netz bekannt und kann nicht gescannt werden.',
  'This name means the scanning machine itself and cannot be scanned.':
    'Dieser Name bezeichnet den scannenden Rechner selbst und kann nicht gescannt werden.',
  'This is not a domain name. Use letters, digits and hyphens, for example shop.example.com.':
    'Das ist kein Domainname. Verwenden Sie Buchstaben, Ziffern und Bindestriche, zum Beispiel shop.example.com.',
  'Write an IP address as four decimal numbers, for example 93.184.216.34.':
    'Schreiben Sie eine IP-Adresse als vier Dezimalzahlen, zum Beispiel 93.184.216.34.',
  'An address has no spaces in it.': 'Eine Adresse enthält keine Leerzeichen.',
  'An IP address has no DNS name to place a record at. Use the file or the meta tag.':
    'Eine IP-Adresse hat keinen DNS-Namen für einen Eintrag. Verwenden Sie die Datei oder das Meta-Tag.',
  'This scan is not finished. Its report can be downloaded when all checks are done.':
    'Dieser Scan ist nicht abgeschlossen. Der Bericht kann heruntergeladen werden, wenn alle Prüfungen abgeschlossen sind.',
  'The asset was deleted.': 'Das Asset wurde gelöscht.',
  'The scan was stopped.': 'Der Scan wurde gestoppt.',
  'The server stopped while this scan ran. Start it again.':
    'Der Server wurde während dieses Scans beendet. Starten Sie den Scan erneut.',
  'The server stopped three times during this scan.': 'Der Server wurde während dieses Scans dreimal beendet.',
  'Start the scan again.': 'Starten Sie den Scan erneut.',
  'You already have 2,000 scans queued, the most one account can have.':
    'Sie haben bereits 2.000 Scans in der Warteschlange, mehr sind für ein Konto nicht möglich.',
  'Wait for some to finish, or stop some of them.':
    'Warten Sie, bis einige fertig sind, oder stoppen Sie einige davon.',
  'The scan queue is full.': 'Die Warteschlange der Scans ist voll.',
  'Try again in a few minutes.': 'Versuchen Sie es in einigen Minuten erneut.',
  'This scan has no result, because it failed. Scan again to get a report.':
    'Dieser Scan hat kein Ergebnis, weil er fehlgeschlagen ist. Scannen Sie erneut, um einen Bericht zu erhalten.',
  'This scan has no result. Scan again to get a report.':
    'Dieser Scan hat kein Ergebnis. Scannen Sie erneut, um einen Bericht zu erhalten.',
  'This result is not structured, so it cannot be made into a PDF. It can be read and downloaded as it is in the report.':
    'Dieses Ergebnis ist nicht strukturiert, darum lässt sich daraus kein PDF erstellen. Im Bericht kann es unverändert gelesen und heruntergeladen werden.',
  'The request is larger than 5 MB.': 'Die Anfrage ist größer als 5 MB.',
  'Enter an address that starts with https://, without spaces, quotation marks or a password.':
    'Geben Sie eine Adresse ein, die mit https:// beginnt, ohne Leerzeichen, Anführungszeichen oder Passwort.',
  'Page content': 'Seiteninhalt',
  'Mail and domain protection': 'Schutz von E-Mail und Domain',
  'API descriptions': 'API-Beschreibungen',
  'Exposed files': 'Offen zugängliche Dateien',
  'Folder listings': 'Verzeichnislisten',
  'HTTP methods': 'HTTP-Methoden',
  'Administration pages': 'Verwaltungsseiten',
  Cookies: 'Cookies',
  'Access from other sites (CORS)': 'Zugriff von anderen Websites (CORS)',
  'Security headers': 'Sicherheits-Header',
  'Open services': 'Offene Dienste',
  'JavaScript libraries': 'JavaScript-Bibliotheken',
  'Software behind the site': 'Software hinter der Website',
  'TLS certificate': 'TLS-Zertifikat',
  'TLS versions and ciphers': 'TLS-Versionen und Verschlüsselungsverfahren',
  'HTTPS everywhere': 'HTTPS überall',
  'The certificate is not trusted any more.': 'Dem Zertifikat wird nicht mehr vertraut.',
  'The certificate is for another name.': 'Das Zertifikat gilt für einen anderen Namen.',
  Start: 'Beginn',
  'No more than 19 while a critical finding is open':
    'Höchstens 19, solange ein Befund mit kritischem Schweregrad offen ist',
  'No more than 59 while a high finding is open': 'Höchstens 59, solange ein Befund mit hohem Schweregrad offen ist',
  'No more than 89 while a medium finding is open':
    'Höchstens 89, solange ein Befund mit mittlerem Schweregrad offen ist',
  'No more than 97 while a low finding is open': 'Höchstens 97, solange ein Befund mit niedrigem Schweregrad offen ist',
  'Put an IPv6 address with a port or path in brackets, for example https://[2001:db8::1]:8443.':
    'Setzen Sie eine IPv6-Adresse mit Port oder Pfad in Klammern, zum Beispiel https://[2001:db8::1]:8443.',
  'Leave out the zone: what follows the % only means something on one machine.':
    'Lassen Sie die Zone weg: Was auf das % folgt, gilt nur auf einem einzelnen Rechner.',
  'This URL already has scans, a monitor or proof of ownership. Add the other URL as a new asset.':
    'Zu dieser URL gibt es schon Scans, einen Monitor oder einen Inhabernachweis. Fügen Sie die andere URL als neues Asset hinzu.',
  '{value} is already in {workspace}.': '{value} ist bereits in {workspace}.',
  'The recipe is deleted.': 'Das Rezept ist gelöscht.',
}
