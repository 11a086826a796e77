import { matchRoutes, type LoaderFunction } from 'react-router-dom'
import { Environment, Network, RecordSource, Store } from 'relay-runtime'
import { expect, test } from 'vitest'
import { moreRoutes } from './moreRoutes.ts'

const routes = moreRoutes(
  new Environment({
    network: Network.create(() => Promise.reject(new Error('Nothing is asked.'))),
    store: new Store(new RecordSource()),
  }),
)

/** Where a link leads, as the route that it matches says. */
async function ledTo(link: string) {
  const request = new Request(`http://localhost${link}`)
  const { route, params } = matchRoutes(routes, new URL(request.url).pathname)!.at(-1)!
  const answer = await (route.loader as LoaderFunction)({ request, params } as Parameters<LoaderFunction>[0])
  return (answer as Response).headers.get('location')
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
