// What of a page does not fit: into the window, into its frame, or beside its neighbour.
import type { BrowserContext, Page } from 'playwright-core'
import { isSettled } from './settled.ts'

/** Makes every word of four letters or more that is put into a page 40 % longer, before anything is measured. */
export const lengthen = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const long = (text: unknown) =>
      typeof text === 'string' && !text.includes('{')
        ? text.replace(/\p{L}{4,}/gu, (word) => word + word.slice(-Math.ceil(word.length * 0.4)).toLowerCase())
        : text
    const isShown = (node: Node) => !(node instanceof HTMLStyleElement || node instanceof HTMLScriptElement)
    const lengthenAt = (owner: Node, name: 'textContent' | 'nodeValue') => {
      const own = Object.getOwnPropertyDescriptor(owner, name)!
      const set = (node: Node, text: unknown) => own.set!.call(node, isShown(node) ? long(text) : text)
      Object.defineProperty(owner, name, {
        ...own,
        set(this: Node, text: unknown) {
          set(this, text)
        },
      })
    }
    lengthenAt(Node.prototype, 'textContent')
    lengthenAt(Node.prototype, 'nodeValue')
    Document.prototype.createTextNode = (text) => new Text(long(text) as string)
  })

/** A name of 120 characters that no space breaks. */
export const unbroken = (name: string): string => name.padEnd(120, 'unbroken')

/** What goes beyond the window or its frame, and which controls lie over each other. */
export const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = 'a, button, input, select, textarea, summary, [role=button], [role=checkbox], [role=tab]'
    const found: string[] = []
    const beyond = document.documentElement.scrollWidth - innerWidth
    if (beyond > 0) found.push(`the page goes ${beyond} px beyond the window`)
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} ${(element.ariaLabel ?? element.textContent).trim().slice(0, 40)}`
    const isUnseen = (element: Element) => {
      const { clipPath, opacity } = getComputedStyle(element)
      return clipPath !== 'none' || opacity === '0'
    }

    /** What of an element its frames let through, without what one may scroll to. */
    function seen(element: HTMLElement) {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const box = { left, right, top, bottom }
      let cut = 0
      let position = getComputedStyle(element).position
      for (let frame = element.parentElement; frame && frame !== document.body; frame = frame.parentElement) {
        if (isUnseen(frame)) return null
        const style = getComputedStyle(frame)
        if (position === 'fixed') break
        if (position === 'absolute' && style.position === 'static') continue
        position = style.position
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
        const edge = frame.getBoundingClientRect()
        if (style.overflowX === 'hidden' || style.overflowX === 'clip')
          cut = Math.max(cut, box.right - edge.right, edge.left - box.left)
        box.left = Math.max(box.left, edge.left)
        box.right = Math.min(box.right, edge.right)
        box.top = Math.max(box.top, edge.top)
        box.bottom = Math.min(box.bottom, edge.bottom)
        if (style.overflowX === 'auto' || style.overflowX === 'scroll') cut = 0
      }
      return { element, box, cut }
    }

    const all = [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !isUnseen(element) && !element.closest('[aria-hidden=true], .leaflet-container'))
      .flatMap((element) => seen(element) ?? [])
    for (const { element, box, cut } of all) {
      if (cut > 1) found.push(`${nameOf(element)} is cut by ${Math.round(cut)} px`)
      if (box.right > innerWidth + 1 || box.left < -1) found.push(`${nameOf(element)} is beyond the window`)
      // What a finger hits may be larger than what is drawn.
      const isLarger = getComputedStyle(element, '::after').position === 'absolute'
      const more = isLarger ? 0 : element.scrollWidth - element.clientWidth
      if (element.tagName === 'BUTTON' && getComputedStyle(element).overflowX === 'visible' && more > 1)
        found.push(`${nameOf(element)} has ${more} px more than it holds`)
    }
    for (const element of document.querySelectorAll<HTMLElement>('main *, [role=dialog] *')) {
      const isText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
      const { overflowX, display } = getComputedStyle(element)
      const more = element.scrollWidth - element.clientWidth
      if (!isText || overflowX !== 'visible' || display.startsWith('inline') || more < 2) continue
      if (element.checkVisibility({ visibilityProperty: true }) && !isUnseen(element) && seen(element))
        found.push(`${nameOf(element)} spills ${more} px`)
    }
    const shown = all.filter(({ box }) => box.right - box.left > 2 && box.bottom - box.top > 2)
    for (const [i, one] of shown.entries())
      for (const other of shown.slice(i + 1)) {
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        if (width < 3 || height < 3 || one.element.contains(other.element)) continue
        // What shows a password stands in its field.
        if (one.element.tagName === 'INPUT' && one.element.closest(':has(> button)')?.contains(other.element)) continue
        found.push(
          `${nameOf(one.element)} lies over ${nameOf(other.element)} by ${Math.round(width)} × ${Math.round(height)} px`,
        )
      }
    return found
  })

/** The same of some screens, one after the other, each with its path. */
export async function misfitsAt(page: Page, paths: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const path of paths) {
    await page.goto(path)
    await isSettled(page)
    for (const misfit of await misfits(page)) found.push(`${path}: ${misfit}`)
  }
  return found
}
