// What has the focus may be drawn anew, or come to stand elsewhere; with its old place the focus would be lost.

/** How long something is waited for, and how long it must have kept the focus, in milliseconds. */
const patience = 5_000
const settled = 1_000
const frame = 16

type Target = HTMLElement | null | undefined

/**
 * Whether the focus an element had is nobody's: what is lost in a window is taken by the window itself. An element that
 * is not there yet may come to stand in any.
 */
export function isLost(element: Target): boolean {
  const holder = document.activeElement
  if (!holder?.parentElement?.matches('.MuiModal-root')) return holder === document.body
  return !element || holder.contains(element)
}

/**
 * Brings the focus to an element as soon as it is there and takes it, if that is still wanted, and again where it goes
 * with the element's place. Whoever goes on to something else is left alone.
 */
export function leadFocus(find: () => Target, isWanted: (element: Target) => boolean = isLost, options?: FocusOptions) {
  let wasReached = false
  let hasIt = false
  let since = performance.now()
  const lead = () => {
    const element = find()
    const isThere = () => element?.contains(document.activeElement) ?? false
    if (!isThere()) {
      if (!(wasReached ? isLost : isWanted)(element)) return
      element?.focus(options)
    }
    const now = performance.now()
    if (hasIt !== isThere()) since = now
    hasIt = isThere()
    wasReached ||= hasIt
    if (now - since < (hasIt ? settled : patience)) setTimeout(lead, frame)
  }
  // What is drawn anew at once has the focus before the next key, which would go to nobody.
  queueMicrotask(() => {
    const element = find()
    if (element && !element.contains(document.activeElement) && isWanted(element)) element.focus(options)
  })
  requestAnimationFrame(lead)
}
