import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '../../testing/renderRoute.tsx'
// Its code comes before its first test, which then waits for nothing but the graph.
import './PanelDrawer.tsx'
import type { Fields } from '../../testing/stubGraph.ts'

const may = { allowed: true, reason: null }
const names = { actionItem: 'Action Item', timeStudy: 'Time Study' }
type Panel = keyof typeof names

/** A record whose procedures have come as far as is said. */
const record = (status: Partial<Record<Panel, string>>): Fields => ({
  __typename: 'Action',
  id: 'Action:7',
  key: 'AR-7',
  title: 'Inspect unit 7',
  organization: { id: 'Organization:1', timeZone: 'UTC' },
  can: { collaborate: may },
  procedures: (Object.keys(names) as Panel[]).map((referTo) => ({
    status: status[referTo] ?? 'OPEN',
    changes: [],
    procedure: { id: `Procedure:${referTo}`, name: names[referTo], data: {}, type: { referTo } },
  })),
})

const open = (action: () => Fields, startProcedure: unknown) =>
  renderRoute('/home/panel/actionItem/AR-7', { resolvers: { Query: { action }, Mutation: { startProcedure } } })
const started = (status: Partial<Record<Panel, string>>) => ({
  __typename: 'StartProcedureSuccess',
  action: record(status),
})
const tag = () => screen.findByText('Started')

test('another panel of the same record is started, and the record not read again', async () => {
  let status: Partial<Record<Panel, string>> = {}
  const startProcedure = ({ input: { procedureId } }: { input: { procedureId: string } }) => {
    status = { ...status, [procedureId.split(':')[1]!]: 'STARTED' }
    return started(status)
  }
  const { user, graph } = open(() => record(status), startProcedure)
  await tag()
  await user.click(await screen.findByRole('link', { name: 'Time Study' }))
  await screen.findByRole('region', { name: 'Procedure Time Study' })
  await waitFor(() => expect(graph.asked('PanelHeadStartMutation')).toHaveLength(2))
  await tag()
  expect(graph.asked('PanelDrawerQuery')).toHaveLength(1)
})

test('a start that an older reading hides is said again', async () => {
  const answers = [started({}), started({ actionItem: 'STARTED' })]
  const { graph } = open(
    () => record({}),
    () => answers.shift(),
  )
  await tag()
  expect(graph.asked('PanelHeadStartMutation')).toHaveLength(2)
})

test('a start that is refused is not said again', async () => {
  const { graph, user } = open(
    () => record({}),
    () => ({ __typename: 'NotFoundError', message: 'The record was not found.' }),
  )
  await waitFor(() => expect(graph.asked('PanelHeadStartMutation')).toHaveLength(1))
  await user.click(await screen.findByRole('link', { name: 'Time Study' }))
  await waitFor(() => expect(graph.asked('PanelHeadStartMutation')).toHaveLength(2))
  await user.click(await screen.findByRole('link', { name: 'Action Item' }))
  await screen.findByRole('region', { name: 'Procedure Action Item' })
  expect(await screen.findByText('Open')).toBeVisible()
})
