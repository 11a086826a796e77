import { createMemoryRouter } from 'react-router-dom'
import { Environment, Network, RecordSource, Store } from 'relay-runtime'
import { expect, test } from 'vitest'
import { moreRoutes } from './moreRoutes.ts'

const environment = new Environment({
  network: Network.create(() => new Promise<never>(() => {})),
  store: new Store(new RecordSource()),
})

/** Where a link leads before anything is read. */
async function ledTo(link: string) {
  const router = createMemoryRouter(moreRoutes(environment), { initialEntries: [link] })
  await expect.poll(() => router.state.navigation.location?.pathname).not.toMatch(/^\/home/)
  const { location = router.state.location } = router.state.navigation
  router.dispose()
  return location.pathname + location.search
}

test.each([
  ['/home/map?priority=1', '/map?priority=1'],
  ['/home/map/at/L7/record/AR-3', '/map/at/L7/record/AR-3'],
  ['/home/planner?plan=week', '/planner?plan=week'],
  ['/home/comms/thread/T1?box=ROLE', '/comms/thread/T1?box=ROLE'],
  ['/home/contacts/support', '/contacts/support'],
  ['/home/delegate/record/AR-3', '/delegate/record/AR-3'],
  ['/home/calendar/appointment/appt-11?whose=all', '/mycalendar/appointment/appt-11?whose=all'],
  ['/home/tour', '/actonTourSettings/runs'],
  ['/home/tour/R1/record/AR-3', '/actonTourSettings/run/R1/record/AR-3'],
  ['/home/timestudy', '/tasks/studies'],
  ['/home/timestudy/S1', '/tasks/studies/S1'],
  ['/home/roleassign', '/assignusergroup'],
  ['/home/mytasks?who=me', '/mytasks?who=me'],
])('the older link %s leads to %s', async (link, place) => {
  expect(await ledTo(link)).toBe(place)
})
