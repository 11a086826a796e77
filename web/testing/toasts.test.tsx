// What the specification calls the failures of some actions, read as the title of the toast of each.
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { AssignChecklistsDialog } from '../work/checklist/AssignChecklistsDialog.tsx'
import { Providers } from '../app/Providers.tsx'
import { makeEnvironment } from '../kernel/relay/environment.ts'
import { ScheduleAllDialog } from '../work/routine/ScheduleAllDialog.tsx'
import { WeekDialog } from '../people/schedule/WeekDialog.tsx'
import { takeInvitation } from '../people/session/invitation.ts'
import { storeSignIn } from '../kernel/auth/tokens.ts'
import { AssignTasksDialog } from '../work/task/AssignTasksDialog.tsx'
import { renderRoute } from './renderRoute.tsx'
import { stubGraph, type Fields } from './stubGraph.ts'

const reason = 'It is not so.'
const refused = { __typename: 'ForbiddenError', code: 'FORBIDDEN', message: reason }
const may = { allowed: true, reason: null, whoCan: [] }
const ridge = {
  id: 'Organization:1',
  name: 'Ridge',
  path: '/1/',
  timeZone: 'UTC',
  grantableLevels: ['TRANSACTIONAL'],
  can: { assign: may },
}

/** Shows a dialog over a graph that refuses whatever it does. */
function show(what: ReactNode, mutation: string, query: Fields = {}) {
  storeSignIn({ accessToken: 'access', refreshToken: 'refresh', userUuid: 'jane', userId: 1 })
  const graph = stubGraph({ Query: { organizationTree: [ridge], ...query }, Mutation: { [mutation]: refused } })
  vi.stubGlobal('fetch', graph.fetch)
  const environment = makeEnvironment()
  render(<Providers environment={environment}>{what}</Providers>)
  return { user: userEvent.setup(), environment }
}

/** A toast with what failed as its title and why below. */
async function reads(title: string) {
  const line = await screen.findByText(title, { exact: true })
  expect(line.closest('[role=alert]')).toHaveTextContent(`${title}${reason}`)
}

const close = () => {}

test('of tasks that are assigned', async () => {
  const query = {
    node: { __typename: 'Organization', assignees: [{ userId: 'User:2', name: 'Bo Berg', level: 'TRANSACTIONAL' }] },
  }
  const tasks = [{ id: 'TaskRecord:1', title: 'Wash', organization: ridge }]
  const { user } = show(<AssignTasksDialog tasks={tasks} onClose={close} onDone={close} />, 'assignTasksToUsers', query)
  await user.type(screen.getByLabelText(/Assignees/), 'Bo')
  await user.click(await screen.findByRole('option', { name: /^Bo Berg/ }))
  await user.click(screen.getByRole('button', { name: 'Assign' }))
  await reads('Error in assignTasks')
})

test('of checklists that a task gets', async () => {
  const { user } = show(
    <AssignChecklistsDialog itemId="TaskItem:1" name="Wash" chosen={[]} onClose={close} />,
    'assignChecklists',
  )
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await reads('Error in assigning the checklist')
})

test('of routines that are all scheduled', async () => {
  const { user } = show(<ScheduleAllDialog onClose={close} onDone={close} />, 'scheduleAllTasks')
  await screen.findByRole('option', { name: 'Ridge' })
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  await reads('Error in scheduleAllTasks')
})

test('of a working week that is saved', async () => {
  const schedule = { isOwn: false, timeZone: 'UTC', version: 1, windows: [] }
  const { user } = show(
    <WeekDialog userId="User:1" name="Ada" organization={ridge} schedule={schedule} onClose={close} />,
    'saveSchedule',
  )
  await user.click(screen.getByRole('button', { name: 'Save times' }))
  await reads('Error in Scheduling the data')
})

test('of an invitation that is taken at sign-in', async () => {
  const { environment } = show(null, 'acceptInvitation')
  await takeInvitation(environment, 'AAAA-BBBB')
  await reads('Error in assigning user to organization failed')
})

test('of a request that is accepted', async () => {
  const asking = {
    id: 'AssociationRequest:1',
    user: { name: 'Mina Castro', email: 'mina@example.com' },
    organization: ridge,
    status: 'PENDING',
    statusName: 'Pending',
    grantableLevels: ['TRANSACTIONAL'],
    can: { decide: may },
  }
  const viewer = {
    user: { id: 'User:jane', name: 'Jane Roe', email: 'jane@example.com' },
    capabilities: ['associations.accept', 'organization.administer'],
  }
  const { user } = renderRoute('/userorgassocoation', {
    resolvers: {
      Query: { viewer, associationRequests: { edges: [{ node: asking, cursor: '0' }] } },
      Mutation: { acceptAssociation: refused },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Accept Mina Castro' }))
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Accept Mina Castro' })).getByRole('button', { name: 'Accept' }),
  )
  await reads('Error in accepting Request failed')
})

test('of people who are assigned to departments', async () => {
  const people = {
    edges: [
      {
        cursor: '1',
        node: {
          id: 'Membership:1',
          user: { id: 'User:1', name: 'Bo Berg' },
          organization: ridge,
          can: { edit: may, end: may },
          startsAt: '2026-01-05T00:00:00Z',
        },
      },
    ],
  }
  const { user } = renderRoute('/assignusergroup', {
    resolvers: {
      Query: {
        organizationRoots: [ridge],
        organization: ridge,
        memberships: people,
        previewMemberships: { permission: may, people: [] },
      },
      Mutation: { assignMemberships: refused },
    },
  })
  await user.click(await screen.findByRole('checkbox', { name: /Select all/ }))
  await user.click(await screen.findByRole('button', { name: 'Assign 1 person' }))
  await reads('Error in assigning user to department Roles failed')
})
