import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { ListPage } from '../relay/useNextPage.ts'
import { More } from './More.tsx'

const failing = (): ListPage => ({
  hasNext: true,
  isLoadingNext: false,
  loadNext: (_count, { onComplete }) => onComplete(new Error('The database is asleep.')),
})

test('a page that failed is not said of another list', async () => {
  const { rerender } = render(<More page={failing()} />)
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Loading more failed. The database is asleep.')
  rerender(<More page={failing()} />)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('button', { name: 'Show more' })).toBeEnabled()
})
