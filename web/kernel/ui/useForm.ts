import { useEffect, useState, type RefObject } from 'react'
import { askToLeave, enterForm } from './unsaved.ts'
import { Typed } from './typed.ts'

const typedOf = new WeakMap<HTMLFormElement, Typed>()

/** For a form that tells its problems otherwise. */
export const untouched = {}

interface FormOptions {
  isWindow?: boolean
  /** What is typed is kept elsewhere, so that leaving loses nothing. */
  isKept?: boolean
}

/**
 * A ref that follows whatever form it is given, from the moment at which that is there: a window's comes later than
 * what holds it.
 */
class FormRef {
  private form: HTMLFormElement | null = null
  private stop: (() => void) | undefined
  private readonly options: Required<FormOptions>

  constructor(options: Required<FormOptions>) {
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
 * sent; before what was typed is lost, it asks.
 */
export function useForm(
  problems: object,
  { isWindow = false, isKept = false }: FormOptions = {},
): RefObject<HTMLFormElement | null> {
  const [form] = useState(() => new FormRef({ isWindow, isKept }))
  useEffect(() => {
    if (!Object.keys(problems).length) return
    if (form.current) typedOf.get(form.current)?.refuse()
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, problems])
  return form
}

function follow(form: HTMLFormElement, { isWindow, isKept }: Required<FormOptions>): () => void {
  const refuse = (event: Event) => {
    const tooLong = form.querySelector<HTMLElement>('[data-too-long]')
    if (!tooLong) return
    event.preventDefault()
    event.stopImmediatePropagation()
    tooLong.focus()
  }
  form.addEventListener('submit', refuse, true)
  const typed = new Typed()
  typedOf.set(form, typed)
  const stops = isKept ? [] : [typed.follow(form), enterForm({ isTyped: typed.isTyped, isWindow })]
  return () => {
    form.removeEventListener('submit', refuse, true)
    for (const stop of stops) stop()
  }
}

/** What was typed into a form is saved, or given up: leaving asks no more. */
export function settle({ current }: RefObject<HTMLFormElement | null>) {
  if (current) typedOf.get(current)?.send()
}

/** Closes a form's window; where something was typed, it asks first. */
export function leave(form: RefObject<HTMLFormElement | null>, close: () => void) {
  const go = () => {
    settle(form)
    close()
  }
  if (form.current && typedOf.get(form.current)?.isTyped()) askToLeave(go)
  else go()
}
