// The library of metrics: read, made, tried before it is saved, proposed and decided, by mouse and by keyboard.
import { expect, test } from 'vitest'
import { observe, standardMetric } from '../../../graph/testing/metrics.ts'
import { lookAt } from './looks.ts'
import { openHouse } from './visit.ts'

const house = openHouse()

async function measured() {
  const { world } = house.current
  const root = await world.organization({ name: 'Northway Logistics', timeZone: 'America/Los_Angeles' })
  const admin = await world.user(root, 'ADMIN')
  const { id } = await standardMetric(world, root, 'fuel-efficiency')
  const day = (days: number) => new Date(Date.now() - days * 24 * 3_600_000 - 60_000)
  const point = (days: number, distance: number, litres: number) => ({ at: day(days), values: [distance, litres] })
  await observe(world, id, root, [
    point(1, 10, 1),
    point(1, 300, 100),
    point(2, 280, 0),
    point(4, 600, 200),
    point(5, 500, 200),
  ])
  return { world, root, admin }
}

test('a metric says what it came to, and its numbers lead to their rows', async () => {
  const { admin } = await measured()
  const { page } = await house.current.visit(admin, '/metricslibrary', { zone: 'America/Los_Angeles' })
  const row = page.getByRole('row', { name: /^Fuel Efficiency/ })
  await row.getByText('default, not confirmed').waitFor()
  await expect
    .poll(() => row.getByRole('link', { name: '3.069 km/L' }).getAttribute('href'))
    .toMatch(/metric=.+&rows=1&from=.+&to=.+/)
  await page.getByRole('row', { name: /^MTBF/ }).getByText('no data').waitFor()
  await expect
    .poll(() => page.getByRole('heading', { level: 2 }).allTextContents())
    .toEqual(['Fuel and energy', 'Safety', 'Service', 'Maintenance', 'Facilities'])
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('link', { name: 'Fuel Efficiency', exact: true }).focus()
  await page.keyboard.press('Enter')
  const history = page.getByRole('region', { name: 'History' })
  // The mean of 10, 3, 3 and 2.5, beside 1,690 km on 501 L; a day without data enough is a day all the same.
  await history.getByText('4.625').waitFor()
  await history.getByText('3.373').waitFor()
  await history.getByText(', 1 with insufficient data').waitFor()
  await history.getByText(/3 days with data: last 3\.069 km\/L/).waitFor()
  await history.locator('.MuiLineChart-line').waitFor()
  await history.getByText('As table').focus()
  await page.keyboard.press('Enter')
  const table = history.getByRole('table', { name: 'Fuel Efficiency by day' })
  await expect
    .poll(() => table.getByRole('row').nth(1).getByRole('cell').allTextContents())
    .toEqual(['6.5', '3.069', '2', 'within'])
  await expect
    .poll(() => table.getByRole('row').nth(2).getByRole('cell').allTextContents())
    .toEqual(['no data', 'no data', '1', 'insufficient data'])
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('link', { name: 'By month' }).click()
  await page.getByText('Last 12 months').waitFor()
  await page.getByLabel('Time range').selectOption('24')
  await page.waitForURL(/grain=MONTH&periods=24/)
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByText('This is a standard metric').waitFor()
  await page.getByLabel('Target').fill('three')
  await page.keyboard.press('Enter')
  await page.getByText('Enter a number such as 2.8').waitFor()
  await page.getByLabel('Target').fill('3')
  await page.keyboard.press('Enter')
  await page.getByText('at least 3 km/L', { exact: true }).waitFor()
})

test('a formula is checked and tried while it is typed, saved, changed and kept, by keyboard alone', async () => {
  const { admin } = await measured()
  const { page } = await house.current.visit(admin, '/metricslibrary', { zone: 'America/Los_Angeles' })
  await page.getByRole('button', { name: 'Add metric' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add metric' })
  const type = async (label: string, text: string) => {
    await dialog.getByLabel(label).first().focus()
    await page.keyboard.type(text)
  }
  await type('Name', 'Economy')
  await type('Name 1', 'distance_km')
  await dialog.getByLabel('Unit', { exact: true }).fill('km')
  await dialog.getByRole('button', { name: 'Add data point' }).press('Enter')
  await type('Name 2', 'fuel_litres')
  await dialog.getByLabel('Unit', { exact: true }).nth(1).fill('L')
  await type('Unit of the metric', 'km/L')
  await type('Formula', 'distance_km / fuel_liters')
  await dialog.getByText('At character 15: fuel_liters is no data point; did you mean fuel_litres?').waitFor()
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await dialog.getByLabel('Formula').fill('distance_km + fuel_litres')
  await dialog.getByText(/sum_per_rate is of a ratio/).waitFor()
  await dialog.getByLabel('Formula').fill('distance_km / fuel_litres')
  await dialog.getByText('4.625 km/L').waitFor()
  await dialog
    .getByText('Tried on 5 observations of Fuel Efficiency in the last 30 days; 1 with insufficient data.')
    .waitFor()
  await page.keyboard.press('Tab')
  await dialog.getByRole('button', { name: 'Add', exact: true }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Economy' }).waitFor()
  await page.getByText('custom-metric-1-economy').waitFor()
  await page.getByText('No data. Enter an observation, import').waitFor()
  await page.getByRole('button', { name: 'Edit' }).press('Enter')
  await page.getByRole('textbox', { name: 'Formula' }).fill('distance_km / max(fuel_litres, 1)')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  const formulas = page.getByRole('table', { name: /^Formulas/ })
  await formulas.getByText('max(fuel_litres, 1)', { exact: true }).waitFor()
  await expect.poll(() => formulas.getByRole('row').count()).toBe(3)
  await page.waitForFunction(() => document.activeElement?.textContent === 'Edit')
  await page.getByRole('button', { name: 'Actions for Economy' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Archive' }).press('Enter')
  await page.getByText('Economy archived').waitFor()
  await page.getByText('No benchmarks of this metric.').waitFor()
})

test('Tactical proposes, Strategic accepts or declines with a reason', async () => {
  const { world, root } = await measured()
  const spot = await world.group(root, 'Maintenance')
  const proposer = await house.current.visit(await world.user(root, 'TACTICAL', spot), '/metricslibrary', {
    zone: 'America/Los_Angeles',
  })
  await proposer.page.getByRole('button', { name: 'Propose metric' }).click()
  const dialog = proposer.page.getByRole('dialog', { name: 'Propose metric' })
  await dialog.getByLabel('Name').first().fill('Stops an hour')
  await dialog.getByLabel('Name 1').fill('stops')
  await dialog.getByRole('button', { name: 'Add data point' }).click()
  await dialog.getByLabel('Name 2').fill('hours')
  await dialog.getByLabel('Unit', { exact: true }).nth(1).fill('h')
  await dialog.getByLabel('Formula').fill('stops / hours')
  await dialog.getByLabel('Unit of the metric').fill('per h')
  await dialog.getByRole('button', { name: 'Propose' }).click()
  await proposer.page.getByText('Proposed, not decided yet').waitFor()
  const decider = await house.current.visit(await world.user(root, 'STRATEGIC'), '/metricslibrary', {
    zone: 'America/Los_Angeles',
  })
  await decider.page.getByRole('link', { name: 'Stops an hour' }).click()
  await decider.page.getByRole('button', { name: 'Actions for Stops an hour' }).click()
  await decider.page.getByRole('menuitem', { name: 'Decline…' }).click()
  await decider.page.getByLabel('Reason').fill('We have one like it.')
  await decider.page.getByRole('button', { name: 'Decline' }).click()
  await decider.page.getByText('Declined: We have one like it.').waitFor()
  await decider.page.getByRole('button', { name: 'Actions for Stops an hour' }).click()
  await decider.page.getByRole('menuitem', { name: 'Restore' }).click()
  await decider.page.getByText('In use', { exact: true }).waitFor()
})
