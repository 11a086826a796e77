import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { boardOf, record } from '../../testing/boardStub.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'

const truck = {
  vehicleId: 'Vehicle:1',
  unitNumber: '4184',
  type: 'Tractor',
  status: 'ACTIVE',
  vehicle: { id: 'Vehicle:1' },
}
const open = (path: string, more: object = {}, others: object = {}) => {
  const action = record(1, { title: 'Replace pads', vehicle: truck, ...more })
  return renderRoute(path, { resolvers: boardOf({ NEXT: [action] }, { action, ...others }) })
}
const fact = async () => (await screen.findByText('Vehicle', { selector: 'dt' })).nextElementSibling as HTMLElement

describe('a record on a vehicle', () => {
  test('says so on its card', async () => {
    open('/home')
    expect(await screen.findByText(/^Unit 4184 · /)).toBeVisible()
  })

  test('leads to the page of the vehicle', async () => {
    open('/home/record/AR-1')
    expect(within(await fact()).getByRole('link', { name: '4184' })).toHaveAttribute('href', '/vehicles/Vehicle:1')
  })

  test('leads to the records on it where the vehicle is out of sight, and says that it is not in use', async () => {
    open('/home/record/AR-1', { vehicle: { ...truck, status: 'INACTIVE', vehicle: null } })
    const told = within(await fact())
    expect(told.getByRole('link', { name: '4184' })).toHaveAttribute('href', '/activerecords?vehicle=Vehicle%3A1')
    expect(told.getByText('Not in use')).toBeVisible()
  })

  test('on none says nothing of it', async () => {
    open('/home/record/AR-1', { vehicle: null })
    await screen.findByText('Created', { selector: 'dt' })
    expect(screen.queryByText('Vehicle', { selector: 'dt' })).toBeNull()
  })
})

describe('the list of records', () => {
  const list = (path: string) =>
    renderRoute(path, {
      resolvers: {
        Query: {
          organizationTree: [{ id: 'Organization:1', name: 'Northway', path: '/1/' }],
          node: ({ id }: { id: string }) =>
            id === 'Vehicle:1'
              ? { __typename: 'Vehicle', id, unitNumber: '4184' }
              : {
                  __typename: 'Organization',
                  id,
                  vehicleChoices: [{ ...truck, vehicleId: 'Vehicle:2', unitNumber: '4022', organization: null }],
                },
          actionGrid: {
            count: 1,
            rows: {
              nodes: [record(1, { vehicle: truck })],
              edges: [{ node: record(1, { vehicle: truck }), cursor: 'c' }],
            },
          },
        },
      },
    })

  test('shows the unit number in a column of its own', async () => {
    list('/activerecords?columns=number,vehicle')
    expect(await screen.findByRole('columnheader', { name: /Vehicle/ })).toBeVisible()
  })

  test('is narrowed to a vehicle that a link names, and to another that is found by its number', async () => {
    const { user, graph, at } = list('/activerecords?vehicle=Vehicle%3A1')
    const chip = await screen.findByRole('button', { name: /^Vehicle\s*4184/ })
    expect(graph.asked('ListSectionQuery').at(-1)).toMatchObject({ filter: { vehicle: { eq: 'Vehicle:1' } } })
    await user.click(chip)
    const field = await screen.findByRole('combobox', { name: 'Unit number' })
    await user.type(field, '40')
    await user.click(await screen.findByRole('option', { name: /4022/ }))
    expect(at()).toContain('vehicle=Vehicle%3A2')
  })

  test('is narrowed to what is on none', async () => {
    const { graph } = list('/activerecords?vehicle=none')
    expect(await screen.findByRole('button', { name: /^Vehicle\s*No vehicle/ })).toBeVisible()
    expect(graph.asked('ListSectionQuery').at(-1)).toMatchObject({ filter: { vehicle: { isNull: true } } })
  })
})
