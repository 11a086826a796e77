// Appointments that repeat: made by the form, moved by the mouse for this and following, given another rule, cancelled.
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { lookAt } from './looks.ts'
import { openHouse } from './visit.ts'

const house = openHouse()
const zone = 'America/New_York'
const today = Temporal.Now.plainDateISO(zone)
const tuesday = today.add({ days: 9 - today.dayOfWeek })
const weekOf = (weeks: number) => `view=week&day=${tuesday.add({ weeks }).toString()}`

test('a weekly one is made, this and following are moved, all are cancelled', async () => {
  const { world } = house.current
  const root = await world.organization({ name: 'Northway Logistics', timeZone: zone })
  const admin = await world.user(root, 'ADMIN')
  const rows = () => world.prisma.appointment.findMany({ where: { rootId: root.id }, orderBy: { seriesDate: 'asc' } })
  const { page } = await house.current.visit(admin, `/mycalendar?${weekOf(0)}&add=appointment`, { zone })
  const form = page.getByRole('dialog', { name: 'Add appointment' })
  await form.getByLabel('Subject').fill('Night count')
  await form.getByLabel('Date').fill(tuesday.toString())
  await form.getByLabel('Start').fill('22:00')
  await form.getByLabel('End').fill('01:00')
  await form.getByText('Ends the next day').waitFor()
  await form.getByLabel('Repeats').selectOption('Every week, on its start day')
  await form.getByLabel('Ends', { exact: true }).selectOption('After a number of times')
  await form.getByLabel('Times').fill('4')
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await form.getByRole('button', { name: 'Add appointment' }).click()
  const entry = page.getByRole('button', { name: /^Appointment Night count.*Every Tuesday at 22:00, 4 times/ })
  // It stands on the evening, and on the morning after it.
  await expect.poll(() => entry.count()).toBe(2)
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${house.current.address}/mycalendar?${weekOf(1)}`)
  await entry.first().focus()
  await page.keyboard.press('Alt+ArrowRight')
  const asked = page.getByRole('dialog', { name: 'Move recurring appointment' })
  await asked.getByRole('radio', { name: 'This appointment' }).press('ArrowDown')
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.keyboard.press('Enter')
  const days = (of: { date: Date }[]) => of.map(({ date }) => date.toISOString().slice(0, 10))
  const expected = [0, 8, 15, 22].map((more) => tuesday.add({ days: more }).toString())
  await expect.poll(async () => days(await rows())).toEqual(expected)
  const moved = page.getByRole('button', { name: /^Appointment Night count.*Every Wednesday at 22:00, 3 times/ })
  await moved.first().click()
  const window = page.getByRole('dialog', { name: 'Appointment', exact: true })
  await window.getByText('Every Wednesday at 22:00, 3 times').waitFor()
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await window.getByRole('button', { name: /^Actions for appt-/ }).click()
  await page.getByRole('menuitem', { name: 'Cancel appointment' }).click()
  await page.getByLabel('Reason').fill('No trailers')
  await page.getByRole('button', { name: 'Cancel appointment' }).click()
  const cancelling = page.getByRole('dialog', { name: 'Cancel recurring appointment' })
  await cancelling.getByRole('radio', { name: 'All' }).check()
  await cancelling.getByRole('button', { name: 'Cancel appointment' }).click()
  await expect
    .poll(async () => (await rows()).map(({ cancelledAt }) => cancelledAt !== null))
    .toEqual([false, true, true, true])
})

test('one that did not repeat begins to, and repeats otherwise from its second time on', async () => {
  const { world } = house.current
  const root = await world.organization({ name: 'Northway Logistics', timeZone: zone })
  const admin = await world.user(root, 'ADMIN')
  const schedule = { date: tuesday.toString() }
  const input = { organizationId: root.globalId, name: 'Tyre check', schedule }
  await world.mutate(admin, 'createAppointment', input, 'appointment { id }')
  const days = async () => {
    const rows = await world.prisma.appointment.findMany({ where: { rootId: root.id }, orderBy: { date: 'asc' } })
    return rows.filter(({ cancelledAt }) => !cancelledAt).map(({ date }) => date.toISOString().slice(0, 10))
  }
  const inDays = (...more: number[]) => more.map((of) => tuesday.add({ days: of }).toString())
  const { page } = await house.current.visit(admin, `/mycalendar?${weekOf(0)}`, { zone })
  const change = async (name: RegExp) => {
    await page.getByRole('button', { name }).first().click()
    const window = page.getByRole('dialog', { name: 'Appointment', exact: true })
    await window.getByRole('button', { name: /^Actions for appt-/ }).click()
    await page.getByRole('menuitem', { name: 'Change' }).click()
    return page.getByRole('dialog', { name: /^Change appt-/ })
  }
  const form = await change(/^Appointment Tyre check/)
  await form.getByLabel('Repeats').selectOption('Every week, on its start day')
  await form.getByLabel('Ends', { exact: true }).selectOption('After a number of times')
  await form.getByLabel('Times').fill('4')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect.poll(days).toEqual(inDays(0, 7, 14, 21))
  await page.goto(`${house.current.address}/mycalendar?${weekOf(1)}`)
  const again = await change(/^Appointment Tyre check.*4 times/)
  await expect.poll(() => again.getByLabel('Times').inputValue()).toBe('3')
  await again.getByRole('button', { name: 'Mon' }).click()
  await again.getByRole('button', { name: 'Tue' }).click()
  await again.getByRole('button', { name: 'Save' }).click()
  await again.getByText(/^The rule leaves out/).waitFor()
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await again.getByRole('button', { name: 'Tue' }).click()
  await again.getByRole('button', { name: 'Save' }).click()
  await expect.poll(days).toEqual(inDays(0, 7, 13, 14))
})
