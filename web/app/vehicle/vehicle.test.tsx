import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { jane, renderRoute } from '../../testing/renderRoute.tsx'

const may = { allowed: true, reason: null, whoCan: [] }
const mayNot = { allowed: false, reason: 'This takes Tactical Mgt.', whoCan: ['Tactical Mgt'] }
const viewer = { user: jane, capabilities: ['records.see', 'tasks.use'] }
const page = (nodes: object[], hasNextPage = false) => ({
  edges: nodes.map((node) => ({ node, cursor: 'c' })),
  pageInfo: { hasNextPage, endCursor: hasNextPage ? 'c' : null },
})
const event = (more: object) => ({
  at: '2026-11-20T08:00:00Z',
  detail: '',
  value: null,
  target: null,
  unit: '',
  nodeId: 'Action:1',
  sourceId: null,
  recordKey: null,
  recordAddressKey: null,
  ...more,
})
const past = [
  event({
    kind: 'RECORD_COMPLETED',
    title: 'Replace pads',
    detail: 'Jane',
    recordKey: 'AR-7',
    recordAddressKey: 'AR-7',
  }),
  event({ kind: 'OBSERVATION', title: 'Fuel Efficiency', value: 2.413, unit: 'km/L', nodeId: 'O:1', sourceId: 'M:1' }),
  event({
    kind: 'BREACH_OPENED',
    title: 'Idling by tractor',
    value: 12.5,
    target: 10,
    unit: '%',
    nodeId: 'B:1',
    sourceId: 'K:1',
  }),
  event({ kind: 'ROUTINE', title: 'Wash', detail: 'SKIPPED: Out on the road', nodeId: 'Oc:1', sourceId: 'Series:1' }),
]
const coming = [
  event({
    kind: 'RECORD_DUE',
    title: 'Align axle',
    at: '2099-01-01T08:00:00Z',
    recordKey: 'AR-9',
    recordAddressKey: 'AR-9',
  }),
  event({
    kind: 'ROUTINE',
    title: 'Wash',
    at: '2099-01-02T08:00:00Z',
    detail: 'PLANNED',
    nodeId: 'Oc:2',
    sourceId: 'S:1',
  }),
]
const vehicle = {
  __typename: 'Vehicle',
  id: 'Vehicle:1',
  version: 3,
  unitNumber: '4184',
  type: 'Tractor',
  status: 'ACTIVE',
  openCount: 2,
  location: { id: 'Location:1', name: 'Reno yard' },
  organization: { id: 'Organization:1', name: 'Reno terminal' },
  can: { edit: may },
  routines: page([
    {
      id: 'Series:1',
      title: 'Wash',
      sentence: 'Every Monday at 06:00',
      status: 'ACTIVE',
      organization: { name: 'Reno terminal' },
      nextTimes: [{ wallTime: '2026-11-30T06:00' }],
    },
  ]),
  timeline: ({ orderBy }: { orderBy: { direction: string } }) => page(orderBy.direction === 'ASC' ? coming : past),
}
const show = (more: object = {}, path = '/vehicles/Vehicle:1') =>
  renderRoute(path, { resolvers: { Query: { viewer, node: { ...vehicle, ...more } } } })

describe('the page of a vehicle', () => {
  test('says what it is, what is open on it, and its routines', async () => {
    show()
    expect(await screen.findByRole('heading', { name: 'Unit 4184' })).toBeVisible()
    expect(screen.getByRole('link', { name: '2 open records' })).toHaveAttribute(
      'href',
      '/activerecords?vehicle=Vehicle%3A1&is=open',
    )
    expect(screen.getByText('Reno yard')).toBeVisible()
    const routines = screen.getByRole('table', { name: 'Vehicle routines' })
    expect(within(routines).getByRole('link', { name: 'Wash' })).toHaveAttribute('href', '/tasks/routine/Series:1')
  })

  test('has one line of time: what is to come above now, the nearest last, what has happened below', async () => {
    show()
    const ahead = within(await screen.findByRole('list', { name: 'Upcoming' })).getAllByRole('listitem')
    expect(ahead.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Wash due'),
      expect.stringContaining('Align axle AR-9 is due'),
    ])
    const behind = within(screen.getByRole('list', { name: 'Past' })).getAllByRole('listitem')
    expect(behind.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Replace pads AR-7 completed by Jane'),
      expect.stringContaining('Fuel Efficiency 2.41 km/L'),
      expect.stringContaining('Idling by tractor breached at 12.5 %, target 10 %'),
      expect.stringContaining('Wash skipped: Out on the road'),
    ])
    expect(within(behind[0]!).getByRole('link')).toHaveAttribute('href', '/vehicles/Vehicle:1/record/AR-7')
    expect(within(behind[2]!).getByRole('link')).toHaveAttribute('href', '/benchmark?id=K%3A1')
  })

  test('is narrowed by kind, which stands in the address', async () => {
    const { user, graph } = show()
    await user.click(await screen.findByRole('button', { name: 'Breaches' }))
    expect(await screen.findByRole('button', { name: 'Breaches', pressed: true })).toBeVisible()
    expect(graph.asked('VehiclePageQuery').at(-1)).toMatchObject({
      past: { kind: { in: ['BREACH_OPENED', 'BREACH_RECOVERED'] } },
    })
  })

  test('with nothing on it says so', async () => {
    show({ timeline: page([]), routines: page([]), openCount: 0 })
    expect(await screen.findByText('Nothing planned for this vehicle.')).toBeVisible()
    expect(screen.getByText(/No history\./)).toBeVisible()
    expect(screen.getByText('No routines for this vehicle.')).toBeVisible()
  })

  test('offers no change to who may make none, and says why', async () => {
    show({ can: { edit: mayNot } })
    expect(await screen.findByText('This takes Tactical Mgt.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
  })

  test('out of use takes no new record', async () => {
    show({ status: 'INACTIVE' })
    expect(await screen.findByText('Not in use')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Add record' })).toBeNull()
  })

  test('that is not there says so', async () => {
    renderRoute('/vehicles/x', { resolvers: { Query: { viewer, node: null } } })
    expect(await screen.findByText('Vehicle not found')).toBeVisible()
  })
})

test('a record can be added from the page, on the vehicle', async () => {
  const { user, graph } = renderRoute('/vehicles/Vehicle:1', {
    resolvers: {
      Query: {
        viewer,
        node: vehicle,
        organizationTree: [{ id: 'Organization:1', name: 'Northway', path: '/1/', can: { invite: may } }],
      },
      Mutation: { createAction: { __typename: 'CreateActionSuccess', action: { key: 'AR-1', title: 'Grease' } } },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Add record' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add record' })
  expect(await within(dialog).findByRole('combobox', { name: /Vehicle/ })).toHaveValue('4184')
  await within(dialog).findByRole('option', { name: 'Northway' })
  await user.type(within(dialog).getByRole('textbox', { name: /Title/ }), 'Grease')
  await user.click(within(dialog).getByRole('button', { name: 'Add record' }))
  expect(graph.asked('AddRecordDialogMutation')[0]).toMatchObject({
    input: { title: 'Grease', vehicleId: 'Vehicle:1' },
  })
})
