import type { Elsewhere } from '@/lib/messages/translation'

/** By the English words: of the specification, of the rules for entries, of the API, and the names of the checks. */
export const sentences: Elsewhere['sentences'] = {
  'Error performing action': 'Die Aktion ist fehlgeschlagen',
  'No response received from the server': 'Der Server hat nicht geantwortet',
  'Request setup error': 'Die Anfrage konnte nicht vorbereitet werden',
  'Failed to fetch scans': 'Die Scans konnten nicht geladen werden',
  'Failed to fetch scan details': 'Die Scan-Details konnten nicht geladen werden',
  'Failed to start scan': 'Der Scan konnte nicht gestartet werden',
  'Missing workspace ID or asset ID. Cannot fetch report.':
    'Arbeitsbereich oder Asset fehlt. Der Bericht kann nicht geladen werden.',
  'No workspace selected': 'Kein Arbeitsbereich ausgewählt',
  'The session token of this page is old. Reload the page to go on.':
    'Die Sitzung dieser Seite ist veraltet. Laden Sie die Seite neu, um fortzufahren.',
  'Too many requests.': 'Zu viele Anfragen.',
  'Too many attempts.': 'Zu viele Versuche.',
  'You do not have any workspaces. Please create a workspace':
    'Sie haben noch keinen Arbeitsbereich. Bitte erstellen Sie einen.',
  'This feature is only available on a higher subscription plan. Please upgrade to access this feature.':
    'Diese Funktion gibt es nur in einem höheren Tarif. Bitte upgraden Sie, um sie zu nutzen.',
  'You have reached your usage limit for this feature. Upgrade to Soteria Unlimited for unlimited access.':
    'Sie haben das Kontingent für diese Funktion aufgebraucht. Mit einem Upgrade auf Soteria Unlimited nutzen Sie sie unbegrenzt.',
  'This feature is included in Soteria Premium and Unlimited. Upgrade to unlock the dashboard, reports and scan history.':
    'Diese Funktion ist in Soteria Premium und Unlimited enthalten. Mit einem Upgrade schalten Sie Dashboard, Berichte und Scan-Verlauf frei.',
  'This feature is included in Soteria Premium, Unlimited and Bundle Deal. Upgrade to unlock the dashboard, reports and scan history.':
    'Diese Funktion ist in Soteria Premium, Unlimited und Bundle Deal enthalten. Mit einem Upgrade schalten Sie Dashboard, Berichte und Scan-Verlauf frei.',
  'The agency area is included in Agency Toolkit, Reseller License and White Label.':
    'Der Agenturbereich ist in Agency Toolkit, Reseller License und White Label enthalten.',
  'The agency area is included in Agency Toolkit, Reseller License, White Label and Bundle Deal.':
    'Der Agenturbereich ist in Agency Toolkit, Reseller License, White Label und Bundle Deal enthalten.',
  'This agency feature is included in Agency Toolkit and White Label.':
    'Diese Agenturfunktion ist in Agency Toolkit und White Label enthalten.',
  'This agency feature is included in Agency Toolkit, White Label and Bundle Deal.':
    'Diese Agenturfunktion ist in Agency Toolkit, White Label und Bundle Deal enthalten.',
  'Reseller accounts need the Reseller License.': 'Reseller-Konten benötigen die Reseller License.',
  'Reseller accounts need the Reseller License or the Bundle Deal.':
    'Reseller-Konten benötigen die Reseller License oder den Bundle Deal.',
  'The server sent something else than a PDF. Nothing was saved.':
    'Der Server hat kein PDF gesendet. Es wurde nichts gespeichert.',
  'The server sent an answer that could not be read.': 'Die Antwort des Servers war nicht lesbar.',
  'The server sent something else than your data. Nothing was saved.':
    'Der Server hat etwas anderes als Ihre Daten gesendet. Es wurde nichts gespeichert.',
  'The email address or the password is wrong.': 'E-Mail-Adresse oder Passwort ist falsch.',
  'This link is invalid or has expired. Ask for a new one.':
    'Dieser Link ist ungültig oder abgelaufen. Fordern Sie einen neuen an.',
  'Sign in to continue.': 'Melden Sie sich an, um fortzufahren.',
  'This field is required.': 'Dieses Feld ist erforderlich.',
  'This value is not valid.': 'Dieser Wert ist ungültig.',
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
  'This password is one of the most common ones. Choose another.':
    'Dieses Passwort gehört zu den häufigsten. Wählen Sie ein anderes.',
  'This password is easy to guess. Add one or two unrelated words.':
    'Dieses Passwort ist leicht zu erraten. Fügen Sie ein oder zwei Wörter hinzu, die nichts damit zu tun haben.',
  'Repeated characters are easy to guess. Use several different words.':
    'Wiederholte Zeichen sind leicht zu erraten. Verwenden Sie mehrere verschiedene Wörter.',
  'Rows of keys are easy to guess. Use several different words.':
    'Tastenreihen sind leicht zu erraten. Verwenden Sie mehrere verschiedene Wörter.',
  'Dates and years are easy to guess. Use several different words.':
    'Daten und Jahreszahlen sind leicht zu erraten. Verwenden Sie mehrere verschiedene Wörter.',
  'Do not use your name or email address in your password.':
    'Verwenden Sie im Passwort weder Ihren Namen noch Ihre E-Mail-Adresse.',
  'This password is close to a common one. Use several different words.':
    'Dieses Passwort ähnelt einem häufigen. Verwenden Sie mehrere verschiedene Wörter.',
  'Sequences such as abc or 6543 are easy to guess. Use several different words.':
    'Folgen wie abc oder 6543 sind leicht zu erraten. Verwenden Sie mehrere verschiedene Wörter.',
  'Do not use the name of this product in your password.': 'Verwenden Sie im Passwort nicht den Namen dieses Produkts.',
  'Do not use your email address in your password.': 'Verwenden Sie im Passwort nicht Ihre E-Mail-Adresse.',
  'Choose a time zone, for example Europe/Berlin.': 'Wählen Sie eine Zeitzone, zum Beispiel Europe/Berlin.',
  'Choose 1, 3, 5 or 8 seconds.': 'Wählen Sie 1, 3, 5 oder 8 Sekunden.',
  'Choose 1, 5, 15 or 60 minutes.': 'Wählen Sie 1, 5, 15 oder 60 Minuten.',
  'Enter a time, for example 22:00.': 'Geben Sie eine Uhrzeit ein, zum Beispiel 22:00.',
  'Choose a language.': 'Wählen Sie eine Sprache.',
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
  'Start up to 1,000 scans at once.': 'Starten Sie höchstens 1.000 Scans auf einmal.',
  'This scan has no result, because it failed. Scan again to get a report.':
    'Dieser Scan hat kein Ergebnis, weil er fehlgeschlagen ist. Scannen Sie erneut, um einen Bericht zu erhalten.',
  'This scan has no result. Scan again to get a report.':
    'Dieser Scan hat kein Ergebnis. Scannen Sie erneut, um einen Bericht zu erhalten.',
  'This result is not structured, so it cannot be made into a PDF. It can be read and downloaded as it is in the report.':
    'Dieses Ergebnis ist nicht strukturiert, darum lässt sich daraus kein PDF erstellen. Im Bericht kann es unverändert gelesen und heruntergeladen werden.',
  'The request is larger than 5 MB.': 'Die Anfrage ist größer als 5 MB.',
  'Enter an email address, for example name@example.com.':
    'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com.',
  'Enter your password.': 'Geben Sie Ihr Passwort ein.',
  'Enter your current password.': 'Geben Sie Ihr aktuelles Passwort ein.',
  'Enter your name.': 'Geben Sie Ihren Namen ein.',
  'Enter a name.': 'Geben Sie einen Namen ein.',
  'Enter a name for the workspace.': 'Geben Sie einen Namen für den Arbeitsbereich ein.',
  'Choose a colour.': 'Wählen Sie eine Farbe.',
  'Choose an asset.': 'Wählen Sie ein Asset.',
  'Choose a finding.': 'Wählen Sie einen Befund.',
  'Choose fewer findings.': 'Wählen Sie weniger Befunde.',
  'Say why, so that others understand it later.': 'Geben Sie einen Grund an, damit andere es später verstehen.',
  'Choose the last day of the accepted risk.': 'Wählen Sie den letzten Tag, für den das Risiko akzeptiert ist.',
  'The day must be today or later.': 'Der Tag darf nicht in der Vergangenheit liegen.',
  'Choose a day within the next two years.': 'Wählen Sie einen Tag innerhalb der nächsten zwei Jahre.',
  'Enter a domain, an address or an IP.': 'Geben Sie eine Domain, eine Adresse oder eine IP ein.',
  'A tag has at most {count} characters.': 'Ein Tag hat höchstens {count} Zeichen.',
  'Use at most {count} tags.': 'Verwenden Sie höchstens {count} Tags.',
  'Use at least {count} characters.': 'Verwenden Sie mindestens {count} Zeichen.',
  'Use at least one letter.': 'Verwenden Sie mindestens einen Buchstaben.',
  'Use at least one digit.': 'Verwenden Sie mindestens eine Ziffer.',
  'The two passwords are not the same.': 'Die beiden Passwörter stimmen nicht überein.',
  'Leave out line breaks and invisible characters.':
    'Verwenden Sie keine Zeilenumbrüche und keine unsichtbaren Zeichen.',
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
  'This call does not know this field.': 'Dieser Aufruf kennt dieses Feld nicht.',
  'Leave out invisible characters.': 'Lassen Sie unsichtbare Zeichen weg.',
  'A tag has at least one character.': 'Ein Schlagwort hat mindestens ein Zeichen.',
  'Use at most {count} paths.': 'Verwenden Sie höchstens {count} Pfade.',
  'This URL already has scans, a monitor or proof of ownership. Add the other URL as a new asset.':
    'Zu dieser URL gibt es schon Scans, einen Monitor oder einen Inhabernachweis. Fügen Sie die andere URL als neues Asset hinzu.',
  '{value} is already in {workspace}.': '{value} ist bereits in {workspace}.',
  'Enter at most {count}.': 'Geben Sie höchstens {count} ein.',
  'Use at most {count} characters.': 'Verwenden Sie höchstens {count} Zeichen.',
  'Line {line}: {problem}': 'Zeile {line}: {problem}',
  'Enter the whole new value, or leave the stored one.':
    'Geben Sie den ganzen neuen Wert ein, oder lassen Sie den gespeicherten stehen.',
  'This header is set automatically.': 'Dieser Header wird automatisch gesetzt.',
  'Enter each header once.': 'Geben Sie jeden Header nur einmal ein.',
  'Write each header as Name: value.': 'Schreiben Sie jeden Header als Name: Wert.',
  'Use letters without accents in headers.': 'Verwenden Sie in Headern keine Umlaute oder Sonderzeichen.',
  'Enter a URL that starts with {start}.': 'Geben Sie eine URL ein, die mit {start} beginnt.',
  'Enter a URL on {hosts}.': 'Geben Sie eine URL auf {hosts} ein.',
  'Leave out the user name and the password.': 'Lassen Sie Benutzername und Passwort weg.',
  'Enter the whole token, for example 123456789:AAF….': 'Geben Sie das ganze Token ein, zum Beispiel 123456789:AAF….',
  'Enter a chat ID such as -1001234567890, or a channel such as @my_channel.':
    'Geben Sie eine Chat-ID wie -1001234567890 oder einen Kanal wie @my_channel ein.',
  'Enter the project key, for example SHOP.': 'Geben Sie den Projektschlüssel ein, zum Beispiel SHOP.',
  'Enter owner/name, for example acme/shop.': 'Geben Sie Inhaber/Name ein, zum Beispiel acme/shop.',
  'Enter the key of 32 characters.': 'Geben Sie den Schlüssel mit 32 Zeichen ein.',
  'Enter the list ID of 24 characters.': 'Geben Sie die Listen-ID mit 24 Zeichen ein.',
  'Use letters, digits, hyphens and underscores only.':
    'Verwenden Sie nur Buchstaben, Ziffern, Binde- und Unterstriche.',
  'Enter the whole key, with the part after the hyphen.':
    'Geben Sie den ganzen Schlüssel ein, mit dem Teil nach dem Bindestrich.',
  'Enter the audience ID, for example a1b2c3d4e5.': 'Geben Sie die Zielgruppen-ID ein, zum Beispiel a1b2c3d4e5.',
  'Choose a trigger.': 'Wählen Sie einen Auslöser.',
  'Choose a condition.': 'Wählen Sie eine Bedingung.',
  'Choose a comparison.': 'Wählen Sie einen Vergleich.',
  'Choose an action.': 'Wählen Sie eine Aktion.',
  'This connection doesn’t fit the action.': 'Diese Verbindung passt nicht zur Aktion.',
  'The recipe is deleted.': 'Das Rezept ist gelöscht.',
  'Choose a connection.': 'Wählen Sie eine Verbindung.',
  'Choose at least one.': 'Wählen Sie mindestens eines.',
  'Enter a time such as 08:00.': 'Geben Sie eine Uhrzeit wie 08:00 ein.',
  'Choose a day from 1 to 28.': 'Wählen Sie einen Tag von 1 bis 28.',
  'Use at most {count} minutes.': 'Höchstens {count} Minuten.',
  'Use at most {count} values.': 'Höchstens {count} Werte.',
  'Use at most {count} conditions.': 'Verwenden Sie höchstens {count} Bedingungen.',
  'Use at most {count} actions.': 'Verwenden Sie höchstens {count} Aktionen.',
  'Add at least one action.': 'Fügen Sie mindestens eine Aktion hinzu.',
  'Enter how far the score must drop.': 'Geben Sie ein, wie weit die Punktzahl fallen muss.',
  'This condition doesn’t fit the trigger.': 'Diese Bedingung passt nicht zum Auslöser.',
  'This comparison doesn’t fit the condition.': 'Dieser Vergleich passt nicht zur Bedingung.',
  'This action doesn’t fit the trigger.': 'Diese Aktion passt nicht zum Auslöser.',
  'Enter one value.': 'Geben Sie einen Wert ein.',
  'Confirm that you may scan the site.': 'Bestätigen Sie, dass Sie die Website scannen dürfen.',
  'A schedule sends a digest.': 'Ein Zeitplan sendet eine Zusammenfassung.',
  'Only a schedule sends a digest.': 'Nur ein Zeitplan sendet eine Zusammenfassung.',
  'Unknown variable {{{name}}}.': 'Unbekannte Variable {{{name}}}.',
  'Did you mean {{{name}}}?': 'Meinten Sie {{{name}}}?',
}
