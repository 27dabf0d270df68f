/** The marketing kit of an agency. */
export const siteKit = {
  logo: {
    wordmark: 'Name',
    dark: 'Name on dark',
    colour: 'Name on colour',
    mark: 'Square icon',
    round: 'Round icon',
    lockup: 'Icon with name',
  },
  image: { shield: 'Protected website', watch: 'Always on watch', team: 'Your team', desk: 'At the desk' },
  copy: {
    about: {
      title: 'About us, short',
      text: '{agency} looks after the security of small-business websites. We check them, explain what we find in plain language and fix what matters.',
    },
    service: {
      title: 'What we do',
      text: 'Every week we scan your website for outdated software, missing protection and expiring certificates. You get a short report, and we take care of the rest.',
    },
    why: {
      title: 'Why it matters',
      text: 'Most attacks are automated and hit whichever website has an open door. Size doesn’t protect you. Closing the usual doors does.',
    },
    free: {
      title: 'Offer: free check',
      text: 'How secure is your website? {agency} checks it for free and tells you the 3 most important fixes, without obligation.',
    },
    care: {
      title: 'Offer: care plan',
      text: 'Updates, backups, monitoring and a monthly report: with the care plan from {agency}, your website stays up to date and you stay out of it.',
    },
    website: {
      title: 'Offer: new website',
      text: 'A new website in two weeks: fast, easy to read on every phone and graded A for security from day one. Made by {agency}.',
    },
    post_check: {
      title: 'Post: how to check',
      text: 'Three questions to ask about your website today: Is there a padlock? When was the last update? Who is notified when it goes down? {agency} answers all three.',
    },
    post_update: {
      title: 'Post: updates',
      text: 'An update takes minutes. Cleaning up after a break-in takes days. We handle the updates for you. {agency}',
    },
    post_mail: {
      title: 'Post: email in your name',
      text: 'Did you know that anyone can send email in your name if two DNS records are missing? We check that for free. {agency}',
    },
    ad: { title: 'Ad, one line', text: 'Your website, checked and cared for. {agency}' },
    call: {
      title: 'Phone opener',
      text: 'Hello, this is {agency}. We checked your public website and found something worth knowing. May I send you a short report, free of charge?',
    },
    sign: { title: 'Email signature', text: '{agency} · Website security for small businesses' },
  },
  mail: {
    first: {
      subject: 'A quick check of your website',
      text: 'Hello,\n\nWe check websites of businesses in the area, and yours caught our eye. A few settings that protect your visitors are missing.\n\nMay we send you a short report? It’s free and takes 2 minutes to read.\n\nKind regards,\n{agency}',
    },
    report: {
      subject: 'Your website report',
      text: 'Hello,\n\nHere is the report on your website. The 3 points at the top matter most. We can fix them in an afternoon.\n\nWhen would a short call suit you?\n\nKind regards,\n{agency}',
    },
    follow: {
      subject: 'Any questions about the report?',
      text: 'Hello,\n\nLast week we sent you a report on your website. Do you have any questions? We’re happy to explain it over the phone.\n\nKind regards,\n{agency}',
    },
    welcome: {
      subject: 'Welcome',
      text: 'Hello,\n\nThank you for choosing us. From today, we check your website every week and email you when something needs attention. Your first report arrives this month.\n\nKind regards,\n{agency}',
    },
    month: {
      subject: 'Your website this month',
      text: 'Hello,\n\nYour website was online and up to date all month. The report shows what we checked and fixed.\n\nKind regards,\n{agency}',
    },
  },
  flyer: {
    check: {
      title: 'How secure is your website?',
      text: 'We check it for free.',
      points: 'Outdated software found\nMissing protection listed\nThree fixes in plain language',
    },
    care: {
      title: 'We look after your website',
      text: 'The care plan for small businesses.',
      points: 'Updates and backups\nMonitoring day and night\nA short report every month',
    },
    website: {
      title: 'A new website in two weeks',
      text: 'Fast and readable, with security built in.',
      points: 'Your texts and images\nGood on every phone\nGraded A for security',
    },
    mail: {
      title: 'Is someone sending email as you?',
      text: 'Two records prevent it.',
      points: 'We check your domain\nWe add what is missing\nYour email continues to work',
    },
  },
} as const
