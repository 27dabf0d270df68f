import type { PaperTexts } from './kinds'

/** The eight documents in English. What stands in braces is a field of the form. */
export const en: PaperTexts = {
  titles: {
    authorisation: 'Authorisation to scan',
    care_plan: 'Website care plan',
    audit: 'Website security audit',
    retainer: 'Retainer agreement',
    website: 'Website agreement',
    nda: 'Non-disclosure agreement',
    data_processing: 'Data processing agreement',
    own: 'Agreement',
  },
  intro: 'Between {client}, represented by {signer}, {role} (“the client”), and {agency} (“the agency”).',
  target: 'Target',
  proof: 'Ownership verified',
  methods: { dns: 'DNS record, {time}', file: 'Verification file, {time}', meta: 'Meta tag, {time}' },
  periods: { once: '{amount}', month: '{amount} per month', year: '{amount} per year' },
  signs: { client: 'For the client: place, date, signature', agency: 'For the agency: place, date, signature' },
  template: 'This is a template, not legal advice.',
  fields: {
    agency: 'Agency',
    client: 'Client',
    signer: 'Signer',
    role: 'Role',
    starts_on: 'Start date',
    ends_on: 'End date',
    value: 'Price',
    hours: 'Testing hours',
    emergency: 'Emergency phone',
    agency_phone: 'Agency phone',
    retention: 'Storage period',
    sites: 'Websites',
    services: 'Services',
    response: 'Response time',
    notice: 'Notice period',
    deadline: 'Delivery date',
    monthly_hours: 'Hours per month',
    scope: 'Scope',
    purpose: 'Purpose',
    years: 'Duration',
    data_kinds: 'Types of data',
    subprocessors: 'Subprocessors',
    law: 'Governing law',
    own_text: 'Text',
  },
  clauses: {
    permission: {
      title: 'Permission',
      text: 'The client allows the agency to test the security of the targets below. The client owns them or is authorised to give this permission.',
    },
    period: {
      title: 'Period',
      text: 'From {starts_on} to {ends_on}, between {hours}. Either party may withdraw this permission at any time by email; the agency then stops within one working day.',
    },
    method: {
      title: 'What the agency does',
      text: 'It sends requests that any visitor could send, looks for files that should not be public and checks which network services respond. It opens no more than four connections at a time.',
    },
    never: {
      title: 'What the agency never does',
      text: 'It does not try passwords, change or delete anything, deceive people, or read more data than is needed to show that a problem exists.',
    },
    incident: {
      title: 'If something stops working',
      text: 'The agency stops and calls {emergency}. The client can reach the agency at {agency_phone}.',
    },
    results: {
      title: 'What happens to the results',
      text: 'Reports are kept for {retention} and then deleted. No one else receives them.',
    },
    liability_scan: {
      title: 'Liability',
      text: 'Each party is fully liable for wilful misconduct and gross negligence. Otherwise the agency is liable only for foreseeable damage that is typical of such a test.',
    },
    hosting: {
      title: 'Third-party hosting',
      text: 'The client has informed its hosting provider of the test and confirms that the provider’s terms allow it.',
    },
    care_services: { title: 'Services', text: 'The agency provides these services:\n{services}' },
    sites: { title: 'Websites', text: 'The agreement covers these websites:\n{sites}' },
    response: {
      title: 'Response time',
      text: 'If a website is down or a critical vulnerability is found, the agency starts work within {response}. Working days are Monday to Friday.',
    },
    fee: {
      title: 'Price',
      text: 'The client pays {value}, plus VAT where it applies. Invoices are due within 14 days.',
    },
    rolling: {
      title: 'Term',
      text: 'The agreement starts on {starts_on} and runs until either party ends it in writing with a notice period of {notice}. Either party may end it immediately for good cause.',
    },
    liability: {
      title: 'Liability',
      text: 'Each party is fully liable for wilful misconduct and gross negligence. Otherwise liability is limited to what the client pays under this agreement in twelve months.',
    },
    security_limits: {
      title: 'What the agency cannot promise',
      text: 'No test finds every vulnerability, and no service prevents every attack. The agency works with the care that is customary in its industry.',
    },
    audit_scope: {
      title: 'Scope',
      text: 'The agency examines the security of these websites:\n{sites}\nFull scans start only once ownership has been verified.',
    },
    audit_result: {
      title: 'Result',
      text: 'By {deadline} the client receives a written report: what was found, where, how serious it is and how to fix it. After the fixes, the agency scans once more at no extra cost.',
    },
    cooperation: {
      title: 'Cooperation',
      text: 'The client names a contact person, provides the necessary access and keeps its own backups.',
    },
    confidentiality: {
      title: 'Confidentiality',
      text: 'Both parties keep what they learn about each other confidential, even after the agreement ends. The agency publishes no results.',
    },
    retainer_hours: {
      title: 'Services',
      text: 'The agency reserves {monthly_hours} for the client, to be used for:\n{services}',
    },
    unused: {
      title: 'Unused time',
      text: 'Unused time carries over to the next month only. Work beyond the reserved time is agreed in advance and billed at the same rate.',
    },
    website_scope: { title: 'Scope', text: 'The agency builds a website with:\n{scope}' },
    delivery: {
      title: 'Delivery and acceptance',
      text: 'The website is ready by {deadline} if the client delivers its content on time. It counts as accepted if the client uses it or reports no defects within 14 days.',
    },
    content: {
      title: 'Content',
      text: 'The client provides texts and images and has the rights to use them.',
    },
    changes: {
      title: 'Changes',
      text: 'Two rounds of corrections are included. Anything beyond the scope is quoted and agreed separately.',
    },
    rights: {
      title: 'Rights',
      text: 'Once the price has been paid, the client may use, change and move the website with no time limit. Third-party components keep their own licences.',
    },
    warranty: {
      title: 'Defects',
      text: 'Defects reported within twelve months of acceptance are fixed by the agency at no charge.',
    },
    nda_purpose: {
      title: 'Purpose',
      text: 'The parties exchange confidential information for this purpose: {purpose}.',
    },
    nda_what: {
      title: 'Confidential information',
      text: 'Confidential information is anything one party gives the other for this purpose that is marked confidential or clearly not meant for others, in particular security findings, access credentials and business figures.',
    },
    nda_duty: {
      title: 'Duties',
      text: 'Each party uses the information for this purpose only, protects it with reasonable care and shares it only with people who need it and are bound by the same duties.',
    },
    nda_exceptions: {
      title: 'Exceptions',
      text: 'Information is not confidential if it is public without a breach, was already known, was developed independently or must be disclosed by law. In the last case, the other party is notified first where the law allows it.',
    },
    nda_return: {
      title: 'Return',
      text: 'On request, each party returns or deletes the information and confirms this in writing. Copies required by law may be kept and stay confidential.',
    },
    nda_term: {
      title: 'Term',
      text: 'This agreement applies from {starts_on}. The duties continue for {years} after the information was shared.',
    },
    dpa_subject: {
      title: 'Subject',
      text: 'The agency processes personal data on behalf of the client for this purpose: {purpose}. It covers these types of data and data subjects:\n{data_kinds}',
    },
    dpa_instructions: {
      title: 'Instructions',
      text: 'The agency processes the data only on documented instructions from the client. If it believes that an instruction breaks the law, it informs the client and may wait until the client confirms or changes it.',
    },
    dpa_people: {
      title: 'Confidentiality',
      text: 'Only people who are bound to confidentiality have access to the data.',
    },
    dpa_security: {
      title: 'Security',
      text: 'The agency takes the technical and organisational measures that Article 32 GDPR requires: encrypted connections, access limited to what is needed, separate client accounts, logging and tested backups.',
    },
    dpa_sub: {
      title: 'Subprocessors',
      text: 'The client agrees to these subprocessors:\n{subprocessors}\nThe agency announces a change 30 days in advance; the client may object. Each subprocessor is bound by the same duties.',
    },
    dpa_rights: {
      title: 'Rights of data subjects',
      text: 'The agency passes on requests from data subjects without delay, helps the client answer them and helps it meet its duties under Articles 32 to 36 GDPR.',
    },
    dpa_breach: {
      title: 'Data breaches',
      text: 'The agency reports a personal data breach to the client without delay and no later than 24 hours after becoming aware of it, with everything the client needs for its own report.',
    },
    dpa_end: {
      title: 'End of processing',
      text: 'When the service ends, the agency returns or deletes the data, as the client chooses, unless the law requires it to be kept.',
    },
    dpa_audit: {
      title: 'Audits',
      text: 'The agency provides everything needed to show that these duties are met and allows inspections after reasonable notice.',
    },
    own_text: { title: '', text: '{own_text}' },
    written: {
      title: 'Changes to this agreement',
      text: 'Changes must be agreed in writing; email is enough. If one clause is void, the others remain in force.',
    },
    law: { title: 'Governing law', text: 'This agreement is governed by the law of {law}.' },
  },
}
