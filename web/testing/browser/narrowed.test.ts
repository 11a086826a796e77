// The board narrowed to its grids, and grids below it.
import { expect, test } from 'vitest'
import { cardOf, panel } from './board.ts'
import { lookAt } from './looks.ts'
import { ownWork, toolbar } from './toolbar.ts'
import { openHouse } from './visit.ts'

const house = openHouse()

test('a grid narrows the board, another beside it widens it, and pressed again it shows all', async () => {
  const { admin, late, urgent } = await ownWork(house.current.world)
  const { page } = await house.current.visit(admin, '/home')
  const grid = (name: string) => toolbar(page).getByRole('button', { name: new RegExp(`^${name} \\d`) })
  await cardOf(page, urgent).waitFor()
  await grid('Late').click()
  await cardOf(page, urgent).waitFor({ state: 'detached' })
  await cardOf(panel(page, 'Next Up'), late).waitFor()
  expect([await grid('Late').getAttribute('aria-pressed'), new URL(page.url()).search]).toEqual(['true', '?only=late'])
  await expect.poll(() => panel(page, 'Next Up').locator('.count').textContent()).toBe('1')
  // What the others hold is told as before.
  await grid('Special').getByText('1').waitFor()
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await grid('Special').click({ modifiers: ['Shift'] })
  await cardOf(page, urgent).waitFor()
  // What leaves a grid by a change leaves the board with it.
  await house.current.world.prisma.action.update({
    where: { id: urgent.id },
    data: { priorityId: 4, version: { increment: 1 } },
  })
  await cardOf(page, urgent).waitFor({ state: 'detached' })
  await page.goBack()
  await expect.poll(() => new URL(page.url()).search).toBe('?only=late')
  // The address is there before what it shows, and what a press does depends on what is shown.
  await expect.poll(() => grid('Special').getAttribute('aria-pressed')).toBe('false')
  await grid('Late').click()
  await cardOf(page, urgent).waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('')
})

test('by its menu a grid is shown below the board', async () => {
  const { admin, urgent } = await ownWork(house.current.world)
  const { page } = await house.current.visit(admin, '/home')
  await toolbar(page).getByRole('button', { name: 'Special 1' }).focus()
  await page.keyboard.press('Shift+F10')
  await page.getByRole('menuitemcheckbox', { name: 'Show Special below the board' }).press('Enter')
  await cardOf(panel(page, 'Special'), urgent).waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('?grids=special')
})

test('on a phone what presses stands first in the line', async () => {
  const { admin } = await ownWork(house.current.world)
  const { page } = await house.current.visit(admin, '/home', { width: 390, height: 844 })
  await toolbar(page).getByRole('button', { name: 'Late 1' }).waitFor()
  const names = () =>
    toolbar(page)
      .locator('[data-tool]')
      .evaluateAll((tools) => tools.slice(0, 3).map((tool) => tool.textContent))
  await expect.poll(names).toEqual(['Escalated0', 'Late1', 'Warn0'])
})
