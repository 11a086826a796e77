// What is typed into forms and not saved: who leads away from it asks first. Forms enter themselves by useForm.

export interface TypedForm {
  /** Whether something was typed that would be lost. */
  isTyped: () => boolean
  /** A window over a screen, or a part of it that the address chooses: whatever changes in the address may close it. */
  isWindow: boolean
}

const forms = new Set<TypedForm>()

const askBrowser = (event: BeforeUnloadEvent) => {
  if (isUnsaved(false)) event.preventDefault()
}

export function enterForm(form: TypedForm): () => void {
  forms.add(form)
  window.addEventListener('beforeunload', askBrowser)
  return () => {
    forms.delete(form)
    if (!forms.size) window.removeEventListener('beforeunload', askBrowser)
  }
}

/** Whether something typed would be lost; on the same screen only what is typed into a window would. */
export const isUnsaved = (staysOnScreen: boolean): boolean =>
  [...forms].some((form) => form.isTyped() && (form.isWindow || !staysOnScreen))

let asker: ((leave: () => void) => void) | undefined

/** Takes over the asking. */
export function onAskToLeave(ask: (leave: () => void) => void): () => void {
  asker = ask
  return () => (asker = undefined)
}

/** Asks before what was typed is lost; where nobody is there to ask, it is left. */
export const askToLeave = (leave: () => void) => (asker ? asker(leave) : leave())
