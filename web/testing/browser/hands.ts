// The two ways to work: with the mouse, and with the keyboard alone, where Tab and the arrows have to lead to
// everything.
import type { Locator, Page } from 'playwright-core'

export const hands = ['by mouse', 'by keyboard alone'] as const

export interface Hand {
  press: (target: Locator) => Promise<void>
  write: (field: Locator, text: string) => Promise<void>
  /** Chooses of a list that opens as one types. */
  pick: (field: Locator, text: string) => Promise<void>
  /** Chooses of a menu behind a button. */
  menu: (button: Locator, item: string) => Promise<void>
  tick: (box: Locator) => Promise<void>
}

const mostKeys = 120

/** What can be chosen of a list that is found as one types, once it is the answer to what is typed. */
export const optionIn = (page: Page, name: string | RegExp) =>
  page.locator('[role=listbox]:not([aria-busy=true])').getByRole('option', { name })

/** Presses a key, or the one that leads back, until something has the focus, as somebody without a mouse does. */
async function reach(page: Page, target: Locator, on: string, back: string) {
  // Found by its name once, and anew where it was drawn anew: to look for it at each key takes longer than the key.
  const find = () => target.elementHandle()
  let found = await find()
  const isBehind = await found.evaluate(
    (element) => (element.compareDocumentPosition(document.activeElement!) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  )
  const key = isBehind ? back : on
  for (let i = 0; i < mostKeys; i++) {
    const { isThere, isDrawn } = await found.evaluate((element) => ({
      isThere: element === document.activeElement,
      isDrawn: element.isConnected,
    }))
    if (isThere) return
    if (isDrawn) await page.keyboard.press(key)
    else found = await find()
  }
  throw new Error(`${key} does not lead to ${String(target)}`)
}

/** Presses keys, one after the other. */
export async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key)
}

function keyboard(page: Page): Hand {
  const on = async (target: Locator, key: string) => {
    await reach(page, target, 'Tab', 'Shift+Tab')
    await page.keyboard.press(key)
  }
  return {
    press: (target) => on(target, 'Enter'),
    tick: (box) => on(box, 'Space'),
    async write(field, text) {
      await on(field, 'Control+a')
      await page.keyboard.type(text)
    },
    async pick(field, text) {
      await on(field, 'Control+a')
      await page.keyboard.type(text)
      await optionIn(page, new RegExp(`^${text}`)).waitFor()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
    },
    async menu(button, item) {
      await on(button, 'Enter')
      await reach(page, page.getByRole('menuitem', { name: item, exact: true }), 'ArrowDown', 'ArrowUp')
      await page.keyboard.press('Enter')
    },
  }
}

const mouse = (page: Page): Hand => ({
  press: (target) => target.click(),
  tick: (box) => box.click(),
  async write(field, text) {
    await field.click()
    await field.fill(text)
  },
  async pick(field, text) {
    await field.click()
    await field.fill(text)
    await optionIn(page, new RegExp(`^${text}`)).click()
  },
  async menu(button, item) {
    await button.click()
    await page.getByRole('menuitem', { name: item, exact: true }).click()
  },
})

export const handOf = (page: Page, by: (typeof hands)[number]): Hand =>
  by === 'by mouse' ? mouse(page) : keyboard(page)
