import { CROSS, el, icon, put, webLink } from './dom'
import type { Scan, Widget } from './talk'

export type Values = Readonly<Record<string, string>>

/** The form. What is wrong stands under its field, not inside its label: there it would be part of its name. */
export function formOf(
  { texts: t, consent_text, privacy_url }: Widget,
  values: Values,
  onSend: (form: HTMLFormElement) => void,
) {
  const field = (name: string, label: string | undefined, props: Record<string, string>) => [
    el('label', {}, label, el('input', { name, value: values[name], 'aria-describedby': `${name}-e`, ...props })),
    el('span', { id: `${name}-e`, class: 'err' }),
  ]
  const privacy = webLink(privacy_url)
  const form = el(
    'form',
    { novalidate: true },
    ...field('website', t.site, {
      placeholder: 'example.com',
      autocomplete: 'url',
      inputmode: 'url',
      spellcheck: 'false',
    }),
    ...field('email', t.email, { type: 'email', placeholder: 'name@example.com', autocomplete: 'email' }),
    el(
      'div',
      { class: 'trap', 'aria-hidden': 'true' },
      el('input', { name: 'company_fax', tabindex: -1, autocomplete: 'off' }),
    ),
    el(
      'label',
      { class: 'tick' },
      el('input', { type: 'checkbox', name: 'consent', 'aria-describedby': 'consent-e' }),
      el('span', {}, consent_text),
    ),
    el('span', { id: 'consent-e', class: 'err' }),
    el('button', { class: 'go', type: 'submit' }, t.start),
    privacy && el('a', { class: 'sub', href: privacy, target: '_blank', rel: 'noopener' }, t.privacy, newTab(t)),
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    onSend(form)
  })
  return form
}

const newTab = (t: Widget['texts']) => el('span', { class: 'vh' }, ` (${t.newTab})`)

/** Says what is wrong under a field; the first of them gets the focus. */
export function wrong(form: HTMLFormElement, faults: Readonly<Record<string, string | undefined>>): void {
  for (const input of form.querySelectorAll('input')) {
    const text = faults[input.name] ?? ''
    input.setAttribute('aria-invalid', String(text !== ''))
    const place = form.querySelector(`#${input.name}-e`)
    if (place) place.textContent = text
  }
  form.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus()
}

export const workOf = ({ texts: t }: Widget) => [
  el('div', { class: 'bar', role: 'progressbar', 'aria-label': t.workingHint }, el('span')),
  el('p', { class: 'sub' }, t.workingHint),
]

export function resultOf({ texts: t, configuration: look }: Widget, scan: Scan, onAgain: () => void) {
  const grade = scan.grade ?? '–'
  const issues = (scan.issues ?? []).slice(0, 3)
  const link = webLink(look.contact_link)
  const phone = look.contact_phone_number
  return [
    el(
      'div',
      { class: 'grade' },
      el(
        'div',
        {
          class: `tile ${grade.charAt(0).toLowerCase()}`,
          role: 'img',
          'aria-label': put(t.ready ?? '', { grade, score: scan.score }),
        },
        el('b', {}, grade),
        el('span', {}, scan.score === null ? '' : String(scan.score)),
      ),
      el('div', {}, el('p', {}, scan.lede), el('p', { class: 'sub', dir: 'ltr' }, hostOf(scan.url))),
    ),
    issues.length > 0
      ? el('div', {}, el('p', { class: 'sub' }, t.issues), el('ul', {}, ...issues.map(issueOf)))
      : el('p', {}, t.none),
    link && el('a', { class: 'go', href: link, target: '_blank', rel: 'noopener' }, t.talk, newTab(t)),
    (phone || look.contact_address) &&
      el(
        'div',
        { class: 'row' },
        phone && el('a', { href: `tel:${phone.replaceAll(/[^+\d]/g, '')}`, dir: 'ltr' }, phone),
        look.contact_address && el('span', {}, look.contact_address),
      ),
    el('button', { class: 'link', type: 'button', click: onAgain }, t.again),
  ]
}

const issueOf = ({ severity, title, plain }: NonNullable<Scan['issues']>[number]) =>
  el('li', {}, el('i', { class: severity }), el('span', {}, el('b', {}, title), plain))

function hostOf(url: string): string {
  try {
    return new URL(url).host
  } catch {
    return url
  }
}

export const closeButton = (t: Widget['texts'], onClose: () => void) =>
  el('button', { class: 'x', type: 'button', 'aria-label': t.close, click: onClose }, icon(CROSS))
