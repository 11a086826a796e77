// Timing some work by keyboard alone and publishing it; what the last runs speak for; and how these screens look.
import { expect, test } from 'vitest'
import { timeStudyOf } from '../../../graph/testing/timeStudy.ts'
import type { World } from '../../../graph/testing/world.ts'
import { optionIn } from './hands.ts'
import { lookAt } from './looks.ts'
import { openHouse } from './visit.ts'

const house = openHouse()

async function ownWork(world: World) {
  const at = await world.organization({ name: 'Northway Logistics' })
  const admin = await world.user(at, 'ADMIN')
  const item = await world.prisma.taskItem.create({
    data: {
      name: 'Reefer temperature round',
      serviceTimeMins: 20,
      actionClassId: 1,
      priorityId: 4,
      objectiveId: 2,
      majorTask: { create: { organizationId: at.id, name: 'Daily checks' } },
    },
    select: { id: true, legacyId: true },
  })
  return { at, admin, item }
}

test('by keyboard alone: begin a study, time it over a reload, undo, and publish', async () => {
  const { world } = house.current
  const { admin, item } = await ownWork(world)
  const { page } = await house.current.visit(admin, '/tasks/studies')
  await page.getByText('No open time studies.').waitFor()
  const begin = page.getByRole('button', { name: 'New time study' })
  await begin.focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Task *').waitFor()
  await page.keyboard.type('reefer')
  await optionIn(page, /Reefer temperature round/).waitFor()
  for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key)
  await page.getByRole('textbox', { name: 'Element 1' }).focus()
  await page.keyboard.type('Read the display')
  await page.keyboard.press('Enter')
  await page.waitForFunction(
    () => document.querySelectorAll('fieldset li').length === 2 && document.activeElement?.closest('li:last-of-type'),
  )
  await page.keyboard.type('Write it down')
  await page.getByRole('button', { name: 'Start' }).focus()
  await page.keyboard.press('Enter')
  const watch = page.getByRole('region', { name: 'Stopwatch' })
  await watch.getByText('Ready').waitFor()
  await page.keyboard.press('Space')
  await watch.getByText('Element 1 of 2').waitFor()
  await page.reload()
  await watch.getByText('Element 1 of 2').waitFor()
  await page.keyboard.press('Space')
  await watch.getByText('Element 2 of 2').waitFor()
  await page.keyboard.press('u')
  await watch.getByText('Element 1 of 2').waitFor()
  for (const key of ['Space', 'Space']) await page.keyboard.press(key)
  const results = page.getByRole('region', { name: 'Results' })
  await results.getByText('1 complete cycle.').waitFor()
  // The last cycle is taken back, and ended again.
  await page.keyboard.press('u')
  await watch.getByText('Element 2 of 2').waitFor()
  await results.getByText('0 complete cycles.').waitFor()
  await page.keyboard.press('Space')
  await results.getByText('1 complete cycle.').waitFor()
  await results.getByRole('button', { name: 'Publish…' }).focus()
  await page.keyboard.press('Enter')
  await page
    .getByRole('dialog')
    .getByText(/changes from 20 min to 1 min/)
    .waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByText('This study is published; begin another one.').first().waitFor()
  await watch.waitFor({ state: 'detached' })
  await expect
    .poll(() => world.prisma.taskItem.findUnique({ where: { id: item.id } }))
    .toMatchObject({
      serviceTimeMins: 1,
      version: 2,
    })
})

test('by mouse: leave a time out, accept what the last runs speak for; and it looks right', async () => {
  const { world } = house.current
  const { at, admin, item } = await ownWork(world)
  const elements: [string, number, number[]][] = [
    ['Read the display', 1, [30, 31, 29]],
    ['Write it down, and compare with the set point', 0.9, [12, 90, 11]],
  ]
  await timeStudyOf(world, at, item.id, {
    observerId: admin.id,
    name: 'Reefers, night shift',
    elements,
  })
  const run = {
    rootId: at.id,
    organizationId: at.id,
    creatorId: admin.id,
    actionClassId: 1,
    priorityId: 4,
    taskItemId: item.id,
    status: 9,
    workedSecs: 1_860,
  }
  await world.prisma.action.createMany({
    data: Array.from({ length: 10 }, (_none, i) => ({
      ...run,
      title: `Round ${i}`,
      actualEnd: new Date(Date.now() - i * 3_600_000),
    })),
  })
  const { page } = await house.current.visit(admin, '/tasks/studies')
  await page.getByRole('row', { name: /Reefer temperature round 20 min 31 min \+55 %/ }).waitFor()
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('link', { name: 'Reefers, night shift' }).click()
  await page.getByRole('button', { name: /^Exclude Write it down.*, cycle 2, 90\.0 s$/ }).click()
  await page.getByLabel('Reason').fill('The set point was wrong and had to be changed')
  await page.getByRole('dialog').getByRole('button', { name: 'Exclude' }).click()
  await page.getByRole('button', { name: /^Include Write it down/ }).waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('link', { name: 'Reefer temperature round' }).click()
  await page.getByRole('button', { name: 'Show the 10 runs' }).click()
  await page.getByRole('list', { name: 'Last 10 runs' }).waitFor()
  await lookAt(page)
  await page.getByRole('button', { name: 'Make it 31 min' }).click()
  await page.getByRole('row', { name: /^1 .*31 min .*31 min .*Last ten runs/ }).waitFor()
  await page.getByRole('group', { name: 'Proposal' }).waitFor({ state: 'detached' })
  await expect
    .poll(() => world.prisma.taskItem.findUnique({ where: { id: item.id } }))
    .toMatchObject({ serviceTimeMins: 31 })
})
