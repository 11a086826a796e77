// Bad days: no connection, and storms of calls. Nothing is lost, and there is never a white page.
import type { Page, Request } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { cardOf, hasFetchedAhead, isLive, ownBoard, standsIn } from './board.ts'
import { lookAt } from './looks.ts'
import { countRefreshes, cut, isOf, openHouse } from './visit.ts'

const house = openHouse()
const unreachable =
  /ERR_INTERNET_DISCONNECTED|Failed to load resource|ERR_FAILED|ERR_CONNECTION|status of 40[14]|dynamically imported|not reachable/

const bar = (page: Page) => page.getByRole('status').filter({ hasText: /connection|not sent|Sending|rejected/ })

/** A board with records, open in a browser. */
async function openBoard(titles: string[]) {
  const { world } = house.current
  const { at, admin } = await ownBoard(world)
  const records = []
  for (const title of titles) records.push(await world.action(at, admin, { title }))
  const visitor = await house.current.visit(admin, '/home', { expected: unreachable })
  await isLive(visitor.page)
  // What is asked for while a connection is lost does not come again on that page.
  await hasFetchedAhead(visitor.page)
  return { ...visitor, at, admin, records }
}

async function start(page: Page, record: { key: string; title: string }) {
  await cardOf(page, record).focus()
  await page.keyboard.press('Shift+ArrowRight')
}

const historyOf = (ids: string[]) =>
  house.current.world.prisma.historyEntry.findMany({
    where: { actionId: { in: ids }, transition: 'START' },
    orderBy: { id: 'asc' },
    select: { actionId: true },
  })

describe('a lost connection', () => {
  test('shows; moves wait on their cards, and go in their order when it is back, by whichever tab', async () => {
    const { context, page, tab, records } = await openBoard(['First', 'Second', 'Third'])
    const [first, second, third] = records as [(typeof records)[0], (typeof records)[0], (typeof records)[0]]
    const other = await tab('/home')
    await cardOf(other, third).waitFor()
    await other.getByRole('status').getByText('Live', { exact: true }).waitFor()
    await context.setOffline(true)
    await bar(page)
      .getByText(/^No connection since \d\d:\d\d\./)
      .waitFor()
    await start(page, first)
    await standsIn(page, 'IM Working', first)
    await cardOf(page, first).getByText('Not sent yet').waitFor()
    await start(page, second)
    await bar(page).getByText('2 changes not sent yet').waitFor()
    await start(other, third)
    await bar(page).getByText('3 changes not sent yet').waitFor()
    await lookAt(page)
    expect(await historyOf(records.map(({ id }) => id))).toEqual([])
    await context.setOffline(false)
    await bar(page).waitFor({ state: 'hidden' })
    await bar(other).waitFor({ state: 'hidden' })
    expect((await historyOf(records.map(({ id }) => id))).map(({ actionId }) => actionId)).toEqual([
      first.id,
      second.id,
      third.id,
    ])
    for (const each of [page, other])
      for (const record of [first, second, third]) await standsIn(each, 'IM Working', record)
    await expect.poll(() => page.getByText('Not sent yet').count()).toBe(0)
  })

  test('takes nothing off the screen that was being read again as it was lost, and reads it once it is back', async () => {
    const { page, records } = await openBoard(['First'])
    const answer = await cut(page, isOf('BoardSectionQuery'))
    await start(page, records[0]!)
    await standsIn(page, 'IM Working', records[0]!)
    const failed = page.waitForEvent('requestfailed', isOf('BoardSectionQuery'))
    await page.getByRole('button', { name: 'Undo' }).first().press('Enter')
    await failed
    answer()
    await page.waitForResponse((response) => isOf('BoardSectionQuery')(response.request()))
    await standsIn(page, 'Next Up', records[0]!)
  })

  test('loses nothing of what was done when the page is closed: it is sent when it opens again', async () => {
    const { context, page, tab, records } = await openBoard(['First'])
    await context.setOffline(true)
    await start(page, records[0]!)
    await cardOf(page, records[0]!).getByText('Not sent yet').waitFor()
    await page.close()
    await context.setOffline(false)
    expect(await historyOf([records[0]!.id])).toEqual([])
    const again = await tab('/home')
    await standsIn(again, 'IM Working', records[0]!)
    await expect.poll(() => historyOf([records[0]!.id])).toHaveLength(1)
  })

  test('opens a record: what the card says where it was never read, all of it where it was; with the connection the rest comes', async () => {
    const { context, page, records } = await openBoard(['First', 'Second'])
    const [first, second] = records as [(typeof records)[0], (typeof records)[0]]
    await page.getByRole('toolbar').first().waitFor()
    const popup = page.getByRole('dialog', { name: 'Action record' })
    await cardOf(page, second).focus()
    await page.keyboard.press('Enter')
    await popup.getByRole('region', { name: 'Steps' }).waitFor()
    await page.keyboard.press('Escape')
    await popup.waitFor({ state: 'detached' })
    await context.setOffline(true)
    await bar(page)
      .getByText(/^No connection since/)
      .waitFor()
    await cardOf(page, first).focus()
    await page.keyboard.press('Enter')
    await popup.getByText(/Only board data is shown/).waitFor()
    await popup.getByRole('heading', { name: `${first.key} First` }).waitFor()
    await lookAt(page)
    await page.keyboard.press('Escape')
    await popup.waitFor({ state: 'detached' })
    await standsIn(page, 'Next Up', first)
    await cardOf(page, second).focus()
    await page.keyboard.press('Enter')
    await popup.getByRole('region', { name: 'Steps' }).waitFor()
    await page.keyboard.press('Escape')
    await cardOf(page, first).focus()
    await page.keyboard.press('Enter')
    await popup.getByText(/Only board data is shown/).waitFor()
    await context.setOffline(false)
    await popup.getByRole('region', { name: 'Steps' }).waitFor()
    await page.keyboard.press('Escape')
    await popup.waitFor({ state: 'detached' })
    await standsIn(page, 'Next Up', first)
  })

  test('opens everything else over the board: adding, keys, the palette, menus; a place says that it can not be read, and the board is still there', async () => {
    const { context, page, records } = await openBoard(['First'])
    await page.getByRole('toolbar').first().waitFor()
    await context.setOffline(true)
    await bar(page)
      .getByText(/^No connection since/)
      .waitFor()
    for (const [keys, name] of [
      ['?', 'Keyboard shortcuts'],
      ['Control+k', 'Search everything'],
    ] as const) {
      await page.keyboard.press(keys)
      await page.getByRole('dialog', { name }).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    await page.getByRole('button', { name: 'Add record' }).first().click()
    await page.getByRole('dialog', { name: 'Add record' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('toolbar').first().getByRole('link', { name: 'Planner' }).click()
    await page.getByRole('main').getByRole('alert').waitFor()
    await page.getByRole('navigation', { name: 'Navigation' }).waitFor()
    await lookAt(page)
    await page.goBack()
    await standsIn(page, 'Next Up', records[0]!)
  })

  test('keeps a note too', async () => {
    const { context, page, records } = await openBoard(['First'])
    await page.goto(`/home/record/${records[0]!.key}?panel=activity`)
    const field = page.getByRole('textbox', { name: 'New note' })
    await field.fill('The hinge is ordered.')
    await page.waitForTimeout(1_500)
    await context.setOffline(true)
    await field.press('Control+Enter')
    await page.getByRole('list', { name: 'Unsent notes' }).getByText('The hinge is ordered.').waitFor()
    await expect.poll(() => field.inputValue()).toBe('')
    await context.setOffline(false)
    await page.getByRole('list', { name: 'Unsent notes' }).waitFor({ state: 'detached' })
    const stream = page.getByRole('region', { name: 'Activity stream' })
    await stream.getByRole('listitem').getByText('The hinge is ordered.').waitFor()
  })

  test('shows what was changed meanwhile, with both, one by one: tried again or dropped, by keyboard', async () => {
    const { context, page, records } = await openBoard(['First', 'Second'])
    const { world } = house.current
    await context.setOffline(true)
    for (const record of records) await start(page, record)
    await bar(page).getByText('2 changes not sent yet').waitFor()
    // Meanwhile somebody else has changed both.
    await world.prisma.action.updateMany({
      where: { id: { in: records.map(({ id }) => id) } },
      data: { version: 7, priorityId: 5 },
    })
    await context.setOffline(false)
    await bar(page).getByText('2 changes rejected').waitFor()
    await page.getByRole('button', { name: 'View changes' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Rejected, 1 of 2' })
    await dialog.getByText('Start').first().waitFor()
    await dialog.getByText('Queued', { exact: true }).waitFor()
    await dialog.getByRole('alert').filter({ hasText: 'now' }).waitFor()
    await lookAt(page)
    await dialog.getByRole('button', { name: 'Retry on current version' }).press('Enter')
    const last = page.getByRole('dialog', { name: 'Rejected', exact: true })
    await last.getByText('Second').waitFor()
    await last.getByRole('button', { name: 'Discard mine' }).press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await bar(page).waitFor({ state: 'hidden' })
    expect((await historyOf(records.map(({ id }) => id))).map(({ actionId }) => actionId)).toEqual([records[0]!.id])
  })
})

describe('a storm', () => {
  test('a token that dies in the middle of moves is replaced once, and no move is lost', async () => {
    const { context, page, records } = await openBoard(['First', 'Second', 'Third'])
    const { world } = house.current
    const refreshes = countRefreshes(context)
    world.clock.forward({ minutes: 11 })
    for (const record of records) await start(page, record)
    for (const record of records) await standsIn(page, 'IM Working', record)
    await expect.poll(() => historyOf(records.map(({ id }) => id))).toHaveLength(3)
    await expect.poll(() => refreshes()).toBe(1)
  })

  test('eight tabs open at once, and one stream tells them all', async () => {
    const { world } = house.current
    const { at, admin } = await ownBoard(world)
    const action = await world.action(at, admin, { title: 'First' })
    const { context, page, tab } = await house.current.visit(admin, '/home')
    const streams = new Set<Request>()
    context.on(
      'request',
      (request) => (request.headers().accept ?? '').includes('event-stream') && streams.add(request),
    )
    context.on('requestfailed', (request) => streams.delete(request))
    await isLive(page)
    const others = await Promise.all(Array.from({ length: 7 }, () => tab('/home')))
    for (const other of others) await cardOf(other, action).waitFor()
    for (const other of others) await isLive(other)
    await start(page, action)
    for (const other of others) await standsIn(other, 'IM Working', action)
    expect(streams.size).toBe(1)
  })
})
