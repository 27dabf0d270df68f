export const sitePage = {
  domain: {
    none_yet: 'Für {host} ist noch nichts eingerichtet.',
    apex_elsewhere: 'Der Name ohne www zeigt auf {found}, den alten Host.',
    elsewhere: '{host} zeigt auf {found}, den alten Host.',
    cloudflare: 'Statt uns antwortet Cloudflare: Schalten Sie die Wolke auf Grau.',
    cname_elsewhere: '{host} führt zu {found} statt zu {value}.',
    cname_not_alone: '{host} hat auch einen {type}-Eintrag. Ein CNAME muss allein stehen.',
    also_elsewhere: '{host} zeigt außerdem auf {found}. Entfernen Sie diesen Eintrag.',
    still_old:
      'Die Änderung ist da, aber andere Nameserver geben noch die alte Antwort, bis zu {minutes, plural, one {# Minute} other {# Minuten}} lang (TTL).',
    no_answer: 'Die Nameserver von {host} haben nicht geantwortet. Wir sehen wieder nach.',
    no_domain: '{host} ist nicht registriert oder hat keine Nameserver.',
    claim_missing:
      'Eine andere Website hat {host}. Fügen Sie diesen Eintrag hinzu, um zu beweisen, dass die Domain Ihnen gehört.',
    cert_unreachable: '{host} war auf Port 80 nicht zu erreichen, deshalb wurde kein Zertifikat ausgestellt.',
    cert_other_answer: 'Für {host} hat ein anderer Server geantwortet, deshalb wurde kein Zertifikat ausgestellt.',
    cert_dns: 'Die Zertifizierungsstelle hat keine IP-Adresse für {host} gefunden.',
    cert_caa: 'Ein CAA-Eintrag von {host} erlaubt unsere Zertifizierungsstelle nicht. Fügen Sie {value} hinzu.',
    cert_rate: 'Die Zertifizierungsstelle stellt für {host} vorerst keine weiteren Zertifikate aus.',
    cert_refused: 'Die Zertifizierungsstelle lehnt Zertifikate für {host} ab.',
    cert_away: 'Die Zertifizierungsstelle hat nicht geantwortet.',
    cert_failed: 'Die Zertifizierungsstelle konnte kein Zertifikat für {host} ausstellen.',
  },
  mail: {
    live: {
      subject: '{domain} ist online',
      text: 'Die Website „{name}“ ist jetzt unter https://{domain} zu finden.\n\nVerwalten Sie sie hier:\n{link}',
    },
    failed: {
      subject: '{domain} ist noch nicht verbunden',
      text: 'Eine Woche lang haben wir nach den Einträgen von {domain} gesehen, der Domain der Website „{name}“. Zuletzt haben wir gefunden:\n\n{problem}\n\nWir sehen nicht mehr nach. Prüfen Sie die Einträge und sehen Sie dann hier erneut nach:\n{link}',
    },
    form: {
      subject: 'Neue Nachricht von {from} über {website}',
      text: 'Jemand hat über die Website {address} geschrieben:\n\n{fields}\n\nUm zu antworten, schreiben Sie an {email}.',
      name: 'Name',
      email: 'E-Mail',
      phone: 'Telefon',
      topic: 'Thema',
      message: 'Nachricht',
    },
    steps: {
      subject: 'Einträge für {domain}',
      text: '{sender} richtet unter {domain} eine Website ein. Bitte fügen Sie dort, wo die Domain verwaltet wird, diese Einträge hinzu:\n\n{records}\n\nSenken Sie zuerst die TTL der alten Einträge, damit die Änderung bald zu sehen ist. Lassen Sie MX- und TXT-Einträge, wie sie sind: E-Mails kommen weiter an. Die Änderung wird in wenigen Minuten von selbst bemerkt.',
      record: '{type}  {host}  →  {value}',
    },
  },
} as const
