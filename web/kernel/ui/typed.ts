// What was typed into a form: which of its controls have another value than before somebody touched them.

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof Element && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)
const valueOf = (control: Control) =>
  control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)
    ? String(control.checked)
    : control.value

export class Typed {
  private readonly values = new Map<Control, { before: string; now: string }>()
  private isSent = false

  /** Follows a form until it is stopped. */
  follow(form: HTMLFormElement): () => void {
    const before = ({ target }: Event) => {
      if (isControl(target) && !this.values.has(target))
        this.values.set(target, { before: valueOf(target), now: valueOf(target) })
    }
    const after = ({ target }: Event) => {
      if (!isControl(target)) return
      this.isSent = false
      const known = this.values.get(target)
      this.values.set(target, { before: known?.before ?? '', now: valueOf(target) })
    }
    const events = [
      ['focusin', before],
      ['pointerdown', before],
      ['input', after],
      ['change', after],
      ['submit', this.send],
    ] as const
    for (const [name, listener] of events) form.addEventListener(name, listener, true)
    return () => {
      for (const [name, listener] of events) form.removeEventListener(name, listener, true)
    }
  }

  readonly isTyped = () => !this.isSent && [...this.values.values()].some(({ before, now }) => before !== now)

  /** What was typed is on its way, or given up. */
  readonly send = () => {
    this.isSent = true
  }

  /** It was not taken. */
  readonly refuse = () => {
    this.isSent = false
  }
}
