import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { entryId } from '../../kernel/relay/entryId.ts'
import { board, boardOf, depot, harbour, hoursFromNow, priority, record } from '../../testing/boardStub.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'

const panel = (name: string) => screen.findByRole('region', { name })
const noPanel = (name: string) => expect(screen.queryByRole('region', { name })).toBeNull()

describe('the board', () => {
  test('has four panels, each with its count', async () => {
    renderRoute('/home', {
      resolvers: boardOf({ NEXT: [record(1), record(2)], WORK: [record(3, { state: 'STARTED', bucket: 'WORK' })] }),
    })
    expect(await panel('Next Up')).toHaveTextContent(/^Next Up2/)
    expect(await panel('IM Working')).toHaveTextContent(/^IM Working1/)
    expect(await panel('Hold')).toHaveTextContent(/^Hold0/)
    expect(await panel('Esc/Delegated')).toHaveTextContent(/^Esc\/Delegated0/)
  })

  test('counts to a thousand, and further on request', async () => {
    const counts = { NEXT: { value: 1000, isExact: false } }
    const node = {
      __typename: 'Bucket',
      count: ({ exact }: { exact?: boolean }) => ({ value: exact ? 12345 : 1000, isExact: exact }),
    }
    const { user } = renderRoute('/home', {
      resolvers: boardOf({ NEXT: [record(1)] }, { board: board({ NEXT: [record(1)] }, counts), node }),
    })
    await user.click(await screen.findByRole('button', { name: 'More than 1,000; count exactly' }))
    expect(await within(await panel('Next Up')).findByText('12,345')).toBeVisible()
  })

  test('says of each empty panel what it is for', async () => {
    renderRoute('/home', { resolvers: boardOf({}) })
    expect(await panel('Next Up')).toHaveTextContent('No records in Next Up. Due records appear here.')
    expect(await panel('IM Working')).toHaveTextContent('No records in progress.')
    expect(await panel('Hold')).toHaveTextContent('No records on hold.')
    expect(await panel('Esc/Delegated')).toHaveTextContent('No records escalated or delegated.')
  })

  test('says of an empty panel that it is the filter, where there is one', async () => {
    renderRoute('/home?text=pump', { resolvers: boardOf({}) })
    expect(await panel('Hold')).toHaveTextContent('No records match the filter.')
  })

  test('shows that it is loading, where that takes more than a moment', async () => {
    renderRoute('/home', { resolvers: boardOf({}, { board: () => new Promise(() => {}) }) })
    expect(await screen.findByLabelText('Loading board')).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByRole('link', { name: 'Board' })).toBeVisible()
  })

  test('loads the next page near the end of a panel', async () => {
    const list = Array.from({ length: 50 }, (_, i) => record(i + 1))
    const node = () => ({ __typename: 'Bucket', ...board({ NEXT: [record(51)] })().buckets[0] })
    const { graph } = renderRoute('/home', {
      resolvers: boardOf({}, { board: board({ NEXT: list.slice(0, 5) }, {}, true), node }),
    })
    await panel('Next Up')
    await waitFor(() =>
      expect(graph.asked('BucketPanelPageQuery')).toContainEqual(
        expect.objectContaining({ after: 'AR-5', first: 100 }),
      ),
    )
  })
})

describe('a card', () => {
  test('says what, where, how pressing, when due and who', async () => {
    const one = record(7, {
      title: 'Mend the gate',
      group: { id: 'Group:1', name: 'Workshop' },
      priority: priority(2, 'High'),
      schedule: { start: null, end: hoursFromNow(-2.5) },
      assignee: { id: 'User:li', name: 'Li Wei' },
    })
    renderRoute('/home', { resolvers: boardOf({ NEXT: [one] }) })
    const card = within(await screen.findByRole('group', { name: 'AR-7 Mend the gate' }))
    expect(card.getByRole('heading', { name: 'Mend the gate' })).toBeVisible()
    expect(card.getByText('Workshop · Harbour · Daily')).toBeVisible()
    expect(card.getByText('High')).toBeVisible()
    expect(card.getByText('Late 2 h')).toBeVisible()
    expect(card.getByRole('img', { name: 'Li Wei' })).toHaveTextContent('LW')
  })

  test('without a priority shows none', async () => {
    renderRoute('/home', { resolvers: boardOf({ NEXT: [record(1, { priority: priority(0, '') })] }) })
    const card = await screen.findByRole('group', { name: 'AR-1 Record 1' })
    expect(card.querySelector('.square')).toBeNull()
  })
})

describe('records that belong to no bucket', () => {
  test('stand in a fifth strip, which opens', async () => {
    const { user } = renderRoute('/home', {
      resolvers: boardOf({ UNMAPPED: [record(9, { state: 'UNMAPPED', bucket: 'UNMAPPED' })] }),
    })
    expect((await screen.findByText('Unmapped')).parentElement).toHaveTextContent(/^Unmapped 1/)
    await user.click(screen.getByRole('button', { name: 'Show' }))
    expect(await screen.findByRole('group', { name: 'AR-9 Record 9' })).toBeVisible()
  })

  test('have no strip where there are none', async () => {
    renderRoute('/home', { resolvers: boardOf({}) })
    await panel('Hold')
    expect(screen.queryByText('Unmapped')).toBeNull()
  })
})

describe('the address', () => {
  test('hides panels', async () => {
    renderRoute('/home?hide=hold,esc', { resolvers: boardOf({}) })
    await panel('Next Up')
    await panel('IM Working')
    noPanel('Hold')
    noPanel('Esc/Delegated')
  })

  test('changes as panels are hidden and shown', async () => {
    const { user, at, graph } = renderRoute('/home', { resolvers: boardOf({}) })
    await panel('Hold')
    await user.click(screen.getByRole('button', { name: 'Hide Hold' }))
    await waitFor(() => noPanel('Hold'))
    expect(at()).toBe('/home?hide=hold')
    await user.click(screen.getByRole('button', { name: 'Show Hold' }))
    await panel('Hold')
    expect(at()).toBe('/home')
    expect(graph.asked('HomePageQuery')).toHaveLength(1)
  })

  test('may hide all of them; then it says so', async () => {
    renderRoute('/home?hide=next,work,hold,esc', { resolvers: boardOf({}) })
    expect(await screen.findByText('All panels are hidden')).toBeVisible()
  })

  test('narrows what is asked for', async () => {
    const { graph } = renderRoute('/home?organization=Organization:3&class=1&priority=1,2&text=+pump+&hide=esc', {
      resolvers: boardOf({}),
    })
    await panel('Next Up')
    expect(graph.asked('BoardSectionQuery')).toEqual([
      {
        filter: {
          organization: { below: 'Organization:3' },
          actionClass: { in: [entryId('ACTION_CLASS', 1)] },
          priority: { in: [1, 2].map((number) => priority(number, '').id) },
          text: { matches: 'pump' },
        },
      },
    ])
    expect(screen.getByRole('button', { name: 'Organization Depot and sub-organizations' })).toBeVisible()
  })

  test('takes what is typed, a moment later, and the board is asked once', async () => {
    const { user, graph, at } = renderRoute('/home', { resolvers: boardOf({}) })
    await panel('Next Up')
    await user.click(await screen.findByRole('button', { name: '+ Filter' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Text' }))
    const field = await screen.findByRole('searchbox', { name: 'Find on the board' })
    await waitFor(() => expect(field).toHaveFocus())
    await user.keyboard('pump')
    await waitFor(() => expect(at()).toBe('/home?text=pump'))
    await waitFor(() =>
      expect(graph.asked('BoardSectionQuery')).toEqual([{ filter: {} }, { filter: { text: { matches: 'pump' } } }]),
    )
  })

  test('takes what is chosen from a menu', async () => {
    const { user, at } = renderRoute('/home', { resolvers: boardOf({}) })
    await user.click(await screen.findByRole('button', { name: '+ Filter' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Organization' }))
    const names = within(await screen.findByRole('menu', { name: 'Organization' })).getAllByRole('menuitemradio')
    expect(names.map((item) => item.textContent)).toEqual(['All', harbour.name, depot.name])
    await user.click(names[2]!)
    await waitFor(() => expect(at()).toBe('/home?organization=Organization%3A3'))
  })
})

describe('the line of filters', () => {
  const chip = (name: string) => screen.queryByRole('button', { name })

  test('has what is set, and asks for the value of what is added', async () => {
    const { user, at } = renderRoute('/home?class=1', { resolvers: boardOf({}) })
    expect(await screen.findByRole('button', { name: /^Class/ })).toBeVisible()
    expect(chip('Priority All')).toBeNull()
    await user.click(screen.getByRole('button', { name: '+ Filter' }))
    const ways = (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
    expect(ways.join(', ')).toBe('Text, Organization, Group, Priority, Grid, As of')
    await user.click(screen.getByRole('menuitem', { name: 'Grid' }))
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Late' }))
    await waitFor(() => expect(at()).toBe('/home?class=1&only=late'))
  })

  test('keeps what is being changed until something else is', async () => {
    const { user } = renderRoute('/home?only=late', { resolvers: boardOf({}) })
    await user.click(await screen.findByRole('button', { name: 'Grid Late' }))
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Late' }))
    expect(await screen.findByRole('menu', { name: 'Grid' })).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Grid All' })).toHaveFocus())
  })
})

describe('whose records are shown', () => {
  test('is chosen, and is so again where the address says nothing', async () => {
    const first = renderRoute('/home', { resolvers: boardOf({}) })
    await first.user.click(await screen.findByRole('button', { name: 'Show All' }))
    await first.user.click(await screen.findByRole('menuitemradio', { name: 'Mine' }))
    await waitFor(() => expect(first.at()).toBe('/home?whose=mine'))
    await waitFor(() => expect(first.graph.asked('BoardSectionQuery').at(-1)).toEqual({ filter: { isMine: true } }))
    cleanup()
    const later = renderRoute('/home', { resolvers: boardOf({}) })
    await later.user.click(await screen.findByRole('button', { name: 'Show Mine' }))
    expect(later.at()).toBe('/home?whose=mine')
    await later.user.click(await screen.findByRole('menuitemradio', { name: 'All' }))
    await waitFor(() => expect(later.at()).toBe('/home'))
    expect(await screen.findByRole('button', { name: 'Show All' })).toBeVisible()
  })
})

describe('where the board can not be had', () => {
  const failingOnce = (name: string, value: unknown) => {
    let tries = 0
    const fail = () => {
      throw new Error('The database is asleep.')
    }
    return {
      [name]: (args: object) => (tries++ ? (typeof value === 'function' ? (value(args) as unknown) : value) : fail()),
    }
  }

  test.each([
    ['its records', failingOnce('board', board({ NEXT: [record(1)] }))],
    ['its conditions', failingOnce('transitionTable', [])],
  ])('for %s, the error shows inside of the shell, and it can be tried again', async (_case, failing) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user } = renderRoute('/home', { resolvers: boardOf({ NEXT: [record(1)] }, failing) })
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Screen not loadedThe database is asleep.')
    expect(screen.getByRole('link', { name: 'Board' })).toBeVisible()
    expect(screen.queryByText(/^Nothing is/)).toBeNull()
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('group', { name: 'AR-1 Record 1' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(logged).not.toHaveBeenCalledWith(expect.stringContaining('Expected preloadedQuery to not be disposed'))
  })
})
