import { ApiError } from '@/lib/browser/errors'
import type { DfyWebsite } from '@/lib/contract/website'
import type { Work } from '@/lib/website-editing/history'
import { formOf, merged } from './saver-form'
import type { SaverNeeds, SaverState } from './saver-state'
import { isSameWork, type Read, workOf } from './work-of'

const DEVICE_MS = 2_000
const SERVER_MS = 60_000
const MOST_UNANSWERED = 3

type Message = { kind: 'here' | 'too' | 'left' } | { kind: 'saved'; rev: number; at: string }

/** Keeps what is edited: on this device two seconds after a change, on the server each minute and when it is asked to. */
export class Saver {
  private readonly needs: SaverNeeds
  private readonly listeners = new Set<() => void>()
  private readonly channel: BroadcastChannel | null
  private state: SaverState
  /** What the server has. */
  private last: Work | null
  private seen: Work
  private timer: ReturnType<typeof setTimeout> | undefined
  /** What is on its way, and what was when a page was left or the line broke: the server may have it all the same. */
  private unanswered: readonly Work[]
  /** Asked for while another save was being sent. */
  private again: { publish: boolean } | null = null

  constructor(needs: SaverNeeds) {
    this.needs = needs
    this.last = needs.saved
    this.unanswered = needs.unanswered ?? []
    this.seen = needs.bench.get().history.now
    this.channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`soteria:website:${needs.id}`)
    this.state = {
      website: needs.website,
      isDirty: needs.saved === null,
      isSaving: false,
      isPublishing: false,
      progress: null,
      deviceAt: null,
      isDeviceFull: false,
      trouble: null,
      isOpenElsewhere: false,
      otherSavedAt: null,
    }
  }

  readonly get = () => this.state
  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  private set(part: Partial<SaverState>) {
    this.state = { ...this.state, ...part }
    for (const listener of this.listeners) listener()
  }

  private work() {
    return this.needs.bench.get().history.now
  }

  private tell(message: Message) {
    this.channel?.postMessage(message)
  }

  /** On this device. */
  async keepHere() {
    clearTimeout(this.timer)
    const { bench, keep, mayKeep } = this.needs
    if (!this.state.isDirty || !mayKeep()) return
    const work = this.work()
    const { files, at } = bench.get()
    const rev = this.state.website.rev ?? null
    const isStored = await keep({ work, unanswered: this.unanswered, rev, at: Date.now(), files, place: at })
    if (this.work() === work) this.set({ deviceAt: Date.now(), isDeviceFull: !isStored })
  }

  private readonly noteChange = () => {
    const changed = this.work()
    if (changed === this.seen) return
    this.seen = changed
    const isDirty = changed !== this.last
    if (isDirty !== this.state.isDirty || this.state.deviceAt !== null) this.set({ isDirty, deviceAt: null })
    clearTimeout(this.timer)
    if (isDirty) this.timer = setTimeout(() => void this.keepHere(), DEVICE_MS)
    else void this.needs.forget()
  }

  private form(publish: boolean): FormData | null {
    const { id, bench } = this.needs
    return formOf(this.work(), { id, rev: this.state.website.rev, files: bench.get().files, publish })
  }

  /** True when the server has it. One save at a time: another one follows when it is wanted by then. */
  async save({ publish = false } = {}): Promise<boolean> {
    const { isSaving, trouble } = this.state
    if (isSaving) {
      this.again = { publish: publish || (this.again?.publish ?? false) }
      return false
    }
    if (trouble?.kind === 'conflict' || trouble?.kind === 'elsewhere') return false
    const body = this.form(publish)
    if (!body) return false
    const sent = this.work()
    const { rev } = this.state.website
    const hasFiles = body.has('images[]')
    this.set({ isSaving: true, isPublishing: publish, progress: hasFiles ? 0 : null, trouble: null })
    this.unanswered = [...this.unanswered, sent].slice(-MOST_UNANSWERED)
    void this.keepHere()
    try {
      const reply = await this.needs.send(body, hasFiles ? (progress) => this.set({ progress }) : undefined)
      this.noteSaved(reply, sent)
      return reply.id === this.needs.id
    } catch (error) {
      // What was refused because theirs is newer is no conflict any more once theirs is here.
      if (this.state.website.rev === rev) await this.noteFailure(error, publish)
      return false
    } finally {
      this.set({ isSaving: false, isPublishing: false, progress: null })
      this.goOn()
    }
  }

  private goOn() {
    const { again } = this
    this.again = null
    if (again && (this.state.isDirty || again.publish)) void this.save(again)
  }

  private noteSaved(reply: DfyWebsite, sent: Work) {
    if (reply.id !== this.needs.id) return this.set({ trouble: { kind: 'elsewhere', id: reply.id } })
    this.last = sent
    this.unanswered = []
    const { bench, forget } = this.needs
    const { pictures, files } = bench.get()
    const written = JSON.stringify(sent.document)
    if (files.size > 0)
      bench.set({
        files: new Map([...files].filter(([name]) => !written.includes(`picture:${name}`))),
        pictures: merged(pictures, reply.pictures),
      })
    const isDirty = this.work() !== sent
    this.set({ website: { ...this.state.website, ...reply }, isDirty, otherSavedAt: null })
    if (!isDirty) void forget()
    this.tell({ kind: 'saved', rev: reply.rev ?? 0, at: reply.updated_at ?? new Date().toISOString() })
  }

  private async noteFailure(error: unknown, publish: boolean) {
    if (!(error instanceof ApiError) || error.status !== 409) return this.set({ trouble: { kind: 'failed', error } })
    try {
      const mineAt = this.needs.bench.get().history.past.at(-1)?.time ?? Date.now()
      const { rev } = this.state.website
      const theirs = await this.needs.read()
      if (this.state.website.rev !== rev) return
      const has = workOf(theirs)
      if (has && this.unanswered.some((own) => isSameWork(own, has))) this.takeOwn(theirs, has, publish)
      else this.noteConflict(theirs, mineAt)
    } catch (reading) {
      this.set({ trouble: { kind: 'failed', error: reading } })
    }
  }

  /** The server has what was sent from here, though nobody heard of it: the work goes on from there. */
  private takeOwn({ website }: Read, has: Work, publish: boolean) {
    const isDirty = !isSameWork(this.work(), has)
    this.last = isDirty ? has : this.work()
    this.unanswered = []
    this.set({ website: { ...this.state.website, ...website }, isDirty, trouble: null })
    if (isDirty || publish) this.again = { publish }
    else void this.needs.forget()
  }

  noteConflict(theirs: Read, mineAt: number) {
    this.set({ trouble: { kind: 'conflict', theirs, mineAt } })
  }

  /** What they saved, as a step that can be taken back. */
  private readonly adopt = (read: Read) => {
    const { bench, forget } = this.needs
    const { website } = read
    const loaded = workOf(read)
    if (!loaded) return this.set({ trouble: { kind: 'failed', error: null } })
    bench.set({ pictures: merged(bench.get().pictures, website.pictures) })
    bench.edit({ name: { deed: 'load' }, change: () => loaded })
    this.last = this.work()
    this.seen = this.last
    clearTimeout(this.timer)
    const rest = { isDirty: false, trouble: null, otherSavedAt: null, deviceAt: null }
    this.set({ website: { ...this.state.website, ...website }, ...rest })
    void forget()
  }

  /** What the server has, in place of what is here. */
  async loadTheirs() {
    const { trouble } = this.state
    if (trouble?.kind === 'conflict') return this.adopt(trouble.theirs)
    await this.needs.read().then(this.adopt, (error: unknown) => this.set({ trouble: { kind: 'failed', error } }))
  }

  /** Over theirs, which stays among the versions. */
  async keepMine() {
    const { trouble, website } = this.state
    if (trouble?.kind !== 'conflict') return
    this.set({ website: { ...website, rev: trouble.theirs.website.rev ?? website.rev }, trouble: null })
    await this.save()
  }

  private readonly hear = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'here') this.tell({ kind: 'too' })
    if (data.kind === 'here' || data.kind === 'too') this.set({ isOpenElsewhere: true })
    if (data.kind === 'left') this.set({ isOpenElsewhere: false })
    if (data.kind !== 'saved' || data.rev <= (this.state.website.rev ?? 0)) return
    const note = () => this.set({ otherSavedAt: data.at })
    if (this.state.isDirty) note()
    else void this.needs.read().then(this.adopt, note)
  }

  /** By the clock, and whenever the page is about to go. */
  readonly tick = () => {
    if (this.state.isDirty && !this.needs.isOffline()) void this.save()
  }

  /** From now on, until what it answers is called. */
  begin() {
    const unsubscribe = this.needs.bench.subscribe(this.noteChange)
    const clock = setInterval(this.tick, SERVER_MS)
    this.channel?.addEventListener('message', this.hear)
    this.tell({ kind: 'here' })
    return () => {
      unsubscribe()
      clearInterval(clock)
      void this.keepHere()
      if (this.needs.mayKeep()) this.tick()
      this.tell({ kind: 'left' })
      this.channel?.removeEventListener('message', this.hear)
    }
  }
}
