// What the board is narrowed to stands in the address; panels show and hide.
import { expect, test } from 'vitest'
import { addFilter, cardOf, countOf, ownBoard, panel, standsIn } from './board.ts'
import { openHouse } from './visit.ts'

const house = openHouse()

async function mixedBoard() {
  const { world } = house.current
  const { at, admin } = await ownBoard(world)
  const terminal = await world.organization({ parent: at, name: 'Reno terminal' })
  const spot = await world.group(at, 'Yard')
  return {
    world,
    at,
    admin,
    terminal,
    urgent: await world.action(at, admin, { title: 'Brake check', priorityId: 1 }),
    weekly: await world.action(at, admin, { title: 'Fuel cards', actionClassId: 2, ...spot }),
    below: await world.action(terminal, admin, { title: 'Yard count' }),
  }
}

test('what is chosen stands in the address, and the address says what is chosen', async () => {
  const { admin, urgent, weekly } = await mixedBoard()
  const { page } = await house.current.visit(admin, '/home')
  await addFilter(page, 'Priority')
  await page.getByRole('menuitemcheckbox', { name: 'Urgent' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'High' }).click()
  await page.keyboard.press('Escape')
  await expect.poll(() => new URL(page.url()).searchParams.get('priority')).toBe('1,2')
  await cardOf(page, weekly).waitFor({ state: 'detached' })
  await standsIn(page, 'Next Up', urgent)
  await page.reload()
  await page.getByRole('button', { name: 'Priority Urgent, High' }).waitFor()
  await expect.poll(() => countOf(page, 'Next Up').textContent()).toBe('1')
})

test('each filter narrows the board: class, group, organization and sub-organizations', async () => {
  const { admin, urgent, weekly, below } = await mixedBoard()
  const { page } = await house.current.visit(admin, '/home')
  const choose = async (label: string, role: 'menuitemradio' | 'menuitemcheckbox', option: string) => {
    const chip = page.getByRole('main').getByRole('button', { name: new RegExp(`^${label}`) })
    if (await chip.count()) await chip.click()
    else await addFilter(page, label)
    await page.getByRole(role, { name: option }).click()
    await page.keyboard.press('Escape')
  }
  await choose('Class', 'menuitemcheckbox', 'Weekly')
  await cardOf(page, urgent).waitFor({ state: 'detached' })
  await standsIn(page, 'Next Up', weekly)
  await choose('Class', 'menuitemcheckbox', 'All')
  await choose('Group', 'menuitemradio', 'Yard')
  await cardOf(page, below).waitFor({ state: 'detached' })
  await standsIn(page, 'Next Up', weekly)
  await choose('Group', 'menuitemradio', 'All')
  await choose('Organization', 'menuitemradio', 'Reno terminal')
  await page.getByRole('button', { name: 'Organization Reno terminal and sub-organizations' }).waitFor()
  await standsIn(page, 'Next Up', below)
  await expect.poll(() => countOf(page, 'Next Up').textContent()).toBe('1')
})

test('a text narrows by title and key, and says where nothing matches', async () => {
  const { admin, urgent, weekly } = await mixedBoard()
  const { page } = await house.current.visit(admin, '/home')
  await addFilter(page, 'Text')
  const find = page.getByRole('searchbox', { name: 'Find on the board' })
  // What is not there yet would be gone as well.
  await standsIn(page, 'Next Up', urgent)
  await find.fill('fuel')
  await cardOf(page, urgent).waitFor({ state: 'detached' })
  await standsIn(page, 'Next Up', weekly)
  await expect.poll(() => new URL(page.url()).searchParams.get('text')).toBe('fuel')
  await find.fill(urgent.key)
  await standsIn(page, 'Next Up', urgent)
  await expect.poll(() => countOf(page, 'Next Up').textContent()).toBe('1')
  await find.fill('nothing like it')
  await panel(page, 'Next Up').getByText('No records match the filter.').waitFor()
  await find.fill('')
  await standsIn(page, 'Next Up', weekly)
  await expect.poll(() => page.url()).toBe(`${house.current.address}/home`)
})

test('what others move under a filter comes and goes with the filter', async () => {
  const { world, admin, urgent, weekly } = await mixedBoard()
  const { page } = await house.current.visit(admin, '/home?priority=1')
  await page.getByText('Live', { exact: true }).waitFor()
  await world.mutate(admin, 'reprioritizeAction', { id: weekly.globalId, priorityId: 1 })
  await standsIn(page, 'Next Up', weekly)
  await world.mutate(admin, 'reprioritizeAction', { id: urgent.globalId, priorityId: 4 })
  await cardOf(page, urgent).waitFor({ state: 'detached' })
  await expect.poll(() => countOf(page, 'Next Up').textContent()).toBe('1')
})

test('each panel hides and shows, all of them too, and the address keeps it', async () => {
  const { admin } = await mixedBoard()
  const { page } = await house.current.visit(admin, '/home')
  const labels = ['Next Up', 'IM Working', 'Hold', 'Esc/Delegated']
  for (const label of labels) {
    await panel(page, label).waitFor()
    await page.getByRole('button', { name: `Hide ${label}` }).click()
    await panel(page, label).waitFor({ state: 'detached' })
  }
  await page.getByRole('heading', { name: 'All panels are hidden' }).waitFor()
  await expect.poll(() => new URL(page.url()).searchParams.get('hide')).toBe('next,work,hold,esc')
  await page.getByRole('button', { name: 'Show Hold' }).click()
  await panel(page, 'Hold').waitFor()
  await page.reload()
  await panel(page, 'Hold').waitFor()
  await expect.poll(() => page.getByRole('region').count()).toBe(1)
})

test('the back button takes a filter back', async () => {
  const { admin, urgent, weekly } = await mixedBoard()
  const { page } = await house.current.visit(admin, '/home')
  await addFilter(page, 'Class')
  await page.getByRole('menuitemcheckbox', { name: 'Weekly' }).click()
  await page.keyboard.press('Escape')
  await cardOf(page, urgent).waitFor({ state: 'detached' })
  await page.goBack()
  await standsIn(page, 'Next Up', urgent)
  await standsIn(page, 'Next Up', weekly)
  await page.getByRole('button', { name: 'Class All' }).waitFor()
})
