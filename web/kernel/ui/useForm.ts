import { useLayoutEffect, useState, type RefObject } from 'react'
import type { Draft } from '../draft/Draft.ts'
import { lookForSubject } from '../draft/lostDrafts.ts'
import { askToLeave, enterForm } from './unsaved.ts'
import { Typed } from './typed.ts'

const typedOf = new WeakMap<HTMLFormElement, Pick<Typed, 'isTyped' | 'send' | 'refuse'>>()

/** For a form that tells its problems otherwise. */
export const untouched = {}

interface FormOptions {
  isWindow?: boolean
  /**
   * Keeps what is typed; a form of more than two fields has one. Without it, leaving asks before what was typed is
   * lost; with null it does not, as nothing of it need be kept.
   */
  draft?: Draft | null
}

/**
 * A ref that follows whatever form it is given, from the moment at which that is there: a window's comes later than
 * what holds it.
 */
class FormRef {
  private form: HTMLFormElement | null = null
  private stop: (() => void) | undefined
  private readonly options: FormOptions

  constructor(options: FormOptions) {
    this.options = options
  }

  get current() {
    return this.form
  }

  set current(form) {
    if (form === this.form) return
    this.stop?.()
    this.form = form
    this.stop = form ? follow(form, this.options) : undefined
  }
}

/**
 * A ref for a form. Where there are problems, the first field that has one takes the focus; what is too long is not
 * sent, and what is sent waits for lists that load; before what was typed and not kept is lost, it asks.
 */
export function useForm(problems: object, options: FormOptions = {}): RefObject<HTMLFormElement | null> {
  const [form] = useState(() => new FormRef(options))
  // With the message itself: who types on types where it shows.
  useLayoutEffect(() => {
    if (!Object.keys(problems).length) return
    if (form.current) typedOf.get(form.current)?.refuse()
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, problems])
  return form
}

const loading = 'select[aria-busy="true"]'

function follow(form: HTMLFormElement, { isWindow = false, draft }: FormOptions): () => void {
  const hold = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const waiting = new MutationObserver(() => {
    if (form.querySelector(loading)) return
    waiting.disconnect()
    form.requestSubmit()
  })
  const refuse = (event: Event) => {
    const tooLong = form.querySelector<HTMLElement>('[data-too-long]')
    if (tooLong) {
      hold(event)
      return tooLong.focus()
    }
    // What can be chosen is still on its way, and with it what is chosen by itself.
    if (!form.querySelector(loading)) return
    hold(event)
    waiting.observe(form, { subtree: true, attributeFilter: ['aria-busy'] })
  }
  form.addEventListener('submit', refuse, true)
  const { typed, stop } = draft ? followDraft(form, draft) : draft === null ? untyped : followTyped(form)
  typedOf.set(form, typed)
  const leaveForm = enterForm({ isTyped: typed.isTyped, isWindow })
  return () => {
    form.removeEventListener('submit', refuse, true)
    waiting.disconnect()
    leaveForm()
    stop()
  }
}

const nothing = () => {}
const untyped = { typed: { isTyped: () => false, send: nothing, refuse: nothing }, stop: nothing }

function followTyped(form: HTMLFormElement) {
  const typed = new Typed()
  return { typed, stop: typed.follow(form) }
}

/** What is typed is in the draft; only what this browser would not keep is lost. */
function followDraft(form: HTMLFormElement, draft: Draft) {
  const typed = { isTyped: draft.isLost, send: draft.clear, refuse: nothing }
  const events = ['input', 'change']
  for (const name of events) form.addEventListener(name, draft.touch, true)
  const stop = () => {
    for (const name of events) form.removeEventListener(name, draft.touch, true)
    lookForSubject(draft)
  }
  return { typed, stop }
}

/** What was typed into a form is saved, or given up: leaving asks no more, and no draft is kept. */
export function settle({ current }: RefObject<HTMLFormElement | null>) {
  if (current) typedOf.get(current)?.send()
}

/** Closes a form's window; where something was typed that is not kept, it asks first. */
export function leave(form: RefObject<HTMLFormElement | null>, close: () => void) {
  const go = () => {
    settle(form)
    close()
  }
  if (!form.current || !typedOf.get(form.current)?.isTyped()) close()
  else askToLeave(go)
}
