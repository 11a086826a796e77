// Checklists and SOPs: written, given to a task, answered on a record by mouse and by keyboard; and how they look.
import { globalId } from '../../../graph/kernel/node.ts'
import { expect, test } from 'vitest'
import type { World } from '../../../graph/testing/world.ts'
import { lookAt } from './looks.ts'
import { openHouse } from './visit.ts'

const house = openHouse()

/** A company with a task that has a checklist and an SOP, and a record of it that somebody works on. */
async function inspection(world: World) {
  const { prisma } = world
  const root = await world.organization({ name: 'Northway Logistics' })
  const admin = await world.user(root, 'ADMIN')
  const at = { organizationId: root.id }
  const checklist = await prisma.checklist.create({ data: { ...at, name: 'Walk-round' } })
  const item = (
    position: number,
    data: {
      kind: 'PASS_FAIL' | 'NUMBER' | 'TEXT'
      prompt: string
      mandatory?: boolean
      minimum?: number
      maximum?: number
      unit?: string
    },
  ) => ({ ...data, checklistId: checklist.id, revision: 1, position })
  await prisma.checklistItem.createMany({
    data: [
      item(0, { kind: 'PASS_FAIL', prompt: 'Brakes hold', mandatory: true }),
      item(1, { kind: 'NUMBER', prompt: 'Tyre pressure', mandatory: true, minimum: 95, maximum: 120, unit: 'psi' }),
      item(2, { kind: 'TEXT', prompt: 'Remarks' }),
    ],
  })
  const sop = await prisma.sop.create({ data: { ...at, name: 'Walking round' } })
  const version = await prisma.sopVersion.create({ data: { sopId: sop.id, number: 1 } })
  await prisma.sopStep.create({
    data: { versionId: version.id, position: 0, title: 'Secure the unit', text: 'Chocks at the drive axle.' },
  })
  await prisma.sopVersion.update({ where: { id: version.id }, data: { publishedAt: new Date() } })
  const majorTask = await prisma.majorTask.create({ data: { ...at, name: 'Daily checks' } })
  const task = await prisma.taskItem.create({
    data: {
      majorTaskId: majorTask.id,
      name: 'Inspection',
      serviceTimeMins: 25,
      actionClassId: 1,
      priorityId: 4,
      objectiveId: 1,
      sopId: sop.id,
      checklists: { create: { checklistId: checklist.id, position: 0 } },
    },
  })
  const record = await world.action(root, admin, {
    title: 'Inspect unit 7',
    taskItemId: task.id,
    state: 'STARTED',
    assigneeId: admin.id,
    actualStart: new Date(),
  })
  return { root, admin, checklist, sop, task, record }
}

test('completing too early leads to what is open; it is answered by keyboard, a failure is followed up, and then it is complete', async () => {
  const { admin, record } = await inspection(house.current.world)
  const { page } = await house.current.visit(admin, `/home/record/${record.key}`)
  await page.getByRole('button', { name: 'Complete', exact: true }).click()
  await page.getByText('2 mandatory items are unanswered. Answer them, then complete the record.').waitFor()
  await expect.poll(() => new URL(page.url()).search).toContain('attempted')
  await page.waitForFunction(() => document.activeElement?.textContent === 'Pass')
  await page.keyboard.press('f')
  await page.getByText('1 of 3 answered').waitFor()
  await page.waitForFunction(() => document.activeElement?.tagName === 'INPUT')
  await page.keyboard.type('98,5')
  await page.keyboard.press('Enter')
  await page.getByText('2 of 3 answered').waitFor()
  await page.getByRole('button', { name: 'Follow up Brakes hold' }).click()
  await page
    .getByRole('dialog', { name: 'Follow up Brakes hold' })
    .getByRole('button', { name: 'Create record' })
    .click()
  await page.getByRole('link', { name: /^AR-\d+, Queued$/ }).waitFor()
  await page.getByRole('button', { name: 'I have read this' }).click()
  await page.getByText(/You read this version on/).waitFor()
  await page.getByRole('button', { name: 'Complete', exact: true }).click()
  await page.getByText('submitted by').waitFor()
  await page.getByRole('button', { name: 'Close', exact: true }).first().click()
  await page.waitForURL((url) => url.pathname === '/home' && !url.search.includes('attempted'))
})

test('closing the popup clears what was attempted', async () => {
  const { admin, record } = await inspection(house.current.world)
  const { page } = await house.current.visit(admin, `/home/record/${record.key}?attempted=1`)
  await page.getByText('needs an answer').first().waitFor()
  await page.keyboard.press('Escape')
  await page.waitForURL((url) => url.pathname === '/home' && !url.search.includes('attempted'))
})

test('a checklist is written by keyboard: added to, put in another order, with choices; the task gets it', async () => {
  const { admin, task, checklist } = await inspection(house.current.world)
  const { page } = await house.current.visit(admin, `/tasks/checklist/${globalId('Checklist', checklist.id)}`)
  await page.getByRole('button', { name: 'Add item' }).click()
  await page.keyboard.type('Fuel')
  const added = page.getByRole('group', { name: 'Item 4' })
  await added.getByLabel('Answer').selectOption('CHOICE')
  await page.getByRole('button', { name: 'Save' }).click()
  await added.getByText('Give at least two choices.').waitFor()
  for (const choice of ['Full', 'Empty']) {
    await added.getByRole('button', { name: 'Add choice' }).click()
    await page.keyboard.type(choice)
  }
  await added.getByLabel('Fails').last().check()
  await page.getByRole('button', { name: 'Move Fuel, 4 of 4' }).focus()
  await page.keyboard.press('Home')
  await page.getByRole('button', { name: 'Move Fuel, 1 of 4' }).waitFor()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Walk-round saved').waitFor()
  const items = await house.current.world.prisma.checklistItem.findMany({
    where: { checklistId: checklist.id, revision: 2 },
    orderBy: { position: 'asc' },
  })
  expect(items.map(({ prompt, failingChoices }) => [prompt, ...failingChoices])).toEqual([
    ['Fuel', 'Empty'],
    ['Brakes hold'],
    ['Tyre pressure'],
    ['Remarks'],
  ])
  await page.goto(`/tasks/item/${globalId('TaskItem', task.id)}`)
  await page.getByRole('button', { name: 'Choose checklists…' }).click()
  await page.getByRole('button', { name: 'Remove Walk-round' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('No checklists').waitFor()
})

test('an SOP is drafted and published; the inbox says who has read it', async () => {
  const { admin, sop } = await inspection(house.current.world)
  const { page } = await house.current.visit(admin, `/tasks/sop/${globalId('Sop', sop.id)}`)
  await page.getByRole('button', { name: 'Write version 2' }).click()
  await page.getByRole('button', { name: 'Add step' }).click()
  await page.keyboard.type('Walk the driver side')
  await page.getByRole('button', { name: 'Publish version 2' }).click()
  await page.getByRole('heading', { name: 'Current: version 2' }).waitFor()
  await page.getByRole('button', { name: 'I have read this' }).click()
  await page.getByText(/You read this version on/).waitFor()
  await page.goto('/responses?kind=sop')
  await page.getByRole('link', { name: 'Walking round' }).click()
  await page.getByRole('heading', { name: 'Current: version 2' }).waitFor()
})

test('look right', async () => {
  const { admin, record, checklist, sop } = await inspection(house.current.world)
  const { page } = await house.current.visit(admin, `/home/record/${record.key}?attempted=1`)
  await page.getByText('needs an answer').first().waitFor()
  await lookAt(page)
  for (const [path, shown] of [
    [`/tasks/checklist/${globalId('Checklist', checklist.id)}`, 'Add item'],
    [`/tasks/sop/${globalId('Sop', sop.id)}`, 'I have read this'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('button', { name: shown }).waitFor()
    await lookAt(page)
  }
  await page.goto('/responses')
  await page.getByText('No responses.').waitFor()
  await lookAt(page)
})
