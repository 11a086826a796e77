// The catalogue and what is at work: by mouse and by keyboard, and how they look.
import { priority } from '../../../graph/testing/entryIds.ts'
import { globalId } from '../../../graph/kernel/node.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { World } from '../../../graph/testing/world.ts'
import { optionIn } from './hands.ts'
import { lookAt } from './looks.ts'
import { openHouse } from './visit.ts'

const house = openHouse()

/** A company with a catalogue, an item of which is put to work, and somebody who could do it. */
async function ownCatalogue(world: World) {
  const root = await world.organization({ name: 'Northway Logistics' })
  const spot = await world.group(root, 'Gate')
  const admin = await world.user(root, 'ADMIN')
  const worker = await world.user(root, 'TRANSACTIONAL', spot)
  const majorTask = await world.prisma.majorTask.create({
    data: {
      organizationId: root.id,
      name: 'Yard and dock',
      description: 'The gate, the dock, and where each trailer stands.',
    },
  })
  const { id: taskItemId } = await world.prisma.taskItem.create({
    data: {
      majorTaskId: majorTask.id,
      name: 'Yard count',
      description: 'Count every trailer.',
      serviceTimeMins: 90,
      actionClassId: 1,
      priorityId: 2,
      objectiveId: 2,
      requiresSignOff: true,
    },
  })
  const record = (title: string) =>
    world.prisma.taskRecord.create({
      data: {
        organizationId: root.id,
        ...spot,
        taskItemId,
        title,
        actionClassId: 1,
        priorityId: 2,
        serviceTimeMins: 40,
        creatorId: admin.id,
      },
    })
  await record('Yard count, north lot')
  await record('Yard count, south lot')
  return { root, admin, worker, itemId: globalId('TaskItem', taskItemId) }
}

const toast = (page: Page, title: string) => page.getByText(title, { exact: true })

test('by mouse: a major task, an item, put to work, assigned with a result a row, and archived', async () => {
  const { admin, worker } = await ownCatalogue(house.current.world)
  const { page } = await house.current.visit(admin, '/tasks')
  await page.getByRole('button', { name: 'Add major task' }).click()
  await page.getByLabel('Name').fill('Winter readiness')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: 'Add item to Winter readiness' }).click()
  await page.getByLabel('Name').fill('Chains')
  await page.getByLabel('Service time in minutes').fill('75')
  await page.getByLabel('Class').selectOption({ label: 'Qtrly' })
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const row = page.getByRole('row', { name: /Chains/ })
  await expect.poll(() => row.textContent()).toContain('1 h 15 min')
  await row.getByRole('link', { name: 'Chains' }).click()
  await page.getByRole('button', { name: 'Assign to an organization' }).click()
  await page.getByLabel('Title').fill('Chains, all tractors')
  await page.getByRole('dialog').getByRole('button', { name: 'Assign to an organization' }).click()
  await page.getByRole('checkbox', { name: /Select Chains, all tractors/ }).check()
  await page.getByRole('toolbar', { name: 'Selected tasks' }).getByRole('button', { name: 'Assign…' }).click()
  await page.getByLabel('Assignees').fill(worker.name)
  await optionIn(page, worker.name).click()
  await page.getByRole('button', { name: 'Assign', exact: true }).click()
  await expect
    .poll(() => page.getByRole('row', { name: /Chains, all tractors.*Assigned/ }).textContent())
    .toContain(worker.name)
  await page.getByRole('button', { name: 'Done' }).click()
  await page
    .getByRole('row', { name: /Chains, all tractors/ })
    .getByText(worker.name)
    .waitFor()
  await page.getByRole('button', { name: 'Archive', exact: true }).click()
  await toast(page, 'Chains archived').waitFor()
  await page.goto('/tasks')
  await page.getByRole('heading', { name: 'Winter readiness' }).waitFor()
  expect(await page.getByRole('row', { name: /Chains/ }).count()).toBe(0)
  await page.getByRole('button', { name: 'Show archived' }).click()
  await page
    .getByRole('row', { name: /Chains/ })
    .getByText('Archived')
    .waitFor()
})

test('by keyboard alone: found, edited, and chosen of a new record', async () => {
  const { admin } = await ownCatalogue(house.current.world)
  const { page } = await house.current.visit(admin, '/tasks?q=count')
  const menu = page.getByRole('button', { name: 'Actions for Yard count' })
  await menu.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Edit…' }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Edit Yard count' }).waitFor()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Trailer count')
  await page.keyboard.press('Enter')
  await page.getByRole('row', { name: /Trailer count/ }).waitFor()
  await page.goto('/home')
  await page.getByRole('button', { name: 'Add record' }).waitFor()
  await page.keyboard.press('n')
  const field = page.getByLabel('Task template')
  await field.focus()
  await page.keyboard.type('trailer')
  await optionIn(page, /Trailer count/).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Trailer count')
  await expect.poll(() => page.getByLabel('Priority').inputValue()).toBe(priority(2))
  await page.getByLabel('Title').press('Enter')
  await page.getByText('Record added').waitFor()
  const { title, requiresSignOff, serviceTimeMins } = await house.current.world.prisma.action.findFirstOrThrow({
    where: { creatorId: admin.id },
  })
  expect([title, requiresSignOff, serviceTimeMins]).toEqual(['Trailer count', true, 90])
})

test.each(['/tasks', '/tasks/records', '/tasks/item/'])('%s looks well', async (path) => {
  const { admin, itemId } = await ownCatalogue(house.current.world)
  const { page } = await house.current.visit(admin, path.endsWith('/') ? path + itemId : path)
  await page
    .getByRole('row', { name: /Yard count/ })
    .first()
    .waitFor()
  await lookAt(page)
})

test('the tasks of an organization look well, and so does a window of theirs', async () => {
  const { admin, root } = await ownCatalogue(house.current.world)
  const { page } = await house.current.visit(admin, `/orgOverview/${root.id}/tasks`)
  await page.getByRole('row', { name: /north lot/ }).waitFor()
  await lookAt(page)
  await page.getByRole('button', { name: 'Assign task to an organization' }).click()
  await page.getByRole('dialog').waitFor()
  await lookAt(page)
})
