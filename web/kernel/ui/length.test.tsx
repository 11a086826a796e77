import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { boardOf } from '../../testing/boardStub.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'

test('a pasted text that is too long stays whole, says its length, and is not sent', async () => {
  const { user, graph } = renderRoute('/home?add=task', { resolvers: boardOf({}) })
  const dialog = await screen.findByRole('dialog', { name: 'Add record' })
  const title = within(dialog).getByRole('textbox', { name: /Title/ })
  const pasted = 'gate '.repeat(248)
  await user.click(title)
  await user.paste(pasted)
  expect(title).toHaveValue(pasted)
  expect(title).toBeInvalid()
  expect(title).toHaveAccessibleDescription('1,240 of 200 characters')
  await user.click(within(dialog).getByRole('button', { name: 'Add record' }))
  expect(title).toHaveFocus()
  expect(graph.asked('AddRecordDialogMutation')).toEqual([])
  await user.clear(title)
  await user.type(title, 'Gate')
  expect(title).toBeValid()
})
