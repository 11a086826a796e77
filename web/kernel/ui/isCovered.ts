/** Windows and menus over the screen, which take its keys; a panel that stands beside the screen is none. */
export const windows = '[role="dialog"]:not([aria-modal="false"]), [role="menu"]'

/** Whether one is open over the screen, or over what is given. */
export const isCovered = (below?: Element | null): boolean =>
  [...document.querySelectorAll(`${windows}, dialog[open], .MuiDialog-root`)].some(
    (over) => !below || !over.contains(below),
  )
