// Two people change one thing: what was shown is what is sent, and the second is asked.
import { act, screen, waitFor, within } from '@testing-library/react'
import { RecordSource } from 'relay-runtime'
import { describe, expect, test } from 'vitest'
import { boardOf, priority, record } from '../../testing/boardStub.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import type { Fields } from '../../testing/stubGraph.ts'
import { fieldText, valueText } from './conflictText.ts'
import { makeEnvironment } from './environment.ts'
import { namesIn } from './knownNames.ts'

const nightShift = '0198c0de-0000-7000-8000-00000000000b'
const unknown = '0198c0de-0000-7000-8000-00000000000c'

const priorities = [priority(2, 'High'), priority(4, 'Normal')]
const stale = {
  __typename: 'ConflictError',
  code: 'CONFLICT',
  message: 'Another person changed this record.',
  differences: [
    { field: 'version', yours: '1', current: '2' },
    { field: 'status', yours: 'Queued', current: 'Queued' },
    { field: 'priority', yours: 'High', current: 'Urgent' },
    { field: 'groupId', yours: unknown, current: nightShift },
  ],
}
const steps = {
  stateName: 'Queued',
  allowedTransitions: [
    {
      name: 'REPRIORITIZE',
      label: 'Change priority',
      allowed: true,
      fitsState: true,
      reason: '',
      to: 'QUEUED',
      bucket: 'NEXT',
      needs: ['PRIORITY'],
    },
  ],
  viewerTransitions: ['REPRIORITIZE', 'START'],
}
const success = (outcome: Fields) => ({ __typename: 'TransitionActionsSuccess', outcomes: [outcome] })

let series = 9000

/** A dialog of a record that another one changes while it is open, before it is sent. */
async function openPriority() {
  const group = { id: btoa(`Group:${nightShift}`), name: 'Night shift' }
  const before = record(++series, { title: 'Mend the gate', group, ...steps })
  let now: Fields = before
  const transitionActions = ({ input }: { input: { version: number } }) =>
    success(
      input.version === now.version
        ? { action: { ...now, version: input.version + 1 } }
        : { action: now, error: stale },
    )
  const page = renderRoute('/home', {
    resolvers: {
      ...boardOf({ NEXT: [before] }, { node: { ...before, viewerPriorities: priorities } }),
      Mutation: { transitionActions },
    },
  })
  await page.user.click(await screen.findByRole('button', { name: 'Move Mend the gate' }))
  await page.user.click(await screen.findByRole('menuitem', { name: 'Change priority…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Change priority' })
  await within(dialog).findByRole('option', { name: 'High' })
  await waitFor(() => expect(page.graph.heard()).toContain('BoardLiveSubscription'))
  now = { ...before, version: 2, priority: priority(1, 'Urgent') }
  const place = { state: 'QUEUED', bucket: 'NEXT', organizationPath: '/1/2/', groupId: null }
  await act(() =>
    page.graph.tell({
      boardChanged: { actionId: before.id, version: 2, before: place, after: { ...place, action: now }, action: now },
    }),
  )
  await screen.findByText('Urgent')
  await page.user.selectOptions(within(dialog).getByLabelText(/Priority/), 'High')
  await page.user.click(within(dialog).getByRole('button', { name: 'Change priority' }))
  const versions = () =>
    page.graph.asked('moveActionMutation').map(({ input }) => (input as { version: number }).version)
  return { ...page, versions }
}

const asked = async () => within(await screen.findByRole('dialog', { name: 'Changed by someone else' }))

describe('a dialog that opened before another has saved', () => {
  test('sends the version that it was opened with, and shows both values', async () => {
    const { versions } = await openPriority()
    const conflict = await asked()
    expect(versions()).toEqual([1])
    expect(conflict.getByRole('row', { name: 'Priority High Urgent' })).toBeVisible()
    // What is the same is no difference.
    expect(conflict.queryByText('Status')).toBeNull()
  })

  test('keeps mine over theirs, where that is chosen', async () => {
    const { user, versions } = await openPriority()
    await user.click((await asked()).getByRole('button', { name: 'Keep mine' }))
    await waitFor(() => expect(versions()).toEqual([1, 2]))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Change priority' })).toBeNull())
  })

  test('closes over theirs, where that is chosen, and sends nothing more', async () => {
    const { user, versions } = await openPriority()
    await user.click((await asked()).getByRole('button', { name: 'Take theirs' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Change priority' })).toBeNull())
    expect(versions()).toEqual([1])
  })

  test('stays with what was written where nothing is decided', async () => {
    const { user, versions } = await openPriority()
    await asked()
    await user.keyboard('{Escape}')
    const dialog = await screen.findByRole('dialog', { name: 'Change priority' })
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Another person changed this record. Priority: yours High, now Urgent; Group: yours Your choice, now Night shift.',
    )
    expect(within(dialog).getByLabelText(/Priority/)).toHaveValue(priority(2, '').id)
    expect(versions()).toEqual([1])
  })
})

test('a move of one tap is asked about too', async () => {
  const one = record(++series, { title: 'Mend the gate', ...steps })
  const answers: Fields[] = [
    success({ action: { ...one, version: 2 }, error: stale }),
    success({ action: { ...one, version: 3, state: 'STARTED', bucket: 'WORK', viewerTransitions: [] } }),
  ]
  const { user, graph } = renderRoute('/home', {
    resolvers: { ...boardOf({ NEXT: [one] }), Mutation: { transitionActions: () => answers.shift() } },
  })
  await user.click(await screen.findByRole('button', { name: 'Move Mend the gate' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Start' }))
  await user.click((await asked()).getByRole('button', { name: 'Keep mine' }))
  await waitFor(() =>
    expect(graph.asked('moveActionMutation').map(({ input }) => (input as { version: number }).version)).toEqual([
      1, 2,
    ]),
  )
  expect(
    await within(screen.getByRole('region', { name: 'IM Working' })).findByRole('group', { name: /Mend the gate/ }),
  ).toBeVisible()
})

describe('what a conflict tells by its id', () => {
  const group = '0198c0de-0000-7000-8000-00000000000a'
  const environment = makeEnvironment()
  const entry = (list: string, number: number, name: string) => ({
    [btoa(`ReferenceItem:${list}:${number}`)]: { __typename: 'ReferenceItem', name },
  })
  const records: Record<string, Fields> = {
    [btoa(`Group:${group}`)]: { __typename: 'Group', name: 'Night shift' },
    ...entry('SCHEDULE_PRIORITY', 2, 'High'),
    ...entry('ACTION_CLASS', 2, 'Weekly'),
    ...entry('LOCATION_TYPE', 7, 'Yard'),
    ...entry('TOUR_TYPE', 7, 'Dock'),
  }
  environment
    .getStore()
    .publish(
      new RecordSource(
        Object.fromEntries(Object.entries(records).map(([id, record]) => [id, { __id: id, ...record }])),
      ),
    )

  test.each([
    ['groupId', group, 'Night shift'],
    ['groupIds', JSON.stringify([group]), 'Night shift'],
    ['priorityId', '2', 'High'],
    ['actionClassId', '2', 'Weekly'],
    // Of two that it may be it is neither, and a number is one.
    ['typeId', '7', '7'],
    ['serviceTimeMins', '2', '2'],
    ['groupId', group.replace('a', 'b'), 'Another choice'],
  ])('%s %s is %s', (field, current, text) =>
    expect(valueText({ field, yours: '', current }, 'current', namesIn(environment))).toBe(text),
  )
})

test.each([
  ['priorityId', 'Priority'],
  ['serviceTimeMins', 'Service time in minutes'],
  ['durationMins', 'Duration, minutes'],
  ['dbaName', 'Dba name'],
  ['Tactical Mgt may export', 'Tactical Mgt may export'],
])('the field %s is %s', (field, text) => expect(fieldText(field)).toBe(text))

test.each([
  ['nothing', 'Nothing'],
  ['Low', 'Low'],
  ['true', 'Yes'],
  ['["a","b"]', 'a, b'],
  ['0198c0de-0000-7000-8000-000000000001', 'Another choice'],
  ['12', '12'],
  ['["0198c0de-0000-7000-8000-000000000001"]', '1 entry'],
])('the value %s is %s', (value, text) =>
  expect(valueText({ field: 'x', yours: '', current: value }, 'current', () => undefined)).toBe(text),
)
