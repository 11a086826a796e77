import { isPersonActing } from './acting.ts'
import { draftKey, forgetDraft, keepDraft, nodeOf, readDraft, type KeptDraft } from './draftStore.ts'
import { isGroup, isSame, mergeDraft, withAt, type Clash } from './mergeDraft.ts'

type Values = Record<string, unknown>
type Show = (value: never) => void

/** What both the draft and somebody else have changed, by part of the form. */
export interface DraftClash extends Clash {
  readonly part: string
}

/** A value with others that were given: in the place of some of its fields, or of all of it. */
const upon = (value: unknown, given: unknown): unknown =>
  isGroup(given) ? { ...(value as object | undefined), ...given } : given

/**
 * Who finds what somebody else has saved since: the form, where it begins with what the record says; or the server,
 * which is then told the version that the draft began with.
 */
export type Arbiter = 'form' | 'server'

/**
 * What is typed into one form, about one thing: kept in this browser until it is sent or thrown away. A form holds it
 * by `useDraft`, its parts by `useDraftState`.
 */
export class Draft {
  /** The version that is sent: of what the draft began with; of now where nothing was kept, or that was settled. */
  version: number
  readonly key: string
  /** When what was kept was typed; undefined where nothing was. */
  keptAt: number | undefined
  private title = ''
  private readonly listeners = new Set<() => void>()
  private readonly newest: number
  private readonly isOfRecord: boolean
  private readonly kept: KeptDraft | undefined
  private readonly shows = new Map<string, Show>()
  private readonly initial: Values = {}
  private base: Values
  private values: Values
  private clashes: readonly DraftClash[] = []
  private isSettled = false
  /** Whether a person has typed something. */
  private isTouched: boolean
  /** Whether it was thrown away just now. */
  private isThrownAway = false
  /** Whether what was typed could not be kept. */
  private isRefused = false

  constructor(form: string, subject: string, version: number, arbiter: Arbiter = 'form') {
    this.key = draftKey(form, subject)
    this.kept = readDraft(this.key)
    this.keptAt = this.kept?.at
    this.isTouched = this.kept !== undefined
    this.isOfRecord = arbiter === 'form' && !/^new\b/.test(subject)
    this.version = this.kept?.version ?? version
    this.newest = arbiter === 'form' ? version : this.version
    this.base = { ...this.kept?.base }
    this.values = { ...this.kept?.values }
  }

  /** What a part begins with: what was kept, upon what it is now. What was `given` just now stands above both. */
  open<Value>(part: string, initial: Value, given?: Value | Partial<Value>): Value {
    if (part in this.initial) return this.values[part] as Value
    const above = (value: unknown) => (given === undefined ? value : upon(value, given))
    const begun = (this.initial[part] = above(initial))
    const isKept = part in this.values
    const keptBase = this.base[part]
    const { value, clashes } = isKept
      ? mergeDraft(this.base[part], this.values[part], begun)
      : { value: begun, clashes: [] }
    if (this.isOfRecord) this.clashes = [...this.clashes, ...clashes.map((clash) => ({ ...clash, part }))]
    // What is not decided is asked about again.
    if (!this.isOfRecord || !clashes.length) this.base[part] = begun
    // What was given when it was typed, too, is not given just now: that is a reload.
    const isAnew = given !== undefined && !(isKept && isSame(upon(keptBase, given), keptBase))
    return (this.values[part] = isAnew ? above(value) : value) as Value
  }

  /** What the form is called; where it says nothing, as its screen. */
  call(title = '') {
    this.title = title
  }

  /** Tells when what was kept is shown no more. */
  readonly onKept = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** A person has changed something, which the form may come to hold later, as a file that is sent first. */
  readonly touch = () => {
    this.isTouched = true
  }

  /** Shows what becomes of a part otherwise than by its own form. */
  follow<Value>(part: string, show: (value: Value) => void): () => void {
    this.shows.set(part, show)
    return () => this.shows.delete(part)
  }

  set<Value>(part: string, next: Value | ((before: Value) => Value)): Value {
    const before = this.values[part] as Value
    const value = typeof next === 'function' ? (next as (before: Value) => Value)(before) : next
    this.values[part] = value
    this.isTouched ||= isPersonActing() && !this.isThrownAway
    // What the form fills in by itself is what it begins with.
    if (!this.isTouched) this.initial[part] = this.base[part] = value
    this.keep()
    return value
  }

  /** Whether it is kept: then nothing is lost with the form. */
  readonly isKept = (): boolean => this.isChanged() && !this.isRefused

  /** Whether something would be lost with the form. */
  readonly isLost = (): boolean => this.isChanged() && this.isRefused

  /** The node whose end is the draft's. */
  get node(): string | undefined {
    return nodeOf(this.key)
  }

  /**
   * Once all parts are open: what both sides have changed, to be asked about. Where nothing is, what was kept goes on
   * from the version of now.
   */
  settle(): readonly DraftClash[] {
    if (!this.kept || this.isSettled) return []
    this.isSettled = true
    if (this.clashes.length) return this.clashes
    this.version = this.newest
    if (!this.isChanged()) this.clear()
    else if (this.kept.version !== this.newest) this.keep()
    return []
  }

  /** Keeps one's own or theirs of what both have changed; either goes on from the version of now. */
  resolve(choice: 'MINE' | 'THEIRS') {
    for (const { part, path, current } of this.clashes) {
      if (choice === 'THEIRS') this.values[part] = withAt(this.values[part], path, current)
      this.base[part] = this.initial[part]
      this.shows.get(part)?.(this.values[part] as never)
    }
    this.clashes = []
    this.version = this.newest
    this.keep()
  }

  /** Throws away what was typed: the form is as it is without a draft. */
  discard() {
    this.base = { ...this.initial }
    this.values = { ...this.initial }
    this.clashes = []
    this.version = this.newest
    this.isTouched = false
    // What the form fills in again at once is not the person's.
    this.isThrownAway = true
    setTimeout(() => (this.isThrownAway = false))
    for (const [part, show] of this.shows) show(this.values[part] as never)
    this.clear()
  }

  /** What was typed is sent or given up, and kept no more. */
  readonly clear = () => {
    this.base = { ...this.values }
    this.forget()
  }

  private forget() {
    this.isRefused = false
    this.keptAt = undefined
    forgetDraft(this.key)
    for (const listener of this.listeners) listener()
  }

  private isChanged(): boolean {
    return Object.keys(this.values).some((part) => !isSame(this.values[part], this.base[part]))
  }

  private keep() {
    if (!this.isChanged()) return this.forget()
    const { version, base, values } = this
    const title = this.title || document.title.split(' · ')[0]!
    this.isRefused = !keepDraft(this.key, { at: Date.now(), title, version, base, values })
  }
}
