import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { forgetSignIn } from '../../kernel/auth/tokens.ts'
import { boardOf, record } from '../../testing/boardStub.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import type { Fields, Resolvers } from '../../testing/stubGraph.ts'

const note = (number: number, text: string) => ({
  __typename: 'Note',
  id: `Note:${number}`,
  text,
  createdAt: '2026-01-15T12:00:00.000Z',
  author: { id: 'User:li', name: 'Li Wei' },
})

const attachment = (name: string, more: Fields = {}, file: Fields = {}) => ({
  id: name,
  addedAt: '2026-01-15T12:00:00.000Z',
  addedBy: { id: 'User:li', name: 'Li Wei' },
  can: { remove: { allowed: true, reason: null } },
  ...more,
  file: { id: `File:${name}`, name, mediaType: 'application/pdf', size: 340_000, url: `/files/${name}`, ...file },
})

const gate = (more: Fields = {}) =>
  record(1, {
    title: 'Mend the gate',
    can: { collaborate: { allowed: true, reason: null } },
    activity: {
      edges: [{ cursor: '1', node: note(1, 'The hinge is ordered.') }],
      pageInfo: { hasPreviousPage: false, startCursor: '1' },
    },
    attachments: [],
    links: [],
    ...more,
  })

const open = (action: Fields, path = '/home/record/AR-1?panel=activity', more: Resolvers = {}, signedInAs = 'jane') =>
  renderRoute(path, { resolvers: { ...boardOf({ NEXT: [action] }, { action, node: action }), ...more }, signedInAs })

beforeEach(() => localStorage.clear())

test('a note is added by Ctrl + Enter, and stands below the others', async () => {
  const { user, graph } = open(gate(), undefined, {
    Mutation: { addNote: { __typename: 'AddNoteSuccess', note: note(2, 'It has come.') } },
  })
  const field = await screen.findByLabelText('New note')
  await user.type(field, 'It has come.{Control>}{Enter}{/Control}')
  await waitFor(() =>
    expect(
      within(screen.getByRole('region', { name: 'Activity' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([expect.stringContaining('The hinge is ordered.'), expect.stringContaining('It has come.')]),
  )
  expect(field).toHaveValue('')
  expect(graph.asked('NoteComposerMutation')).toMatchObject([{ input: { text: 'It has come.' } }])
})

test('what is typed while a note is on its way stays', async () => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const { user } = open(gate(), undefined, {
    Mutation: {
      async addNote() {
        await answered
        return { __typename: 'AddNoteSuccess', note: note(2, 'It has come.') }
      },
    },
  })
  const field = await screen.findByLabelText('New note')
  await user.type(field, 'It has come.{Control>}{Enter}{/Control} So have')
  answer()
  await waitFor(() => expect(field).toHaveValue('So have'))
})

test('what was typed stays when it is refused, and over a reload', async () => {
  const { user } = open(gate(), undefined, {
    Mutation: { addNote: { __typename: 'ForbiddenError', code: 'FORBIDDEN', message: 'Not here.' } },
  })
  await user.type(await screen.findByLabelText('New note'), 'Nearly done')
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  expect(await screen.findByText('Not here.')).toBeVisible()
  expect(screen.getByLabelText('New note')).toHaveValue('Nearly done')
  cleanup()
  open(gate())
  expect(await screen.findByLabelText('New note')).toHaveValue('Nearly done')
})

test('what one person typed is not shown to the next who signs in in the same tab', async () => {
  const { user } = open(gate())
  await user.type(await screen.findByLabelText('New note'), 'Nearly done')
  cleanup()
  forgetSignIn()
  open(gate(), undefined, {}, 'sam')
  expect(await screen.findByLabelText('New note')).toHaveValue('')
  cleanup()
  forgetSignIn()
  open(gate())
  expect(await screen.findByLabelText('New note')).toHaveValue('Nearly done')
})

test('who may not add sees why, and what there is', async () => {
  open(gate({ can: { collaborate: { allowed: false, reason: 'That takes Admin.' } } }))
  expect(await screen.findByText('That takes Admin.')).toBeVisible()
  expect(screen.getByText('The hinge is ordered.')).toBeVisible()
  expect(screen.queryByLabelText('New note')).toBeNull()
  cleanup()
  open(gate({ can: { collaborate: { allowed: false, reason: 'That takes Admin.' } } }), '/home/record/AR-1')
  await screen.findByRole('region', { name: 'Files' })
  expect(screen.queryByRole('button', { name: 'Add files' })).toBeNull()
})

test('files say what they are; a picture shows itself; who may not remove one is told why', async () => {
  const attachments = [
    attachment(
      'hinge.png',
      { can: { remove: { allowed: false, reason: 'That takes Supervision.' } } },
      { mediaType: 'image/png' },
    ),
    attachment('order.pdf'),
  ]
  const { user } = open(gate({ attachments }), '/home/record/AR-1')
  const files = within(await screen.findByRole('region', { name: 'Files' }))
  expect(files.getByRole('link', { name: 'Open hinge.png' }).querySelector('img')).toHaveAttribute(
    'src',
    '/files/hinge.png',
  )
  expect(files.getByRole('link', { name: 'Open order.pdf' })).toHaveTextContent('PDF')
  expect(files.getAllByText(/340 kB, Li Wei/)).toHaveLength(2)
  await user.click(files.getByRole('button', { name: 'Actions for hinge.png' }))
  expect(await screen.findByText('That takes Supervision.')).toBeVisible()
})

test('follow-ups are facts of a record that lead to each other', async () => {
  const other = record(7, { title: 'Order hinges', stateName: 'Queued' })
  const links = [{ kind: 'FOLLOW_UP', record: other }]
  open(gate({ links }), '/home/record/AR-1?mine=1')
  const link = await screen.findByRole('link', { name: 'AR-7 Order hinges' })
  expect(link).toHaveAttribute('href', '/home/record/AR-7?mine=1')
  expect(screen.getByText('Follow-ups')).toBeVisible()
  expect(screen.queryByText('Follows up')).toBeNull()
})
