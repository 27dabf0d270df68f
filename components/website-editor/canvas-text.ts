/** Text of a section as it is written on the canvas: which field, what it is called, and what stands in it. */
export type TextField = { path: string; label: string; isLong: boolean; raw: string }

export type TextHandlers = {
  /** The field of an element, null when it cannot be written into. */
  fieldOf(path: string): TextField | null
  onText(path: string, text: string): void
  onFocus(path: string): void
  /** The writing of a field has ended. What is now in its element may be as it is written, and not as it is published. */
  onEnd(path: string, editor: HTMLElement): void
  /** Out of the canvas, to the row of the section. */
  onLeave(): void
}

const EDITOR = 'x-edit'

/** Text with its line breaks, whatever the browser made of the Enter key. */
function textOf(node: Node): string {
  if (node.nodeType === 3) return node.nodeValue ?? ''
  if (node.nodeName === 'BR') return '\n'
  return Array.from(node.childNodes, textOf).join('')
}

/** At its end. */
function caretAt(element: HTMLElement) {
  const selection = element.ownerDocument.getSelection()
  selection?.selectAllChildren(element)
  selection?.collapseToEnd()
}

type Session = { element: HTMLElement; path: string; start: string; isLong: boolean }

/**
 * Makes the texts of the chosen section editable, and those of no other. What is written is a child of the element that
 * is published, so that this keeps its meaning for screen readers. Long texts show their marks (`**bold**`) while they
 * are written.
 */
export class CanvasText {
  private readonly inside: Document
  private readonly handlers: TextHandlers
  private section: HTMLElement | null = null
  /** The field that has the focus, and what stood in it before. */
  private session: Session | null = null

  constructor(inside: Document, handlers: TextHandlers, signal: AbortSignal) {
    this.inside = inside
    this.handlers = handlers
    const events = {
      focusin: ({ target }: Event) => this.begin(this.editorOf(target)),
      focusout: ({ target }: Event) => this.session?.element === this.editorOf(target) && this.end(),
      input: () => this.session && handlers.onText(this.session.path, textOf(this.session.element)),
      keydown: (event: Event) => this.handleKey(event as KeyboardEvent),
      // A question would open and close.
      keyup: (event: Event) => this.isSpaceInQuestion(event as KeyboardEvent) && event.preventDefault(),
    }
    for (const [name, listener] of Object.entries(events)) inside.addEventListener(name, listener, { signal })
  }

  private editors() {
    return Array.from(this.section?.querySelectorAll<HTMLElement>(EDITOR) ?? [])
  }

  private editorOf(target: EventTarget | null): HTMLElement | null {
    return target && 'closest' in target ? (target as Element).closest<HTMLElement>(EDITOR) : null
  }

  /** The section that can be written into; what was open before is as published again. */
  open(section: HTMLElement | undefined) {
    if (section !== this.section) for (const editor of this.editors()) editor.replaceWith(...editor.childNodes)
    this.section = section ?? null
    for (const element of section?.querySelectorAll<HTMLElement>('[data-edit]') ?? []) this.wrap(element)
  }

  private wrap(element: HTMLElement) {
    const field = this.handlers.fieldOf(element.dataset.edit ?? '')
    if (!field || element.querySelector(EDITOR)) return
    const editor = this.inside.createElement(EDITOR)
    editor.append(...element.childNodes)
    editor.setAttribute('contenteditable', 'plaintext-only')
    editor.setAttribute('role', 'textbox')
    editor.setAttribute('aria-label', field.label)
    if (field.isLong) editor.setAttribute('aria-multiline', 'true')
    editor.spellcheck = true
    editor.tabIndex = 0
    editor.dataset.path = field.path
    element.append(editor)
  }

  /** Before the browser puts the caret where somebody pointed. */
  prepare(target: Element) {
    const editor = target.closest('[data-edit]')?.querySelector<HTMLElement>(EDITOR)
    if (editor) this.showRaw(editor)
  }

  /** The text with its marks, in place of what they make of it. */
  private showRaw(editor: HTMLElement) {
    const field = this.handlers.fieldOf(editor.dataset.path ?? '')
    if (!field?.isLong || 'raw' in editor.dataset) return
    editor.dataset.raw = ''
    editor.replaceChildren(this.inside.createTextNode(field.raw))
  }

  private begin(editor: HTMLElement | null) {
    if (!editor || editor === this.session?.element) return
    this.showRaw(editor)
    const path = editor.dataset.path ?? ''
    this.session = { element: editor, path, start: textOf(editor), isLong: 'raw' in editor.dataset }
    this.handlers.onFocus(path)
  }

  private end() {
    if (!this.session) return
    const { path, element } = this.session
    this.session = null
    this.handlers.onEnd(path, element)
  }

  private isSpaceInQuestion({ key }: KeyboardEvent) {
    return key === ' ' && this.session !== null && this.session.element.closest('summary') !== null
  }

  private handleKey(event: KeyboardEvent) {
    if (!this.session || event.isComposing) return
    const { key } = event
    if (key === 'Enter' && !this.session.isLong && !event.ctrlKey && !event.metaKey) this.goOn(event.shiftKey ? -1 : 1)
    else if (key === 'Escape') this.takeBack(this.session)
    else if (this.isSpaceInQuestion(event)) this.inside.execCommand('insertText', false, ' ')
    else return
    event.preventDefault()
  }

  private goOn(by: 1 | -1) {
    const all = this.editors()
    const next = all[all.findIndex((each) => each === this.session?.element) + by]
    if (!next) return this.session?.element.blur()
    next.focus()
    caretAt(next)
  }

  private takeBack({ element, path, start }: Session) {
    if (textOf(element) === start) {
      element.blur()
      return this.handlers.onLeave()
    }
    element.replaceChildren(this.inside.createTextNode(start))
    this.handlers.onText(path, start)
    caretAt(element)
  }

  readonly isBusy = (block: string) =>
    this.session?.element.closest<HTMLElement>('[data-block]')?.dataset.block === block

  /** The field that is being written. */
  focused() {
    return this.session?.path ?? null
  }

  /** The text of the field being written is another one by now: by undo, or in the panel of fields. */
  follow(textAt: (path: string) => string) {
    if (!this.session) return
    const { element, path } = this.session
    if (textOf(element).trimEnd() === textAt(path).trimEnd()) return
    element.replaceChildren(this.inside.createTextNode(textAt(path)))
    caretAt(element)
  }

  /** Ends the writing, unless it is of this field. True when it did. */
  stopUnless(path: string | null): boolean {
    if (!this.session || this.session.path === path) return false
    this.session.element.blur()
    return true
  }

  focus(path: string) {
    const editor = this.editors().find((each) => each.dataset.path === path)
    editor?.focus()
    if (editor) caretAt(editor)
  }
}
