// Absences of some hours, of half a day and again and again, with a deputy for a part of the work.
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { tree } from '../../../graph/testing/tree.ts'
import { optionIn } from './hands.ts'
import { lookAt } from './looks.ts'
import { openHouse } from './visit.ts'

const house = openHouse()

test('hours with a deputy for a part, half a day, and every week', async () => {
  const { world } = house.current
  const { root, ada, bo } = await tree(world, {
    root: { name: 'Reno terminal' },
    groups: { spot: {} },
    people: { ada: { level: 'TRANSACTIONAL', in: 'spot' }, bo: { level: 'TRANSACTIONAL', in: 'spot' } },
  })
  await world.prisma.user.update({ where: { id: bo.id }, data: { name: 'Bo Berg' } })
  const { timeZone } = await world.prisma.organization.findUniqueOrThrow({ where: { id: root.id } })
  const day = Temporal.Now.plainDateISO(timeZone).add({ days: 3 })
  const at = (time: string, on = day) =>
    new Date(on.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) }).epochMilliseconds)
  const { page } = await house.current.visit(ada, '/myprofile')
  const dialog = page.getByRole('dialog')
  const add = async (button: string, fill: () => Promise<void>) => {
    await page.getByRole('button', { name: button, exact: true }).click()
    await dialog.getByLabel('First day away').fill(day.toString())
    await fill()
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
  }

  await add('Add absence', async () => {
    await dialog.getByLabel('Leaves at').fill('09:00')
    await dialog.getByLabel('Back at').fill('17:00')
    await dialog.getByLabel('Reason').fill('Dentist')
    await dialog.getByRole('button', { name: 'Add deputy for part of the work' }).click()
    const part = dialog.getByRole('group', { name: 'Part 1' })
    await part.getByLabel('Deputy for this part').click()
    await page.keyboard.type('Bo')
    await optionIn(page, /^Bo Berg/).click()
    await part.getByLabel('Work', { exact: true }).selectOption({ label: 'A group’s work' })
    await part.getByLabel('Group').selectOption({ index: 1 })
    await part.getByLabel('From').fill(`${day.toString()}T13:00`)
    await part.getByLabel('Until').fill(`${day.toString()}T17:00`)
    await lookAt(page)
  })
  await page.getByRole('row', { name: /09:00–17:00.*Bo Berg.*13:00–17:00.*Dentist/ }).waitFor()
  await add('Add absence', async () => {
    await dialog.getByLabel('First day away').fill(day.add({ days: 1 }).toString())
    await dialog.getByRole('button', { name: 'Morning' }).click()
  })
  await add('Add recurring absence', async () => {
    await dialog.getByLabel('Leaves at').fill('12:00')
    await dialog.getByLabel('Back at').fill('14:00')
    await dialog.getByLabel('Reason').fill('Night school')
  })
  await page
    .getByRole('row', { name: /12:00–14:00.*Night school/ })
    .first()
    .waitFor()
  await lookAt(page)

  const absences = await world.prisma.absence.findMany({
    where: { userId: ada.id, recurringId: null },
    orderBy: { startsAt: 'asc' },
    include: { parts: true },
  })
  const next = day.add({ days: 1 })
  expect(absences).toMatchObject([
    {
      startsAt: at('09:00'),
      endsAt: at('17:00'),
      parts: [{ deputyId: bo.id, startsAt: at('13:00'), endsAt: at('17:00') }],
    },
    { startsAt: at('00:00', next), endsAt: at('12:00', next), parts: [] },
  ])
  await expect
    .poll(() => world.prisma.absence.count({ where: { userId: ada.id, recurringId: { not: null } } }))
    .toBeGreaterThan(1)
})
