/** What stands on a contract beside its text: the page to sign it, its mails, its evidence. */
export const contractPage = {
  version: 'version {version, number}',
  page: {
    until: 'Sign by {date}.',
    download: 'Download PDF',
    sign: 'Sign',
    signText: 'We’ll email a 6-digit code to {email} to confirm it’s your mailbox.',
    name: 'Your name',
    role: 'Your role',
    agree: 'I have read this and am authorised to sign for {client}.',
    sendCode: 'Email code',
    codeSent: 'Code sent to {email}. It’s valid for {minutes, number} minutes.',
    code: '6-digit code',
    drawn: 'Draw your signature (optional)',
    drawnHelp: 'Without a drawing, your typed name is your signature.',
    clear: 'Clear',
    decline: 'Decline',
    declineText: 'Tell {agency} why. It can then send you a new version.',
    reason: 'Reason',
    simple: 'This is a simple electronic signature.',
    signed: 'Signed on {date}',
    signedText: 'Both sides received the signed PDF by email.',
    declined: 'You declined this contract',
    declinedText: 'We sent your reason to {agency}.',
  },
  refused: {
    closed: 'This contract can no longer be signed or declined.',
    changed: 'The text doesn’t match the version that was sent, so it can’t be signed. Ask {agency} for a new link.',
    name: 'Enter your name.',
    role: 'Enter your role, such as managing director.',
    agree: 'Confirm that you’re authorised to sign.',
    code: 'Enter the 6 digits from the email.',
    codeWrong: 'This code is incorrect. Check the latest email.',
    codeOver: 'This code has expired or was already used. Request a new one.',
    tooManyCodes: 'You can request 3 codes an hour. Try again later.',
    signature: 'Couldn’t read the drawing. Clear it and draw again.',
    reason: 'Enter a reason of at least 10 characters.',
  },
  event: {
    sent: 'Sent',
    viewed: 'First opened',
    code_sent: 'Code emailed',
    code_wrong: 'Wrong code entered',
    code_ok: 'Code confirmed',
    signed: 'Signed',
    declined: 'Declined',
    reminded: 'Reminder sent',
    expired: 'Expired',
    voided: 'Voided',
    changed: 'New version started',
  },
  evidence: {
    title: 'Signature record',
    text: 'This contract was signed with a simple electronic signature, confirmed by a code sent to the signer’s email.',
    contract: 'Contract',
    signedBy: 'Signed by',
    signedAt: 'Signed on',
    sha: 'SHA-256 of the text',
    events: 'Events',
    event: 'Event',
    time: 'Time',
    from: 'IP address and browser',
    hash: 'SHA-256',
    chain: 'Each SHA-256 also covers the event before it, so no event can be changed or removed unnoticed.',
  },
  mail: {
    replies: 'Questions? Email {email}.',
    send: {
      subject: '{agency} sent you a contract: {title}',
      text: 'Hello {name},\n\n{agency} sent you “{title}” ({number}) to sign. Read, sign or decline it by {date}:\n\n{link}\n\n{message}This link is personal. Don’t forward it.\n',
    },
    remind: {
      subject: 'Reminder: {title} is waiting for your signature',
      text: 'Hello {name},\n\n“{title}” ({number}) from {agency} is still waiting for your signature. Read, sign or decline it by {date}:\n\n{link}\n\n{message}',
    },
    code: {
      subject: '{code} is your code to sign {title}',
      text: 'Hello {name},\n\nYour code to sign “{title}” ({number}):\n\n{code}\n\nIt’s valid for {minutes, number} minutes. If you didn’t request it, ignore this email.\n',
    },
    signed: {
      subject: 'Signed: {title}',
      text: 'Hello {name},\n\nYou signed “{title}” ({number}) with {agency}. The signed PDF is attached; its last page records how it was signed.\n',
    },
    signedOwner: {
      subject: '{name} signed {title}',
      text: `Hello,

{name} signed “{title}” ({number}). The signed PDF is attached; its last page records how it was signed.
`,
    },
    declined: {
      subject: '{name} declined {title}',
      text: `Hello,

{name} declined “{title}” ({number}). The reason:

{reason}
`,
    },
    expired: {
      subject: '{title} expired unsigned',
      text: `Hello,

{name} didn’t sign “{title}” ({number}) in time, so its link no longer works. You can send it again at any time.
`,
    },
  },
} as const
