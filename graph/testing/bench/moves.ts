// How soon the eye sees that a card moves: from the key or the mouse to the next paint, as the browser itself measures
// it (Event Timing), on a board with 10,000 records in each column.
import type { Page } from 'playwright-core'
import { percentile } from './load.ts'
import { sized } from './size.ts'

const count = sized(50, 2)
const goal = 100

interface Seen {
  events: PerformanceEventTiming[]
}

/** Starts to note what people do and how long each took to be painted. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const seen: Seen = { events: [] }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => seen.events.push(...(list.getEntries() as PerformanceEventTiming[]))).observe({
      type: 'event',
      durationThreshold: 16,
    } as PerformanceObserverInit)
  })

/** The longest that one of these events took since the last time, in milliseconds; less than a frame is not told. */
async function longest(page: Page, names: string[]): Promise<number> {
  // What was painted is told a frame later.
  await page.waitForTimeout(100)
  return page.evaluate((wanted) => {
    const { seen } = window as unknown as { seen: Seen }
    const times = seen.events.splice(0).flatMap(({ name, duration }) => (wanted.includes(name) ? [duration] : []))
    return Math.max(16, ...times)
  }, names)
}

/** The first card of Next Up, once it can be moved. */
const first = (page: Page) => page.locator('[data-panel=NEXT] [data-card][draggable=true]').first()

/** Where it goes it may stand among ten thousand, out of sight. */
const hasLeft = (page: Page, id: string | null) =>
  page.locator(`[data-panel=NEXT] [data-card="${id}"]`).waitFor({ state: 'detached' })

async function byKey(page: Page): Promise<number> {
  const card = first(page)
  const id = await card.getAttribute('data-card')
  await card.focus()
  await page.keyboard.press('Shift+ArrowRight')
  await hasLeft(page, id)
  return longest(page, ['keydown', 'keypress', 'keyup'])
}

async function byDrag(page: Page): Promise<number> {
  const card = first(page)
  const id = await card.getAttribute('data-card')
  const [from, over] = await Promise.all([card.boundingBox(), page.locator('[data-panel=WORK]').boundingBox()])
  await page.mouse.move(from!.x + 40, from!.y + 12)
  await page.mouse.down()
  await page.mouse.move(from!.x + 60, from!.y + 20, { steps: 4 })
  await page.mouse.move(over!.x + over!.width / 2, over!.y + 200, { steps: 12 })
  await page.mouse.up()
  await hasLeft(page, id)
  return longest(page, ['pointerdown', 'mousedown', 'dragstart', 'dragenter', 'dragover', 'drop', 'dragend'])
}

export async function moves(page: Page) {
  await page.bringToFront()
  await watch(page)
  for (const [name, move] of Object.entries({ 'by key': byKey, 'by drag': byDrag })) {
    const times: number[] = []
    for (let i = 0; i < count; i++) times.push(await move(page))
    console.log(
      `home         a card that moves ${name} is seen after ${percentile(times, 0.98).toFixed(0)} ms (p98 of ${count}, goal ${goal})`,
    )
  }
}
