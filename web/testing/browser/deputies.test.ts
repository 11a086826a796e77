// Absences, deputies and delegations: by mouse and by keyboard, by several people, and how they look.
import { expect, test } from 'vitest'
import type { Organization, Person } from '../../../graph/testing/rows.ts'
import type { World } from '../../../graph/testing/world.ts'
import { takeStep } from './board.ts'
import { optionIn } from './hands.ts'
import { lookAt } from './looks.ts'
import { openHouse } from './visit.ts'

const house = openHouse()

/** A terminal with a group of three and who supervises them. */
async function ownTerminal(world: World) {
  const at: Organization = await world.organization({ name: 'Reno terminal' })
  const spot = await world.group(at, 'Tractors')
  const person = async (name: string, level: 'SUPERVISION' | 'TRANSACTIONAL' = 'TRANSACTIONAL'): Promise<Person> => {
    const made = await world.user(at, level, spot)
    await world.prisma.user.update({ where: { id: made.id }, data: { name } })
    return { ...made, name }
  }
  const [ada, bo, cleo] = [await person('Ada Adams'), await person('Bo Berg'), await person('Cleo Cruz', 'SUPERVISION')]
  return { at, spot, ada, bo, cleo }
}

const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10)

test('somebody names a deputy by keyboard alone; the deputy works for them, in both names', async () => {
  const { world } = house.current
  const { at, spot, ada, bo, cleo } = await ownTerminal(world)
  const action = await world.action(at, cleo, {
    ...spot,
    assigneeId: ada.id,
    title: 'Replace tire, unit 4112',
    state: 'STARTED',
  })
  const { page } = await house.current.visit(ada, '/home')
  await page.getByRole('button', { name: /theme and sign out/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'My profile' }).focus()
  await page.keyboard.press('Enter')
  const add = page.getByRole('button', { name: 'Add absence' })
  await add.focus()
  await page.keyboard.press('Enter')
  await page.getByLabel(/First day away/).fill(inDays(-1))
  await page.getByLabel(/Last day away/).fill(inDays(4))
  await page.getByLabel('Deputy').focus()
  await page.keyboard.type('Bo')
  await optionIn(page, /Bo Berg/).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByLabel('Reason').focus()
  await page.keyboard.type('Holiday')
  await page.keyboard.press('Enter')
  await page.getByRole('row', { name: /Bo Berg Holiday/ }).waitFor()
  await lookAt(page)
  const deputy = await house.current.visit(bo, '/delegate')
  await deputy.page.getByRole('row', { name: /Ada Adams .* Now/ }).waitFor()
  await deputy.page.goto(`/home/record/${action.key}`)
  await deputy.page.getByRole('button', { name: 'Complete for Ada Adams' }).click()
  await expect
    .poll(() => world.prisma.historyEntry.findFirst({ where: { actionId: action.id }, orderBy: { version: 'desc' } }))
    .toMatchObject({ transition: 'COMPLETE', actorId: bo.id, onBehalfOfId: ada.id })
})

test('a record is delegated until a day, accepted and handed back; who is away says so', async () => {
  const { world } = house.current
  const { at, spot, ada, bo, cleo } = await ownTerminal(world)
  await world.absence(at, cleo, { deputyId: bo.id, endsAt: new Date(Date.now() + 3 * 24 * 3_600_000) })
  const action = await world.action(at, cleo, { ...spot, assigneeId: ada.id, title: 'Brake check, unit 4090' })
  const path = `/home/record/${action.key}?panel=people`
  const { page } = await house.current.visit(ada, path)
  await page.getByText('Not delegated.').waitFor()
  await takeStep(page, 'Delegate…')
  await page.getByLabel(/Delegate to/).click()
  await optionIn(page, /Cleo Cruz away until .*, covered by Bo Berg/).waitFor()
  await optionIn(page, /^Bo Berg/).click()
  await page.getByLabel('Until').fill(`${inDays(2)}T12:00`)
  await page.getByRole('dialog', { name: 'Delegate' }).getByRole('button', { name: 'Delegate' }).click()
  await page.getByText('Awaiting reply', { exact: true }).first().waitFor()
  const taker = await house.current.visit(bo, path)
  await taker.page.getByText(/returns automatically/).waitFor()
  const steps = taker.page.getByRole('region', { name: 'Steps' })
  await steps.getByRole('button', { name: 'Accept', exact: true }).click()
  await taker.page.getByText('Accepted', { exact: true }).waitFor()
  await page.getByText('Accepted', { exact: true }).waitFor()
  await lookAt(taker.page)
  await takeStep(taker.page, 'Hand back…')
  await taker.page.getByLabel(/Reason/).fill('The lift is out of order')
  await taker.page.getByRole('dialog', { name: 'Hand back' }).getByRole('button', { name: 'Hand back' }).click()
  await expect
    .poll(() => world.prisma.action.findUnique({ where: { id: action.id } }))
    .toMatchObject({ assigneeId: ada.id, delegatorId: null })
})

test('who supervises edits the week of their people from the People tab', async () => {
  const { world } = house.current
  const { at, ada, cleo } = await ownTerminal(world)
  const { page } = await house.current.visit(cleo, `/orgOverview/${at.id}/people`)
  await page.getByRole('button', { name: 'Actions for Ada Adams' }).click()
  await page.getByRole('menuitem', { name: 'Schedule and absences' }).click()
  await page.getByRole('button', { name: 'Edit working week at Reno terminal' }).click()
  await page.getByLabel('Monday: from').fill('06:00')
  await page.getByLabel('Monday: to').fill('05:00')
  await page.getByRole('button', { name: 'Save times' }).click()
  await page.getByText(/Name an end that is after the start/).waitFor()
  await page.getByLabel('Monday: to').fill('14:00')
  await page.getByRole('button', { name: 'Save times' }).click()
  await page.getByRole('row', { name: 'Monday 06:00 – 14:00' }).waitFor()
  await expect
    .poll(() => world.prisma.personalSchedule.findFirst({ where: { userId: ada.id } }))
    .toMatchObject({ version: 1 })
})
