import { isTimeZone } from '@/lib/contract/time-zone'
import type { ContractBlock } from '@/lib/contract/contract'
import { type PaperTexts, statusAt } from '@/lib/domain/contracts/kinds'
import { paperTexts } from '@/lib/domain/contracts/texts'
import type { Opened } from '@/server/contracts/link'
import { CODE_MINUTES, type Refusal } from '@/server/contracts/sign'
import type { Db } from '@/server/db/db'
import { dayIn } from '@/server/leads/day'
import type { Settings } from '@/server/settings'
import type { Voice } from '@/server/voice'
import { agencyOf } from './report-page'
import { apart, brandMark, html, type Markup, publicPage, strange } from './template'

/** What somebody wrote into the form before it was refused. */
export type Entered = { name: string; role: string; reason: string }

type Told = {
  voice: Voice
  /** So that the form is ours, and is sent once. */
  value: string
  settings: Settings
  refusal?: Refusal
  isCodeSent?: boolean
  entered?: Entered
}

type Part = Told & { opened: Opened; agency: string }

/** Beside the app, wherever that is. */
const SCRIPT = '../../../sign-pad.js'

/** A contract, as whoever signs it reads it, with what can be done with it now. */
export async function contractPage(db: Db, opened: Opened, told: Told): Promise<Response> {
  const { contract, owner, sent } = opened
  const { words } = told.voice
  const { name: agency, brand } = await agencyOf(db, told.settings, owner)
  const status = statusAt(contract, Date.now())
  const isOpen = status === 'sent' || status === 'viewed'
  const part: Part = { ...told, opened, agency }
  const texts = await paperTexts(contract.language)
  const zone = owner.timezone && isTimeZone(owner.timezone) ? owner.timezone : 'UTC'
  const until =
    contract.expires_at && isOpen
      ? words('contractPage.page.until', { date: dayIn(contract.expires_at, told.voice, zone) })
      : null
  const main = html`<main><header>${brandMark(brand, agency)}<span>${contract.number} · ${words('contractPage.version', { version: sent.version })}</span></header>
${told.refusal ? html`<p class="error" role="alert">${words(`contractPage.refused.${told.refusal}`, { agency: apart(agency) })}</p>` : null}
${told.isCodeSent && isOpen ? html`<p class="ok" role="status">${words('contractPage.page.codeSent', { email: apart(contract.signer?.email ?? ''), minutes: CODE_MINUTES })}</p>` : null}
${isOpen ? null : stateOf(part, status, zone)}
${documentOf(sent.body, texts)}
<p><a href="?file=pdf" download>${words('contractPage.page.download')}</a></p>
${isOpen ? [signForm(part), declineForm(part)] : null}
<footer>${until && html`<p>${until}</p>`}<p>${words('contractPage.page.simple')}</p><p>${texts.template}</p>${brand.footer ? html`<p><bdi>${strange(brand.footer)}</bdi></p>` : null}</footer></main>`
  return publicPage(told.voice, {
    title: `${strange(contract.title)} – ${agency}`,
    main,
    primary: brand.primary,
    status: told.refusal ? 422 : 200,
    isForm: true,
    ...(isOpen && { script: SCRIPT }),
  })
}

/** How it ended. */
function stateOf({ opened: { contract }, voice, agency }: Part, status: string, zone: string): Markup {
  const { words } = voice
  const by = { agency: apart(agency) }
  const [title, text] =
    status === 'signed'
      ? [
          words('contractPage.page.signed', { date: dayIn(contract.signed_at ?? contract.updated_at, voice, zone) }),
          words('contractPage.page.signedText'),
        ]
      : [words('contractPage.page.declined'), words('contractPage.page.declinedText', by)]
  return html`<div class="ok" role="status"><b>${title}</b><br>${text}</div>`
}

function documentOf(body: readonly ContractBlock[], texts: PaperTexts): Markup {
  const lines = (text: string) => text.split('\n').map((line) => html`<p>${line}</p>`)
  const parts = body.map(({ kind, text, rows = [] }) => {
    if (kind === 'title') return html`<h1>${text}</h1>`
    if (kind === 'heading') return html`<h2>${text}</h2>`
    if (kind !== 'targets') return html`${lines(text)}`
    const cells = rows.map(([value, proof]) => html`<tr><td><bdi dir="ltr">${value}</bdi></td><td>${proof}</td></tr>`)
    return html`<table><thead><tr><th scope="col">${texts.target}</th><th scope="col">${texts.proof}</th></tr></thead><tbody>${cells}</tbody></table>`
  })
  return html`<article>${parts}</article>`
}

const errorOn = (refusal: Refusal | undefined, ...fields: Refusal[]): Markup | null =>
  refusal && fields.includes(refusal) ? html` aria-invalid="true"` : null

function signForm({ opened: { contract, sent }, voice, value, refusal, entered }: Part): Markup {
  const { words } = voice
  const { signer } = contract
  const page = (key: 'sign' | 'name' | 'role' | 'sendCode' | 'code' | 'drawn' | 'drawnHelp' | 'clear') =>
    words(`contractPage.page.${key}`)
  const client = contract.values.client ?? ''
  return html`<section class="deed"><h2>${page('sign')}</h2>
<form method="post" data-sign><input type="hidden" name="value" value="${value}"><input type="hidden" name="sha256" value="${sent.sha256}"><input type="hidden" name="drawn" value="">
<label for="name">${page('name')}</label><input id="name" name="name" autocomplete="name" maxlength="120" required value="${entered?.name || signer?.name || ''}"${errorOn(refusal, 'name')}>
<label for="role">${page('role')}</label><input id="role" name="role" autocomplete="organization-title" maxlength="120" required value="${entered?.role || signer?.role || ''}"${errorOn(refusal, 'role')}>
<p class="soft">${words('contractPage.page.signText', { email: apart(signer?.email ?? '') })}</p>
<button class="plain" name="act" value="code" formnovalidate>${page('sendCode')}</button>
<label for="code">${page('code')}</label><input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" pattern="[0-9 ]*" maxlength="9" required dir="ltr"${errorOn(refusal, 'code', 'codeWrong', 'codeOver')}>
<div data-pad hidden><label for="pad">${page('drawn')}</label><canvas id="pad" aria-label="${page('drawn')}"></canvas><p class="soft">${page('drawnHelp')}</p><button type="button" class="plain" data-clear>${page('clear')}</button></div>
<label class="tick"><input type="checkbox" name="agree" value="yes" required> <span>${words('contractPage.page.agree', { client: apart(client) })}</span></label>
<button name="act" value="sign">${page('sign')}</button></form></section>`
}

function declineForm({ voice, value, refusal, entered, agency }: Part): Markup {
  const { words } = voice
  return html`<section class="deed"><h2>${words('contractPage.page.decline')}</h2><p class="soft">${words('contractPage.page.declineText', { agency: apart(agency) })}</p>
<form method="post"><input type="hidden" name="value" value="${value}"><label for="reason">${words('contractPage.page.reason')}</label><textarea id="reason" name="reason" rows="3" maxlength="2000" minlength="10" required${errorOn(refusal, 'reason')}>${entered?.reason ?? ''}</textarea><button class="plain" name="act" value="decline">${words('contractPage.page.decline')}</button></form></section>`
}
