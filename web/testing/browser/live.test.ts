// What one does shows with the others: at once, over one stream a browser, which comes back when it is lost.
import type { BrowserContext, Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { addFilter, cardOf, drag, goTo, isLive, ownBoard, panel, standsIn, timesShown, watchStream } from './board.ts'
import { hold, isOf, isStream, openHouse } from './visit.ts'

const house = openHouse()

/** How many event streams a browser has open, in all its tabs. */
function countStreams(context: BrowserContext): () => number {
  const streams = new Set<Request>()
  context.on('request', (request) => isStream(request) && streams.add(request))
  context.on('requestfinished', (request) => streams.delete(request))
  context.on('requestfailed', (request) => streams.delete(request))
  return () => [...streams].filter((request) => !request.frame().page().isClosed()).length
}

const holdStreams = (page: Page) => hold(page, isStream)

async function ownRecord() {
  const { world } = house.current
  const { at, admin } = await ownBoard(world)
  const action = await world.action(at, admin, { assigneeId: admin.id })
  const start = () => world.mutate(admin, 'startAction', { id: action.globalId })
  return { world, at, admin, action, start }
}

test('a move of one shows with another within a second, and with both after a reload', async () => {
  const { world, at, admin, action } = await ownRecord()
  const colleague = await world.user(at, 'ADMIN')
  const [one, other] = [await house.current.visit(admin, '/home'), await house.current.visit(colleague, '/home')]
  await Promise.all([isLive(one.page), isLive(other.page)])
  const answer = one.page.waitForResponse((response) => isOf('moveActionMutation')(response.request()))
  await drag(one.page, action, 'IM Working')
  const dropped = performance.now()
  await answer
  // A busy machine answers late, and shows late.
  const answered = performance.now() - dropped
  await cardOf(panel(other.page, 'IM Working'), action).waitFor()
  expect(performance.now() - dropped).toBeLessThan(Math.max(1_000, 5 * answered))
  expect(await timesShown(other.page, action)).toBe(1)
  await Promise.all([one.page.reload(), other.page.reload()])
  for (const { page } of [one, other]) await standsIn(page, 'IM Working', action)
})

test('a new record shows with the others, and a withdrawn one goes', async () => {
  const { world, at, admin, action } = await ownRecord()
  const { page } = await house.current.visit(admin, '/home')
  await isLive(page)
  const input = { title: 'Just made', organizationId: at.globalId, actionClassId: 1, priorityId: 4 }
  expect(await world.mutate(admin, 'createAction', input)).toMatchObject({ __typename: 'CreateActionSuccess' })
  await page.getByRole('group', { name: 'Just made' }).waitFor()
  await world.mutate(admin, 'withdrawAction', { id: action.globalId, reason: 'Not needed' })
  await cardOf(page, action).waitFor({ state: 'detached' })
})

test('nothing shows of what one may not see', async () => {
  const { world, at, admin, action, start } = await ownRecord()
  const stranger = await world.user(at, 'TRANSACTIONAL')
  const { page } = await house.current.visit(stranger, '/home')
  await isLive(page)
  await start()
  const own = await world.mutate(admin, 'createAction', {
    title: 'For you',
    organizationId: at.globalId,
    actionClassId: 1,
    priorityId: 4,
  })
  await world.mutate(admin, 'assignAction', { id: own.action!.id, assigneeId: stranger.globalId })
  await page.getByRole('group', { name: 'For you' }).waitFor()
  expect(await cardOf(page, action).count()).toBe(0)
})

test('two tabs of a browser share one stream', async () => {
  const { admin, action, start } = await ownRecord()
  const { page, tab, context } = await house.current.visit(admin, '/nowhere')
  const streams = countStreams(context)
  await page.goto('/home')
  await isLive(page)
  const other = await tab('/home')
  await isLive(other)
  await start()
  for (const one of [page, other]) await standsIn(one, 'IM Working', action)
  await expect.poll(streams).toBe(1)
})

test('whatever one has looked at in however many tabs, one stream is open, and calls have the other connections', async () => {
  const { at, admin, action, start } = await ownRecord()
  const { page, tab, context } = await house.current.visit(admin, '/nowhere')
  const streams = countStreams(context)
  for (const [path, heading] of [
    ['/home', 'Board'],
    ['/home/activerecords', 'Action records'],
    ['/mycalendar', 'Calendar'],
    ['/home/dashboard', 'Team'],
    ['/mynotifications', 'My notifications'],
  ] as const) {
    await goTo(page, path)
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor({ state: 'attached' })
  }
  const [board, list] = [await tab('/home'), await tab('/home/activerecords')]
  await isLive(board)
  await list.getByText(action.title).waitFor()
  await goTo(page, `/orgOverview/${at.id}`)
  await page.getByRole('navigation', { name: 'Organization sections' }).waitFor()
  await start()
  await standsIn(board, 'IM Working', action)
  await list
    .getByRole('row', { name: new RegExp(action.title) })
    .getByText('Started')
    .waitFor()
  await expect.poll(streams).toBe(1)
})

test('a tab that closes hands the stream to the other', async () => {
  const { admin, action, start } = await ownRecord()
  const { page, tab, context } = await house.current.visit(admin, '/nowhere')
  const streams = countStreams(context)
  await page.goto('/home')
  await isLive(page)
  const other = await tab('/home')
  await isLive(other)
  const handedOver = context.waitForEvent('response', (response) => isStream(response.request()))
  await page.close()
  await handedOver
  await start()
  await standsIn(other, 'IM Working', action)
  await expect.poll(streams).toBe(1)
})

test('a stream that was cut comes back, and what was missed meanwhile shows', async () => {
  const { world, admin, action, start } = await ownRecord()
  // A stream that comes back before events are heard again is refused, and comes again.
  const { page } = await house.current.visit(admin, '/home', { expected: /503/ })
  await isLive(page)
  const letGo = await holdStreams(page)
  // The connection that hears of events.
  await world.prisma.$queryRaw`
    select pg_terminate_backend(pid)::text from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and query like '%pg_current_snapshot%from event%'`
  await page.getByRole('status').getByText('Connection lost, reconnecting').waitFor()
  await start()
  await standsIn(page, 'Next Up', action)
  letGo()
  await standsIn(page, 'IM Working', action)
  await isLive(page)
})

test('what changes between the reading of the board and the begin of the stream shows too', async () => {
  const { admin, action, start } = await ownRecord()
  const { page } = await house.current.visit(admin, '/nowhere')
  const letGo = await holdStreams(page)
  await page.goto('/home')
  await cardOf(page, action).waitFor()
  await start()
  await standsIn(page, 'Next Up', action)
  letGo()
  await standsIn(page, 'IM Working', action)
})

test('a board on which nothing was missed is read once, and once when one comes back to it', async () => {
  const { admin, action, start } = await ownRecord()
  const { page } = await house.current.visit(admin, '/nowhere')
  let reads = 0
  page.on('request', (request) => isOf('BoardSectionQuery')(request) && reads++)
  const carries = await watchStream(page)
  await page.goto('/home')
  await carries('BoardLiveSubscription')
  await start()
  await standsIn(page, 'IM Working', action)
  expect(reads).toBe(1)
  await goTo(page, '/organizations')
  await page.getByRole('heading', { name: 'Organizations' }).first().waitFor()
  await page.goBack()
  await standsIn(page, 'IM Working', action)
  await house.current.world.mutate(admin, 'holdAction', { id: action.globalId, kind: 'INTERNAL', reason: 'No parts' })
  await standsIn(page, 'Hold', action)
  expect(reads).toBe(2)
})

/** Reads the board as it is, and holds back the answer to the first read that it is about. */
async function holdAnswer(page: Page, which: (request: Request) => boolean) {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  let tell = () => {}
  const read = new Promise<void>((resolve) => (tell = resolve))
  let isHolding = false
  await page.route('**/graphql', async (route) => {
    if (isHolding || !isOf('BoardSectionQuery')(route.request()) || !which(route.request())) return route.continue()
    isHolding = true
    const response = await route.fetch()
    tell()
    await held
    await route.fulfill({ response })
  })
  return { read, letGo }
}

test('an old answer to a new filter does not undo what was heard meanwhile', async () => {
  const { admin, action, start } = await ownRecord()
  const { page } = await house.current.visit(admin, '/nowhere')
  const isFiltered = (request: Request) =>
    isOf('BoardSectionQuery')(request) && request.postData()!.includes(action.title)
  let answers = 0
  page.on('requestfinished', (request) => isFiltered(request) && answers++)
  const { read, letGo } = await holdAnswer(page, isFiltered)
  await page.goto('/home')
  await isLive(page)
  await addFilter(page, 'Text')
  await page.getByRole('searchbox', { name: 'Find on the board' }).fill(action.title)
  await read
  await start()
  await standsIn(page, 'IM Working', action)
  letGo()
  // The board of the new filter is read once more, for what was heard before it came.
  await expect.poll(() => answers).toBe(2)
  await expect.poll(() => panel(page, 'Next Up').locator('.count').textContent()).toBe('0')
  await standsIn(page, 'IM Working', action)
  expect(await timesShown(page, action)).toBe(1)
})

test('an old answer does not undo one’s own move', async () => {
  const { world } = house.current
  const { at, admin, action } = await ownRecord()
  const { page } = await house.current.visit(admin, '/home')
  await isLive(page)
  await standsIn(page, 'Next Up', action)
  const { read, letGo } = await holdAnswer(page, () => true)
  // So much changed at once that the board is read again.
  await world.services.db.runOnce(`select tell('action', $1)`, [JSON.stringify({ many: at.rootId })])
  await read
  await cardOf(page, action).press('Shift+ArrowRight')
  await page.getByRole('status').filter({ hasText: 'Start, done' }).waitFor()
  const answered = page.waitForResponse((response) => isOf('BoardSectionQuery')(response.request()))
  letGo()
  await answered
  await standsIn(page, 'IM Working', action)
  await expect.poll(() => panel(page, 'Next Up').locator('.count').textContent()).toBe('0')
  await standsIn(page, 'IM Working', action)
  expect(await timesShown(page, action)).toBe(1)
})
