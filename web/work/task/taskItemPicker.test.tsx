import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RelayEnvironmentProvider } from 'react-relay'
import { expect, test, vi } from 'vitest'
import { storeSignIn } from '../../kernel/auth/tokens.ts'
import { makeEnvironment } from '../../kernel/relay/environment.ts'
import { stubGraph } from '../../testing/stubGraph.ts'
import { TaskItemPicker } from './TaskItemPicker.tsx'

const items = ['Brake adjustment', 'Reefer service', 'Yard count'].map((name, i) => ({
  node: { id: `TaskItem:${i}`, name, majorTask: { name: 'Checks' } },
}))

test('what was found before and does not fit what is typed goes at once, and comes back with the answer', async () => {
  storeSignIn({ accessToken: 'access', refreshToken: 'refresh', userUuid: 'jane', userId: 1 })
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const graph = stubGraph({
    Query: {
      async taskItems({ search }: { search: string }) {
        if (search) await held
        return { edges: items }
      },
    },
  })
  vi.stubGlobal('fetch', graph.fetch)
  render(
    <RelayEnvironmentProvider environment={makeEnvironment()}>
      <TaskItemPicker label="Task" value={null} onChange={() => {}} />
    </RelayEnvironmentProvider>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('combobox', { name: 'Task' }))
  expect(await screen.findAllByRole('option')).toHaveLength(3)
  await user.keyboard('yard')
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Yard countChecks'])
  letGo()
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3))
})

test('what an arrow key has reached stays so while the form around it is drawn again', async () => {
  storeSignIn({ accessToken: 'access', refreshToken: 'refresh', userUuid: 'jane', userId: 1 })
  vi.stubGlobal('fetch', stubGraph({ Query: { taskItems: { edges: items } } }).fetch)
  const environment = makeEnvironment()
  const chosen = vi.fn()
  const form = (help: string) => (
    <RelayEnvironmentProvider environment={environment}>
      <TaskItemPicker label="Task" help={help} value={null} onChange={chosen} />
    </RelayEnvironmentProvider>
  )
  const { rerender } = render(form('Before'))
  const user = userEvent.setup()
  await user.click(screen.getByRole('combobox', { name: 'Task' }))
  expect(await screen.findAllByRole('option')).toHaveLength(3)
  await user.keyboard('{ArrowDown}')
  rerender(form('After'))
  await user.keyboard('{Enter}')
  expect(chosen).toHaveBeenCalledWith(expect.objectContaining({ name: 'Brake adjustment' }))
})
