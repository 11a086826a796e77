// What the tools of the toolbar do, by mouse and by keyboard alone.
import type { Locator, Page } from 'playwright-core'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import type { Organization, Person } from '../../../graph/testing/rows.ts'
import { gridList } from '../../work/action/grids.ts'
import { cardOf, goTo, ownBoard, panel } from './board.ts'
import { handOf, hands } from './hands.ts'
import { problemsInBoth } from './looks.ts'
import { isSettled } from './settled.ts'
import { hold, isOf, openHouse, type House } from './visit.ts'

const house = openHouse()
const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Tools and grids' })

const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000)

/** A record for each grid. */
async function ownGrids({ world }: House, at: Organization, admin: Person) {
  const own = (title: string, more: object) =>
    world.action(at, admin, { title, assigneeId: admin.id, priorityId: 4, ...more })
  return {
    CALENDAR: await own('With a slot', {
      actionClassId: 2,
      isScheduled: true,
      scheduledStart: soon(40),
      scheduledEnd: soon(44),
    }),
    DAILY: await own('Daily work', { actionClassId: 1 }),
    WEEKLY: await own('Weekly work', { actionClassId: 2 }),
    MONTHLY: await own('Monthly work', { actionClassId: 3 }),
    QTRLY: await own('Quarterly work', { actionClassId: 4 }),
    ESCALATED: await own('No parts', { state: 'ESCALATED', escalatedLevel: 'TACTICAL', statusReason: 'No parts' }),
    LATE: await own('Late work', { scheduledEnd: soon(-3) }),
    WARN: await own('To be watched', { priorityId: 3 }),
    SPECIAL: await own('Urgent work', { priorityId: 1 }),
  }
}

const inMenu = (page: Page, label: string) => page.getByRole('menuitemcheckbox', { name: `${label} grid` })
const gridsOf = (page: Page) => new URL(page.url()).searchParams.get('grids')?.split(',') ?? []

async function closeMenu(page: Page) {
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'detached' })
}

/** Shows or hides grids, by the menu behind the line. */
type Toggle = (page: Page, labels: readonly string[]) => Promise<void>

const byMouse: Toggle = async (page, labels) => {
  await toolbar(page).getByRole('button', { name: 'More' }).click()
  for (const label of labels) await inMenu(page, label).click()
  await closeMenu(page)
}

const byKeyboard: Toggle = async (page, labels) => {
  const walk = async (target: Locator, key: string) => {
    for (let i = 0; i < 30 && !(await target.evaluate((element) => element === document.activeElement)); i++)
      await page.keyboard.press(key)
    await page.keyboard.press('Enter')
  }
  await toolbar(page).locator('[data-tool]').first().focus()
  await page.keyboard.press('Home')
  await walk(toolbar(page).getByRole('button', { name: 'More' }), 'ArrowRight')
  for (const label of labels) {
    await inMenu(page, label).waitFor()
    await walk(inMenu(page, label), 'ArrowDown')
  }
  await closeMenu(page)
}

test.each(hands)('%s the tools of the toolbar do their work', async (by) => {
  const { world } = house.current
  const { at, admin } = await ownBoard(world)
  const spot = await world.group(at, 'Tractors')
  await world.prisma.organizationDepartment.create({ data: { organizationId: at.id, departmentId: spot.departmentId } })
  const other = await world.user(at)
  await world.prisma.taskItem.create({
    data: {
      name: 'Reefer round',
      serviceTimeMins: 20,
      actionClassId: 1,
      priorityId: 4,
      objectiveId: 2,
      majorTask: { create: { organizationId: at.id, name: 'Checks' } },
    },
  })
  await world.prisma.contact.create({
    data: { organizationId: at.id, name: 'Basin Ridge Dairy', relationship: 'CUSTOMER', creatorId: admin.id },
  })
  const records = await ownGrids(house.current, at, admin)
  const { page } = await house.current.visit(admin, '/home')
  const hand = handOf(page, by)
  const place = async (path: string, name: string) => {
    await goTo(page, path)
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
    return page.getByRole('main')
  }
  // What it looks like does not depend on the hand.
  const look = async () => {
    if (by === 'by mouse') expect(await problemsInBoth(page, { within: 'main' })).toEqual([])
  }

  // Each grid with what is in it, and hidden again.
  await toolbar(page).getByRole('button', { name: 'More' }).waitFor()
  const toggle = by === 'by mouse' ? byMouse : byKeyboard
  // Each is a step of the same walk: by keyboard three do.
  const some = by === 'by mouse' ? gridList : gridList.filter(({ name }) => /CALENDAR|MONTHLY|SPECIAL/.test(name))
  await toggle(
    page,
    some.map(({ label }) => label),
  )
  for (const { name, label } of some) await cardOf(panel(page, label), records[name]).waitFor()
  await expect.poll(() => gridsOf(page)).toHaveLength(some.length)
  await toggle(
    page,
    some.map(({ label }) => label),
  )
  await page.getByRole('region', { name: 'Grids' }).waitFor({ state: 'detached' })

  // Role Assign gives somebody a role.
  const roles = await place('/assignusergroup', 'Assign people')
  await hand.tick(roles.getByRole('checkbox', { name: new RegExp(other.name) }))
  await roles.getByLabel('Department').selectOption({ label: 'Department of Tractors' })
  await roles.getByLabel('Group').selectOption({ label: 'Tractors' })
  await hand.press(roles.getByRole('button', { name: 'Assign 1 person' }))
  await roles.getByRole('heading', { name: 'Results' }).waitFor()
  await expect.poll(() => world.prisma.membership.count({ where: { userId: other.id, groupId: spot.groupId } })).toBe(1)
  await look()

  // Contacts are added and archived.
  const contacts = await place('/contacts', 'Contacts')
  const showOrganizations = await hold(page, isOf('OrganizationSelectQuery'))
  await hand.press(contacts.getByRole('button', { name: 'Add contact' }))
  const adding = page.getByRole('dialog', { name: 'Add contact' })
  await hand.write(adding.getByLabel('Name'), 'Alpine Reefer Service')
  await hand.press(adding.getByRole('button', { name: 'Add', exact: true }))
  // It waits for the organization that is chosen by itself.
  showOrganizations()
  await contacts.getByRole('rowheader', { name: 'Alpine Reefer Service' }).waitFor()
  await hand.menu(contacts.getByRole('button', { name: 'Actions for Basin Ridge Dairy' }), 'Archive')
  await contacts.getByRole('rowheader', { name: 'Basin Ridge Dairy Archived' }).waitFor()
  await expect
    .poll(() =>
      world.prisma.contact.findMany({
        where: { organizationId: at.id },
        select: { name: true, status: true },
        orderBy: { name: 'asc' },
      }),
    )
    .toEqual([
      { name: 'Alpine Reefer Service', status: 'ACTIVE' },
      { name: 'Basin Ridge Dairy', status: 'INACTIVE' },
    ])

  // Time Study begins a study, and times it.
  const studies = await place('/tasks/studies', 'Tasks')
  await hand.press(studies.getByRole('button', { name: 'New time study' }))
  const beginning = page.getByRole('dialog', { name: 'New time study' })
  await hand.pick(beginning.getByLabel('Task *'), 'Reefer round')
  await hand.write(beginning.getByRole('textbox', { name: 'Element 1' }), 'Read the display')
  await hand.press(beginning.getByRole('button', { name: 'Start' }))
  await page.waitForURL('**/tasks/studies/*')
  const watch = page.getByRole('region', { name: 'Stopwatch' })
  await watch.getByText('Ready').waitFor()
  await hand.press(watch.getByRole('button', { name: /Start/ }))
  await watch.getByText('Element 1 of 1').waitFor()
  await look()
})

test('the toolbar is put in order by dragging', async () => {
  const { admin } = await ownBoard(house.current.world)
  const { page } = await house.current.visit(admin, '/home/configure')
  const dialog = page.getByRole('dialog', { name: 'Configure toolbar' })
  await dialog
    .getByRole('button', { name: 'Move Planner, 3 of 12' })
    .dragTo(dialog.getByRole('button', { name: 'Move Map, 1 of 12' }))
  await dialog.getByRole('button', { name: 'Move Planner, 1 of 12' }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => toolbar(page).locator('[data-tool]').first().textContent()).toBe('Planner')
})

test('an entry of the calendar gets longer by its end: with the mouse, and in its window by keys', async () => {
  const { world } = house.current
  const { at, admin } = await ownBoard(world)
  const day = Temporal.Now.plainDateISO('UTC').add({ days: 7 })
  const time = (text: string) => new Date(`${day.toString()}T${text}:00Z`)
  const record = await world.action(at, admin, {
    title: 'Walk the yard',
    assigneeId: admin.id,
    scheduledStart: time('09:00'),
    scheduledEnd: time('10:00'),
  })
  const endOf = async () => (await world.prisma.action.findUniqueOrThrow({ where: { id: record.id } })).scheduledEnd
  const { page } = await house.current.visit(admin, `/mycalendar?whose=all&view=day&day=${day.toString()}`)
  const entry = page.getByRole('button', { name: /^Record Walk the yard/ })
  await entry.waitFor()
  await isSettled(page)
  await entry.hover()
  const box = (await entry.boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height + 6, { steps: 3 })
  await page.mouse.move(box.x + box.width / 2, box.y + box.height * 1.5, { steps: 6 })
  await page.mouse.up()
  await expect.poll(endOf).toEqual(time('10:30'))
  expect((await world.prisma.action.findUniqueOrThrow({ where: { id: record.id } })).scheduledStart).toEqual(
    time('09:00'),
  )
  await entry.focus()
  await page.keyboard.press('m')
  await page.getByRole('menuitem', { name: 'Move to…' }).press('Enter')
  await page.getByRole('dialog', { name: 'Move to…' }).getByLabel('Ends').fill(`${day.toString()}T11:15`)
  await page.keyboard.press('Enter')
  await expect.poll(endOf).toEqual(time('11:15'))
})
