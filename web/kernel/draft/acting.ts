// Whether a person does something right now. What a form fills in by itself, once it has been read, is no draft.

const acts = ['input', 'change', 'click', 'keydown', 'keyup', 'pointerup', 'paste', 'drop', 'dragend']

let isActing = false

const act = () => {
  isActing = true
  // Each listener of the event has been told by then, and no answer has come.
  setTimeout(() => (isActing = false))
}

for (const name of acts) window.addEventListener(name, act, { capture: true, passive: true })

export const isPersonActing = (): boolean => isActing
