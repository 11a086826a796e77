// Reports of metrics: put together, put in order, deleted and brought back, read and fetched, by mouse and by keyboard.
import { globalId } from '../../../graph/kernel/node.ts'
import { expect, test } from 'vitest'
import { observe, standardMetric } from '../../../graph/testing/metrics.ts'
import { ownBoard } from './board.ts'
import { lookAt } from './looks.ts'
import { openHouse } from './visit.ts'

const house = openHouse()
const day = 24 * 3_600_000

async function measured() {
  const { world } = house.current
  const { at, admin } = await ownBoard(world)
  const metric = await standardMetric(world, at, 'route-punctuality-adherence')
  const idling = await standardMetric(world, at, 'driver-idling-rate')
  const jobRole = await world.prisma.jobRole.findFirstOrThrow({ where: { organizationId: at.id } })
  await world.prisma.benchmark.create({
    data: { name: 'On time', organizationId: at.id, metricId: metric.id, jobRoleId: jobRole.id, createdById: admin.id },
  })
  await observe(
    world,
    metric.id,
    at,
    [9, 2, 1].map((ago) => ({ at: new Date(Date.now() - ago * day), values: [60, 100], userId: admin.id })),
  )
  const report = {
    ownerId: admin.id,
    metricIds: [metric.id, idling.id],
    scopeKind: 'ORGANIZATION' as const,
    scopeId: at.id,
    grain: 'DAY' as const,
    periods: 14,
    updatedAt: new Date(),
  }
  const rows = await world.prisma.savedReport.createManyAndReturn({
    data: [
      { ...report, name: 'First', place: 1 },
      { ...report, name: 'Second', place: 2, shownAs: 'LINE' },
    ],
  })
  return { admin, reportId: globalId('SavedReport', rows[0]!.id) }
}

test('a report is put together by mouse, opens, and is fetched as CSV', async () => {
  const { admin } = await measured()
  const { page } = await house.current.visit(admin, '/myreports/metrics')
  await page.getByRole('link', { name: 'New report' }).click()
  await page.getByLabel('Name').fill('Punctuality')
  await page.getByRole('button', { name: 'Save report' }).click()
  await page.getByText('Choose a metric.').waitFor()
  await page.getByRole('button', { name: 'Add Route Punctuality Adherence' }).click()
  await page.getByLabel('Number of weeks').fill('501')
  await page.getByRole('button', { name: 'Save report' }).click()
  await page.getByText('A report has at most 500 periods: ask for 1 to 500.').waitFor()
  await page.getByLabel('Number of weeks').fill('4')
  await page.getByRole('button', { name: 'Save report' }).click()
  await page.getByRole('heading', { name: 'Punctuality', level: 1 }).waitFor()
  const table = page.getByRole('group', { name: 'Punctuality: metrics by period' })
  await table
    .getByRole('link', { name: /: 60, Warning$/ })
    .first()
    .waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^report-\d{4}-\d\d-\d\d\.csv$/)
  await lookAt(page)
})

test('reports are put in order, deleted and brought back by keyboard', async () => {
  const { admin } = await measured()
  const { page } = await house.current.visit(admin, '/myreports/metrics')
  const list = page.getByRole('list', { name: 'My reports' })
  await page.getByRole('button', { name: 'Move First, 1 of 2' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.getByRole('button', { name: 'Move First, 2 of 2' }).waitFor()
  await expect.poll(() => list.getByRole('link').allTextContents()).toEqual(['Second', 'First'])
  await lookAt(page)
  await page.getByRole('button', { name: 'Actions for Second' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect.poll(() => list.getByRole('link').allTextContents()).toEqual(['First'])
  await page.getByRole('button', { name: 'Undo' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => list.getByRole('link').allTextContents()).toEqual(['Second', 'First'])
})

test('a number of a report, of the team and of oneself opens its rows', async () => {
  const { admin, reportId } = await measured()
  const { page } = await house.current.visit(admin, `/myreports/metrics/${reportId}`)
  await page
    .getByRole('link', { name: /: 60, Warning$/ })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await page
    .getByRole('group', { name: 'Observations of Route Punctuality Adherence' })
    .getByText('60', { exact: true })
    .first()
    .waitFor()
  await page.goto('/dashboard')
  const strip = page.getByRole('list', { name: 'Benchmarks' })
  await strip.getByText('Warning').waitFor()
  await strip.getByRole('link', { name: '60 %' }).click()
  await page.getByRole('group', { name: 'Observations of Route Punctuality Adherence' }).waitFor()
  await page.goto('/myanalytics')
  await page.getByRole('list', { name: 'My metrics' }).getByRole('link', { name: '60 %' }).first().click()
  await page.getByRole('group', { name: 'Observations of Route Punctuality Adherence' }).waitFor()
})
