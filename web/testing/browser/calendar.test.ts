// The calendar: moved by mouse, by keys and by a window, added to, fed to other programs; a token that dies meanwhile.
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import type { World } from '../../../graph/testing/world.ts'
import { lookAt } from './looks.ts'
import { isSettled } from './settled.ts'
import { hold, isOf, openHouse } from './visit.ts'

const house = openHouse()
const zone = 'America/New_York'

/** A Tuesday of the week after this one, there. */
const tuesday = Temporal.Now.plainDateISO(zone)
  .add({ days: 7 })
  .subtract({ days: Temporal.Now.plainDateISO(zone).dayOfWeek - 2 })
const at = (days: number, time: string) =>
  new Date(tuesday.add({ days }).toZonedDateTime({ timeZone: zone, plainTime: time }).epochMilliseconds)
const week = `view=week&day=${tuesday.toString()}`

async function ownWeek(world: World) {
  const root = await world.organization({ name: 'Northway Logistics', timeZone: zone })
  const admin = await world.user(root, 'ADMIN')
  const record = await world.action(root, admin, {
    title: 'Walk the yard',
    assigneeId: admin.id,
    scheduledStart: at(0, '09:00'),
    scheduledEnd: at(0, '10:00'),
  })
  const startOf = async () => (await world.prisma.action.findUniqueOrThrow({ where: { id: record.id } })).scheduledStart
  return { root, admin, record, startOf }
}

test('a record is moved by the mouse, though its token dies meanwhile, back by the toast, and by keys; it opens over the calendar', async () => {
  const { world } = house.current
  const { root, admin, record, startOf } = await ownWeek(world)
  await world.prisma.appointment.create({
    data: {
      rootId: root.id,
      organizationId: root.id,
      number: 11,
      name: 'Dock review',
      date: new Date(`${tuesday.add({ days: 1 }).toString()}T00:00:00Z`),
      startMins: 660,
      endMins: 720,
      timeZone: zone,
      startsAt: at(1, '11:00'),
      endsAt: at(1, '12:00'),
      creatorId: admin.id,
    },
  })
  await world.action(root, admin, { title: 'Only due', scheduledEnd: at(2, '17:00') })
  await world.absence(root, admin, { startsAt: at(3, '00:00'), endsAt: at(4, '00:00') })
  const { page } = await house.current.visit(admin, `/mycalendar?whose=all&${week}`, { expected: /401/, zone })
  const entry = page.getByRole('button', { name: /^Record Walk the yard/ })
  await entry.waitFor()
  await page.getByText(`Northway Logistics · ${zone}`).waitFor()
  await isSettled(page)
  await page.evaluate(() => localStorage.setItem('access_token', 'dead'))
  const from = (await entry.boundingBox())!
  const column = (await page.getByRole('button', { name: /^Appointment Dock review/ }).boundingBox())!
  await page.mouse.move(from.x + 20, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(from.x + 40, from.y + 14, { steps: 4 })
  await page.mouse.move(column.x + 20, from.y + 10, { steps: 10 })
  await page.mouse.up()
  // To the quarter of an hour at which it was let go.
  await expect.poll(async () => Math.abs(at(1, '09:00').getTime() - (await startOf())!.getTime()) <= 900_000).toBe(true)
  await page.getByText('Undo', { exact: true }).click()
  await expect.poll(startOf).toEqual(at(0, '09:00'))
  const dayOf = () => entry.evaluate((element) => element.closest<HTMLElement>('[data-date]')?.dataset.date)
  // A key moves it from where it is shown.
  await expect.poll(dayOf).toBe(tuesday.toString())
  // By keys: a day on, a quarter of an hour later, and by its menu to another time.
  const isFocused = () => expect.poll(() => entry.evaluate((element) => element === document.activeElement)).toBe(true)
  await entry.focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect.poll(startOf).toEqual(at(1, '09:00'))
  await isFocused()
  const letGo = await hold(page, isOf('undoMoveMutation'))
  await page.keyboard.press('Control+z')
  await expect.poll(dayOf).toBe(tuesday.toString())
  await isFocused()
  // It is moved again and again before the undoing is answered.
  await page.keyboard.press('Alt+ArrowRight')
  await expect.poll(dayOf).toBe(tuesday.add({ days: 1 }).toString())
  await isFocused()
  await page.keyboard.press('Alt+ArrowDown')
  await entry.and(page.getByRole('button', { name: /9:15/ })).waitFor()
  letGo()
  await expect.poll(startOf).toEqual(at(1, '09:15'))
  await isFocused()
  await page.keyboard.press('m')
  await page.getByRole('menuitem', { name: 'Move to…' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Move to…' })
  await dialog.getByLabel('Starts').fill(`${tuesday.toString()}T13:30`)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(startOf).toEqual(at(0, '13:30'))
  await isFocused()
  await page.keyboard.press('ArrowRight')
  await page.waitForFunction(() =>
    document.activeElement?.getAttribute('aria-label')?.startsWith('Appointment Dock review'),
  )
  await entry.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Action record' }).getByRole('heading', { name: 'Walk the yard' }).waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/mycalendar/record/${record.key}`)
  await page.keyboard.press('Escape')
  await page.waitForURL((url) => url.pathname === '/mycalendar')
  await lookAt(page)
})

test('views and days are changed by keys; a day is added to; feeds are made, read, renamed and revoked', async () => {
  const { world } = house.current
  const { admin, startOf } = await ownWeek(world)
  const { page } = await house.current.visit(admin, `/mycalendar?${week}`, { expected: /404/, zone })
  await page.getByRole('button', { name: /^Record Walk the yard/ }).waitFor()
  const view = async (value: string) => {
    await page.waitForURL((url) => url.searchParams.get('view') === value)
    await page.getByRole('button', { name: new RegExp(value, 'i'), pressed: true }).waitFor()
  }
  await page.keyboard.press('d')
  await view('day')
  await page.keyboard.press('ArrowRight')
  await page.waitForURL((url) => url.searchParams.get('day') === tuesday.add({ days: 1 }).toString())
  await page.keyboard.press('a')
  await view('agenda')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('m')
  await view('month')
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${house.current.address}/mycalendar?${week}`)
  await page.getByRole('button', { name: /^Record Walk the yard/ }).waitFor()
  await page.keyboard.press('n')
  await page.getByRole('menuitem', { name: /^Add record on/ }).press('Enter')
  const adding = page.getByRole('dialog', { name: 'Add record' })
  await expect.poll(() => adding.getByLabel('Start no earlier than (optional)').inputValue()).not.toBe('')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Feeds' }).click()
  await page.getByRole('button', { name: 'Add feed' }).click()
  await page.getByLabel('Name').fill('My phone')
  await page.keyboard.press('Enter')
  const link = await page.getByRole('textbox', { name: 'Address' }).inputValue()
  const read = await fetch(link)
  expect([read.status, await read.text()]).toEqual([200, expect.stringContaining('SUMMARY:Walk the yard')])
  await expect.poll(() => startOf()).toEqual(at(0, '09:00'))
  await page.getByRole('button', { name: 'Done' }).click()
  const menu = (name: string) => page.getByRole('button', { name: `Actions for feed ${name}` })
  await menu('My phone').click()
  await page.getByRole('menuitem', { name: 'Rename…' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('My tablet')
  await page.keyboard.press('Enter')
  await menu('My tablet').waitFor()
  await lookAt(page)
  await menu('My tablet').click()
  await page.getByRole('menuitem', { name: 'Revoke…' }).click()
  await page.getByRole('button', { name: 'Revoke', exact: true }).click()
  await page.getByText('No feeds.').waitFor()
  expect((await fetch(link)).status).toBe(404)
})

test('mine comes first; what is only due stands in its own row; too much is counted, and the list is read and left by keys', async () => {
  const { world } = house.current
  const { root, admin } = await ownWeek(world)
  const due = (title: string, scheduledEnd: Date, more = {}) =>
    world.action(root, admin, { title, scheduledEnd, ...more })
  await due('Report the mileage', at(1, '17:00'), { assigneeId: admin.id })
  for (const name of ['One', 'Two', 'Three', 'Four']) await due(name, at(2, '17:00'))
  for (let i = 0; i < 9; i++)
    await world.action(root, admin, {
      title: `Call ${i}`,
      scheduledStart: at(3, '10:00'),
      scheduledEnd: at(3, '10:30'),
    })
  const { page } = await house.current.visit(admin, `/mycalendar?${week}`, { zone })
  const button = (name: RegExp) => page.getByRole('button', { name })
  await button(/^Record Due: Report the mileage, due/).waitFor()
  const pressed = (name: string) => page.getByRole('button', { name, exact: true, pressed: true })
  await pressed('Mine').waitFor()
  expect(await button(/^4 due/).count()).toBe(0)
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await button(/^4 due: Due on/).waitFor()
  const count = button(/^9 entries: .*10:00–11:00/)
  await count.press('Enter')
  const list = page.getByRole('dialog', { name: /10:00–11:00/ })
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await expect.poll(focused).toMatch(/^Record Call 0/)
  await page.keyboard.press('ArrowDown')
  await expect.poll(focused).toMatch(/^Record Call 1/)
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'detached' })
  await expect.poll(focused).toMatch(/^9 entries/)
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${house.current.address}/mycalendar?whose=all&${week}`)
  await pressed('All').waitFor()
  await count.click()
  await page.getByRole('button', { name: /^Record Call 8/ }).press('Enter')
  await page.getByRole('heading', { name: 'Call 8' }).waitFor()
})

test('the slot of a record is changed where it stands and begins with what it is, by the clock of the organization', async () => {
  const { world } = house.current
  const { admin, record, startOf } = await ownWeek(world)
  const { page } = await house.current.visit(admin, `/home/record/${record.key}`, { zone })
  await page.getByRole('button', { name: /^Scheduled / }).press('Enter')
  const begins = page.getByLabel('Start no earlier than (optional)')
  await expect.poll(() => begins.inputValue()).toBe(`${tuesday.toString()}T09:00`)
  await page.getByText(`${zone} time`).waitFor()
  await begins.fill(`${tuesday.toString()}T08:15`)
  await page.keyboard.press('Enter')
  await expect.poll(startOf).toEqual(at(0, '08:15'))
  const { scheduledEnd } = await world.prisma.action.findUniqueOrThrow({ where: { id: record.id } })
  expect(scheduledEnd).toEqual(at(0, '10:00'))
})
