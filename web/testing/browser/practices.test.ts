// Best practices, by mouse and by keyboard alone, and how the screen and its window look.
import { expect, test } from 'vitest'
import { globalId } from '../../../graph/kernel/node.ts'
import { ownBoard } from './board.ts'
import { lookAt } from './looks.ts'
import { openHouse } from './visit.ts'

const house = openHouse()

test('a practice is answered by keys, its gap becomes one record, and the figures follow', async () => {
  const { world } = house.current
  const { at, admin } = await ownBoard(world)
  const { page } = await house.current.visit(admin, '/bestpractices?area=Procurement')
  const area = page.getByRole('region', { name: 'Procurement' })
  const row = page.getByRole('row', { name: /^Procurement/ })
  await row.getByText('No data').waitFor()
  const status = area.getByRole('group', { name: 'Status of Carriers qualified before the first load' })
  const item = area
    .getByRole('listitem')
    .filter({ has: page.getByRole('group', { name: 'Status of Carriers qualified before the first load' }) })
  await status.getByRole('button', { name: 'Not started' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await status.getByRole('button', { name: 'Planned', pressed: true }).waitFor()
  await page.keyboard.press('1')
  await status.getByRole('button', { name: 'Not started', pressed: true }).waitFor()
  await row.getByText('Beginning').waitFor()
  await expect
    .poll(() => row.getByRole('link', { name: '1 required gaps in Procurement' }).getAttribute('href'))
    .toContain('show=gaps&level=REQUIRED')
  await page.keyboard.press('End')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Create record')
  await page.keyboard.press('Enter')
  const record = item.getByRole('link', { name: /^AR-\d+$/ })
  await record.waitFor()
  await item.getByText('Queued').waitFor()
  const made = await world.prisma.practiceAction.findMany({
    where: { organizationId: at.id },
    include: { action: true },
  })
  expect(made.map(({ action }) => [action.title, `AR-${action.number}`])).toEqual([
    ['Put in place: Carriers qualified before the first load', await record.textContent()],
  ])
  await status.getByRole('button', { name: 'In place' }).click()
  await row.getByText('Leading').waitFor()
  await status.getByRole('button', { name: 'In place' }).focus()
  await page.keyboard.press('0')
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await item.getByText('No answer').waitFor()
  await lookAt(page)
})

test('details take a solution and a note; a whole function is answered at once; what is done is offered', async () => {
  const { world } = house.current
  const { at, admin } = await ownBoard(world)
  await world.prisma.industryClassification.create({
    data: { organizationId: at.id, naics: '484121', revision: 2017, isPrimary: true },
  })
  const answered = { rootId: at.rootId, organizationId: at.id, answeredById: admin.id }
  await world.prisma.practiceAnswer.create({
    data: { ...answered, featureId: 2, status: 'PARTIAL', answeredAt: new Date(Date.now() - 86_400_000) },
  })
  const done = await world.action(at, admin, { state: 'COMPLETE', title: 'Match drivers by hours' })
  await world.prisma.practiceAction.create({ data: { organizationId: at.id, featureId: 2, actionId: done.id } })
  const { page } = await house.current.visit(
    admin,
    `/bestpractices?organization=${globalId('Organization', at.id)}&area=Operations+%26+Dispatch`,
  )
  const area = page.getByRole('region', { name: 'Operations & Dispatch', exact: true })
  await area.getByRole('button', { name: 'One load board for all dispatchers', exact: true }).click()
  const details = area.getByRole('button', { name: 'Solution and note of One load board for all dispatchers' })
  await details.click()
  const dialog = page.getByRole('dialog', { name: 'One load board for all dispatchers' })
  await dialog.getByLabel('Status').selectOption('In place')
  await dialog.getByLabel('Solution in use').selectOption('Transportation management system')
  await dialog.getByLabel('Note').fill('Since the spring')
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await area.getByText('We use: Transportation management system').waitFor()
  await area.getByText('“Since the spring”').waitFor()
  await page.waitForFunction(() => document.activeElement?.textContent === 'Details')
  const status = area.getByRole('group', { name: 'Status of Drivers matched to loads by hours of service' })
  await area.getByRole('link', { name: done.key }).waitFor()
  await area
    .getByRole('button', { name: 'Record done: Drivers matched to loads by hours of service is in place' })
    .click()
  await status.getByRole('button', { name: 'In place', pressed: true }).waitFor()
  await area.getByRole('button', { name: 'Answer for all of Proof and documents' }).click()
  await page.getByRole('menuitem', { name: 'All in place' }).click()
  await area.getByText('5 of 15 answered').waitFor()
  await page.getByRole('button', { name: 'No answer' }).click()
  await page.waitForURL('**show=unanswered**')
  await status.waitFor({ state: 'detached' })
  await page.goto('/responses')
  await page.getByRole('link', { name: 'Operations & Dispatch' }).first().waitFor()
})

test('who may not answer reads, and is told why', async () => {
  const { world } = house.current
  const { at, admin } = await ownBoard(world)
  await world.mutate(
    admin,
    'savePracticeAnswers',
    { organizationId: at.globalId, answers: [{ featureId: 1, status: 'NOT_STARTED' }] },
    '__typename',
  )
  const hand = await world.user(at, 'TRANSACTIONAL')
  const { page } = await house.current.visit(hand, '/bestpractices?show=gaps')
  await page.getByText('To answer for best practices here takes').first().waitFor()
  const pressed = page.getByRole('button', { name: 'Not started', pressed: true })
  await pressed.focus()
  await page.keyboard.press('4')
  expect(
    await page.getByRole('button', { name: 'Create record for the gap: One load board for all dispatchers' }).count(),
  ).toBe(0)
  await expect.poll(() => pressed.count()).toBe(1)
})
