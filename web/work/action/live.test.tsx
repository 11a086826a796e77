import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { boardOf, record } from '../../testing/boardStub.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import type { Fields } from '../../testing/stubGraph.ts'

// The board remembers which changes of a record it has taken in, so each test has a record of its own.
let series = 200
const queued = (more: Fields = {}) => record(++series, { title: 'Mend the gate', ...more })
const held = (one: Fields): Fields => ({
  ...one,
  version: 2,
  state: 'WAITING_EXTERNAL',
  bucket: 'HOLD',
  statusReason: 'No parts',
})
const place = (one: Fields) => ({ ...one, organizationPath: '/1/2/', groupId: null })

const panel = (name: string) => within(screen.getByRole('region', { name }))
const card = { name: /Mend the gate/ }

async function show(path: string, ...list: Fields[]) {
  const page = renderRoute(path, { resolvers: boardOf({ NEXT: list }) })
  // The shape of what loads has the same regions; it does not count.
  await waitFor(() => expect(panel('Next Up').getByText(String(list.length))).toBeVisible())
  await waitFor(() => expect(page.graph.listening()).toBe(1))
  const tell = (boardChanged: Fields) => act(() => page.graph.tell({ boardChanged }))
  return { ...page, tell }
}

describe('what others do', () => {
  test('shows: a record moves, with what its card says', async () => {
    const one = queued()
    const { tell } = await show('/home', one)
    await tell({ actionId: one.id, version: 2, before: place(one), after: place(held(one)), action: held(one) })
    expect(within(await panel('Hold').findByRole('group', card)).getByText('No parts')).toBeVisible()
    expect(panel('Next Up').queryByRole('group', card)).toBeNull()
    expect([panel('Next Up').getByText('0'), panel('Hold').getByText('1')]).toHaveLength(2)
  })

  test('shows: a record that is new', async () => {
    const one = queued()
    const { tell } = await show('/home')
    await tell({ actionId: one.id, version: 1, before: null, after: place(one), action: one })
    expect(await panel('Next Up').findByRole('group', card)).toBeVisible()
    expect(panel('Next Up').getByText('1')).toBeVisible()
  })

  test('shows: a record that one may see no longer goes', async () => {
    const one = queued()
    const { tell } = await show('/home', one)
    await tell({ actionId: one.id, version: 2, before: place(one), after: null, action: null })
    expect(panel('Next Up').queryByRole('group', card)).toBeNull()
    expect(panel('Next Up').getByText('0')).toBeVisible()
  })

  test('does not show where the filter leaves it out', async () => {
    const one = queued()
    const { tell } = await show('/home?priority=1')
    await tell({ actionId: one.id, version: 1, before: null, after: place(one), action: one })
    expect(screen.queryByRole('group', card)).toBeNull()
    expect(panel('Next Up').getByText('0')).toBeVisible()
  })
})

describe('the board is read again', () => {
  test('where so much has changed that nobody tells each', async () => {
    const { tell, graph } = await show('/home')
    await tell({ actionId: null, version: 0 })
    await waitFor(() => expect(graph.asked('BoardSectionQuery')).toHaveLength(2))
  })

  test('once what is missed can be missed no more: at the beginning, and after the connection was lost', async () => {
    const { graph } = await show('/home')
    act(() => graph.turnStream('live'))
    await waitFor(() => expect(graph.asked('BoardSectionQuery')).toHaveLength(2))
    act(() => graph.turnStream('live'))
    act(() => graph.turnStream('lost'))
    expect(screen.getByText('Connection lost, reconnecting')).toBeVisible()
    act(() => graph.turnStream('live'))
    await waitFor(() => expect(graph.asked('BoardSectionQuery').length).toBeGreaterThan(2))
    expect(screen.getByText('Live')).toBeVisible()
    // The page itself is read anew once at most: after a loss, for who may have lost rights.
    expect(graph.asked('HomePageQuery').length).toBeLessThan(3)
  })
})
