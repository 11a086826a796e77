// The whole loop, with real numbers: from a benchmark over values that break it to its record and back, until the
// ledger says what came of it.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { evaluate } from '../../../graph/performance/breach/evaluate.ts'
import { standardMetric } from '../../../graph/testing/metrics.ts'
import { cardOf, panel, standsIn, statusOf } from './board.ts'
import { openHouse } from './visit.ts'

const house = openHouse()
const day = 24 * 3_600_000

/** The days go by, and with them every sign-in: who looks again, comes again. */
async function later(days: number, ...pages: Page[]) {
  for (const page of pages) await page.context().close()
  house.current.world.clock.forward({ days })
}

/** A company whose service owner, by job role, answers for punctuality, and a clerk who enters what was counted. */
async function company() {
  const { world } = house.current
  const root = await world.organization({ name: 'Northway Logistics' })
  const [admin, clerk, owner] = [
    await world.user(root, 'ADMIN'),
    await world.user(root, 'TRANSACTIONAL'),
    await world.user(root, 'TRANSACTIONAL'),
  ]
  const role = await world.prisma.jobRole.create({ data: { organizationId: root.id, name: 'Service owner' } })
  await world.prisma.membership.updateMany({ where: { userId: owner.id }, data: { jobRoleId: role.id } })
  const metric = await standardMetric(world, root, 'route-punctuality-adherence')
  return { world, root, admin, clerk, owner, metric }
}

/** Noon of a day before the world's today, as a form takes it. */
const noon = (daysAgo: number) =>
  new Date(Math.floor(house.current.world.clock.now().getTime() / day) * day - daysAgo * day + day / 2)
    .toISOString()
    .slice(0, 16)

/** Enters what was counted on a day, by keyboard alone but for the day. */
async function enter(page: Page, daysAgo: number, inTime: number) {
  await page.getByRole('button', { name: 'Enter data…' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Enter data: Route Punctuality Adherence' })
  await dialog.getByLabel(/^Observed at/).fill(noon(daysAgo))
  await dialog.getByLabel('on_time_stops').focus()
  await page.keyboard.type(String(inTime))
  await page.keyboard.press('Tab')
  await page.keyboard.type('100')
  await dialog.getByText(`${inTime} %`).waitFor()
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
}

test('a number that is not held becomes one record of whoever is responsible; what was done counts once the number says so', async () => {
  const { world, root, admin, clerk, owner, metric } = await company()
  const benchmarks = () =>
    world.prisma.breach.findMany({
      where: { rootId: root.id },
      include: { actions: { orderBy: { n: 'asc' }, include: { action: true } } },
    })
  const ask = () => Promise.all([evaluate(world.services), evaluate(world.services)])

  // An Admin sets the benchmark.
  const { page: theirs } = await house.current.visit(admin, '/benchmark')
  await theirs.getByRole('link', { name: 'Add benchmark' }).click()
  await theirs.getByLabel('Name').fill('Stops in time')
  await theirs.getByLabel('Metric').selectOption({ label: 'Route Punctuality Adherence' })
  await theirs.getByLabel('Owner').selectOption({ label: 'Service owner' })
  await theirs.getByLabel('Unit margin').fill('2')
  await theirs.getByLabel('Currency').fill('usd')
  await theirs.getByRole('button', { name: 'Add benchmark' }).click()
  await theirs.getByRole('heading', { name: 'Stops in time' }).waitFor()
  const benchmark = new URL(theirs.url()).pathname + new URL(theirs.url()).search

  // A clerk enters two bad days; the job opens one record, its owner's.
  const library = `/metricslibrary?${String(new URLSearchParams({ metric: metric.globalId, scope: root.globalId }))}`
  const { page: entry } = await house.current.visit(clerk, library)
  await enter(entry, 2, 91)
  await enter(entry, 1, 89)
  await ask()
  await ask()
  const [breach, ...more] = await benchmarks()
  expect(more).toEqual([])
  expect(breach!.actions.map(({ action }) => action.assigneeId)).toEqual([owner.id])
  const { action: row } = breach!.actions[0]!
  const record = { key: `AR-${row.number}`, title: row.title }

  // It stands in Next Up and in Warn, in the feed, and tells of its number; the owner completes it.
  const { page } = await house.current.visit(owner, '/home?grids=warn')
  await standsIn(page, 'Next Up', record)
  const card = cardOf(panel(page, 'Warn'), record)
  await card.getByText('Breach: Route Punctuality Adherence 89 %, target 95 %').waitFor()
  await card.focus()
  await page.keyboard.press('Enter')
  const popup = page.getByRole('dialog', { name: 'Action record' })
  await popup
    .getByRole('region', { name: 'Linked metric' })
    .getByRole('img', { name: /2 points .* last 89 %/ })
    .waitFor()
  await popup.getByRole('button', { name: 'Start', exact: true }).click()
  await statusOf(page, 'Started').waitFor()
  await popup.getByRole('button', { name: 'Complete', exact: true }).click()
  await statusOf(page, 'Complete').waitFor()
  await page.goto('/comms?box=BREACHES')
  await page
    .getByRole('region', { name: 'Breaches' })
    .getByRole('link', { name: /Route Punctuality Adherence/ })
    .getByText('Open')
    .waitFor()

  // A day later the number is still out: a follow-up.
  await later(1, theirs, entry, page)
  const { page: next } = await house.current.visit(clerk, library)
  await enter(next, 1, 90)
  await ask()
  const [, second] = (await benchmarks())[0]!.actions
  const followUp = { key: `AR-${second!.action.number}`, title: second!.action.title }
  const { page: again } = await house.current.visit(owner, `/home/record/${followUp.key}`)
  const records = again.getByRole('list', { name: 'Breach records' })
  await records.getByText('Follow-up 1, previous record had no effect').waitFor()
  await expect.poll(() => records.getByRole('listitem').count()).toBe(2)
  const { page: ledger } = await house.current.visit(admin, benchmark)
  await ledger.getByRole('table', { name: 'Ledger rows' }).getByText('Claimed').waitFor()
  expect(await ledger.getByRole('table', { name: 'Ledger rows' }).getByText('Realized').count()).toBe(0)

  // Two days within the band: only now it is recovered, and the gain real.
  await later(2, next, again, ledger)
  const { page: last } = await house.current.visit(clerk, library)
  await enter(last, 2, 97)
  await enter(last, 1, 98)
  await ask()
  const { page: end } = await house.current.visit(admin, benchmark)
  await end.getByRole('table', { name: 'Breaches, open first' }).getByText('Recovered').waitFor()
  const rows = end.getByRole('table', { name: 'Ledger rows' }).getByRole('row')
  await rows.filter({ hasText: 'Realized' }).waitFor()
  await rows.filter({ hasText: 'Claimed' }).waitFor()
  expect((await benchmarks())[0]!.actions).toHaveLength(2)
})
