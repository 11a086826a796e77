// One's own tasks, reports and analytics: the same rows as in the list of all records, by mouse and by keyboard.
import { expect, test } from 'vitest'
import { ownBoard } from './board.ts'
import { lookAt } from './looks.ts'
import { openHouse } from './visit.ts'

const house = openHouse()

async function ownWork() {
  const { world } = house.current
  const { at, admin } = await ownBoard(world)
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000)
  const mine = await world.action(at, admin, {
    title: 'Grease the coupling',
    assigneeId: admin.id,
    priorityId: 1,
    scheduledEnd: ago(2),
  })
  await world.action(at, admin, { title: 'Call the yard', assigneeId: admin.id, state: 'STARTED' })
  await world.action(at, admin, { title: 'Nobody’s record' })
  await world.action(at, admin, {
    title: 'Washed the truck',
    assigneeId: admin.id,
    state: 'COMPLETE',
    scheduledEnd: ago(20),
    actualEnd: ago(30),
    serviceTimeMins: 20,
    workedSecs: 1800,
  })
  return { admin, mine }
}

test('my tasks begin with what is to do, and a record opens over them', async () => {
  const { admin, mine } = await ownWork()
  const { page } = await house.current.visit(admin, '/mytasks')
  const grid = page.getByRole('grid')
  await grid.getByText('Grease the coupling').waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('?is=open&sort=due')
  expect(await grid.getByText('Nobody’s record').count()).toBe(0)
  expect(await grid.getByText('Washed the truck').count()).toBe(0)
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await grid.focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Action record' }).getByRole('heading', { name: mine.title }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => new URL(page.url()).pathname).toBe('/mytasks')
})

test('a number of a report opens the rows that it counts', async () => {
  const { admin } = await ownWork()
  const { page } = await house.current.visit(admin, '/myreports')
  await page.getByRole('link', { name: '2 records: Queued' }).waitFor()
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('link', { name: 'Open by person' }).click()
  await page.getByRole('link', { name: '1 record: Unassigned' }).focus()
  await page.keyboard.press('Enter')
  const grid = page.getByRole('grid')
  await grid.getByText('Nobody’s record').waitFor()
  expect(await grid.getByText('Call the yard').count()).toBe(0)
})

test('my analytics say how what I did kept to its times', async () => {
  const { admin } = await ownWork()
  const { page } = await house.current.visit(admin, '/myanalytics')
  const total = page.getByRole('group', { name: 'Adherence by action class' }).getByRole('row', { name: /^Total/ })
  await total.waitFor()
  await expect.poll(() => total.getByRole('cell').allTextContents()).toEqual(['1', '100 %', '150 %'])
  await lookAt(page)
})
