export const sitePage = {
  domain: {
    none_yet: 'Für {host} ist noch nichts eingerichtet.',
    apex_elsewhere: 'Die Domain ohne www zeigt noch auf Ihren alten Host ({found}).',
    elsewhere: '{host} zeigt noch auf Ihren alten Host ({found}).',
    cloudflare: 'Der Proxy von Cloudflare ist an. Stellen Sie den Eintrag auf „DNS only“.',
    cname_elsewhere: '{host} zeigt auf {found} statt auf {value}.',
    cname_not_alone: '{host} hat auch einen {type}-Eintrag. Entfernen Sie ihn, um den CNAME zu verwenden.',
    also_elsewhere: '{host} zeigt außerdem auf {found}. Entfernen Sie diesen Eintrag.',
    still_old:
      'Ihre Änderung ist gespeichert, aber noch nicht überall angekommen. Das kann bis zu {minutes, plural, one {# Minute} other {# Minuten}} dauern (TTL).',
    no_answer: 'Die Nameserver von {host} haben nicht geantwortet. Wir prüfen erneut.',
    no_domain: '{host} ist nicht registriert oder hat keine Nameserver.',
    claim_missing:
      '{host} ist mit einer anderen Website verbunden. Fügen Sie diesen Eintrag hinzu, um zu bestätigen, dass die Domain Ihnen gehört.',
    cert_unreachable: '{host} war auf Port 80 nicht erreichbar, daher wurde kein Zertifikat ausgestellt.',
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
      text: 'Die Website „{name}“ ist jetzt unter https://{domain} erreichbar.\n\nVerwalten Sie sie hier:\n{link}',
    },
    failed: {
      subject: '{domain} ist noch nicht verbunden',
      text: 'Wir haben eine Woche lang die Einträge von {domain} geprüft, der Domain der Website „{name}“. Das letzte Ergebnis:\n\n{problem}\n\nWir prüfen nun nicht mehr. Korrigieren Sie die Einträge und prüfen Sie sie dann hier:\n{link}',
    },
    form: {
      subject: 'Neue Nachricht von {from} über {website}',
      text: 'Jemand hat über die Website {address} geschrieben:\n\n{fields}\n\nUm zu antworten, schreiben Sie an {email}.',
      name: 'Name',
      email: 'E-Mail',
      phone: 'Telefon',
      topic: 'Betreff',
      message: 'Nachricht',
    },
    steps: {
      subject: 'Einzutragende DNS-Einträge für {domain}',
      text: '{sender} richtet unter {domain} eine Website ein. Fügen Sie diese Einträge dort hinzu, wo die Domain verwaltet wird:\n\n{records}\n\nSenken Sie zuerst die TTL der alten Einträge, damit die Änderung bald sichtbar ist. Lassen Sie MX- und TXT-Einträge unverändert: E-Mail funktioniert weiter. Die Änderung wird innerhalb weniger Minuten automatisch erkannt.',
      record: '{type}  {host}  →  {value}',
    },
  },
} as const
