// The code of the screens: how many files a visit asks for, and what is shown where some of them do not come.
import { expect, test } from 'vitest'
import { hasFetchedAhead, isLive, ownBoard } from './board.ts'
import { openHouse } from './visit.ts'

const house = openHouse()

const late = /Failed to load resource|dynamically imported/

async function openBoard(expected?: RegExp) {
  const { admin } = await ownBoard(house.current.world)
  const { page } = await house.current.visit(admin, '/home', { expected })
  await isLive(page)
  await hasFetchedAhead(page)
  return page
}

test('the board, and what comes ahead of its being opened, are few files', async () => {
  const page = await openBoard()
  // On a phone each costs a round trip.
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/.*\.js$/.test(name))
      .map(({ name }) => name),
  )
  expect(scripts.length).toBeGreaterThan(3)
  expect(scripts.length, scripts.join('\n')).toBeLessThan(16)
})

test('code that does not come is given up after 120 seconds, and comes when it is tried again', async () => {
  const page = await openBoard(late)
  await page.clock.install()
  // Its time runs from when it was asked for: what else comes with it would not come within a clock's leap either.
  let comes = false
  const asked = new Promise<void>((resolve) => {
    void page.route(/assets\/ResponsesPage/, (route) => (comes ? route.continue() : resolve()))
  })
  await page.getByRole('link', { name: 'Responses' }).click()
  await asked
  await page.clock.runFor(60_000)
  expect(await page.getByRole('alert').filter({ hasText: '120 seconds' }).count()).toBe(0)
  await page.clock.runFor(61_000)
  await page.getByRole('alert').getByText('The screen did not load within 120 seconds.').waitFor()
  comes = true
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await page.getByRole('heading', { name: 'Responses', level: 1 }).waitFor()
})

test('code that is gone after a deployment is told, and the page loaded again has it', async () => {
  const page = await openBoard(late)
  let isGone = true
  await page.route(/assets\/ResponsesPage/, (route) =>
    isGone ? route.fulfill({ status: 404, body: 'Not here.' }) : route.continue(),
  )
  await page.getByRole('link', { name: 'Responses' }).click()
  await page
    .getByRole('alert')
    .getByText(/There may be a newer version/)
    .waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'Board', exact: true }).isVisible()).toBe(true)
  isGone = false
  await page.getByRole('button', { name: 'Reload' }).click()
  await page.getByRole('heading', { name: 'Responses', level: 1 }).waitFor()
})
