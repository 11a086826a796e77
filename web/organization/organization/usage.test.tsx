import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '../../testing/renderRoute.tsx'

const quota = (kind: string, used: number, most: number, mostOfPerson: number | null = null) => ({
  __typename: 'QuotaUse',
  kind,
  used,
  most,
  mostOfPerson,
})
const visit = (allowed: boolean, more: object = {}) =>
  renderRoute('/orgOverview/one', {
    resolvers: {
      Query: {
        organization: {
          __typename: 'Organization',
          id: 'Organization:one',
          name: 'Northway',
          parent: null,
          closing: null,
          can: { administer: { allowed, reason: null } },
          usage: [
            quota('FILES', 1_234_500_000, 10_000_000_000),
            quota('RECORDS', 950_000, 1_000_000),
            quota('IMPORTS', 0, 200, 50),
            quota('EXPORTS', 1_000, 1_000, 100),
            quota('MAILS', 3, 200, 50),
          ],
          ...more,
        },
      },
    },
  })

test('Admins see what their root organization uses of what, as bars and in words', async () => {
  visit(true)
  const section = within(await screen.findByRole('region', { name: 'Usage' }))
  const meters = await section.findAllByRole('meter')
  expect(meters.map((meter) => [meter.getAttribute('aria-label'), meter.getAttribute('aria-valuetext')])).toEqual([
    ['Files', '1,234.5 of 10,000 MB'],
    ['Action records', '950,000 of 1,000,000'],
    ['Imports in 24 hours', '0 of 200'],
    ['Exports in 24 hours', '1,000 of 1,000'],
    ['Outside addresses mailed in 24 hours', '3 of 200'],
  ])
  expect(meters[1]!.firstElementChild).toHaveStyle({ width: '95%' })
  expect(section.getByText('1,234.5 of 10,000 MB')).toBeVisible()
  expect(section.getByText('Nearly used up')).toBeVisible()
  expect(section.getByText('Used up · At most 100 a person')).toBeVisible()
  expect(section.getAllByText('At most 50 a person')).toHaveLength(2)
})

test.each([
  ['others', false, {}],
  ['who looks at an organization below', true, { parent: { id: 'Organization:zero' } }],
])('%s see nothing of it', async (_who, allowed, more) => {
  visit(allowed, more)
  await screen.findByRole('heading', { name: 'Northway' })
  expect(await screen.findByRole('region', { name: 'Sub-organizations' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Usage' })).toBeNull()
})
