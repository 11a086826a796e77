import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '../../testing/renderRoute.tsx'

const reno = { rootName: null, timeZone: 'UTC' }

const cleo = (more: object = {}) => ({
  id: 'Absence:2',
  state: 'PLANNED',
  startsAt: '2026-02-01T00:00:00Z',
  endsAt: '2026-02-03T00:00:00Z',
  user: { id: 'User:3', name: 'Cleo Cruz' },
  deputy: { id: 'User:jane' },
  parts: [],
  organization: reno,
  ...more,
})

const show = (standsInFor: object[]) => renderRoute('/delegate', { resolvers: { Query: { viewer: { standsInFor } } } })

test('says for whom one stands in, and when', async () => {
  show([cleo()])
  expect(await screen.findByRole('row', { name: /Cleo Cruz 1 Feb 2026 – 2 Feb 2026/ })).toBeVisible()
})

test('who stands in for a part reads which', async () => {
  const part = {
    id: 'DeputyPart:1',
    deputy: { id: 'User:jane' },
    startsAt: '2026-01-12T08:00:00Z',
    endsAt: '2026-01-12T12:00:00Z',
    scope: 'ORGANIZATION',
    organization: { id: 'Organization:1', name: 'Reno' },
    group: null,
  }
  show([cleo({ deputy: null, startsAt: '2026-01-12T08:00:00Z', endsAt: '2026-01-12T17:00:00Z', parts: [part] })])
  expect(
    await screen.findByRole('row', { name: /Cleo Cruz 12 Jan 2026, 08:00–17:00 Reno · 12 Jan 2026, 08:00–12:00/ }),
  ).toBeVisible()
})

test('says where there is nobody to stand in for, and where one’s own absences are', async () => {
  show([])
  expect(await screen.findByText('No one has named you as deputy.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'My absences and deputies' })).toHaveAttribute('href', '/myprofile')
})
