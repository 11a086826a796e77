// Meetings on the board, what a record's popup leads to, and people who join later: by mouse and by keyboard.
import { expect, test } from 'vitest'
import { globalId } from '../../../graph/kernel/node.ts'
import type { MutationResult } from '../../../graph/testing/world.ts'
import { ownTasks } from '../../../graph/testing/tasks.ts'
import { ownBoard, panel } from './board.ts'
import { optionIn } from './hands.ts'
import { lookAt } from './looks.ts'
import { openHouse } from './visit.ts'

const house = openHouse()

test('an appointment stands in the grid Calendar, opens by mouse and by keys, is cancelled there and restored', async () => {
  const { world } = house.current
  const { at, admin } = await ownBoard(world)
  const startsAt = new Date(Date.now() + 26 * 3_600_000)
  const times = {
    date: new Date(startsAt.toISOString().slice(0, 10)),
    startMins: 540,
    endMins: 600,
    timeZone: 'UTC',
    startsAt,
    endsAt: new Date(startsAt.getTime() + 3_600_000),
  }
  const { id } = await world.prisma.appointment.create({
    data: { rootId: at.rootId, organizationId: at.id, number: 11, name: 'Dock review', creatorId: admin.id, ...times },
  })
  await world.action(at, admin, { title: 'Urgent slot', isScheduled: true, priorityId: 1, scheduledEnd: startsAt })
  const { page } = await house.current.visit(admin, '/home?grids=calendar')
  const card = panel(page, 'Calendar').getByRole('group', { name: 'Appointment appt-11 Dock review' })
  await card.waitFor()
  await expect.poll(() => panel(page, 'Calendar').locator('.count').textContent()).toBe('2')
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await card.click()
  const dialog = page.getByRole('dialog').filter({ hasText: 'appt-11' })
  await dialog.getByRole('heading', { name: 'Dock review' }).waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/home/appointment/appt-11')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  // By keys: down from the record to the appointment, and into it.
  await panel(page, 'Calendar')
    .getByRole('group', { name: /Urgent slot/ })
    .focus()
  await page.keyboard.press('ArrowDown')
  await page.waitForFunction(
    () => document.activeElement?.getAttribute('aria-label') === 'Appointment appt-11 Dock review',
  )
  await page.keyboard.press('Enter')
  await dialog.waitFor()
  const menu = dialog.getByRole('button', { name: 'Actions for appt-11' })
  const cancelledAt = async () => (await world.prisma.appointment.findUniqueOrThrow({ where: { id } })).cancelledAt
  await menu.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Cancel appointment' }).press('Enter')
  await page
    .getByRole('dialog', { name: 'Cancel appt-11' })
    .getByRole('button', { name: 'Cancel appointment' })
    .press('Enter')
  await dialog.getByText('This appointment was cancelled.').waitFor()
  await expect.poll(() => cancelledAt()).not.toBeNull()
  await menu.click()
  await page.getByRole('menuitem', { name: 'Restore appointment' }).click()
  await dialog.getByText('This appointment was cancelled.').waitFor({ state: 'detached' })
  await expect.poll(cancelledAt).toBeNull()
})

test('a record’s popup leads to its procedures: whom one names stands first, and a note is begun; it is saved for other calendars', async () => {
  const { world } = house.current
  const { at, admin } = await ownBoard(world)
  const taskItemId = Buffer.from((await ownTasks(world, at, 'Tyre sensor')).TaskItem, 'base64')
    .toString()
    .split(':')[1]!
  const { id: contactId } = await world.prisma.contact.create({
    data: {
      organizationId: at.id,
      rootId: at.rootId,
      name: 'Alpine Tyres',
      relationship: 'SUPPLIER',
      creatorId: admin.id,
    },
  })
  const given = {
    contacts: { contactIds: [globalId('DirectoryContact', contactId)] },
    delegateTask: { note: 'Please take {key}' },
  }
  for (const [referTo, data] of Object.entries(given))
    await world.prisma.procedure.updateMany({ where: { taskItemId, referTo }, data: { data } })
  const action = await world.action(at, admin, {
    title: 'Replace the sensor',
    taskItemId,
    assigneeId: admin.id,
    isScheduled: true,
    scheduledStart: new Date(),
    scheduledEnd: new Date(Date.now() + 3_600_000),
  })
  await world.user(at, 'SUPERVISION')
  const { page } = await house.current.visit(admin, `/home/record/${action.key}`)
  const more = page.getByRole('button', { name: `Actions for ${action.key}` })
  await more.click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Save as .ics' }).click(),
  ])
  expect(file.suggestedFilename()).toBe(`${action.key}.ics`)
  await more.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Contacts' }).press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Procedures' })
  await drawer.getByRole('list', { name: 'From the procedure' }).getByText('Alpine Tyres').waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/home/panel/contacts/${action.key}`)
  await drawer.getByRole('link', { name: 'Delegate Task' }).press('Enter')
  await drawer.getByRole('button', { name: /^Delegate/ }).press('Enter')
  await expect.poll(() => page.getByLabel('Note').inputValue()).toBe(`Please take ${action.key}`)
})

test('people are added to a thread by keys, and read what was said before', async () => {
  const { world } = house.current
  const { at, admin } = await ownBoard(world)
  const [one, other] = [await world.user(at, 'STRATEGIC'), await world.user(at, 'TRANSACTIONAL')]
  const input = {
    organizationId: at.globalId,
    userIds: [one.globalId],
    subject: 'Gate 2',
    text: 'Closed from Monday on.',
  }
  const { thread } = await world.mutate<MutationResult & { thread: { id: string } }>(
    admin,
    'startThread',
    input,
    'thread { id }',
  )
  const { page } = await house.current.visit(admin, `/comms/thread/${thread.id}`)
  await page.getByRole('button', { name: 'Thread actions' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Add people' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add people' })
  await dialog.getByLabel('People').fill(other.name)
  await optionIn(page, other.name).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: `Remove ${other.name}` }).waitFor()
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await dialog.getByRole('button', { name: 'Add', exact: true }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await page
    .getByText(/Participants: .*/)
    .filter({ hasText: other.name })
    .waitFor()
  const { page: theirs } = await house.current.visit(other, '/comms')
  await theirs.getByRole('link', { name: /Gate 2/ }).click()
  await theirs.getByRole('region', { name: 'Messages' }).getByText('Closed from Monday on.').waitFor()
})
