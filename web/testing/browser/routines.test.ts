// Routines: made by keyboard with a preview as one writes, skipped, changed from a day on, and all scheduled after a
// try.
import { expect, test } from 'vitest'
import { runRoutines } from '../../../graph/work/routine/runRoutines.ts'
import { routine, taskRecord } from '../../../graph/testing/routines.ts'
import { tree } from '../../../graph/testing/tree.ts'
import type { World } from '../../../graph/testing/world.ts'
import { optionIn } from './hands.ts'
import { lookAt } from './looks.ts'
import { openHouse } from './visit.ts'

const house = openHouse()

/** A terminal with a routine that has gone on for a week, and a task record that is none yet. */
async function terminal(world: World) {
  const { root: at, admin } = await tree(world, { root: { name: 'Reno terminal', timeZone: 'America/Los_Angeles' } })
  const begun = new Date(`${new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10)}T06:00:00Z`)
  const { id } = await routine(world, at, admin, {
    startsOn: begun,
    timeZone: 'America/Los_Angeles',
    work: { title: 'Yard count' },
  })
  await runRoutines(world.services, [id])
  await taskRecord(world, at, admin, { title: 'Reefer round' })
  return { at, admin }
}

test('by keyboard: a task record becomes a routine, with what that means as one writes', async () => {
  const { admin } = await terminal(house.current.world)
  const { page } = await house.current.visit(admin, '/tasks/routines', { zone: 'America/Los_Angeles' })
  await page.getByRole('link', { name: 'Yard count' }).waitFor()
  await lookAt(page)
  await page.getByRole('button', { name: 'New routine' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'New routine' }).waitFor()
  await page.keyboard.type('reefer')
  await optionIn(page, /Reefer round/).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByLabel('Frequency').selectOption('RULE')
  await page.getByLabel('Rule', { exact: false }).first().fill('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30')
  await page.getByText('It never falls due').waitFor()
  await page.getByLabel('Rule', { exact: false }).first().fill('FREQ=MONTHLY;BYDAY=-1FR')
  await page.getByRole('status', { name: 'Preview' }).getByText('Every month on the last Friday at 06:00').waitFor()
  await lookAt(page)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Reefer round' }).waitFor()
})

test('by mouse: skip one with a reason, change what follows, and schedule all after a try', async () => {
  const { admin } = await terminal(house.current.world)
  const { page } = await house.current.visit(admin, '/tasks/routines', { zone: 'America/Los_Angeles' })
  await page.getByRole('link', { name: 'Yard count' }).click()
  const coming = page.getByRole('group', { name: 'Upcoming dates' })
  await coming.waitFor()
  await lookAt(page)
  const actions = coming.getByRole('button', { name: /^Actions for/ })
  await actions.nth(4).click()
  await page.getByRole('menuitem', { name: 'Skip…' }).click()
  await page.getByLabel('Reason').fill('Public holiday')
  await page.getByRole('dialog').getByRole('button', { name: 'Skip' }).click()
  await coming.getByText('Public holiday').waitFor()
  await actions.nth(5).click()
  await page.getByRole('menuitem', { name: 'Change this and following…' }).click()
  await page.locator('input[type=time]').fill('07:15')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: 'Every day at 07:15' }).waitFor()
  await page.getByRole('link', { name: 'the previous routine' }).waitFor()
  await page.goto(page.url().replace(/\/tasks\/.*/, '/tasks/routines'))
  await page.getByRole('button', { name: 'Schedule all…' }).click()
  await page.getByLabel('Last day').fill(new Date(Date.now() + 80 * 86_400_000).toISOString().slice(0, 10))
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByText(/to create/).waitFor()
  await page.getByRole('button', { name: /^Schedule \d+ occurrences$/ }).click()
  await page.getByText(/\d+ created/).waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Close' }).count()).toBe(1)
})
