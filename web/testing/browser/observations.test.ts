// Entering data for a metric, by mouse and by keyboard alone: a form, a file, the rows behind a number, their
// correction.
import { expect, test } from 'vitest'
import { observe, standardMetric } from '../../../graph/testing/metrics.ts'
import { lookAt } from './looks.ts'
import { openHouse } from './visit.ts'

const house = openHouse()

async function ownMetric() {
  const { world } = house.current
  const root = await world.organization({ name: 'Reno Freight', timeZone: 'America/Los_Angeles' })
  const admin = await world.user(root, 'ADMIN')
  const metric = await standardMetric(world, root, 'fuel-efficiency')
  const address = `/metricslibrary?${String(new URLSearchParams({ metric: metric.globalId, scope: root.globalId }))}`
  return { world, root, admin, metric, address }
}

test('an observation is entered by keyboard alone, corrected, voided, and its history told', async () => {
  const { world, admin, metric, address } = await ownMetric()
  const { page } = await house.current.visit(admin, address, { zone: 'America/Los_Angeles' })
  const part = page.getByRole('region', { name: 'Observations', exact: true })
  await part.getByText('No data.').waitFor()
  await part.getByRole('button', { name: 'Enter data…' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Enter data: Fuel Efficiency' })
  // The first number has the focus, since the organization is known.
  await dialog.getByLabel('distance_km, km').waitFor()
  await page.keyboard.type('-5')
  await page.keyboard.press('Tab')
  await page.keyboard.type('40')
  await page.keyboard.press('Enter')
  await dialog.getByText('An amount in km is not below 0.').waitFor()
  await dialog.getByLabel('distance_km, km').fill('100')
  await dialog.getByText('2.5 km/L').waitFor()
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await dialog.getByLabel('distance_km, km').focus()
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  const row = part.getByRole('row').filter({ hasText: 'distance_km' })
  await row.getByText('100 km', { exact: false }).waitFor()
  await row.getByRole('button').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  const correction = page.getByRole('dialog', { name: 'Correct observation' })
  await correction.getByLabel('distance_km, km').fill('90')
  await page.keyboard.press('Enter')
  await row.getByText('Corrected').waitFor()
  await row.getByRole('button').click()
  await page.getByRole('menuitem', { name: 'History' }).click()
  await page.getByText('distance_km: 100 → 90').waitFor()
  await page.keyboard.press('Escape')
  await row.getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Void…' }).click()
  await page.getByLabel('Reason').fill('Wrong truck')
  await page.getByRole('button', { name: 'Void', exact: true }).click()
  await part.getByText('No data.').waitFor()
  await part.getByLabel('Show voided').check()
  await part.getByText('Voided', { exact: true }).waitFor()
  await expect.poll(() => world.prisma.metricPeriod.count({ where: { metricId: metric.id } })).toBe(0)
})

test('a file is compared row by row, its refused row is saved or left out, and it is taken; a number leads to its rows', async () => {
  const { world, root, admin, metric, address } = await ownMetric()
  await observe(
    world,
    metric.id,
    root,
    [{ at: new Date('2026-11-01T12:00:00Z'), values: [100, 40], source: 'csv', sourceKey: 'known' }],
    admin,
  )
  const { page } = await house.current.visit(admin, address, { zone: 'America/Los_Angeles' })
  const part = page.getByRole('region', { name: 'Observations', exact: true })
  await part.getByRole('button', { name: 'Import file…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import file: Fuel Efficiency' })
  const file = (text: string) => ({ name: 'fuel.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  const head = 'at,key,distance_km,fuel_litres\n'
  const good = `${head}2026-11-01T12:00:00Z,known,90,40\n2026-11-02 08:00,,10,1\n`
  await dialog.getByLabel('File to import').setInputFiles(file(`${good}2026-11-03 08:00,,-1,1\n`))
  await dialog.getByText('distance_km: An amount in km is not below 0.').waitFor()
  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download rejected rows' }).click()
  expect((await saved).suggestedFilename()).toBe('refused-fuel.csv')
  await dialog.getByRole('button', { name: 'Import 2 rows' }).click()
  await dialog.getByRole('alert').filter({ hasText: 'One row is refused.' }).waitFor()
  await dialog.getByLabel('Skip 1 rejected row').waitFor()
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await dialog.getByRole('button', { name: 'Choose another file' }).click()
  await dialog.getByLabel('File to import').setInputFiles(file(good))
  await dialog.getByText('2.5 → 2.25').waitFor()
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await dialog.getByRole('button', { name: 'Import 2 rows' }).focus()
  await page.keyboard.press('Enter')
  await dialog.getByText('fuel.csv imported.').waitFor()
  await page.keyboard.press('Escape')
  await part.getByText('90 km', { exact: false }).waitFor()
  await expect.poll(() => world.prisma.observation.count({ where: { metricId: metric.id } })).toBe(2)
  await page.goto(`${address}&rows=1&from=2026-11-02T08:00:00.000Z&to=2026-11-03T08:00:00.000Z`)
  await part.getByText('10 km', { exact: false }).waitFor()
  await expect.poll(() => part.getByRole('row').count()).toBe(2)
  await part.getByRole('button', { name: 'Show all dates' }).click()
  await part.getByText('90 km', { exact: false }).waitFor()
})
