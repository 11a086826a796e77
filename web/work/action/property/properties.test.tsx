import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { entryId } from '../../../kernel/relay/entryId.ts'
import { boardOf, harbour, priority, record } from '../../../testing/boardStub.ts'
import { renderRoute } from '../../../testing/renderRoute.tsx'
import type { Fields } from '../../../testing/stubGraph.ts'

const step = (name: string, label: string, more: Fields = {}) => ({
  name,
  label,
  allowed: true,
  fitsState: true,
  reason: '',
  to: 'QUEUED',
  bucket: 'NEXT',
  needs: [],
  ...more,
})
/** All that may be changed. */
const all = [
  step('REPRIORITIZE', 'Change priority'),
  step('ASSIGN', 'Assign'),
  step('RESCHEDULE', 'Reschedule'),
  step('EDIT', 'Edit'),
]
const li = { userId: 'User:li', name: 'Li Wei', level: 'TRANSACTIONAL', away: null }

const weekly = { id: entryId('ACTION_CLASS', 2), name: 'Weekly' }
const gate = { id: 'Group:gate', name: 'Gate' }
const groups = [gate, { id: 'Group:dock', name: 'Dock' }].map((one) => ({ ...one, department: { name: 'Yard' } }))
const recordChoices = { permission: { allowed: true, reason: '' }, priorities: [], groups }

let series = 7000

/** A record open for somebody who may change all of it, unless it is told otherwise. */
function open(more: Fields = {}, outcome?: Fields) {
  const before = record(++series, {
    title: 'Mend the gate',
    stateName: 'Queued',
    assignee: null,
    vehicle: null,
    poNumber: 'PO-1',
    serviceTimeMins: 30,
    description: 'It hangs by one hinge.',
    allowedTransitions: all,
    viewerTransitions: ['REPRIORITIZE', 'ASSIGN', 'RESCHEDULE', 'EDIT'],
    ...more,
  })
  let now: Fields = before
  const changed = ({ input }: { input: Fields }) => {
    if (!outcome)
      now = { ...now, version: Number(now.version) + 1, ...(input.poNumber ? { poNumber: input.poNumber } : {}) }
    return { __typename: 'TransitionActionsSuccess', outcomes: [outcome ?? { stepId: 'step', action: now }] }
  }
  const page = renderRoute(`/home/record/${String(before.key)}`, {
    resolvers: {
      ...boardOf(
        { NEXT: [before] },
        {
          action: () => now,
          node: ({ id }: { id: string }) =>
            id === before.id
              ? { ...before, viewerPriorities: [priority(2, 'High'), priority(4, 'Normal')], assignees: [li] }
              : { ...harbour, __typename: 'Organization', recordChoices },
          reference: [before.actionClass, weekly],
        },
      ),
      Mutation: { transitionActions: changed },
    },
  })
  const sent = () => page.graph.asked('moveActionMutation').map(({ input }) => input as Fields)
  return { ...page, sent }
}

const property = (name: string | RegExp) => screen.findByRole('button', { name })

describe('a property of a record', () => {
  test.each([
    ['Class Daily', 'Weekly', { actionClassId: weekly.id }, 'Class Weekly'],
    ['Group Yard › Gate', 'Yard › Dock', { groupId: 'Group:dock' }, 'Group Yard › Dock'],
    ['Group Yard › Gate', 'No group', { groupId: null }, 'Group Yard'],
  ])('%s becomes %s', async (before, choice, input, after) => {
    const { user, sent } = open({ department: { id: 'Department:yard', name: 'Yard' }, group: gate })
    await user.click(await property(before))
    await user.click(await screen.findByRole('menuitemradio', { name: choice }))
    expect(await property(after)).toBeVisible()
    await waitFor(() => expect(sent()).toMatchObject([{ transition: 'EDIT', version: 1, ...input }]))
  })

  test('is chosen where it stands, which saves it at once and shows it', async () => {
    const { user, sent } = open()
    await user.click(await property('Priority Normal'))
    await user.click(await screen.findByRole('menuitemradio', { name: 'High' }))
    expect(await property('Priority High')).toBeVisible()
    await waitFor(() =>
      expect(sent()).toMatchObject([{ transition: 'REPRIORITIZE', version: 1, priorityId: priority(2, '').id }]),
    )
  })

  test('that is chosen as it is sends nothing', async () => {
    const { user, sent } = open()
    await user.click(await property('Priority Normal'))
    await user.click(await screen.findByRole('menuitemradio', { name: 'Normal' }))
    expect(await property('Priority Normal')).toHaveFocus()
    expect(sent()).toEqual([])
  })

  test('that is past says how late it is while the record is open', async () => {
    const end = new Date(Date.now() - 3 * 86_400_000).toISOString()
    open({ schedule: { start: null, end } })
    expect(await property(/^Scheduled .* Late 3 d$/)).toBeVisible()
    cleanup()
    open({ schedule: { start: null, end }, state: 'COMPLETE', bucket: null })
    expect(await property(/^Scheduled /)).not.toHaveTextContent('Late')
  })

  test('takes a person who is found by name', async () => {
    const { user, sent } = open()
    await user.click(await property('Assigned to Unassigned'))
    const editor = within(await screen.findByRole('dialog', { name: 'Assigned to' }))
    expect(editor.getByRole('combobox', { name: 'Assign to' })).toHaveFocus()
    await user.click(await screen.findByRole('option', { name: /Li Wei/ }))
    expect(await property('Assigned to Li Wei')).toBeVisible()
    await waitFor(() => expect(sent()).toMatchObject([{ transition: 'ASSIGN', assigneeId: 'User:li' }]))
  })

  test('is taken from who has it', async () => {
    const { user, sent } = open({ assignee: { id: 'User:li', name: 'Li Wei' } })
    await user.click(await property('Assigned to Li Wei'))
    await user.click(await screen.findByRole('button', { name: 'Unassign' }))
    expect(await property('Assigned to Unassigned')).toBeVisible()
    await waitFor(() => expect(sent()).toMatchObject([{ transition: 'ASSIGN', assigneeId: null }]))
  })

  test('is typed by Enter, beside the link that its value is', async () => {
    const { user, sent } = open()
    expect(await screen.findByRole('link', { name: 'PO-1' })).toHaveAttribute('href', '/activerecords?poNumber=PO-1')
    await user.click(await property('Change PO number'))
    const field = await screen.findByRole('textbox', { name: 'PO number' })
    await user.clear(field)
    await user.type(field, 'PO-2{Enter}')
    await waitFor(() => expect(sent()).toMatchObject([{ transition: 'EDIT', version: 1, poNumber: 'PO-2' }]))
    expect(await screen.findByRole('link', { name: 'PO-2' })).toBeVisible()
    expect(screen.queryByRole('dialog', { name: 'PO number' })).toBeNull()
  })

  test('is left as it was by Escape, with an open list and all, and the record stays open', async () => {
    const { user, sent, at } = open()
    const value = await property('Assigned to Unassigned')
    await user.click(value)
    await screen.findByRole('option', { name: /Li Wei/ })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Assigned to' })).toBeNull())
    expect(value).toHaveFocus()
    expect(at()).toMatch(/^\/home\/record\//)
    expect(sent()).toEqual([])
  })

  test('says what is wrong with what was typed, and keeps it', async () => {
    const { user, sent } = open()
    await user.click(await property('Service time 30 min'))
    const field = await screen.findByRole('spinbutton', { name: 'Service time in minutes' })
    await user.clear(field)
    await user.type(field, '2.5{Enter}')
    expect(field).toHaveAccessibleDescription('Enter whole minutes.')
    expect(sent()).toEqual([])
  })

  test('that is refused goes back, and why is said', async () => {
    const error = { __typename: 'ForbiddenError', code: 'FORBIDDEN', message: 'Not while it is audited.' }
    const { user } = open({}, { action: null, error })
    await user.click(await property('Priority Normal'))
    await user.click(await screen.findByRole('menuitemradio', { name: 'High' }))
    expect(await screen.findByText('Not while it is audited.')).toBeVisible()
    expect(await property('Priority Normal')).toBeVisible()
  })

  test('that may not be changed is no button and says why; one that is not there is left out', async () => {
    const refused = all.map((one) => ({ ...one, allowed: false, reason: `Only Supervision: ${one.label}.` }))
    open({ allowedTransitions: refused, viewerTransitions: [] })
    const value = (await screen.findByText('Priority', { selector: 'dt' })).nextElementSibling
    expect(value).toHaveTextContent('Normal')
    expect(value).toHaveAttribute('title', 'Only Supervision: Change priority.')
    expect(screen.queryByRole('button', { name: 'Priority Normal' })).toBeNull()
    expect(screen.queryByText('Scheduled', { selector: 'dt' })).toBeNull()
  })
})

test('the description is written where it stands', async () => {
  const { user, sent } = open()
  await user.click(await screen.findByRole('button', { name: 'It hangs by one hinge.' }))
  const field = await screen.findByRole('textbox', { name: 'Description' })
  await user.type(field, ' Bring a drill.')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() =>
    expect(sent()).toMatchObject([{ transition: 'EDIT', description: 'It hangs by one hinge. Bring a drill.' }]),
  )
})
