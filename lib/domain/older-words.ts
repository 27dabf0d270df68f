type Table = Readonly<Record<string, string>>

/** What version 1 wrote of a rule, where it says something else today. No result that is stored today has these words. */
export const olderRules: Readonly<Record<string, { title?: string; means?: string; impact?: string; fix?: string }>> = {
  'transport.https/no-https': {
    title: 'The site has no HTTPS',
    means: 'Visitors can only reach the site over an unencrypted connection. Browsers label it "Not secure".',
    impact: 'Anyone on the way, for instance in the same Wi-Fi, can read what visitors send and change what they see.',
    fix: "Get a certificate (Let's Encrypt issues them free of charge) and serve the whole site over HTTPS. Then redirect plain HTTP to it.",
  },
  'transport.https/no-redirect': {
    title: 'HTTP is served without a redirect to HTTPS',
    means:
      'The site has HTTPS, but visitors who type the name or follow an old link can stay on the unencrypted version.',
    impact: 'On that connection everything can be read and changed on the way, passwords and sessions included.',
  },
  'transport.https/redirect-elsewhere': {
    title: 'HTTP redirects to another host before HTTPS',
    means:
      'Visitors who type this name are sent straight to another name, without first switching to HTTPS on this one.',
    impact:
      'Browsers cannot remember to use HTTPS for this name, so its first request stays open to manipulation on every visit.',
  },
  'transport.https/offsite': {
    title: 'The site only redirects to another name',
    means:
      'This address has no pages of its own: it sends every visitor to another name, which was not part of this scan.',
    impact: 'What visitors finally see was not looked at.',
    fix: 'Add the other name as an asset of its own, if it is yours.',
  },
  'tls.certificate/expired': {
    title: 'The certificate has expired',
    means: 'The proof of identity of this site has run out. Browsers show a full-page warning instead of the site.',
    impact:
      'Visitors leave, or learn to click warnings away. Someone on the way can then show them a copy of the site unnoticed.',
    fix: 'Renew the certificate now and let the renewal run automatically.',
  },
  'tls.certificate/not-yet-valid': {
    title: 'The certificate is not valid yet',
    means:
      'The proof of identity of this site starts in the future. Browsers show a full-page warning instead of the site.',
    impact: 'Visitors cannot open the site without clicking a warning away.',
    fix: 'Check the clock of the server and of whoever issued the certificate, and issue it again if needed.',
  },
  'tls.certificate/expires-soon': {
    title: 'The certificate expires soon',
    means: 'The proof of identity of this site runs out within days and has not been renewed yet.',
    fix: 'Renew the certificate and check why the automatic renewal has not run.',
  },
  'tls.certificate/name-mismatch': {
    title: 'The certificate is for another name',
    means:
      'The proof of identity the server shows belongs to another name. Browsers show a full-page warning instead of the site.',
    fix: 'Issue a certificate that lists this host name, and make sure the server uses it for this name.',
  },
  'tls.certificate/self-signed': {
    title: 'The certificate is self-signed',
    means: 'The site vouches for itself: no authority has confirmed who runs it. Browsers show a full-page warning.',
    impact: 'Visitors cannot tell this server from an impostor who made a certificate of the same kind.',
    fix: "Use a certificate from a public authority, for instance Let's Encrypt.",
  },
  'tls.certificate/untrusted': {
    title: 'The certificate chain is not trusted',
    means:
      'The certificate does not lead to an authority that browsers trust, often because an intermediate certificate is not sent.',
    fix: 'Use a publicly trusted authority and send its intermediate certificates together with your own (the "full chain" file).',
  },
  'tls.certificate/weak-key': {
    title: 'The certificate key is too short',
    means: 'The lock of this certificate is too small for today: keys below 2048 bits can be broken with enough money.',
    impact: 'Whoever breaks the key can pretend to be this site and read its connections.',
    fix: 'Make a new key (ECDSA P-256, or RSA with at least 2048 bits) and have the certificate issued again.',
  },
  'tls.certificate/weak-signature': {
    title: 'The certificate is signed with a broken hash',
    means: 'The signature under this certificate uses MD5 or SHA-1, which can be forged. Browsers refuse it.',
    impact: 'An attacker can make a certificate that looks just as genuine.',
    fix: 'Have the certificate issued again: every public authority signs with SHA-256 or better.',
  },
  'tls.protocols/sslv3': {
    title: 'SSL 3.0 is accepted',
    means: 'The server still agrees to an encryption standard of 1996 that has been broken.',
    impact: 'An attacker on the way can read parts of the connection, session cookies included (POODLE).',
    fix: 'Switch SSL 3.0 off and allow only TLS 1.2 and 1.3.',
  },
  'tls.protocols/legacy-tls': {
    title: 'TLS 1.0 or 1.1 is accepted',
    means: 'The server still agrees to old versions of encryption that have been officially withdrawn.',
    impact: 'Connections that use them rest on outdated mathematics. Payment rules (PCI DSS) do not allow them.',
    fix: 'Allow only TLS 1.2 and 1.3. Every browser of the last ten years can use them.',
  },
  'tls.protocols/no-modern': {
    title: 'Neither TLS 1.2 nor 1.3 is offered',
    means: 'The server offers only versions of encryption that current browsers refuse.',
    impact: 'Visitors with a current browser cannot open the site, and the others are poorly protected.',
    fix: 'Update the web server and its TLS library, and switch on TLS 1.2 and 1.3.',
  },
  'tls.protocols/no-tls13': {
    title: 'TLS 1.3 is not offered',
    means:
      'The server does not offer the newest version of encryption. The older version 1.2 is still safe when it is set up well.',
    impact: 'Connections start more slowly and depend on careful settings.',
    fix: 'Switch TLS 1.3 on. It needs OpenSSL 1.1.1 or newer.',
  },
  'tls.protocols/weak-cipher': {
    title: 'A broken cipher is accepted',
    means: 'The server agrees to kinds of encryption that can be broken or that do not encrypt at all.',
    impact: 'An attacker on the way can read connections that use them.',
    fix: 'Allow only current ciphers, for instance the "intermediate" list of Mozilla.',
  },
  'tls.protocols/old-cipher': {
    title: 'A 64-bit block cipher is accepted',
    means: 'The server agrees to an old kind of encryption (3DES or IDEA) that is too small for long connections.',
  },
  'tls.protocols/no-forward-secrecy': {
    title: 'Ciphers without forward secrecy are accepted',
    means:
      'The server agrees to connections that depend on one long-lived key. Current browsers do not choose them, old programs do.',
    impact: 'Someone who records such connections today can read them later, should the key ever be stolen.',
  },
  'http.headers/hsts-missing': {
    title: 'Strict-Transport-Security is missing',
    impact: 'Someone in the same network can keep a visitor on the unencrypted version of the site and read along.',
    fix: 'Send Strict-Transport-Security with a max-age of at least one year on every HTTPS answer. Add includeSubDomains once all sub-domains have HTTPS.',
  },
  'http.headers/hsts-short': {
    title: 'Strict-Transport-Security is too short',
    means:
      'Browsers forget after less than half a year that this site must be opened encrypted. One year is the usual value.',
    impact: 'Visitors who come back rarely are unprotected on their first click.',
  },
  'http.headers/nosniff-missing': {
    title: 'X-Content-Type-Options: nosniff is missing',
    means: 'Browsers may guess what kind of file they get instead of believing the server.',
    impact: 'A file that somebody uploaded as a picture or text can be run as a program in the browser of a visitor.',
    fix: 'Send X-Content-Type-Options: nosniff on every answer.',
  },
  'http.headers/framing': {
    title: 'The page can be framed by any site',
    means: 'Any other website can show this page inside its own, also invisibly.',
    impact: 'Visitors can be made to click buttons of this site without knowing it (clickjacking).',
    fix: "Send Content-Security-Policy: frame-ancestors 'self', and X-Frame-Options: SAMEORIGIN for old browsers. Name the sites that are meant to embed the page.",
  },
  'http.headers/referrer-unsafe': {
    title: 'Referrer-Policy sends full addresses to other sites',
    means: 'When a visitor follows a link, the other site learns the full address of the page they came from.',
    impact: 'Addresses can contain private data, such as search words, order numbers or one-time links.',
  },
  'http.headers/referrer-missing': {
    title: 'No Referrer-Policy',
    means:
      'The site leaves it to the browser how much of an address other sites learn. Current browsers choose a safe value, old ones do not.',
    impact: 'Visitors with an old browser pass the full address of a page on to other sites.',
  },
  'http.headers/permissions-missing': {
    title: 'No Permissions-Policy',
    means: 'The site does not say which abilities of the browser (camera, microphone, location) it never uses.',
    impact: 'Embedded or injected code may ask the visitor for them in the name of this site.',
    fix: 'Send Permissions-Policy and switch off what the site does not use.',
  },
  'http.headers/coop-missing': {
    title: 'No Cross-Origin-Opener-Policy',
    means: 'Another site that opens this page in a window keeps a connection to that window.',
    impact: 'It can notice some of what happens in the window and send the visitor elsewhere.',
    fix: 'Send Cross-Origin-Opener-Policy: same-origin, or same-origin-allow-popups when the site opens login or payment windows.',
  },
  'http.headers/corp-missing': {
    title: 'No Cross-Origin-Resource-Policy',
    impact:
      'Other sites can load answers meant for this site into their own pages and guess their content from side effects.',
  },
  'http.headers/version-disclosed': {
    title: 'Response headers tell the software version',
    means:
      'Every answer names the exact version of the software behind the site. That alone is not a weakness: it may be fully patched.',
    impact: 'When a flaw in that version becomes known, this site is easy to find for attackers.',
    fix: 'Set the server, and the program behind it, not to name their versions.',
  },
  'http.csp/missing': {
    title: 'No Content-Security-Policy',
    means:
      'The site does not tell browsers which scripts belong to it, so they run any script that gets into the page.',
    impact:
      'If an attacker manages to slip a script in, nothing limits what it does: read forms, take over sessions, change the page.',
    fix: 'Send a Content-Security-Policy. Try it first as Content-Security-Policy-Report-Only, add the hosts the site really uses, then enforce it.',
  },
  'http.csp/report-only': {
    title: 'Content-Security-Policy is only reporting',
    means: 'The site has rules for scripts, but in test mode: browsers report violations and block nothing.',
    impact: 'A script slipped in by an attacker still runs.',
    fix: 'Enforce the policy (header Content-Security-Policy) once its reports are clean.',
  },
  'http.csp/bypassable': {
    means: 'The site has rules for scripts, but they leave a door open through which foreign scripts still run.',
    impact: 'A script slipped in by an attacker runs as if there were no rules.',
    fix: "Allow scripts by nonce or hash together with 'strict-dynamic', and remove 'unsafe-inline', wildcards, whole schemes and hosts that serve other people's scripts.",
  },
  'http.csp/static-nonce': {
    title: 'Content-Security-Policy uses the same nonce twice',
    means: 'The secret word that marks the own scripts of the site did not change between two visits.',
    impact: 'An attacker can look the word up and put it on a script of their own, which then runs.',
    fix: 'Make a new random nonce (at least 128 bits) for every answer. For pages that come from a cache use hashes instead.',
  },
  'http.csp/incomplete': {
    title: 'Content-Security-Policy leaves gaps',
    means: 'The rules of the site miss some cases that have to be named one by one.',
    impact: 'An attacker who can slip HTML in may redirect forms or scripts of the page to their own server.',
    fix: "Add what is missing: base-uri 'none', form-action 'self', object-src 'none', and replace 'unsafe-eval' by code that does without it.",
  },
  'http.csp/syntax': {
    title: 'Content-Security-Policy has mistakes',
    means: 'Part of the rules is written in a way browsers do not understand, and they ignore it.',
    impact: 'The protection is weaker than intended, and nobody notices.',
    fix: 'Correct the spelling: directives are separated by semicolons, keywords are in single quotes.',
  },
  'http.cookies/session-no-secure': {
    title: 'Session cookie without Secure',
    means: 'The ticket that keeps a visitor signed in is also sent over unencrypted connections.',
    impact: 'Someone in the same network can copy it and act as that visitor.',
    fix: 'Set the attribute Secure. Where possible also start the name with __Host-.',
  },
  'http.cookies/no-secure': {
    title: 'Cookie without Secure',
    impact: 'Someone in the same network can read and replace it.',
    fix: 'Set the attribute Secure.',
  },
  'http.cookies/session-no-httponly': {
    title: 'Session cookie readable by scripts',
    means: 'The ticket that keeps a visitor signed in can be read by every script on the page.',
    impact: 'One script slipped into the page is enough to take over the accounts of visitors.',
    fix: 'Set the attribute HttpOnly.',
  },
  'http.cookies/samesite-none-insecure': {
    title: 'SameSite=None without Secure',
    means: 'This cookie is marked for use on other sites but lacks the mark that makes browsers accept that.',
    impact:
      'Current browsers drop the cookie, so what depends on it does not work. Old ones send it unencrypted to every site.',
    fix: 'Add Secure, or use SameSite=Lax when other sites do not need the cookie.',
  },
  'http.cookies/samesite-missing': {
    title: 'Session cookie without SameSite',
    means:
      'The site leaves it to the browser whether other sites may trigger requests in the name of a signed-in visitor.',
    impact: 'Some browsers then send the session along with requests that another site started.',
  },
  'http.cors/reflects-with-credentials': {
    title: 'Any site can read this page as the signed-in visitor',
    means: 'The server gives every other website permission to read its answers with the login of the visitor.',
    impact: 'A visitor who is signed in here and opens a hostile page hands over whatever this site shows them.',
    fix: 'Compare the Origin header with a fixed list of your own sites. Never repeat it unseen together with Access-Control-Allow-Credentials: true.',
  },
  'http.cors/null-with-credentials': {
    title: 'Origin "null" is trusted with credentials',
    means:
      'The server lets pages without a known origin read its answers with the login of the visitor. Any website can make such a page.',
    impact: 'A visitor who is signed in here and opens a hostile page hands over whatever this site shows them.',
  },
  'content.page/mixed-active': {
    title: 'An HTTPS page loads scripts or styles over HTTP',
    means: 'The page is encrypted, but fetches parts that control it over an unencrypted connection.',
    impact:
      'Browsers block these parts, so the page does not work as meant. Where they do not, someone on the way can take the page over.',
    fix: 'Change the addresses of these files to https.',
  },
  'content.page/http-scripts': {
    title: 'Scripts of other hosts are loaded over plain HTTP',
    means: 'The page runs programs that arrive over an unencrypted connection.',
    impact: 'Someone on the way can replace them and take the page over.',
    fix: 'Change the addresses of these files to https.',
  },
  'content.page/mixed-passive': {
    title: 'An HTTPS page loads images or media over HTTP',
    means: 'The page is encrypted, but some of its pictures or videos are not.',
    impact: 'Someone on the way can replace them and see which page is being read.',
    fix: 'Change the addresses of these files to https.',
  },
  'content.page/no-sri': {
    title: 'Scripts from other sites without Subresource Integrity',
    means: 'The page runs programs from other sites without checking that they are the ones you once chose.',
    impact: 'If one of those sites is taken over, its scripts run here too, with access to everything on the page.',
    fix: 'Add integrity and crossorigin to files that carry a version and never change, or host them yourself. Scripts that change by themselves cannot have it.',
  },
  'content.page/password-over-http': {
    title: 'A password form is sent over plain HTTP',
    means: 'The password visitors enter here is sent, or the form itself arrives, unencrypted.',
    impact: 'Anyone on the way can read the password.',
    fix: 'Serve the page with the form and the address it is sent to over HTTPS.',
  },
  'content.page/form-http': {
    title: 'A form on an HTTPS page is sent over HTTP',
    means: 'The page is encrypted, but what visitors enter into this form leaves unencrypted.',
    impact: 'Anyone on the way can read and change it.',
    fix: 'Change the address the form is sent to (action) to https.',
  },
  'content.page/error-disclosure': {
    title: 'The page shows a program error',
    means: 'The page shows visitors an internal error message of the program behind it.',
    fix: 'Switch the display of errors off on the live site and write them to a log file instead. Then repair the error itself.',
  },
  'software.js/vulnerable': {
    title: 'JavaScript library with known vulnerabilities',
    means: 'The page uses a ready-made program part in a version with publicly known weaknesses.',
    impact:
      'Where the page uses the affected functions, an attacker may run scripts in the browser of visitors or disturb the page. Whether it uses them is not known, so this is rated one step below the worst of its vulnerabilities.',
  },
  'dns.mail/spf-missing': {
    title: 'No SPF record',
    means: 'The domain does not say which servers may send mail in its name.',
    impact: 'Receivers have a harder time telling your mail from forged mail.',
    fix: 'Publish one TXT record that lists the servers that send your mail. If the domain sends none, publish "v=spf1 -all".',
  },
  'dns.mail/spf-many': {
    title: 'More than one SPF record',
    means:
      'The domain has several lists of servers that may send its mail. Receivers treat that as a mistake and use none.',
    impact: 'Forged mail in your name is not recognised by SPF, and your own mail may be sorted out.',
  },
  'dns.mail/spf-open': {
    title: 'SPF allows everyone',
    means: 'The domain says that every server in the world may send mail in its name.',
    impact: 'Forged mail in your name passes the check of the receiver.',
    fix: 'End the record with -all or ~all, and list only the servers that really send your mail.',
  },
  'dns.mail/spf-weak': {
    title: 'SPF has no verdict',
    means: 'The domain lists its mail servers but does not say what to think of mail from others.',
    impact: 'Receivers treat forged mail in your name as neutral.',
  },
  'dns.mail/spf-lookups': {
    title: 'SPF needs too many lookups',
    means:
      'To read the list of your mail servers, receivers have to ask the DNS more than the ten times the standard allows.',
    impact: 'Receivers stop with an error, so SPF protects nothing and your own mail may be sorted out.',
    fix: 'Remove services you no longer use, and replace include, a and mx by the addresses (ip4, ip6) where they do not change.',
  },
  'dns.mail/dmarc-missing': {
    title: 'No DMARC policy',
    means: 'The domain does not tell receivers what to do with mail that only pretends to come from it.',
    impact:
      'Anyone can send mail that shows your address as the sender, for instance false invoices to your customers.',
    fix: 'Publish a DMARC record. Start with p=none and read the reports, then go on to quarantine and reject.',
  },
  'dns.mail/dmarc-none': {
    title: 'DMARC only monitors',
    means: 'The domain watches forged mail in its name but asks receivers to deliver it all the same.',
    impact: 'Forged mail in your name still reaches inboxes.',
    fix: 'When the reports show that your own mail passes, move to p=quarantine and then to p=reject.',
  },
  'dns.mail/dmarc-test': {
    title: 'DMARC is in test mode',
    means:
      'The domain has rules against forged mail, but marks them as a test (t=y), so receivers do not fully apply them.',
    impact: 'Forged mail in your name is treated more mildly than the rules say.',
    fix: 'Remove t=y when the reports show that your own mail passes.',
  },
  'dns.mail/caa-missing': {
    title: 'No CAA record',
    impact: 'A mistake at any of the many authorities in the world could give an attacker a certificate for your name.',
  },
  'dns.mail/mta-sts-missing': {
    title: 'No MTA-STS policy',
    means: 'The domain does not insist that mail to it is delivered encrypted.',
    impact: 'Someone on the way between two mail servers can switch the encryption off and read the mail.',
  },
  'dns.mail/dnssec-missing': {
    title: 'The domain is not signed (DNSSEC)',
    means: 'Nobody can check that an answer about this domain really comes from it.',
    impact: 'Someone who can forge answers of the name system can send visitors and mail elsewhere.',
    fix: 'Switch DNSSEC on where the domain is managed, and publish the DS record at the registrar. Many providers do both with one switch.',
  },
  'dns.mail/dangling-cname': {
    title: 'A name of the domain points to a service that no longer has it',
    means: 'A name of yours leads to an account at a hosting service that does not exist any more.',
    impact: 'Whoever opens an account of that name there controls what visitors see under your name.',
  },
  'exposure.files/git': {
    title: 'The Git repository can be downloaded',
    means: 'The folder with the whole history of the source code lies open on the web server.',
  },
  'exposure.files/vcs': {
    title: 'Version control data can be downloaded',
    means: 'The folder of a version control system lies open on the web server.',
    impact: 'Anyone can read the source code and names of files that were meant to stay unknown.',
  },
  'exposure.files/secrets': {
    title: 'A file with passwords or keys can be read',
    means: 'A file that holds the passwords or keys of the site is open to everybody.',
    impact: 'Whoever reads it can sign in to the database, the mail account or the server itself.',
    fix: 'Move the file out of the web folder and deny hidden files. Then change every password and key in it: they are known.',
  },
  'exposure.files/dump': {
    title: 'A backup can be downloaded',
    means: 'A copy of the database or of the whole site lies in the web folder.',
    impact: 'Anyone can take all data in it: customers, passwords, orders.',
    fix: 'Remove the file and keep backups outside the web folder. Treat the data in it as known to others.',
  },
  'exposure.files/source': {
    title: 'A copy of source code can be read',
    means: 'A backup copy of a program file is handed out as text instead of being run.',
    impact: 'It shows how the site works, often with the password of the database.',
    fix: 'Remove copies made by editors and by hand, and change the passwords in them.',
  },
  'exposure.files/config': {
    title: 'A configuration file can be read',
    means: 'A file that says how the site is put together is open to everybody.',
    impact: 'It names inner machines, accounts and paths, and often passwords.',
    fix: 'Move the file out of the web folder or deny access to it, and change the passwords in it.',
  },
  'exposure.files/phpinfo': {
    title: 'phpinfo() is public',
    means: 'A page shows every setting of PHP on this server.',
    impact: 'It gives away paths, versions and sometimes passwords from the environment: a map for the next step.',
    fix: 'Delete the file, and write such a page anew when you need it.',
  },
  'exposure.files/status': {
    title: 'The status page of the server is public',
    means: 'A page made for administrators shows what the server is doing right now.',
    impact: 'It shows visitors with their addresses, secret links and inner names.',
  },
  'exposure.files/log': {
    title: 'A log file is public',
    means: 'What the program writes down about its errors can be read by everybody.',
    impact: 'Logs hold paths, addresses of visitors and at times passwords.',
    fix: 'Write logs outside the web folder, or deny access to them.',
  },
  'exposure.files/metadata': {
    title: 'A list of files or packages is public',
    means: 'A by-product of development lists what the site is made of.',
    impact: 'It names hidden files or the exact versions of every package.',
  },
  'exposure.listing/listing': {
    title: 'The contents of a folder are listed',
    means: 'Whoever opens the address of a folder sees the names of all files in it.',
    impact: 'Files that nobody linked to, such as backups and uploads of customers, are found without guessing.',
    fix: 'Turn the listing of folders off in the web server.',
  },
  'exposure.sourcemaps/sourcemap': {
    title: 'The original source of scripts can be read',
    means:
      'Beside the scripts of the site lie source maps: files that turn the packed script back into what the developers wrote.',
    impact:
      'Anyone can read the program with its comments, names and addresses of the API, and sees faster where it is weak.',
    fix: 'Build for production without source maps, or keep the .map files on a server that only your developers reach.',
  },
  'exposure.panels/panel': {
    title: 'An administration page is open to the internet',
    means: 'The sign-in page of an administration tool can be opened by everybody.',
    impact: 'Programs try passwords on such pages day and night, and each hole in the tool counts at once.',
    fix: 'Let only your own addresses reach the page, or put it behind a VPN or a second sign-in.',
  },
  'exposure.panels/open-panel': {
    title: 'An administration tool can be used without signing in',
    means: 'A tool made for administrators answers everybody, without a password.',
    impact: 'Whoever finds it can read or change what it manages.',
    fix: 'Turn the sign-in of the tool on and let only your own addresses reach it.',
  },
  'exposure.panels/installer': {
    title: 'An installer was left open',
    means: 'The page that sets the site up for the first time can still be opened.',
    impact: 'A stranger may set the site up anew, with a password of their own.',
  },
  'exposure.panels/default-page': {
    title: 'The web server shows its default page',
    means: 'The address shows what a fresh installation shows, and no site.',
    impact: 'It tells that the server is unfinished or forgotten, and so perhaps not kept up to date.',
    fix: 'Put your site in its place, or turn the server off.',
  },
  'exposure.api/openapi': {
    title: 'The description of the API is public',
    means: 'A file lists every call of the API of this site, with its parameters.',
    impact: 'Fine for an API that is meant for others. For an inner one it spares an attacker the search.',
    fix: 'If the API is not meant for others, hand the description out after signing in only.',
  },
  'exposure.api/graphql-introspection': {
    title: 'GraphQL tells its whole schema',
    means: 'The GraphQL address answers questions about its own structure to everybody.',
    impact: 'It lists every type and every change that can be asked for, also those that no page uses.',
    fix: 'Turn introspection off in production, unless the API is public on purpose.',
  },
  'exposure.api/debug': {
    title: 'A tool for developers is open',
    means: 'A page that helps developers find faults answers everybody.',
    impact: 'It shows requests of others, settings and source code, and with some tools lets strangers run code.',
    fix: 'Turn debugging off in production, or let only your own addresses reach the page.',
  },
  'exposure.methods/trace': {
    title: 'The server repeats requests (TRACE)',
    means: 'On the method TRACE the server sends back what it was sent, headers included.',
    impact: 'Together with another hole it shows cookies to scripts that may not read them.',
    fix: 'Turn TRACE off in the web server and in what stands before it.',
  },
  'wordpress.core/install': {
    title: 'WordPress is not installed to the end',
    means: 'The page that sets WordPress up is open, because the installation was never finished.',
    impact: 'The first stranger who fills it in owns the site and can run programs on the server.',
  },
  'wordpress.core/users': {
    title: 'The names of WordPress users can be listed',
    means: 'The site tells everybody with which names its editors sign in.',
    impact: 'Half of each sign-in is known; programs only have to try passwords.',
    fix: 'Ask for a sign-in before users are listed, and stop the redirect from author numbers to names.',
  },
  'wordpress.core/xmlrpc': {
    title: 'XML-RPC takes calls from everybody',
    means: 'An old way to steer WordPress from outside is switched on.',
    impact: 'It lets a program try hundreds of passwords in one request, and makes the site send requests to others.',
    fix: 'Block xmlrpc.php, unless an app of yours or Jetpack needs it.',
  },
  'wordpress.core/version-disclosed': {
    title: 'WordPress tells its version',
    means: 'The pages say which version of WordPress made them. A version is not a weakness.',
    impact: 'When a hole becomes known, the site is on the list of those to try first.',
    fix: 'Keep WordPress up to date; the tag itself can be removed.',
  },
  'wordpress.core/readme': {
    title: 'The readme of WordPress is public',
    means: 'A file that comes with WordPress can be opened by everybody.',
    impact: 'It says that WordPress runs here, also where the pages hide it.',
  },
  'wordpress.core/registration': {
    title: 'Anybody can register in WordPress',
    means: 'Visitors can make themselves an account. Many sites want that.',
    impact: 'With an account a stranger can reach more of WordPress and of its plugins.',
    fix: 'Turn "Anyone can register" off in Settings, General, unless the site needs it.',
  },
  'wordpress.core/cron': {
    title: 'Everybody can start the scheduled tasks of WordPress',
    means:
      'WordPress runs its scheduled tasks when wp-cron.php is called, and here everybody can call it. That is how WordPress comes.',
    impact:
      'Each call makes the server load WordPress and look for tasks that are due. Many calls load the server; nothing is given away by them.',
    fix: 'Set DISABLE_WP_CRON in wp-config.php, let the cron of the server run the tasks every five minutes, and once that works block wp-cron.php from outside.',
  },
  'wordpress.core/application-passwords': {
    title: 'WordPress takes application passwords',
    means:
      'Users of WordPress can make passwords of their own for programs. WordPress offers that wherever it is reached over HTTPS.',
    impact: 'Such a password needs no second factor, and opens to a program whatever its user may do.',
    fix: 'Look through the application passwords in the profiles of your users, and turn them off where no program needs one.',
  },
  'wordpress.software/core-insecure': {
    title: 'WordPress has known vulnerabilities',
    means: 'The site runs a version of WordPress with publicly known weaknesses.',
    impact:
      'Programs look for such versions day and night. What they can do depends on the weakness: from changing pages to taking the site over.',
    fix: 'Back the site up and update WordPress now; then switch automatic updates on.',
  },
  'wordpress.software/core-outdated': {
    title: 'WordPress is not the newest version',
    means: 'There is a newer version of WordPress. Old ones get security fixes late and at some day no longer.',
    impact: 'When the next weakness becomes known, the site may stay open to it for longer than others.',
    fix: 'Back the site up and update WordPress; then switch automatic updates on.',
  },
  'wordpress.software/plugin-vulnerable': {
    title: 'A WordPress plugin has known vulnerabilities',
    means: 'By its readme, a plugin of this site is in a version with publicly known weaknesses.',
    impact: 'Most break-ins to WordPress use such a plugin. What can be done depends on the weakness.',
    fix: 'Look the version up in WordPress and update the plugin. Delete it when no update exists or nobody needs it.',
  },
  'wordpress.software/theme-vulnerable': {
    title: 'A WordPress theme has known vulnerabilities',
    means: 'By its style sheet, a theme of this site is in a version with publicly known weaknesses.',
    impact: 'What can be done depends on the weakness: from showing false pages to taking the site over.',
    fix: 'Look the version up in WordPress and update the theme. Delete themes that nobody needs.',
  },
  'network.ports/open-database': {
    title: 'A data store answers without a password',
    means: 'A store of data of this server answers anybody on the internet, without a password.',
    impact: 'Strangers can read, change and delete what is in it, and with some stores take over the server.',
  },
  'network.ports/service': {
    title: 'A database can be reached from the internet',
    means: 'A database of this server talks to everybody on the internet, though it asks for a password.',
    impact: 'Programs try passwords on it day and night, and every hole in it counts at once.',
  },
  'network.ports/remote-control': {
    title: 'A remote control of the server is open to the internet',
    means:
      'A service that lets people work on this server from afar is open to everybody, and sends what is typed in clear text.',
    impact: 'Whoever is on the way reads the password. Programs try passwords on it day and night.',
    fix: 'Use SSH with keys in its place, and close the port in the firewall.',
  },
  'network.ports/clear-text': {
    title: 'FTP sends passwords in clear text',
    means: 'The server offers FTP, which sends names and passwords without encryption unless both sides insist on it.',
    impact: 'Whoever is on the way, such as in the same wireless network, reads the password and can change the site.',
    fix: 'Use SFTP over SSH in its place and turn FTP off.',
  },
  'meta.securitytxt/missing': {
    title: 'No security.txt',
    means: 'The site does not say whom to tell when somebody finds a weakness in it.',
    impact: 'Honest finders give up or go public, and you learn of it last.',
    fix: 'Put a text file with Contact and Expires at /.well-known/security.txt.',
  },
  'meta.securitytxt/invalid': {
    title: 'security.txt has no usable contact',
    means:
      'The site has the file for finders of weaknesses, but no contact in it that a program or a person could use.',
    impact: 'Honest finders give up or go public, and you learn of it last.',
    fix: 'Add a line "Contact:" with a mailto:, https: or tel: address.',
  },
  'meta.securitytxt/expired': {
    title: 'security.txt is out of date',
    means: 'The file for finders of weaknesses has no end date, or one that has passed.',
    impact: 'Finders may think that the contact in it is no longer read.',
    fix: 'Check that the contact is still right and set Expires to a date within the next year.',
  },
  'opinion.sslscan/version': {
    title: 'sslscan: an old version of TLS is accepted',
    means: 'Another program, sslscan, reports an old version of encryption that our own check did not see.',
    impact: 'Connections that use it rest on outdated mathematics. Payment rules (PCI DSS) do not allow them.',
    fix: 'Look at the versions the server is set up for, and allow only TLS 1.2 and 1.3.',
  },
  'opinion.sslscan/cipher': {
    title: 'sslscan: a weak cipher is accepted',
    means: 'Another program, sslscan, reports a weak kind of encryption that our own check did not see.',
    impact: 'An attacker on the way may read connections that use it.',
    fix: 'Look at the ciphers the server is set up for, and allow only current ones.',
  },
  'opinion.sslscan/renegotiation': {
    title: 'sslscan: connections can be renegotiated insecurely',
    means:
      'Another program, sslscan, reports that the server lets a connection start anew in the old, unprotected way.',
    impact: 'An attacker on the way can put words of their own before those of a visitor.',
    fix: 'Update the TLS library of the server, or turn renegotiation off.',
  },
  'opinion.sslscan/compression': {
    title: 'sslscan: TLS compresses what it encrypts',
    means: 'Another program, sslscan, reports that the server compresses what it sends before encrypting it.',
    impact: 'An attacker on the way can guess session cookies from the length of answers (CRIME).',
    fix: 'Turn compression in TLS off.',
  },
  'opinion.nmap/service': {
    title: 'nmap: a service that need not be on the internet',
    means:
      'Another program, nmap, recognises a database or a remote control on an open port that our own check could not name.',
    impact: 'Programs try passwords on such services day and night, and every hole in them counts at once.',
  },
  'opinion.nuclei/reported': {
    means:
      'Another program, nuclei, recognises something on this site that should not be there. Our own checks did not look for it.',
    impact: 'What could be done with it stands in the description of the report, and depends on what lies there.',
    fix: 'Open the address of the report, look whether it is as described, and close what nobody but you should see.',
  },
}

/** The same of phrases. */
export const olderPhrases: Table = {
  backToHttp: 'HTTPS sends visitors back to HTTP',
  tlsVersion: '{version} is accepted',
  tlsVersions: 'TLS 1.0 and TLS 1.1 are accepted',
  cipher: 'Cipher accepted: {kind}',
  sessionNoSecure: 'Session cookie {name} without Secure',
  cookieNoSecure: 'Cookie {name} without Secure',
  sessionReadable: 'Session cookie {name} readable by scripts',
  sessionNoSameSite: 'Session cookie {name} without SameSite',
  vulnerable: '{software}: a known vulnerability',
  vulnerableMany: '{software}: {count} known vulnerabilities',
  vulnerableTwo: '{software} and {version}: a known vulnerability',
  vulnerableTwoMany: '{software} and {version}: {count} known vulnerabilities',
  panel: '{product} is open to the internet',
  openPanel: '{product} can be used without signing in',
  installer: 'The installer of {product} was left open',
  installerHere: 'The installer of this site was left open',
  installerCloud: 'The installer of Nextcloud or ownCloud was left open',
  openTool: '{tool} is open to everybody',
  wordPressInsecure: 'WordPress {version} is called insecure by its makers',
  wordPressOld: 'WordPress {version} is not the newest version',
  service: '{service} is reachable on port {port}',
  sslscanVersion: 'sslscan: {version} is accepted',
  nmapService: 'nmap: {service} is reachable on port {port}',
  givesServer: 'Whoever finds it can run programs on this server.',
  givesControl: 'Whoever finds it can read, change and delete what it manages.',
  givesData: 'Whoever finds it reads the data and settings it holds, often with passwords among them.',
  givesMap: 'It shows the names, addresses and load of your systems: a map for the next step.',
  signInFix: 'Turn the sign-in of {product} on ({how}). Then let only your own addresses reach it.',
  proxyFix:
    '{product} has no sign-in of its own: put a proxy with one in front of it. Then let only your own addresses reach it.',
  noEncryption: 'no encryption',
  noAuthentication: 'no authentication',
  exportKey: 'export-grade key',
  block64: '64-bit block (Sweet32)',
  httpAnswer: 'Plain HTTP answer',
  httpsAnswer: 'HTTPS answer',
  tlsAsked: 'Versions asked for one by one',
  corsAnswer: 'Answer to a request from another site',
  withoutIntegrity: 'Without integrity',
  answer: 'Answer',
  traceEcho: 'The server repeated our header',
  usersRest: 'List of users (REST API)',
  usersAuthor: 'Archives of authors (?author=)',
  restOffers: 'What the REST API offers',
  said: 'What it said',
}

/** The same of what is said beside findings. */
export const olderDetails: Table = {}
