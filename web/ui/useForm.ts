import { useEffect, useRef, type RefObject } from 'react'
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
 * A ref for a form. Where there are problems, the first field that has one takes the focus; what is too long is not sent;
 * before what was typed is lost, it asks.
 */
export function useForm(problems: object, { isWindow = false, isKept = false }: FormOptions = {}): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!Object.keys(problems).length) return
    if (form.current) typedOf.get(form.current)?.refuse()
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problems])
  const followed = useRef<{ form: HTMLFormElement; stop: () => void }>(undefined)
  // A form may come and go while what it belongs to stays.
  useEffect(() => {
    const { current } = form
    if (current === (followed.current?.form ?? null)) return
    followed.current?.stop()
    followed.current = current ? { form: current, stop: follow(current, isWindow, isKept) } : undefined
  })
  useEffect(
    () => () => {
      followed.current?.stop()
      followed.current = undefined
    },
    [],
  )
  return form
}

function follow(form: HTMLFormElement, isWindow: boolean, isKept: boolean): () => void {
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
