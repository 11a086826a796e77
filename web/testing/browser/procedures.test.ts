// The procedures of a record beside the board, the quick launch, and one's own dashboard and documents.
import { globalId } from '../../../graph/kernel/node.ts'
import { expect, test } from 'vitest'
import { ownTasks } from '../../../graph/testing/tasks.ts'
import { cardOf, ownBoard, standsIn } from './board.ts'
import { lookAt } from './looks.ts'
import { openHouse } from './visit.ts'

const house = openHouse()
const uuid = (id: string) => Buffer.from(id, 'base64').toString().split(':')[1]!

async function ownWork() {
  const { world } = house.current
  const { at, admin } = await ownBoard(world)
  const taskItemId = uuid((await ownTasks(world, at, 'Tyre sensor')).TaskItem)
  await world.prisma.taskItem.update({ where: { id: taskItemId }, data: { system: 'mytasks' } })
  const record = (title: string, more: object = {}) =>
    world.action(at, admin, { title, taskItemId, assigneeId: admin.id, ...more })
  return { world, at, admin, taskItemId, record }
}

test('by keys a card is selected, its procedures open, one is done, and the focus comes back to the card', async () => {
  const { admin, record } = await ownWork()
  const action = await record('Replace the tyre sensor')
  const { page } = await house.current.visit(admin, '/home')
  await standsIn(page, 'Next Up', action)
  // Behind the first screen comes what hears the key.
  await page.getByRole('button', { name: 'Procedures of the selected record' }).waitFor()
  await cardOf(page, action).focus()
  await page.keyboard.press('p')
  const drawer = page.getByRole('dialog', { name: 'Procedures' })
  await drawer.getByRole('heading', { name: 'Replace the tyre sensor' }).waitFor()
  await drawer.getByText('Started', { exact: true }).waitFor()
  await drawer.getByRole('link', { name: 'Time Study' }).focus()
  await page.keyboard.press('Enter')
  await drawer.getByText('No time recorded').waitFor()
  await drawer.getByRole('button', { name: 'Mark as done' }).focus()
  await page.keyboard.press('Enter')
  await drawer.getByText('Done by').first().waitFor()
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-current') === 'true')
})

test('with no record selected a panel says so, and one is picked by its name', async () => {
  const { admin, record } = await ownWork()
  const action = await record('Adjust the brakes')
  const { page } = await house.current.visit(admin, '/home/panel/delegateTask')
  const drawer = page.getByRole('dialog', { name: 'Procedures' })
  await drawer.getByText('No record selected. Delegate Task needs one').waitFor()
  await drawer.getByLabel('Find record').fill('brakes')
  await drawer.getByRole('list', { name: 'Matching records' }).getByRole('link', { name: 'Adjust the brakes' }).click()
  await drawer.getByText('Not delegated.').waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/home/panel/delegateTask/${action.key}`)
})

test('a number of my dashboard starts a tour through its records, with the moves at hand, to its end', async () => {
  const { admin, record } = await ownWork()
  await record('First sensor', { priorityId: 1 })
  await record('Second sensor')
  const { page } = await house.current.visit(admin, '/mydashboard')
  const tour = page.getByRole('link', { name: 'Next tour of My Tasks: 2' })
  await tour.waitFor()
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await tour.click()
  const drawer = page.getByRole('dialog', { name: 'Procedures' })
  await drawer.getByRole('heading', { name: 'First sensor' }).waitFor()
  await drawer.getByText('1 of 2').waitFor()
  await drawer.getByRole('button', { name: 'Start', exact: true }).click()
  await drawer.getByText('· Started').waitFor()
  await drawer.getByRole('button', { name: 'Next', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  await drawer.getByRole('heading', { name: 'Second sensor' }).waitFor()
  await page.keyboard.press('ArrowRight')
  await drawer.getByText('End of 2 records').waitFor()
  await drawer.getByRole('button', { name: 'Close' }).last().click()
  await page.getByRole('link', { name: 'Next tour of My Tasks: 1' }).waitFor()
})

test('shortcuts are chosen and put in order by keys, a filter of the board is saved and applied', async () => {
  const { admin, record } = await ownWork()
  await record('Replace the tyre sensor')
  const { page } = await house.current.visit(admin, '/home?priority=1')
  await page.getByRole('button', { name: 'Quick launch and saved filters' }).waitFor()
  await page.keyboard.press('q')
  const drawer = page.getByRole('dialog', { name: 'Quick launch and saved filters' })
  await drawer.getByRole('button', { name: 'Choose shortcuts…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose shortcuts' })
  await dialog.getByRole('button', { name: 'Remove My Tasks' }).click()
  // The focus goes to where it may be added again, and would take the key along.
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Add My Tasks')
  await dialog.getByRole('button', { name: 'Move My Profile, 2 of 11' }).focus()
  await page.keyboard.press('Home')
  await dialog.getByRole('button', { name: 'Move My Profile, 1 of 11' }).waitFor()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  const tiles = drawer.getByRole('region', { name: 'Quick launch' }).getByRole('listitem')
  await expect.poll(() => tiles.first().textContent()).toBe('My Profile')
  await expect.poll(() => tiles.count()).toBe(11)
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await drawer.getByRole('button', { name: 'Save board filter…' }).click()
  await page.getByRole('dialog', { name: 'Save view' }).getByLabel('Name').fill('Urgent')
  await page.keyboard.press('Enter')
  await page.waitForURL('**priority=1**view=**')
  await page.goto('/home?left=open')
  await drawer.getByRole('link', { name: 'Urgent' }).click()
  await page.waitForURL('**priority=1**')
})

test('Admin sets a site, hides a procedure and says what to know of another; documents show what is at hand', async () => {
  const { at, admin, taskItemId } = await ownWork()
  const { page } = await house.current.visit(admin, `/orgOverview/${at.id}`)
  await page.getByRole('button', { name: 'Set the accounting app' }).click()
  const site = page.getByRole('dialog', { name: 'Accounting app' })
  await site.getByLabel('Address').fill('http://books.example.com')
  await site.getByRole('button', { name: 'Save' }).click()
  await site.getByText('Write an https address').waitFor()
  await site.getByLabel('Address').fill('https://books.example.com')
  await site.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'https://books.example.com' }).waitFor()
  await page.goto(`/tasks/item/${globalId('TaskItem', taskItemId)}`)
  const procedures = page.getByRole('list', { name: 'Procedures' })
  await procedures.getByRole('button', { name: 'Change Mail' }).click()
  await page.getByRole('menuitem', { name: 'Hide' }).click()
  await procedures.getByText('Hidden').waitFor()
  await procedures.getByRole('button', { name: 'Change Message' }).click()
  await page.getByRole('menuitem', { name: 'Edit…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Message' })
  await dialog.getByLabel('Introduction').fill('Tell dispatch first.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await procedures.getByText('Tell dispatch first.').waitFor()
  await page.goto('/mydocuments')
  await page.getByText('Your open records have no SOPs.').waitFor()
  await lookAt(page)
})
