// What the tools of the toolbar do, by mouse and by keyboard alone, and what shows where they can't be read.
import type { Page, Route } from 'playwright-core'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { gridList } from '../../action/grids.ts'
import { cardOf, isLive, ownBoard, panel } from './board.ts'
import { handOf, hands } from './hands.ts'
import { lookAt } from './looks.ts'
import { accessibilityProblems, isOf, openHouse } from './visit.ts'

const house = openHouse()
const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Tools and grids' })

describe.each(hands)('%s', (by) => {
  const theme = by === 'by mouse' ? 'light' : 'dark'

  test('each grid is shown from the toolbar with what is in it, and hidden again', async () => {
    const { world } = house.current
    const { at, admin } = await ownBoard(world)
    const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000)
    const own = (title: string, more: object) => world.action(at, admin, { title, assigneeId: admin.id, priorityId: 4, ...more })
    const records = {
      CALENDAR: await own('With a slot', { classId: 2, isScheduled: true, scheduledStart: soon(40), scheduledEnd: soon(44) }),
      DAILY: await own('Daily work', { classId: 1 }),
      WEEKLY: await own('Weekly work', { classId: 2 }),
      MONTHLY: await own('Monthly work', { classId: 3 }),
      QTRLY: await own('Quarterly work', { classId: 4 }),
      ESCALATED: await own('No parts', { state: 'ESCALATED', escalatedLevel: 'TACTICAL', statusReason: 'No parts' }),
      LATE: await own('Late work', { scheduledEnd: soon(-3) }),
      WARN: await own('To be watched', { priorityId: 3 }),
      SPECIAL: await own('Urgent work', { priorityId: 1 }),
    }
    const { page } = await house.current.visit(admin, '/home')
    const line = toolbar(page)
    const more = line.getByRole('button', { name: 'More' })
    await more.waitFor()
    const toggle = async (label: string) => {
      const shown = line.getByRole('button', { name: new RegExp(`^${label} \\d`) })
      const isShown = await shown.count()
      if (by === 'by mouse') {
        if (isShown) return shown.click()
        await more.click()
        await page.getByRole('menuitemcheckbox', { name: new RegExp(`^${label}( grid)?\\s?\\d*$`) }).click()
      } else {
        const target = isShown ? shown : more
        await line.locator('[data-tool]').first().focus()
        if (!isShown) await page.keyboard.press('End')
        for (let i = 0; i < 30 && !(await target.evaluate((element) => element === document.activeElement)); i++) await page.keyboard.press('ArrowRight')
        await page.keyboard.press('Enter')
        if (isShown) return
        const item = page.getByRole('menuitemcheckbox', { name: new RegExp(`^${label}( grid)?\\s?\\d*$`) })
        await item.waitFor()
        for (let i = 0; i < 30 && !(await item.evaluate((element) => element === document.activeElement)); i++) await page.keyboard.press('ArrowDown')
        await page.keyboard.press('Enter')
      }
      await page.keyboard.press('Escape')
      await page.getByRole('menu').waitFor({ state: 'detached' })
    }
    for (const { name, label } of gridList) {
      await toggle(label)
      await cardOf(panel(page, label), records[name]).waitFor()
    }
    expect(new URL(page.url()).searchParams.get('grids')?.split(',')).toHaveLength(gridList.length)
    for (const { label } of gridList) await toggle(label)
    await page.getByRole('region', { name: 'Grids' }).waitFor({ state: 'detached' })
  })

  test('Role Assign gives somebody a role', async () => {
    const { world } = house.current
    const { at, admin } = await ownBoard(world)
    const spot = await world.group(at, 'Tractors')
    await world.prisma.organizationDepartment.create({ data: { organizationId: at.id, departmentId: spot.departmentId } })
    const other = await world.user(at)
    const { page } = await house.current.visit(admin, '/home/roleassign', { theme })
    const hand = handOf(page, by)
    const dialog = page.getByRole('dialog', { name: 'Role Assign' })
    await hand.tick(dialog.getByRole('checkbox', { name: new RegExp(other.name) }))
    await dialog.getByLabel('Department').selectOption({ label: 'Department of Tractors' })
    await dialog.getByLabel('Group').selectOption({ label: 'Tractors' })
    await hand.press(dialog.getByRole('button', { name: 'Assign 1 person' }))
    await dialog.getByRole('heading', { name: 'What was done' }).waitFor()
    expect(await world.prisma.membership.count({ where: { userId: other.id, groupId: spot.groupId } })).toBe(1)
    expect(await accessibilityProblems(page)).toEqual([])
  })

  test('Time Study begins a study over the board, and times it', async () => {
    const { world } = house.current
    const { at, admin } = await ownBoard(world)
    await world.prisma.taskItem.create({ data: { name: 'Reefer round', serviceTimeMins: 20, classId: 1, priorityId: 4, objectiveId: 2, majorTask: { create: { organizationId: at.id, name: 'Checks' } } } })
    const { page } = await house.current.visit(admin, '/home/timestudy', { theme })
    const hand = handOf(page, by)
    await hand.press(page.getByRole('button', { name: 'New time study' }))
    const dialog = page.getByRole('dialog', { name: 'New time study' })
    await hand.pick(dialog.getByLabel('Work *'), 'Reefer round')
    await hand.write(dialog.getByRole('textbox', { name: 'Element 1' }), 'Read the display')
    await hand.press(dialog.getByRole('button', { name: 'Begin' }))
    await page.waitForURL('**/home/timestudy/*')
    const watch = page.getByRole('region', { name: 'Stopwatch' })
    await watch.getByText('Nothing runs').waitFor()
    await hand.press(watch.getByRole('button', { name: /Start/ }))
    await watch.getByText('Element 1 of 1').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
  })

  test('Contacts are added and archived', async () => {
    const { world } = house.current
    const { at, admin } = await ownBoard(world)
    await world.prisma.contact.create({ data: { organizationId: at.id, name: 'Basin Ridge Dairy', relationship: 'CUSTOMER', creatorId: admin.id } })
    const { page } = await house.current.visit(admin, '/home/contacts')
    const hand = handOf(page, by)
    await hand.press(page.getByRole('button', { name: 'Add a contact' }))
    const dialog = page.getByRole('dialog', { name: 'Add a contact' })
    await hand.write(dialog.getByLabel('Name'), 'Alpine Reefer Service')
    await dialog.locator('option', { hasText: 'Org' }).first().waitFor({ state: 'attached' })
    await hand.press(dialog.getByRole('button', { name: 'Add', exact: true }))
    await page.getByRole('rowheader', { name: 'Alpine Reefer Service' }).waitFor()
    await hand.menu(page.getByRole('button', { name: 'What can be done with Basin Ridge Dairy' }), 'Archive')
    await page.getByRole('rowheader', { name: 'Basin Ridge Dairy Archived' }).waitFor()
    expect(await world.prisma.contact.findMany({ where: { organizationId: at.id }, select: { name: true, status: true }, orderBy: { name: 'asc' } })).toEqual([
      { name: 'Alpine Reefer Service', status: 'ACTIVE' },
      { name: 'Basin Ridge Dairy', status: 'INACTIVE' },
    ])
  })
})

test('the toolbar is put in order by dragging', async () => {
  const { admin } = await ownBoard(house.current.world)
  const { page } = await house.current.visit(admin, '/home/configure')
  const dialog = page.getByRole('dialog', { name: 'Configure the toolbar' })
  await dialog.getByRole('button', { name: 'Move Planner, 3 of 12' }).dragTo(dialog.getByRole('button', { name: 'Move Map, 1 of 12' }))
  await dialog.getByRole('button', { name: 'Move Planner, 1 of 12' }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => toolbar(page).locator('[data-tool]').first().textContent()).toBe('Planner')
})

test('an entry of the calendar gets longer by its end: with the mouse, and in its window by keys', async () => {
  const { world } = house.current
  const { at, admin } = await ownBoard(world)
  const day = Temporal.Now.plainDateISO('UTC').add({ days: 7 })
  const time = (text: string) => new Date(`${day.toString()}T${text}:00Z`)
  const record = await world.action(at, admin, { title: 'Walk the yard', assigneeId: admin.id, scheduledStart: time('09:00'), scheduledEnd: time('10:00') })
  const endOf = async () => (await world.prisma.action.findUniqueOrThrow({ where: { id: record.id } })).scheduledEnd
  const { page } = await house.current.visit(admin, `/home/calendar?view=day&day=${day.toString()}`)
  const entry = page.getByRole('button', { name: /^Record Walk the yard/ })
  await entry.hover()
  const box = (await entry.boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height + 6, { steps: 3 })
  await page.mouse.move(box.x + box.width / 2, box.y + box.height * 1.5, { steps: 6 })
  await page.mouse.up()
  await expect.poll(endOf).toEqual(time('10:30'))
  expect((await world.prisma.action.findUniqueOrThrow({ where: { id: record.id } })).scheduledStart).toEqual(time('09:00'))
  await entry.focus()
  await page.keyboard.press('m')
  await page.getByRole('menuitem', { name: 'Move to…' }).press('Enter')
  await page.getByRole('dialog', { name: 'Move to…' }).getByLabel('Ends').fill(`${day.toString()}T11:15`)
  await page.keyboard.press('Enter')
  await expect.poll(endOf).toEqual(time('11:15'))
})

const windows = [
  ['map', 'MapToolQuery', 'Map'],
  ['tour', 'TourToolQuery', 'Tour'],
  ['planner', 'PlannerSectionQuery', 'Planner'],
  ['calendar', 'CalendarDialogQuery', 'Calendar'],
  ['delegate', 'DelegateToolQuery', 'Delegate'],
  ['roleassign', 'AssignSectionQuery', 'Role Assign'],
  ['configure', 'ConfigureToolQuery', 'Configure the toolbar'],
  ['timestudy', 'StudiesSectionQuery', 'Time Study'],
  ['comms', 'CommsToolQuery', 'Comms'],
  ['contacts', 'DirectoryTabQuery', 'Contacts'],
  ['panel/mail', 'PanelDrawerQuery', 'Procedures'],
  ['record/AR-1', 'ActionDialogQuery', 'Action record'],
  ['appointment/appt-11', 'AppointmentDialogQuery', 'Appointment'],
] as const

const broken = { status: 500, contentType: 'application/json', body: JSON.stringify({ errors: [{ message: 'Something went wrong.' }] }) }

test.each([
  ['the server fails', 'Something went wrong.', (route: Route) => route.fulfill(broken), 1440],
  ['the server is out of reach', 'The server can not be reached.', (route: Route) => route.abort(), 390],
])('where %s each window says so, tries again on request and closes, and the board stays', async (_what, says, fail, width) => {
  const { world } = house.current
  const { at, admin } = await ownBoard(world)
  const action = await world.action(at, admin)
  const { page } = await house.current.visit(admin, '/home', { expected: /500|ERR_FAILED|can not be reached|Something went wrong/, width })
  await isLive(page)
  // Each is opened from within, as one does: the board is not read again.
  const to = (path: string) =>
    page.evaluate((address) => {
      history.pushState(null, '', address)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
  // Both are told alike: one of each kind of window is enough the second time.
  for (const [path, operation, title] of width === 390 ? windows.filter(([path]) => /map|contacts|panel|record/.test(path)) : windows) {
    await page.route('**/graphql', (route) => (isOf(operation)(route.request()) ? fail(route) : route.continue()))
    await to(`/home/${path}`)
    const dialog = page.getByRole('dialog', { name: title })
    const alert = dialog.getByRole('alert').filter({ hasText: says })
    await alert.waitFor()
    if (path === 'map') {
      await lookAt(page, { themes: [width === 390 ? 'dark' : 'light'] })
      await page.setViewportSize({ width, height: 844 })
      await dialog.getByRole('button', { name: 'Close' }).click()
      await dialog.waitFor({ state: 'detached' })
      await to('/home/map')
      await alert.waitFor()
    }
    await page.unroute('**/graphql')
    await alert.getByRole('button', { name: 'Try again' }).press('Enter')
    await alert.waitFor({ state: 'detached' })
    await page.getByRole('dialog', { name: title }).waitFor()
    await to('/home')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await cardOf(page, action).isVisible()).toBe(true)
  }
})
