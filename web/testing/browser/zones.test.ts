// Times in a browser whose clock is not that of the place: one appointment, one record, everywhere the same.
import { expect, test } from 'vitest'
import { tree } from '../../../graph/testing/tree.ts'
import { cardOf } from './board.ts'
import { lookAt } from './looks.ts'
import { openHouse } from './visit.ts'

const house = openHouse()
const there = 'America/New_York'
const here = 'America/Los_Angeles'

/** An hour of tomorrow in a zone. */
function tomorrowAt(hour: number, zone: string): Date {
  const now = new Date()
  const wall = (at: Date) => new Date(`${at.toLocaleString('sv', { timeZone: zone }).replace(' ', 'T')}Z`)
  const day = new Date(wall(now).getTime() + 86_400_000).toISOString().slice(0, 10)
  const wanted = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00Z`)
  return new Date(wanted + (now.getTime() - wall(now).getTime()))
}

test.each([1440, 390])('a card of two clocks on two days shows both whole, at %i px', async (width) => {
  const { world } = house.current
  const { root, admin } = await tree(world, { root: { timeZone: there } })
  const record = await world.action(root, admin, {
    title: 'Walk the yard',
    priorityId: 9,
    assigneeId: admin.id,
    scheduledEnd: tomorrowAt(2, there),
  })
  const { page } = await house.current.visit(admin, '/home', { zone: here })
  await page.setViewportSize({ width, height: 900 })
  const due = cardOf(page, record).getByText(/23:00 · \d+ \w+, 02:00 ET$/)
  await due.waitFor()
  await expect.poll(() => due.textContent()).toMatch(/^(Due|Tomorrow) 23:00 · /)
  await expect.poll(() => due.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
  await lookAt(page)
})

test('one appointment reads the same in the list, in its window and in the calendar; a card adds the clock of its place', async () => {
  const { world } = house.current
  const { root, admin } = await tree(world, { root: { name: 'Northway Logistics', timeZone: there } })
  const [startsAt, endsAt] = [tomorrowAt(8, here), tomorrowAt(9, here)]
  const date = new Date(`${startsAt.toLocaleDateString('sv', { timeZone: there })}T00:00:00Z`)
  await world.prisma.appointment.create({
    data: {
      rootId: root.id,
      organizationId: root.id,
      number: 11,
      name: 'Dock review',
      date,
      startMins: 660,
      endMins: 720,
      timeZone: there,
      startsAt,
      endsAt,
      creatorId: admin.id,
    },
  })
  const record = await world.action(root, admin, { title: 'Walk the yard', scheduledEnd: startsAt })
  const { page } = await house.current.visit(admin, '/mycalendar/appointments?whose=all', { zone: here })
  const said = /08:00–09:00 · 11:00–12:00 ET/
  await page.getByRole('listitem').filter({ hasText: 'Dock review' }).getByText(said).waitFor()
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('link', { name: 'Dock review' }).click()
  await page.getByRole('dialog', { name: 'Appointment', exact: true }).getByText(said).first().waitFor()
  await page.goto(`/mycalendar?view=day&day=${startsAt.toLocaleDateString('sv', { timeZone: here })}`)
  const entry = page.getByRole('button', { name: /^Appointment Dock review/ })
  await expect.poll(() => entry.getAttribute('aria-label')).toMatch(/, 08:00 · 11:00 ET – .*, 09:00 · 12:00 ET/)
  await page.getByText(`Northway Logistics · ${here}`).waitFor()
  await page.goto('/home')
  await cardOf(page, record).getByText('08:00 · 11:00 ET').waitFor()
  await lookAt(page)
})
