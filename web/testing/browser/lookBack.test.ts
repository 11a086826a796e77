// The board, the list and a record as of an instant of the past, and the way there and back.
import { expect, test } from 'vitest'
import { accessibilityProblems } from '../../../graph/testing/accessibility.ts'
import { addFilter, cardOf, ownBoard, standsIn, statusOf } from './board.ts'
import { openHouse } from './visit.ts'

const house = openHouse()
const hour = 3_600_000

/** A record that was made three hours ago, and started under another title one hour ago. */
async function changedRecord() {
  const { world } = house.current
  const { at, admin } = await ownBoard(world)
  const ago = (hours: number) => new Date(Date.now() - hours * hour)
  const before = await world.action(at, admin, {
    title: 'Mend the gate',
    assigneeId: admin.id,
    createdAt: ago(3),
    updatedAt: ago(3),
    statusAt: ago(3),
  })
  await world.prisma.action.update({
    where: { id: before.id },
    data: { title: 'Mend the fence', status: 1, statusAt: ago(1), actualStart: ago(1), updatedAt: ago(1) },
  })
  return { admin, before, after: { ...before, title: 'Mend the fence' } }
}

/** A local time for a field, so many hours ago. */
const wallAgo = (hours: number) => {
  const date = new Date(Date.now() - hours * hour)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

test('a board is looked back to by a date, with its record, and left again', async () => {
  const { admin, before, after } = await changedRecord()
  const { page } = await house.current.visit(admin, '/home')
  await standsIn(page, 'IM Working', after)
  await addFilter(page, 'As of')
  await page.getByRole('menuitemradio', { name: 'Date and time…' }).click()
  const dialog = page.getByRole('dialog', { name: 'As of' })
  await dialog.getByLabel('Date and time').fill(wallAgo(2))
  await dialog.getByRole('button', { name: 'Show' }).click()
  await standsIn(page, 'Next Up', before)
  await page.getByText(/^As of \d+ \w+ \d{4}, \d\d:\d\d$/).waitFor()
  await expect.poll(() => page.url()).toMatch(/\/home\?asOf=\d{4}-\d\d-\d\dT\d\d%3A\d\dZ$/)
  expect(await page.getByText('Live', { exact: true }).count()).toBe(0)

  await page.getByRole('button', { name: `Move ${before.title}` }).click()
  await page.getByRole('menuitem', { name: /^Start.*This is a past view/ }).waitFor()
  await page.keyboard.press('Escape')
  await cardOf(page, before).click()
  const popup = page.getByRole('dialog', { name: 'Action record' })
  await popup.getByText(/^As of \d/).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await statusOf(page, 'Queued').click()
  await page.getByRole('menuitem', { name: 'Start This is a past view. Go back to now to make changes.' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Back to now' }).click()
  await standsIn(page, 'IM Working', after)
  await expect.poll(() => page.url()).toBe(`${house.current.address}/home`)
  await page.goBack()
  await standsIn(page, 'Next Up', before)
  await page.reload()
  await standsIn(page, 'Next Up', before)
})

test.each([390, 768, 1440])('a list of the past offers nothing that changes it, %i px wide', async (width) => {
  const { admin } = await changedRecord()
  const asOf = new Date(Date.now() - 2 * hour).toISOString()
  const { page } = await house.current.visit(admin, `/activerecords?asOf=${asOf}`, { width, theme: 'dark' })
  await page.getByRole('grid', { name: 'Action records' }).getByText('Mend the gate').waitFor()
  await page.getByText('This is a past view. Go back to now to make changes.').waitFor()
  expect(await page.getByRole('button', { name: /^Export/ }).count()).toBe(0)
  expect(await accessibilityProblems(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
})
