import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { boardOf, record } from '../../testing/boardStub.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { secondsOn } from '../../testing/secondsOn.ts'
import type { Fields } from '../../testing/stubGraph.ts'

const open = (more: Fields) => {
  const action = record(1, { links: [], ...more })
  renderRoute('/home/record/AR-1', { resolvers: boardOf({ WORK: [action] }, { action }) })
}
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()

test('the stopwatch of a record counts what was worked before and what is under way', async () => {
  const statusAt = ago(90)
  open({ state: 'RESUMED', stateName: 'Resumed', actual: { workedSecs: 600 }, statusAt, serviceTimeMins: 45 })
  const worked = secondsOn(await screen.findByRole('timer'))
  expect(worked).toBeGreaterThanOrEqual(690)
  expect(worked).toBeLessThanOrEqual(600 + (Date.now() - Date.parse(statusAt)) / 1000)
  expect(screen.getByText(/worked so far of 45 min/)).toBeVisible()
  expect(screen.getByRole('meter')).toHaveAttribute('max', '2700')
})

test('it stands while the record is held, and says by how much it is over', async () => {
  open({
    state: 'WAITING_INTERNAL',
    stateName: 'Waiting (internal)',
    actual: { workedSecs: 3_720 },
    statusAt: ago(9_000),
    serviceTimeMins: 45,
  })
  expect(await screen.findByRole('timer')).toHaveTextContent('1:02:00')
  expect(screen.getByText('17 min over')).toBeVisible()
})

test('there is none before the work has begun', async () => {
  open({ state: 'QUEUED', actual: { workedSecs: 0 }, serviceTimeMins: 45 })
  await screen.findByRole('region', { name: 'Steps' })
  expect(screen.queryByRole('timer')).toBeNull()
})
