// A board of a test's own, and the words by which it finds things on it.
import type { Locator, Page } from 'playwright-core'
import type { Organization, Person } from '../../../graph/testing/rows.ts'
import type { World } from '../../../graph/testing/world.ts'

export interface Listed {
  key: string
  title: string
}

/** An organization with an Admin, who may do everything with its records. */
export async function ownBoard(world: World): Promise<{ at: Organization; admin: Person }> {
  const at = await world.organization()
  return { at, admin: await world.user(at, 'ADMIN') }
}

/** Puts a great many records into Next Up at once. */
export async function fill(world: World, { id, rootId }: Organization, creator: Person, count: number) {
  await world.prisma.$executeRaw`
    insert into action (title, root_id, organization_id, creator_id, class_id, priority_id, status)
    select 'Record ' || n, ${rootId}::uuid, ${id}::uuid, ${creator.id}::uuid, 1 + n % 4, 4, 5
    from generate_series(1, ${count}::int) n`
}

export const panel = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

export const cardOf = (page: Page | Locator, { key, title }: Listed): Locator =>
  page.getByRole('group', { name: `${key} ${title}`, exact: true })

/** How many cards of a record the board shows at this moment: it may not come twice, not even for a moment. */
export const timesShown = (page: Page, action: Listed): Promise<number> => cardOf(page, action).count()

/** Waits until a record stands in a panel. */
export const standsIn = (page: Page, name: string, action: Listed): Promise<void> =>
  cardOf(panel(page, name), action).waitFor()

export const countOf = (page: Page, name: string): Locator => panel(page, name).locator('.count')

/** Waits until the board hears of changes. */
export const isLive = (page: Page): Promise<void> =>
  page.getByRole('status').getByText('Live', { exact: true }).waitFor()

/**
 * Watches the stream of the pages that are opened from now on; answers with what waits until it carries a subscription.
 * That a board is live says that there is a stream, not yet that it carries all that is listened to.
 */
export async function watchStream(page: Page): Promise<(subscription: string) => Promise<void>> {
  await page.addInitScript(() => {
    // As another tab would, which is told what the stream carries.
    new BroadcastChannel('opsgraph-events').addEventListener('message', ({ data }: MessageEvent) => {
      const { kind, carried } = data as { kind: string; carried: string[] }
      if (kind === 'state') Object.assign(window, { carried })
    })
  })
  return async (subscription) =>
    void (await page.waitForFunction(
      (name) => (window as { carried?: string[] }).carried?.some((body) => body.includes(name)),
      subscription,
    ))
}

/** Waits until what can be opened without a connection has come. */
export const hasFetchedAhead = async (page: Page) =>
  void (await page.waitForFunction(() => performance.getEntriesByName('fetched ahead').length > 0))

/** Takes a card with the mouse and lets it go over a panel. */
export async function drag(page: Page, action: Listed, to: string) {
  // Behind the first screen comes what lets it be dragged.
  await cardOf(page, action).and(page.locator('[draggable=true]')).waitFor()
  const [from, over] = await Promise.all([cardOf(page, action).boundingBox(), panel(page, to).boundingBox()])
  if (!from || !over) throw new Error(`${action.key} or ${to} is not to be seen.`)
  await page.mouse.move(from.x + 40, from.y + 12)
  await page.mouse.down()
  await page.mouse.move(from.x + 60, from.y + 20, { steps: 4 })
  await page.mouse.move(over.x + over.width / 2, over.y + over.height / 2, { steps: 12 })
  await page.mouse.up()
}

/** What an open record says of its state, which opens the steps from there. */
export const statusOf = (page: Page, stateName: string): Locator =>
  page.getByRole('button', { name: `Status: ${stateName}`, exact: true })

/** Takes a step of an open record that has no button of its own. */
export async function takeStep(page: Page, name: string) {
  await page.getByRole('button', { name: /^Status: / }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

/** The toast with a title. */
export const toastOf = (page: Page, title: string): Locator =>
  page.locator('.notistack-SnackbarContainer').getByRole('alert').filter({ hasText: title })

/** What a toast says. */
export const toldOf = (page: Page, text: string): Locator =>
  page.locator('.notistack-SnackbarContainer').getByText(text)

/** Goes to another address from within, as one does: the board below is not read again. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** Adds a condition to what a screen is narrowed to; its menu is open then. */
export async function addFilter(page: Page, label: string) {
  await page.getByRole('button', { name: '+ Filter' }).click()
  await page.getByRole('menuitem', { name: label, exact: true }).click()
}
