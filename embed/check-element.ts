import { el, icon, put, SHIELD } from './dom'
import { styleOf } from './style'
import { loadWidget, lookAgain, pageOf, type Scan, sendVisit, type Tag, whereFrom, type Widget } from './talk'
import { closeButton, formOf, resultOf, type Values, workOf, wrong } from './views'

const LOOK_MS = 2_000
const LONGEST_MS = 9 * 60_000

/** The builder shows the same thing without a server. */
export type Preview = { widget: Widget; state: 'closed' | 'open' | 'result'; scan: Scan }

export class CheckElement extends HTMLElement {
  tag: Tag = { api: '', key: '', lang: '' }
  isInline = false
  offset = 20
  #root = this.attachShadow({ mode: 'closed' })
  #sheet = new CSSStyleSheet()
  #live = el('div', { class: 'vh', role: 'status' })
  #panel = el('section', { class: 'panel', 'aria-labelledby': 'h' })
  #launch = el('button', { class: 'launch', type: 'button', 'aria-haspopup': 'dialog' }, icon(SHIELD))
  #widget: Widget | null = null
  #shownAt = 0
  /** Counts what is on show: an answer to what is gone says nothing. */
  #turn = 0
  #isReady = false
  /** Whether the focus was in what was on show before. */
  #hadFocus = false

  connectedCallback() {
    if (this.#isReady) return
    this.#isReady = true
    this.#root.adoptedStyleSheets = [this.#sheet]
    // Shortcuts of the page stay quiet while somebody types.
    for (const kind of ['keydown', 'keyup', 'keypress'])
      this.addEventListener(kind, (event) => {
        if (kind === 'keydown' && event instanceof KeyboardEvent) this.#onKey(event)
        event.stopPropagation()
      })
    this.#launch.addEventListener('click', () => this.#toggle())
    if (this.tag.key !== '') void this.#load()
  }

  preview({ widget, state, scan }: Preview) {
    this.#build(widget)
    if (state === 'result') this.#result(scan)
    if (!this.isInline) this.#show(state !== 'closed')
  }

  async #load() {
    try {
      const { ok, body } = await loadWidget(this.tag)
      if (ok) this.#build(body)
      else this.remove()
    } catch {
      // Not reached, or not allowed to: the page is as if it had never been here.
      this.remove()
    }
  }

  /** Its owner, plan or key may have ended since the page was loaded. */
  async #lookWhetherThere() {
    if (this.tag.key === '') return
    const { status } = await loadWidget(this.tag).catch(() => ({ status: 0 }))
    if (status === 404) this.remove()
  }

  #build(widget: Widget) {
    const { texts, configuration, direction } = widget
    this.#widget = widget
    this.setAttribute('mode', this.isInline ? 'inline' : 'bubble')
    this.setAttribute('lang', widget.language)
    this.setAttribute('dir', direction)
    this.#sheet.replaceSync(styleOf(configuration, this.offset))
    this.#panel.setAttribute('role', this.isInline ? 'region' : 'dialog')
    this.#launch.setAttribute('aria-label', texts.open ?? '')
    this.#launch.setAttribute('aria-expanded', 'false')
    this.#panel.hidden = !this.isInline
    this.#root.replaceChildren(...(this.isInline ? [] : [this.#launch]), this.#panel, this.#live)
    // The top layer: no transform, overflow or z-index of the page reaches it.
    if (!this.isInline && 'popover' in this && !this.matches(':popover-open')) {
      this.popover = 'manual'
      this.showPopover()
    }
    this.#ask()
  }

  #show(isOpen: boolean) {
    this.#panel.hidden = !isOpen
    this.toggleAttribute('open', isOpen)
    this.#launch.setAttribute('aria-expanded', String(isOpen))
  }

  #toggle(isOpen = this.#panel.hidden !== false) {
    this.#show(isOpen)
    if (!isOpen) {
      this.#launch.focus()
      return
    }
    this.#shownAt = Date.now()
    void this.#lookWhetherThere()
    const first = this.#panel.querySelector<HTMLElement>('input') ?? this.#panel.querySelector<HTMLElement>('h2')
    first?.focus()
  }

  #onKey(event: KeyboardEvent) {
    if (this.isInline || this.#panel.hidden) return
    if (event.key === 'Escape') {
      this.#toggle(false)
      return
    }
    // In the builder there is a page around the page: the Tab key must lead out of it.
    if (event.key !== 'Tab' || this.tag.key === '') return
    const stops = [...this.#panel.querySelectorAll<HTMLElement>('button, a[href], input:not([tabindex="-1"])')]
    const at = stops.indexOf(this.#root.activeElement as HTMLElement)
    const isLeaving = event.shiftKey ? at <= 0 : at < 0 || at === stops.length - 1
    if (!isLeaving) return
    event.preventDefault()
    stops.at(event.shiftKey ? -1 : 0)?.focus()
  }

  #put(title: string, ...content: (Node | string | null | undefined | false)[]) {
    this.#turn += 1
    this.#hadFocus = this.#root.activeElement !== null
    const { texts } = this.#widget ?? { texts: {} }
    const close = this.isInline ? null : closeButton(texts, () => this.#toggle(false))
    const parts = content.filter((one): one is Node | string => Boolean(one))
    this.#panel.replaceChildren(el('h2', { id: 'h', tabindex: -1 }, title), ...parts, ...(close ? [close] : []))
  }

  /** What changes without a key is announced, and the reader begins at its head. */
  #tell(text: string) {
    this.#live.textContent = text
    if (this.#hadFocus) this.#panel.querySelector('h2')?.focus()
  }

  #ask(values: Values = {}): HTMLFormElement | null {
    const widget = this.#widget
    if (!widget) return null
    const form = formOf(widget, values, (sent) => void this.#send(sent))
    this.#shownAt = Date.now()
    this.#put(widget.texts.title ?? '', el('p', { class: 'sub' }, widget.texts.lede), form)
    return form
  }

  #again(values: Values = {}) {
    this.#ask(values)?.querySelector('input')?.focus()
  }

  async #send(form: HTMLFormElement) {
    const widget = this.#widget
    if (!widget) return
    const { texts: t, consent_version } = widget
    const data = new FormData(form)
    const said = (name: string) => {
      const value = data.get(name)
      return typeof value === 'string' ? value.trim() : ''
    }
    const [website, email] = [said('website'), said('email')]
    const faults = {
      website: /^(https?:\/\/)?[^\s.]+\.[^\s]+$/i.test(website) ? undefined : t.needSite,
      email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? undefined : t.needEmail,
      consent: data.has('consent') ? undefined : t.needConsent,
    }
    wrong(form, faults)
    if (Object.values(faults).some(Boolean)) return
    // Without a server to send it to, in the builder, it stays on the form.
    if (this.tag.key === '') return
    const took_ms = Date.now() - this.#shownAt
    const visit = {
      website,
      email,
      consent: true,
      consent_version,
      language: this.tag.lang,
      company_fax: said('company_fax'),
      took_ms,
    }
    this.#put(put(t.working ?? '', { site: website }), ...workOf(widget))
    this.#tell(put(t.working ?? '', { site: website }))
    await this.#visit({ ...visit, ...whereFrom() }, { website, email })
  }

  async #visit(visit: object, values: Values) {
    const t = this.#widget?.texts ?? {}
    const turn = this.#turn
    try {
      const { ok, status, body } = await sendVisit(this.tag, visit)
      if (turn !== this.#turn) return
      if (ok) {
        await this.#follow(body, turn, values)
        return
      }
      if (status === 404) this.remove()
      else if (status === 409) await this.#reload(values)
      else if (status === 422 && body.errors) {
        const form = this.#ask(values)
        if (form)
          wrong(form, {
            ...(body.errors.website && { website: t.needSite }),
            ...(body.errors.email && { email: t.needEmail }),
          })
      } else this.#fail(body.values?.says ?? t.offline ?? '', values)
    } catch {
      if (turn === this.#turn) this.#fail(t.offline ?? '', values, true)
    }
  }

  /** The owner has changed what visitors agree to meanwhile. */
  async #reload(values: Values) {
    const { ok, body } = await loadWidget(this.tag)
    if (!ok) {
      this.remove()
      return
    }
    this.#widget = body
    const form = this.#ask(values)
    if (form) wrong(form, { consent: body.texts.reload })
  }

  async #follow(started: Parameters<typeof lookAgain>[1], turn: number, values: Values) {
    const until = Date.now() + LONGEST_MS
    let scan = started.lead_scan
    while ((scan.status === 'queued' || scan.status === 'running') && Date.now() < until) {
      await new Promise((done) => setTimeout(done, LOOK_MS))
      if (turn !== this.#turn) return
      const { ok, status, body } = await lookAgain(this.tag, started)
      if (ok) scan = body.lead_scan
      if (status === 404) {
        await this.#lookWhetherThere()
        break
      }
    }
    if (turn !== this.#turn) return
    if (scan.status !== 'completed') {
      this.#fail(scan.failure_message ?? this.#widget?.texts.offline ?? '', values)
      return
    }
    this.#result(scan)
    // For the page's own figures: nothing in it says who.
    this.dispatchEvent(new CustomEvent('sitecheck:lead', { bubbles: true, detail: { grade: scan.grade } }))
  }

  #fail(text: string, values: Values, isOut = false) {
    const t = this.#widget?.texts ?? {}
    this.#put(
      t.failed ?? '',
      el('p', {}, text),
      el('button', { class: 'go', type: 'button', click: () => this.#again(values) }, t.retry),
      isOut && el('a', { href: pageOf(this.tag), target: '_blank', rel: 'noopener' }, t.elsewhere),
    )
    this.#tell(`${t.failed}. ${text}`)
  }

  #result(scan: Scan) {
    const widget = this.#widget
    if (!widget) return
    this.#put(scan.headline ?? '', ...resultOf(widget, scan, () => this.#again()))
    this.#tell(`${put(widget.texts.ready ?? '', { grade: scan.grade, score: scan.score })}. ${scan.headline ?? ''}`)
  }
}
