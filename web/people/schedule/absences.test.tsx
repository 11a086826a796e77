// Absences with hours, for parts of the work, and again and again.
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '../../testing/renderRoute.tsx'

const may = { allowed: true, reason: null, whoCan: [] }
const reno = { id: 'Organization:2', name: 'Reno', path: '/1/2/', timeZone: 'UTC' }
const part = {
  deputy: { id: 'User:3', name: 'Cleo Cruz' },
  startsAt: '2026-01-12T08:00:00Z',
  endsAt: '2026-01-12T12:00:00Z',
  scope: 'ORGANIZATION',
  organization: { id: 'Organization:2', name: 'Reno' },
  group: null,
}
const absence = (more: object = {}) => ({
  id: 'Absence:1',
  state: 'PLANNED',
  startsAt: '2026-01-12T08:00:00Z',
  endsAt: '2026-01-12T17:00:00Z',
  reason: 'Dentist',
  version: 2,
  deputy: { id: 'User:2', name: 'Bo Berg' },
  parts: [],
  recurringAbsence: null,
  organization: reno,
  can: { edit: may },
  ...more,
})
const fridays = {
  id: 'RecurringAbsence:1',
  version: 4,
  rule: 'FREQ=WEEKLY;BYDAY=FR',
  sentence: 'Every Friday, 12:00–17:00',
  startsOn: '2026-01-16T12:00',
  durationMins: 300,
  timeZone: 'UTC',
  reason: 'Part time',
  deputy: { id: 'User:2', name: 'Bo Berg' },
  parts: [],
  organization: { id: 'Organization:2' },
  can: { edit: may },
}
const person = (more: object = {}) => ({
  id: 'User:1',
  name: 'Ada Adams',
  email: 'ada@x.test',
  username: null,
  memberships: [
    {
      id: 'Membership:1',
      organization: reno,
      department: null,
      group: null,
      jobRole: { name: 'Technician' },
      accessLevelName: 'Transactional',
      schedule: { isOwn: true, timeZone: 'UTC', version: 3, windows: [], hoursOf: null, can: { edit: may } },
    },
  ],
  absences: [],
  recurringAbsences: [],
  ...more,
})
const show = (user: object, mutations: Record<string, unknown> = {}) =>
  renderRoute('/myprofile', { resolvers: { Query: { viewer: { user } }, Mutation: mutations } })

test('an afternoon is one press', async () => {
  const { user, graph } = show(person(), {
    createAbsence: { __typename: 'CreateAbsenceSuccess', absence: { user: person() } },
  })
  await user.click(await screen.findByRole('button', { name: 'Add absence' }))
  await user.type(screen.getByLabelText(/First day away/), '2026-03-02')
  await user.click(screen.getByRole('button', { name: 'Afternoon' }))
  expect(screen.getByRole('button', { name: 'Afternoon', pressed: true })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add' }))
  await expect
    .poll(() => graph.asked('AbsenceDialogMutation')[0])
    .toMatchObject({ input: { startsAt: '2026-03-02T12:00:00.000Z', endsAt: '2026-03-03T00:00:00.000Z' } })
})

test('hours are said with their day, and who stands in for which part', async () => {
  show(person({ absences: [absence({ parts: [part] }), absence({ id: 'Absence:2', deputy: null, parts: [part] })] }))
  const rows = await screen.findAllByRole('row', { name: /12 Jan 2026, 08:00–17:00/ })
  expect(rows[0]).toHaveTextContent('Bo BergCleo Cruz Reno · 12 Jan 2026, 08:00–12:00')
  expect(rows[1]).toHaveTextContent('No deputy for other work')
})

test('one that is changed keeps its hours, and its parts go along only where they are changed', async () => {
  const { user, graph } = show(person({ absences: [absence({ parts: [part] })] }), {
    updateAbsence: { __typename: 'UpdateAbsenceSuccess', absence: { user: person() } },
  })
  const change = async () => {
    await user.click(await screen.findByRole('button', { name: /Actions for the absence/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Change…' }))
  }
  await change()
  expect(await screen.findByLabelText('Leaves at')).toHaveValue('08:00')
  const back = screen.getByLabelText('Back at')
  await user.clear(back)
  await user.type(back, '16:00')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect
    .poll(() => graph.asked('AbsenceDialogChangeMutation')[0])
    .toEqual({
      input: {
        id: 'Absence:1',
        version: 2,
        endsAt: '2026-01-12T16:00:00.000Z',
        reason: 'Dentist',
        deputyId: 'User:2',
      },
    })
})

test('a part without a deputy or its organization says so; what is wrong with it stands at its field', async () => {
  const { user, graph } = show(person({ absences: [absence({ parts: [part] })] }), {
    updateAbsence: {
      __typename: 'ValidationError',
      code: 'VALIDATION',
      message: 'x',
      fields: [{ path: 'input.parts.0.startsAt', message: 'Name a start that is within the absence.' }],
    },
  })
  await user.click(await screen.findByRole('button', { name: /Actions for the absence/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Change…' }))
  await user.click(await screen.findByRole('button', { name: 'Add deputy for part of the work' }))
  const second = screen.getByRole('group', { name: 'Part 2' })
  await user.selectOptions(within(second).getByLabelText('Work'), 'An organization’s work')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await within(second).findByText('Choose a deputy.')).toBeVisible()
  expect(within(second).getByText('Choose an organization.')).toBeVisible()
  expect(graph.asked('AbsenceDialogChangeMutation')).toEqual([])
  await user.click(within(second).getByRole('button', { name: 'Remove part 2' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Name a start that is within the absence.')).toBeVisible()
  expect(graph.asked('AbsenceDialogChangeMutation')[0]).toMatchObject({
    input: {
      parts: [
        {
          deputyId: 'User:3',
          organizationId: 'Organization:2',
          groupId: null,
          startsAt: '2026-01-12T08:00:00.000Z',
          endsAt: '2026-01-12T12:00:00.000Z',
        },
      ],
    },
  })
})

test('one of a recurring absence says so', async () => {
  show(person({ absences: [absence({ recurringAbsence: { id: fridays.id } })], recurringAbsences: [fridays] }))
  expect(await screen.findByRole('row', { name: /12 Jan 2026, 08:00–17:00 Recurring/ })).toBeVisible()
  expect(screen.getByRole('row', { name: /Every Friday, 12:00–17:00.*Bo Berg Part time/ })).toBeVisible()
})

test('a recurring absence is made of a rhythm and its hours', async () => {
  const { user, graph } = show(person(), {
    createRecurringAbsence: {
      __typename: 'CreateRecurringAbsenceSuccess',
      recurringAbsence: { user: person({ recurringAbsences: [fridays] }) },
    },
  })
  expect(await screen.findByText(/No recurring absences/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add recurring absence' }))
  await user.selectOptions(await screen.findByLabelText(/Frequency/), 'Every month, on the first Monday')
  const first = screen.getByLabelText(/First day away/)
  await user.clear(first)
  await user.type(first, '2026-03-02')
  await user.type(screen.getByLabelText('Leaves at'), '12:00')
  await user.type(screen.getByLabelText('Back at'), '08:00')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText('Choose a time after the start.')).toBeVisible()
  const back = screen.getByLabelText('Back at')
  await user.clear(back)
  await user.type(back, '17:00')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  await expect
    .poll(() => graph.asked('RecurringDialogMutation')[0])
    .toEqual({
      input: {
        userId: 'User:1',
        organizationId: 'Organization:2',
        rule: 'FREQ=MONTHLY;BYDAY=1MO',
        startsOn: '2026-03-02T12:00',
        durationMins: 300,
        timeZone: 'UTC',
        reason: '',
        deputyId: null,
      },
    })
  expect(await screen.findByRole('row', { name: /Every Friday/ })).toBeVisible()
})

test('a recurring absence is called off with all that is planned of it', async () => {
  const { user, graph } = show(person({ recurringAbsences: [fridays] }), {
    cancelRecurringAbsence: {
      __typename: 'CancelRecurringAbsenceSuccess',
      recurringAbsence: { user: person() },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Actions for the absence Every Friday, 12:00–17:00' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel…' }))
  await user.click(await screen.findByRole('button', { name: 'Cancel absence' }))
  await expect
    .poll(() => graph.asked('CancelRecurringDialogMutation')[0])
    .toEqual({ input: { id: 'RecurringAbsence:1', version: 4 } })
})
