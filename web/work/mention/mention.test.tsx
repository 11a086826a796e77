import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { boardOf, record } from '../../testing/boardStub.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import type { Fields } from '../../testing/stubGraph.ts'
import { tokenAt, withName } from './mentionToken.ts'

const li = { __typename: 'Mentionable', kind: 'USER', name: 'Li Wei', userId: 'User:li' }
const dispatcher = { __typename: 'Mentionable', kind: 'JOB_ROLE', name: 'Dispatcher', jobRoleId: 'JobRole:1' }

const note = {
  __typename: 'Note',
  id: 'Note:1',
  text: 'Ask @Dispatcher first.',
  mentions: [{ kind: 'JOB_ROLE', start: 4, length: 11 }],
  createdAt: '2026-01-15T12:00:00.000Z',
  author: { id: 'User:li', name: 'Li Wei' },
}

const gate = record(1, {
  can: { collaborate: { allowed: true, reason: null } },
  mentionable: ({ search }: Fields) => [dispatcher, li].filter(({ name }) => name.startsWith(String(search))),
  activity: { edges: [{ cursor: '1', node: note }], pageInfo: { hasPreviousPage: false, startCursor: '1' } },
})

const open = () =>
  renderRoute('/home/record/AR-1?panel=activity', {
    resolvers: {
      ...boardOf({ NEXT: [gate] }, { action: gate, node: gate }),
      Mutation: { addNote: { __typename: 'AddNoteSuccess', note: { ...note, id: 'Note:2' } } },
    },
  })

beforeEach(() => localStorage.clear())

describe('an @ in a note', () => {
  test('offers people and roles of the record, which keys choose; they are sent with it', async () => {
    const { user, graph, at } = open()
    const field = await screen.findByLabelText('New note')
    await user.type(field, 'Ask @')
    const list = within(await screen.findByRole('listbox', { name: 'Mention' }))
    expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['DispatcherJob role', 'Li Wei'])
    await user.keyboard('{ArrowDown}{ArrowUp}{Enter}')
    expect(field).toHaveValue('Ask @Dispatcher ')
    await user.type(field, 'or @Li')
    const one = await screen.findByRole('option', { name: 'Li Wei' })
    expect(field).toHaveAttribute('aria-activedescendant', one.id)
    await user.click(one)
    await user.type(field, 'now{Control>}{Enter}{/Control}')
    await waitFor(() =>
      expect(graph.asked('NoteComposerMutation')).toMatchObject([
        {
          input: {
            text: 'Ask @Dispatcher or @Li Wei now',
            mentions: [{ jobRoleId: 'JobRole:1' }, { userId: 'User:li' }],
          },
        },
      ]),
    )
    expect(at()).toBe('/home/record/AR-1?panel=activity')
  })

  test('is left by Escape, which leaves the record open; whom the text names no more is not sent', async () => {
    const { user, graph, at } = open()
    const field = await screen.findByLabelText('New note')
    await user.type(field, '@Li')
    await screen.findByRole('listbox', { name: 'Mention' })
    await user.keyboard('{Enter}{Backspace}{Backspace}{Backspace} @')
    await screen.findByRole('listbox', { name: 'Mention' })
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('listbox', { name: 'Mention' })).toBeNull()
    expect(at()).toBe('/home/record/AR-1?panel=activity')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(graph.asked('NoteComposerMutation')).toHaveLength(1))
    expect(graph.asked('NoteComposerMutation')[0]).not.toHaveProperty('input.mentions')
  })
})

test('what a note mentions is marked in it by the name that it had', async () => {
  open()
  expect(await screen.findByText('@Dispatcher')).toBeVisible()
  expect(screen.getByText('@Dispatcher').closest('p')).toHaveTextContent('Ask @Dispatcher first.')
})

describe('the name that is typed', () => {
  test.each([
    ['Ask @', 5, { start: 4, search: '' }],
    ['@Li We', 6, { start: 0, search: 'Li We' }],
    ['Ask @Li and', 7, { start: 4, search: 'Li' }],
    ['jo@example', 10, undefined],
    ['@ Li', 4, undefined],
    ['@Dispatcher now', 15, undefined],
  ])('in %j up to %i', (text, caret, token) => {
    expect(tokenAt(text, caret, ['Dispatcher'])).toEqual(token)
  })

  test('gives way to the one that is chosen, with one space behind it', () => {
    expect(withName('Ask @Li now', { start: 4, search: 'Li' }, 'Li Wei')).toEqual({
      text: 'Ask @Li Wei now',
      caret: 12,
    })
  })
})
