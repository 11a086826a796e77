// The first run, as a new user has it: from the sign-up to the first loop that is done and measured, in few presses.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { mathjs } from '../../../graph/performance/metric/mathjs.ts'
import { panel } from './board.ts'
import { lookAt } from './looks.ts'
import { isOf, openHouse } from './visit.ts'

const house = openHouse()

/** Counts what a hand does: each press of a button, a link, a field or the Enter key. */
function countPresses(page: Page) {
  let count = 0
  return {
    count: () => count,
    async press(target: Locator) {
      count++
      await target.click()
    },
    async write(field: Locator, text: string) {
      count++
      await field.fill(text)
    },
    async enter() {
      count++
      await page.keyboard.press('Enter')
    },
  }
}

const firstSteps = (page: Page) => page.getByRole('region', { name: 'Get started' })
const ticked = (page: Page) =>
  firstSteps(page)
    .getByRole('img')
    .evaluateAll((all) => all.map((one) => one.ariaLabel))

test('from the sign-up to a routine that is done and a number that is measured takes at most 25 presses', async () => {
  // As with a server that has started a while ago.
  await mathjs()
  const { page } = await house.current.visit(null, '/signup', { zone: 'America/Denver' })
  const hand = countPresses(page)
  await page.getByText('Next, create an organization or join one.').waitFor()
  await hand.write(page.getByLabel('Name'), 'Rosa Delgado')
  await hand.write(page.getByLabel('Email'), `rosa.${Date.now()}@test.test`)
  await hand.write(page.getByRole('textbox', { name: 'Password' }), 'a decent Password 1')
  await hand.enter()

  await hand.press(page.getByRole('main').getByRole('link', { name: 'Create organization' }))
  await hand.write(page.getByRole('textbox', { name: 'Legal name' }), 'Harbour Haulage')
  await expect.poll(() => page.getByLabel('Time zone').inputValue()).toBe('America/Denver')
  await hand.press(page.getByRole('checkbox', { name: 'Start with the fleet starter set' }))
  await hand.press(page.getByRole('button', { name: 'Create organization' }))

  // The routine has a record on the board at once.
  await firstSteps(page).getByText('2 of 5 done').waitFor()
  await expect.poll(() => ticked(page)).toEqual(['Set up a routine, done', 'Set up a tour, done'])
  await hand.press(panel(page, 'Next Up').getByRole('group', { name: / Pre-trip inspection$/ }))
  await hand.press(page.getByRole('button', { name: 'Start', exact: true }))
  for (const check of [
    'Lights and signals work',
    'Tires and wheels are sound',
    'Brakes hold',
    'No leaks under the unit',
  ])
    await Promise.all([
      page.waitForResponse((response) => isOf('useAnswerMutation')(response.request())),
      hand.press(page.getByRole('group', { name: new RegExp(`^${check}`) }).getByRole('button', { name: 'Pass' })),
    ])
  await hand.press(page.getByRole('button', { name: 'Complete', exact: true }))
  await page.getByText('submitted by').waitFor()
  await hand.press(page.getByRole('button', { name: 'Close', exact: true }).first())

  await hand.press(firstSteps(page).getByRole('link', { name: 'Enter a metric value' }))
  await hand.press(page.getByRole('link', { name: 'Route Punctuality Adherence' }))
  await hand.press(page.getByRole('button', { name: 'Enter data…' }))
  const dialog = page.getByRole('dialog', { name: 'Enter data: Route Punctuality Adherence' })
  await hand.write(dialog.getByLabel('on_time_stops'), '19')
  await hand.write(dialog.getByLabel('planned_stops'), '20')
  await hand.enter()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('95 %').first().waitFor()
  await hand.press(page.getByRole('link', { name: 'Board', exact: true }))
  await firstSteps(page).getByText('3 of 5 done').waitFor()
  await expect.poll(() => ticked(page)).toContain('Enter a metric value, done')
  expect(hand.count()).toBeLessThanOrEqual(25)
})

test('the first steps lead to where each is done, and put away they stay away', async () => {
  const { world } = house.current
  const person = await world.user()
  await world.mutate(person, 'createOrganization', { legalName: 'Basin Couriers' }, 'organization { id }')
  const { page } = await house.current.visit(person, '/home', { width: 390, height: 844 })
  await firstSteps(page).getByText('0 of 5 done').waitFor()
  await lookAt(page)
  await firstSteps(page).getByRole('link', { name: 'Invite someone' }).click()
  await page.getByRole('dialog', { name: 'Invite' }).waitFor()
  for (const [step, heading] of [
    ['Import a file', 'Import'],
    ['Set up a routine', 'Tasks'],
    ['Enter a metric value', 'Metrics library'],
    ['Set up a tour', 'Add tour'],
  ] as const) {
    await page.goto('/home')
    await firstSteps(page).getByRole('link', { name: step }).click()
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor()
  }
  await page.goto('/home')
  await firstSteps(page).getByRole('button', { name: 'Hide permanently' }).click()
  await firstSteps(page).waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('region', { name: 'Next Up' }).waitFor()
  expect(await firstSteps(page).count()).toBe(0)
})

test('without an organization every place shows the two ways in, and the rail no other', async () => {
  const person = await house.current.world.user()
  const { page } = await house.current.visit(person, '/home')
  const rail = page.getByRole('navigation', { name: 'Navigation' })
  for (const path of ['/home', '/bestpractices', '/dashboard', '/activerecords', '/deptrole', '/benchmark']) {
    await page.goto(path)
    await page.getByText('You are not in an organization yet').waitFor()
    await expect
      .poll(() => rail.getByRole('link').allTextContents())
      .toEqual(['Create organization', 'Join organization'])
    await expect
      .poll(() => page.getByRole('main').getByRole('link').allTextContents())
      .toEqual(['Create organization', 'Join organization'])
  }
  await lookAt(page)
})
