/** Nothing, in the page's colour: before the first screen, and where a screen has nothing over it. */
export function Blank() {
  return null
}
