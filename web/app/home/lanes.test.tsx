import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { board, boardOf, record } from '../../testing/boardStub.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import type { Fields } from '../../testing/stubGraph.ts'

const li = { id: 'User:li', name: 'Li Wei' }
const ada = { id: 'User:ada', name: 'Ada Brandt' }

const group = (person: typeof li | null, count: number, serviceTimeMins: number) => ({
  key: person?.id ?? 'none',
  label: person?.name ?? 'Unassigned',
  commonId: person?.id ?? null,
  count,
  serviceTimeMins,
})

/** What the graph answers of a board in lanes: Ada has one record in progress, Li two to do. */
const inLanes = (more: Fields = {}) =>
  boardOf(
    {},
    {
      actionGrid: { groups: [group(ada, 1, 90), group(li, 2, 45), group(null, 0, 0)] },
      board: (args: { filter: { assignee?: { eq?: string } } }) =>
        board(
          args.filter.assignee?.eq === li.id
            ? { NEXT: [record(1, { assignee: li }), record(2, { assignee: li })] }
            : args.filter.assignee?.eq === ada.id
              ? { WORK: [record(3, { assignee: ada, state: 'STARTED', bucket: 'WORK' })] }
              : {},
        )(args),
      ...more,
    },
  )

const lane = async (name: string) => within(await screen.findByRole('region', { name }))

test('a lane has the records of a person under the columns of the board, how many, and their hours', async () => {
  const { graph } = renderRoute('/home?lanes=person', { resolvers: inLanes() })
  const one = await lane('Li Wei')
  expect(await one.findByText('2 records · 0.8 h')).toBeVisible()
  expect(await one.findByRole('group', { name: 'Next Up, 2 records' })).toBeVisible()
  expect(within(await one.findByRole('group', { name: /^Next Up/ })).getAllByRole('heading')).toHaveLength(2)
  const other = await lane('Ada Brandt')
  expect(
    within(await other.findByRole('group', { name: 'IM Working, 1 record' })).getAllByRole('heading'),
  ).toHaveLength(1)
  expect(graph.asked('BoardSectionQuery')).toEqual([{ filter: {}, inLanes: true }])
  expect(graph.asked('BoardLanesQuery')).toEqual([
    { by: 'ASSIGNEE', filter: { bucket: { in: ['NEXT', 'WORK', 'HOLD', 'ESC'] } } },
  ])
  expect(graph.asked('LaneCellsQuery')).toContainEqual({ filter: { assignee: { isNull: true } }, first: 4 })
})

test('lanes keep the filter of the board, and of hidden columns count nothing', async () => {
  const { graph } = renderRoute('/home?lanes=organization&text=pump&hide=hold', {
    resolvers: inLanes({
      actionGrid: { groups: [{ ...group(null, 3, 0), key: 'Harbour', label: 'Harbour', commonId: 'Organization:2' }] },
    }),
  })
  await screen.findByRole('region', { name: 'Harbour' })
  await waitFor(() =>
    expect(graph.asked('LaneCellsQuery')).toEqual([
      { filter: { text: { matches: 'pump' }, organization: { eq: 'Organization:2' } }, first: 4 },
    ]),
  )
  expect(graph.asked('BoardLanesQuery')).toEqual([
    { by: 'ORGANIZATION', filter: { text: { matches: 'pump' }, bucket: { in: ['NEXT', 'WORK', 'ESC'] } } },
  ])
  expect(screen.queryByRole('heading', { name: 'Hold' })).toBeNull()
})

test('a lane closes, and what is closed is not read', async () => {
  const { user } = renderRoute('/home?lanes=person', { resolvers: inLanes() })
  const one = await lane('Li Wei')
  await one.findByRole('group', { name: /^Next Up/ })
  await user.click(one.getByRole('button', { name: /Li Wei/, expanded: true }))
  expect(one.queryByRole('group', { name: /^Next Up/ })).toBeNull()
  expect(one.getByRole('button', { name: /Li Wei/, expanded: false })).toBeVisible()
})

test('arrow keys lead through a column over all lanes, and sideways within one', async () => {
  const { user } = renderRoute('/home?lanes=person', {
    resolvers: inLanes({
      board: (args: { filter: { assignee?: { eq?: string } } }) =>
        board(
          args.filter.assignee?.eq === ada.id
            ? { NEXT: [record(4, { assignee: ada })], ESC: [record(5, { assignee: ada, bucket: 'ESC' })] }
            : args.filter.assignee?.eq === li.id
              ? { NEXT: [record(6, { assignee: li }), record(7, { assignee: li })] }
              : {},
        )(args),
    }),
  })
  const card = (number: number) => screen.findByRole('group', { name: `AR-${number} Record ${number}` })
  await card(7)
  ;(await card(4)).focus()
  await user.keyboard('{ArrowRight}')
  expect(await card(5)).toHaveFocus()
  await user.keyboard('{ArrowLeft}')
  expect(await card(4)).toHaveFocus()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(await card(7)).toHaveFocus()
  await user.keyboard('{ArrowUp}')
  expect(await card(6)).toHaveFocus()
})

test('what changes while a lane is read shows, whenever its answer comes', async () => {
  let answer = () => {}
  const isAsked = new Promise<void>((resolve) => (answer = resolve))
  let reads = 0
  const started = record(11, { assignee: li, version: 2, state: 'STARTED', bucket: 'WORK' })
  const { graph } = renderRoute('/home?lanes=person', {
    resolvers: inLanes({
      actionGrid: { groups: [group(li, 1, 0)] },
      board: async (args: { filter: { assignee?: { eq?: string } } }) => {
        if (args.filter.assignee?.eq !== li.id) return board({})(args)
        if (reads++) return board({ WORK: [started] })(args)
        await isAsked
        return board({ NEXT: [record(11, { assignee: li })] })(args)
      },
    }),
  })
  await screen.findByRole('region', { name: 'Li Wei' })
  await waitFor(() => expect(graph.heard()).toContain('BoardLiveSubscription'))
  const place = { organizationId: 'Organization:2', organizationPath: '/1/2/', assigneeId: li.id, groupId: null }
  const boardChanged = { actionId: started.id, version: 2, action: started }
  await act(() =>
    graph.tell({
      boardChanged: {
        ...boardChanged,
        before: { ...started, ...place, bucket: 'NEXT' },
        after: { ...started, ...place },
      },
    }),
  )
  answer()
  const one = await lane('Li Wei')
  expect(await one.findByRole('group', { name: 'IM Working, 1 record' })).toBeVisible()
  expect(one.getByRole('group', { name: 'Next Up, 0 records' })).toBeVisible()
})

test('a failure is told in its lane, which can be read again', async () => {
  let tries = 0
  const resolvers = inLanes({
    board: (args: { filter: { assignee?: { eq?: string } } }) => {
      if (args.filter.assignee?.eq === li.id && !tries++) throw new Error('The database is asleep.')
      return board(args.filter.assignee?.eq === li.id ? { NEXT: [record(8, { assignee: li })] } : {})(args)
    },
  })
  const { user } = renderRoute('/home?lanes=person', { resolvers })
  const one = await lane('Li Wei')
  expect(await one.findByRole('alert')).toHaveTextContent('The database is asleep.')
  await user.click(one.getByRole('button', { name: 'Try again' }))
  expect(await one.findByRole('group', { name: 'AR-8 Record 8' })).toBeVisible()
})

test('without open records there are no lanes', async () => {
  renderRoute('/home?lanes=person', { resolvers: inLanes({ actionGrid: { groups: [] } }) })
  expect(await screen.findByText('No open records')).toBeVisible()
})
