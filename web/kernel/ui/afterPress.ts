// What is saved as a field is left waits for the press that left it: what it draws anew would move away what is
// pressed.
let isPressed = false

const note = (pressed: boolean) => () => {
  isPressed = pressed
}

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', note(true), { capture: true })
  for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, note(false), { capture: true })
}

/** Does it at once, or where a pointer is down, once the click that it makes was heard. */
export function afterPress(work: () => void) {
  if (!isPressed) return work()
  const ends = ['pointerup', 'pointercancel']
  const end = () => {
    for (const name of ends) window.removeEventListener(name, end)
    setTimeout(work)
  }
  for (const name of ends) window.addEventListener(name, end)
}
