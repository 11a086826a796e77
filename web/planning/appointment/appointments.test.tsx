import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { renderRoute } from '../../testing/renderRoute.tsx'
import type { Fields } from '../../testing/stubGraph.ts'

const may = { allowed: true, reason: null }

const appointment = (more: Fields = {}): Fields => ({
  __typename: 'Appointment',
  id: 'Appointment:1',
  key: 'appt-11',
  addressKey: 'appt-11',
  name: 'Dock review',
  status: 'CONFIRMED',
  version: 3,
  schedule: {
    date: '2026-03-30',
    startTime: '09:00',
    endTime: '10:00',
    timeZone: 'Europe/Oslo',
    startsAt: '2026-03-30T07:00:00.000Z',
    clockNote: null,
  },
  attendees: [],
  agenda: [],
  actionItems: [],
  attachments: [],
  viewerAttendee: null,
  can: { edit: may, attach: may },
  ...more,
})

const page = (...nodes: Fields[]) => ({
  edges: nodes.map((node, i) => ({ cursor: String(i), node })),
  pageInfo: { hasNextPage: false, endCursor: null },
})
const limits = { megabytes: 1, endings: ['pdf', 'png'] }
const list = '/mycalendar/appointments'
const open = (path: string, one: Fields, mutations: Fields = {}, query: Fields = {}) =>
  renderRoute(path, {
    resolvers: {
      Query: { appointments: page(one), appointment: one, attachmentLimits: limits, memberships: page(), ...query },
      Mutation: mutations,
    },
  })

beforeEach(() => localStorage.clear())

test('the list asks for what is to come and is mine; its tabs and the search stand in the address', async () => {
  const { user, graph, at } = open(list, appointment())
  expect(await screen.findByRole('link', { name: 'Dock review' })).toHaveAttribute(
    'href',
    `${list}/appointment/appt-11`,
  )
  expect(graph.asked('AppointmentsPageQuery')).toEqual([
    {
      search: '',
      filter: { cancelledAt: { isNull: true }, endsAt: { gt: expect.any(String) as string }, isMine: true },
    },
  ])
  await user.click(screen.getByRole('link', { name: 'Awaiting my reply' }))
  await waitFor(() =>
    expect(graph.asked('AppointmentsPageQuery').at(-1)).toMatchObject({ filter: { isAwaitingMe: true } }),
  )
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Awaiting my reply' })).toHaveAttribute('aria-current', 'page'),
  )
  await user.click(screen.getByRole('button', { name: 'Mine only' }))
  await waitFor(() => expect(at()).toBe(`${list}?list=waiting&whose=all`))
})

test('an empty list says what to do next', async () => {
  renderRoute(list, { resolvers: { Query: { appointments: page() } } })
  expect(await screen.findByText('No upcoming appointments. Create one and invite people.')).toBeVisible()
})

test('what others change of the open appointment shows a moment later, what they change of others is not asked for', async () => {
  const one = appointment()
  const { graph } = open(`${list}/appointment/appt-11`, one)
  await screen.findByRole('heading', { name: 'Dock review' })
  await waitFor(() => expect(graph.listening()).toBe(1))
  const asked = graph.asked('AppointmentDialogQuery').length
  one.name = 'Dock review, moved'
  await act(() => graph.tell({ appointmentChanged: { appointmentId: 'Appointment:2' } }))
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  expect(graph.asked('AppointmentDialogQuery')).toHaveLength(asked)
  await act(() => graph.tell({ appointmentChanged: { appointmentId: 'Appointment:1' } }))
  expect(await screen.findByRole('heading', { name: 'Dock review, moved' })).toBeVisible()
  expect(graph.asked('AppointmentDialogQuery')).toHaveLength(asked + 1)
})

test('an answer is given in the window, and shown', async () => {
  const asked = appointment({ viewerAttendee: { id: 'AppointmentAttendee:1', response: 'PENDING' } })
  const accepted = appointment({ viewerAttendee: { id: 'AppointmentAttendee:1', response: 'ACCEPTED' } })
  const { user, graph } = open(`${list}/appointment/appt-11`, asked, {
    respondToAppointment: { __typename: 'RespondToAppointmentSuccess', appointment: accepted },
  })
  const mine = within(await screen.findByRole('group', { name: 'My reply' }))
  await user.click(mine.getByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(mine.getByRole('button', { name: 'Accept' })).toHaveAttribute('aria-pressed', 'true'))
  expect(graph.asked('MyAnswerMutation')).toMatchObject([{ input: { id: 'Appointment:1', response: 'ACCEPTED' } }])
})

test('there is a word where there is no such appointment, and a way back', async () => {
  const { user, at } = renderRoute(`${list}/appointment/appt-99`, {
    resolvers: { Query: { appointments: page(), appointment: null } },
  })
  expect(await screen.findByText('Appointment not found')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(at()).toBe(list))
})

test('a change sends only what was changed, with the version it began with; a conflict shows both values', async () => {
  const conflict = {
    __typename: 'ConflictError',
    code: 'CONFLICT',
    message: 'The appointment was changed by someone else.',
    differences: [{ field: 'name', yours: 'Door review', current: 'Gate review' }],
  }
  const { user, graph } = open(`${list}/appointment/appt-11`, appointment(), { updateAppointment: conflict })
  await user.click(await screen.findByRole('button', { name: 'Actions for appt-11' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Change' }))
  const subject = await screen.findByLabelText(/^Subject/)
  await user.clear(subject)
  await user.type(subject, 'Door review')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('name: yours Door review, now Gate review')
  expect(graph.asked('useChangeAppointmentMutation').map(({ input }) => input)).toEqual([
    { id: 'Appointment:1', version: 3, name: 'Door review' },
  ])
})

test('the action Cancel asks why, and cancels', async () => {
  const { user, graph } = open(`${list}/appointment/appt-11`, appointment(), {
    cancelAppointment: {
      __typename: 'CancelAppointmentSuccess',
      appointment: appointment({ cancelledAt: '2026-03-01T00:00:00Z' }),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Actions for appt-11' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Change' }))
  await user.selectOptions(await screen.findByLabelText('Action'), 'Cancel')
  await user.type(screen.getByLabelText('Reason'), 'Snow')
  await user.click(screen.getByRole('button', { name: 'Cancel appointment' }))
  await waitFor(() =>
    expect(graph.asked('useCancelAppointmentMutation')).toMatchObject([
      { input: { id: 'Appointment:1', reason: 'Snow' } },
    ]),
  )
})

test('who may not change it is told why, and finds no field', async () => {
  open(
    `${list}/appointment/appt-11?part=agenda`,
    appointment({
      can: { edit: { allowed: false, reason: 'That takes Supervision.' } },
      agenda: [{ id: 'a', text: 'Waits', minutes: 90 }],
    }),
  )
  expect(await screen.findByText('That takes Supervision.')).toBeVisible()
  expect(screen.getByRole('status', { name: '' })).toHaveTextContent('1 h 30 min planned, 30 min over')
  expect(screen.queryByRole('button', { name: /Move Waits/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Add to agenda' })).toBeNull()
})

test('the agenda is put in order by keys', async () => {
  const agenda = ['Waits', 'Doors'].map((text) => ({ id: text, text, minutes: null }))
  const { user, graph } = open(`${list}/appointment/appt-11?part=agenda`, appointment({ agenda }), {
    setAppointmentAgenda: {
      __typename: 'SetAppointmentAgendaSuccess',
      appointment: appointment({ version: 4, agenda: agenda.toReversed() }),
    },
  })
  const grip = await screen.findByRole('button', { name: 'Move Waits, 1 of 2' })
  grip.focus()
  await user.keyboard('{ArrowDown}')
  expect(await screen.findByRole('button', { name: 'Move Waits, 2 of 2' })).toBeVisible()
  expect(graph.asked('AgendaMutation')).toMatchObject([
    { input: { version: 3, agenda: [{ text: 'Doors' }, { text: 'Waits' }] } },
  ])
})

test('a file of another kind, or too big, is refused before it is sent, with what is taken', async () => {
  const { user, graph } = open(`${list}/appointment/appt-11?part=files`, appointment())
  await screen.findByText('pdf, png; at most 1 MB each')
  const choose = (name: string, size: number) =>
    user
      .setup({ applyAccept: false })
      .upload(
        screen.getByLabelText('Files to add'),
        Object.defineProperty(new File(['x'], name), 'size', { value: size }),
      )
  await choose('setup.exe', 5)
  expect(await screen.findByText('This file type is not accepted. Use pdf, png; at most 1 MB each.')).toBeVisible()
  await choose('plan.pdf', 1_000_001)
  expect(await screen.findByText('The file is too large. Use pdf, png; at most 1 MB each.')).toBeVisible()
  expect(graph.asked('useSendFileMutation')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Discard setup.exe' }))
  expect(screen.queryByText('setup.exe')).toBeNull()
})

test('the add popup keeps what was typed over a reload, and sends it; setting the name again closes it', async () => {
  const typed = { name: 'Gate review', date: '2026-04-01', organizationId: 'Organization:1' }
  localStorage.setItem(
    'draft jane appointment new',
    JSON.stringify({ at: Date.now(), base: { appointment: { name: '' } }, values: { appointment: typed } }),
  )
  const created = {
    __typename: 'CreateAppointmentSuccess',
    appointment: appointment({ key: 'appt-12', name: 'Gate review' }),
  }
  const { user, graph, at } = open(`${list}?add=appointment`, appointment(), { createAppointment: created })
  expect(await screen.findByLabelText(/^Subject/)).toHaveValue('Gate review')
  await user.click(screen.getByRole('button', { name: 'All details' }))
  await user.type(screen.getByLabelText('Location or call link'), 'Door 7')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add appointment' }))
  await waitFor(() => expect(at()).toBe(list))
  expect(graph.asked('AddAppointmentDialogMutation')).toMatchObject([
    {
      input: {
        name: 'Gate review',
        place: 'Door 7',
        organizationId: 'Organization:1',
        schedule: { date: '2026-04-01', startTime: '09:00', endTime: '10:00', timeZone: null },
      },
    },
  ])
  expect(localStorage.getItem('draft jane appointment new')).toBeNull()
})

test('who is busy is told while an appointment is written, and the first time that suits all is taken by a press', async () => {
  const typed = {
    name: 'Gate review',
    date: '2026-04-01',
    organizationId: 'Organization:1',
    people: [{ id: 'U2', name: 'Ada' }],
  }
  localStorage.setItem(
    'draft jane appointment new',
    JSON.stringify({ at: Date.now(), base: { appointment: { name: '' } }, values: { appointment: typed } }),
  )
  const firstFree = { date: '2026-04-02', startTime: '11:00', endTime: '12:00' }
  const availability = { people: [{ user: { id: 'U2', name: 'Ada' }, state: 'BUSY' }], firstFree }
  const { user, graph } = open(`${list}?add=appointment`, appointment(), {}, { availability })
  expect(await screen.findByText('Ada is busy at that time.')).toBeVisible()
  expect(graph.asked('FreeTimesQuery')).toMatchObject([
    { organizationId: 'Organization:1', userIds: ['U2'], schedule: { date: '2026-04-01', startTime: '09:00' } },
  ])
  await user.click(screen.getByRole('button', { name: /^First free time: Thu, 2 Apr 2026, 11:00–12:00/ }))
  expect(screen.getByLabelText(/^Start/)).toHaveValue('11:00')
  expect(screen.getByLabelText(/^Date/)).toHaveValue('2026-04-02')
})

test('an end before the start says that it is of the next day, and stays as far away where the start moves', async () => {
  const { user, graph } = open(`${list}?add=appointment&add.date=2026-05-01`, appointment())
  const [start, end] = [await screen.findByLabelText(/^Start/), screen.getByLabelText(/^End/)]
  expect(end).not.toHaveAccessibleDescription()
  fireEvent.change(end, { target: { value: '06:00' } })
  fireEvent.change(start, { target: { value: '22:00' } })
  // As long as from 09:00 to 06:00.
  expect(end).toHaveValue('19:00')
  expect(end).toHaveAccessibleDescription('Ends the next day')
  fireEvent.change(end, { target: { value: '00:00' } })
  expect(end).not.toHaveAccessibleDescription()
  await user.type(screen.getByLabelText(/^Subject/), 'Night')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add appointment' }))
  await waitFor(() =>
    expect(graph.asked('AddAppointmentDialogMutation')).toMatchObject([
      { input: { schedule: { date: '2026-05-01', startTime: '22:00', endTime: '24:00' } } },
    ]),
  )
})

test('one is made to repeat, until a day', async () => {
  const { user, graph } = open(`${list}?add=appointment&add.date=2026-05-04`, appointment())
  const repeats = await screen.findByRole('combobox', { name: 'Repeats' })
  expect(repeats).toHaveDisplayValue('Does not repeat')
  await user.selectOptions(repeats, 'Every week, on its start day')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Ends' }), 'On a date')
  fireEvent.change(screen.getByLabelText(/^Last day/), { target: { value: '2026-07-01' } })
  await user.type(screen.getByLabelText(/^Subject/), 'Toolbox talk')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add appointment' }))
  await waitFor(() =>
    expect(graph.asked('AddAppointmentDialogMutation')).toMatchObject([
      { input: { repeats: 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20260701' } },
    ]),
  )
})

test.each([
  ['This appointment', 'THIS'],
  ['This and following', 'FOLLOWING'],
  ['All', 'ALL'],
])('a change of one that repeats asks to which it applies: %s', async (label, scope) => {
  const one = appointment({ series: { sentence: 'Every Monday at 09:00' }, repeats: 'FREQ=WEEKLY;BYDAY=MO' })
  const { user, graph } = open(`${list}/appointment/appt-11`, one)
  expect(await screen.findAllByRole('img', { name: 'Every Monday at 09:00' })).not.toHaveLength(0)
  await user.click(await screen.findByRole('button', { name: 'Actions for appt-11' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Change' }))
  await user.type(await screen.findByLabelText(/^Subject/), '!')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const asked = within(await screen.findByRole('dialog', { name: 'Change recurring appointment' }))
  expect(asked.getByRole('radio', { name: 'This appointment' })).toBeChecked()
  expect(graph.asked('useChangeAppointmentMutation')).toEqual([])
  await user.click(asked.getByRole('radio', { name: label }))
  await user.click(asked.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(graph.asked('useChangeAppointmentMutation')).toMatchObject([{ input: { scope, name: 'Dock review!' } }]),
  )
})

test.each([
  ['Every day', 'Applies to this appointment and the following ones.', 'FREQ=DAILY;COUNT=3'],
  ['Does not repeat', 'The following appointments are cancelled.', null],
])('another rule applies to this and following, and says so without a question: %s', async (option, help, repeats) => {
  const one = appointment({ series: { sentence: 'Every Monday at 09:00' }, repeats: 'FREQ=WEEKLY;BYDAY=MO;COUNT=3' })
  const { user, graph } = open(`${list}/appointment/appt-11`, one)
  await user.click(await screen.findByRole('button', { name: 'Actions for appt-11' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Change' }))
  const field = await screen.findByRole('combobox', { name: 'Repeats' })
  expect(field).toHaveDisplayValue('On chosen weekdays')
  expect(field).not.toHaveAccessibleDescription()
  await user.selectOptions(field, option)
  expect(field).toHaveAccessibleDescription(expect.stringContaining(help))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(graph.asked('useChangeAppointmentMutation')).toEqual([
      { input: expect.objectContaining({ scope: 'FOLLOWING', repeats }) as object },
    ]),
  )
})

test('what is wrong stands at its field, unfolded where it has to be', async () => {
  const wrong = {
    __typename: 'ValidationError',
    code: 'VALIDATION',
    message: '',
    fields: [
      { path: 'input.schedule.endTime', message: 'Name an end other than its start, 09:00.' },
      { path: 'input.schedule.timeZone', message: 'Choose a time zone by its IANA name, like Europe/Oslo.' },
    ],
  }
  const { user } = open(`${list}?add=appointment&add.date=2026-05-01`, appointment(), { createAppointment: wrong })
  expect(await screen.findByLabelText(/^Date/)).toHaveValue('2026-05-01')
  await user.type(screen.getByLabelText(/^Subject/), 'x')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add appointment' }))
  expect(await screen.findByLabelText(/^End/)).toHaveAccessibleDescription('Name an end other than its start, 09:00.')
  expect(screen.getByLabelText('Time zone')).toBeVisible()
})

test('who is being asked from outside is not lost without a question where another part is chosen', async () => {
  const { user, at } = open(`${list}/appointment/appt-11?part=people`, appointment())
  await screen.findByRole('status', { name: 'Connection', hidden: true })
  await user.click(await screen.findByRole('button', { name: 'External guest' }))
  const field = screen.getByRole('textbox', { name: /^Email/ })
  await user.type(field, 'ada@carrier.test')
  await user.click(screen.getByRole('link', { name: /^Agenda/ }))
  const asked = await screen.findByRole('alertdialog', { name: 'Discard changes?' })
  await user.click(within(asked).getByRole('button', { name: 'Keep editing' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect([at(), (field as HTMLInputElement).value]).toEqual([
    `${list}/appointment/appt-11?part=people`,
    'ada@carrier.test',
  ])
})
