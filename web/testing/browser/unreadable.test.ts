// What shows where a place, or a window over the board, can't be read.
import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Person } from '../../../graph/testing/rows.ts'
import { cardOf, goTo, isLive, ownBoard } from './board.ts'
import { lookAt } from './looks.ts'
import { isOf, openHouse } from './visit.ts'

const house = openHouse()

const places = [
  ['/map', 'MapSectionQuery', 'Map'],
  ['/planner', 'PlannerSectionQuery', 'Planner'],
  ['/mycalendar', 'MyCalendarPageQuery', 'Calendar'],
  ['/delegate', 'DelegatePageQuery', 'Delegate'],
  ['/actonTourSettings/runs?mine=1', 'TourRunsTabQuery', 'Tours'],
  ['/assignusergroup', 'AssignSectionQuery', 'Assign people'],
  ['/tasks/studies', 'StudiesSectionQuery', 'Tasks'],
  ['/comms', 'CommsPageQuery', 'Comms (benchmark)'],
  ['/contacts', 'DirectoryTabQuery', 'Contacts'],
] as const

const windows = [
  ['configure', 'ConfigureDialogQuery', 'Configure toolbar'],
  ['panel/mail', 'PanelDrawerQuery', 'Procedures'],
  ['record/AR-1', 'ActionDialogQuery', 'Action record'],
  ['appointment/appt-11', 'AppointmentDialogQuery', 'Appointment'],
] as const

const broken = {
  status: 500,
  contentType: 'application/json',
  body: JSON.stringify({ errors: [{ message: 'Something went wrong.' }] }),
}

/** A page on whose server an operation can be made to fail. */
async function failing(admin: Person) {
  const { page } = await house.current.visit(admin, '/home', {
    expected: /500|ERR_FAILED|not reachable|Something went wrong/,
  })
  await isLive(page)
  let operation = ''
  let fail: ((route: Route) => Promise<void>) | undefined
  await page.route('**/graphql', (route) => (fail && isOf(operation)(route.request()) ? fail(route) : route.continue()))
  return {
    page,
    failWith: (asked: string, how?: (route: Route) => Promise<void>) => {
      operation = asked
      fail = how
    },
  }
}

test('where it fails each place says so, and is there when it is tried again', async () => {
  const { admin } = await ownBoard(house.current.world)
  const { page, failWith } = await failing(admin)
  for (const [path, asked, title] of places) {
    failWith(asked, (route) => route.fulfill(broken))
    await goTo(page, path)
    const alert = page.getByRole('alert').filter({ hasText: 'Something went wrong.' })
    await alert.waitFor()
    await page.getByRole('navigation', { name: 'Navigation' }).waitFor()
    if (path === '/map') {
      await lookAt(page)
      await page.setViewportSize({ width: 1440, height: 900 })
    }
    failWith(asked)
    await alert.getByRole('button', { name: 'Try again' }).press('Enter')
    await alert.waitFor({ state: 'detached' })
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
  }
})

test('where it fails each window says so, tries again on request and closes, and the board stays', async () => {
  const { world } = house.current
  const { at, admin } = await ownBoard(world)
  const action = await world.action(at, admin)
  const { page, failWith } = await failing(admin)
  for (const [path, asked, title] of windows) {
    failWith(asked, (route) => route.fulfill(broken))
    await goTo(page, `/home/${path}`)
    const dialog = page.getByRole('dialog', { name: title })
    const alert = dialog.getByRole('alert')
    await alert.filter({ hasText: 'Something went wrong.' }).waitFor()
    const again = () => alert.getByRole('button', { name: 'Try again' }).press('Enter')
    const isFirst = path === 'configure'
    if (isFirst) {
      await lookAt(page)
      await dialog.getByRole('button', { name: 'Close' }).click()
      await dialog.waitFor({ state: 'detached' })
      await goTo(page, `/home/${path}`)
      await alert.waitFor()
    }
    // Both are told alike: one of each kind of window is enough for the other.
    if (/configure|panel|record/.test(path)) {
      failWith(asked, (route) => route.abort())
      await again()
      await alert.filter({ hasText: 'Server not reachable.' }).waitFor()
      if (isFirst) await lookAt(page)
    }
    failWith(asked)
    await again()
    await alert.waitFor({ state: 'detached' })
    await dialog.waitFor()
    await goTo(page, '/home')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    if (isFirst) await page.setViewportSize({ width: 1440, height: 900 })
    await expect.poll(() => cardOf(page, action).isVisible()).toBe(true)
  }
})
