// How long a toast stays, as whoever is signed in has set it; kept in this browser, so that it holds from the first one
// on.

/** As the product has it. */
const usual = 5_000
const key = 'toast_ms'
let current: number | undefined

function kept(): number {
  try {
    const text = localStorage.getItem(key)
    return text && /^\d{1,6}$/.test(text) ? Number(text) : usual
  } catch {
    return usual
  }
}

/** In milliseconds; 0 for until it is closed. */
export const toastTime = (): number => (current ??= kept())

export function setToastTime(milliseconds: number) {
  current = milliseconds
  try {
    if (milliseconds === usual) localStorage.removeItem(key)
    else localStorage.setItem(key, String(milliseconds))
  } catch {
    // Then it holds for as long as the page is open.
  }
}
