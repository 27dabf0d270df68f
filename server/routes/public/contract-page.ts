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
export type Entered = {
  name: string
  role: string
  reason: string
  code: string
  agrees: boolean
  /** As the script of the page wrote it, and reads it again. */
  drawn: string
}

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
${isOpen ? null : refusedAt(part)}
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

/** Where in the forms each refusal is told. What is of no field is told above all of them. */
const PLACES = {
  name: ['name'],
  role: ['role'],
  mail: ['tooManyCodes'],
  code: ['code', 'codeWrong', 'codeOver'],
  pad: ['signature'],
  agree: ['agree'],
  reason: ['reason'],
  form: ['closed', 'changed'],
} as const satisfies Record<string, readonly Refusal[]>
type Place = keyof typeof PLACES

const isAt = (refusal: Refusal | undefined, place: Place) =>
  refusal !== undefined && (PLACES[place] as readonly Refusal[]).includes(refusal)

/** Why it was refused, beside what it was refused for; without a place wherever that is. */
const refusedAt = ({ refusal, voice, agency }: Part, place?: Place): Markup | null =>
  refusal && (!place || isAt(refusal, place))
    ? html`<p class="error" id="refusal" role="alert">${voice.words(`contractPage.refused.${refusal}`, { agency: apart(agency) })}</p>`
    : null

/** Of the field that is wrong: it is marked, and the script of the page puts the focus there. */
const errorOn = ({ refusal }: Part, place: Place): Markup | null =>
  isAt(refusal, place) ? html` aria-invalid="true" aria-describedby="refusal" autofocus` : null

/** Beside the field that it is for. */
const codeSent = ({ isCodeSent, voice, opened: { contract } }: Part): Markup | null =>
  isCodeSent
    ? html`<p class="ok" role="status">${voice.words('contractPage.page.codeSent', { email: apart(contract.signer?.email ?? ''), minutes: CODE_MINUTES })}</p>`
    : null

/** Its answer leads to the code, where the focus goes with it: else it would begin at the top of a long contract. */
function signForm(part: Part): Markup {
  const { opened, voice, value, refusal, entered, isCodeSent } = part
  const { words } = voice
  const { signer, values } = opened.contract
  const page = (key: 'sign' | 'name' | 'role' | 'sendCode' | 'code' | 'drawn' | 'drawnHelp' | 'clear') =>
    words(`contractPage.page.${key}`)
  const code = isAt(refusal, 'code') ? '' : (entered?.code ?? '')
  return html`<section class="deed" id="sign"><h2>${page('sign')}</h2>${refusedAt(part, 'form')}
<form method="post" action="#code" data-sign><input type="hidden" name="value" value="${value}"><input type="hidden" name="sha256" value="${opened.sent.sha256}"><input type="hidden" name="drawn" value="${entered?.drawn ?? ''}">
<label for="name">${page('name')}</label><input id="name" name="name" autocomplete="name" maxlength="120" required value="${entered?.name || signer?.name || ''}"${errorOn(part, 'name')}>${refusedAt(part, 'name')}
<label for="role">${page('role')}</label><input id="role" name="role" autocomplete="organization-title" maxlength="120" required value="${entered?.role || signer?.role || ''}"${errorOn(part, 'role')}>${refusedAt(part, 'role')}
<p class="soft">${words('contractPage.page.signText', { email: apart(signer?.email ?? '') })}</p>
<button class="plain" name="act" value="code" formnovalidate>${page('sendCode')}</button>${refusedAt(part, 'mail')}${codeSent(part)}
<label for="code">${page('code')}</label><input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" pattern="[0-9 ]*" maxlength="9" required dir="ltr" value="${code}"${isCodeSent ? html` autofocus` : null}${errorOn(part, 'code')}>${refusedAt(part, 'code')}
<div data-pad hidden><label for="pad">${page('drawn')}</label><canvas id="pad" aria-label="${page('drawn')}"></canvas><p class="soft">${page('drawnHelp')}</p><button type="button" class="plain" data-clear>${page('clear')}</button></div>${refusedAt(part, 'pad')}
<label class="tick"><input type="checkbox" name="agree" value="yes" required${entered?.agrees ? html` checked` : null}${errorOn(part, 'agree')}> <span>${words('contractPage.page.agree', { client: apart(values.client ?? '') })}</span></label>${refusedAt(part, 'agree')}
<button name="act" value="sign">${page('sign')}</button></form></section>`
}

function declineForm(part: Part): Markup {
  const { voice, value, entered, agency } = part
  const { words } = voice
  return html`<section class="deed"><h2>${words('contractPage.page.decline')}</h2><p class="soft">${words('contractPage.page.declineText', { agency: apart(agency) })}</p>
<form method="post" action="#reason"><input type="hidden" name="value" value="${value}"><label for="reason">${words('contractPage.page.reason')}</label><textarea id="reason" name="reason" rows="3" maxlength="2000" minlength="10" required${errorOn(part, 'reason')}>${entered?.reason ?? ''}</textarea>${refusedAt(part, 'reason')}<button class="plain" name="act" value="decline">${words('contractPage.page.decline')}</button></form></section>`
}
