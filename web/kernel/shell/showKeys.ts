// How whatever is pressed opens the sheet of keys, whose code comes behind the first screen.

let show: (() => void) | undefined

export const showKeys = () => show?.()

/** Takes over the showing. */
export function onShowKeys(listener: () => void): () => void {
  show = listener
  return () => (show = undefined)
}
