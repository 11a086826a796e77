// Which legacy calls are still in use, and the page that says what each of them is, by keyboard.
import { expect, test } from 'vitest'
import { accessibilityProblems, colours } from '../../../graph/testing/accessibility.ts'
import { ownBoard } from './board.ts'
import { lookAt } from './looks.ts'
import { openHouse } from './visit.ts'

const house = openHouse()

test('an Admin sees which calls are in use and by what, and reads what to use in their place', async () => {
  const { world } = house.current
  const { at, admin } = await ownBoard(world)
  const lastAt = world.clock.now()
  const use = (path: string, calls: number, more: object = {}) =>
    world.prisma.restCall.create({
      data: {
        rootId: at.rootId,
        method: 'GET',
        path,
        day: lastAt,
        calls,
        lastAt,
        lastUserAgent: 'handheld/2.11',
        ...more,
      },
    })
  await use('/api/tasks/get_master_tasks', 1204)
  await use('/api/org/locations', 3)
  const { page } = await house.current.visit(admin, `/orgOverview/${at.id}/integrations`)
  const calls = page.getByRole('group', { name: 'Legacy calls, most frequent first' })
  await calls.waitFor()
  await expect
    .poll(() => calls.getByRole('rowheader').allInnerTexts())
    .toEqual([
      expect.stringContaining('GET /api/tasks/get_master_tasks'),
      expect.stringContaining('GET /api/org/locations'),
    ])
  await expect
    .poll(() => calls.getByRole('row').nth(1).innerText())
    .toMatch(/1,204[^]*handheld\/2\.11[^]*Query\.majorTasks/)
  const never = page.getByText('70 calls were never used')
  await never.focus()
  await page.keyboard.press('Enter')
  await page.getByText('POST /api/auth/login').waitFor()
  await lookAt(page, { within: 'main' })

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('link', { name: 'the reference' }).click()
  await page.getByRole('heading', { name: 'Opsgraph: legacy paths' }).waitFor()
  // The first key leads past the paths; a path that is chosen there opens.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
  await page.getByRole('navigation').getByRole('link', { name: 'PUT locations/{id}' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('In the graph: Mutation.updateLocation.').waitFor()
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await accessibilityProblems(page, { only: colours })).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await accessibilityProblems(page)).toEqual([])
  for (const width of [768, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})
