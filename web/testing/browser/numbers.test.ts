// The comparison with peers and the cadence of routines, by keyboard alone.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { tree } from '../../../graph/testing/tree.ts'
import { addMonths, lastClosed } from '../../../graph/performance/peer/months.ts'
import { publishMonth } from '../../../graph/performance/peer/publishMonth.ts'
import { drives, peer } from '../../../graph/testing/peers.ts'
import { routine } from '../../../graph/testing/routines.ts'
import { handOf } from './hands.ts'
import { lookAt } from './looks.ts'
import { openHouse } from './visit.ts'

// A database of its own: who is compared are all that there are.
const house = openHouse('numbers')
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))

test('a cell of the heat map opens its rows, and closing them leads back to it', async () => {
  const { world } = house.current
  const { root, admin } = await tree(world, { root: { name: 'Northway Logistics' } })
  const { id: seriesId } = await routine(world, root, admin, {
    work: { title: 'Check the yard', assignees: { create: { userId: admin.id, position: 0 } } },
  })
  const endsAt = new Date(world.clock.now().getTime() - 8 * 86_400_000)
  const slot = { seriesId, startsAt: endsAt, endsAt, opensAt: endsAt }
  await world.prisma.occurrence.createMany({
    data: [
      { ...slot, slot: endsAt, state: 'MISSED' },
      { ...slot, slot: new Date(endsAt.getTime() + 60_000), state: 'SKIPPED', reason: 'Snow' },
    ],
  })
  const { page } = await house.current.visit(admin, `/orgOverview/${root.id}/metrics`)
  const hand = handOf(page, 'by keyboard alone')
  const map = page.getByRole('group', { name: 'Cadence by job role and week' })
  const cell = map.getByRole('link', { name: /^0 %, Manager at Northway Logistics/ })
  await cell.waitFor()
  await cell.evaluate((element) => element.closest('section')!.querySelector('button')!.focus())
  await hand.press(cell)
  await page.getByText('Skipped: Snow').waitFor()
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await hand.press(page.getByRole('link', { name: 'Close' }))
  await page.getByText('Skipped: Snow').waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toMatch(/^0 %, Manager/)
})

test('a benchmark is read beside its peers, with the months as a table', async () => {
  const { world } = house.current
  const month = lastClosed(world.clock.now())
  const all = await Promise.all(Array.from({ length: 6 }, () => peer(world)))
  let metricId = ''
  for (const [i, one] of all.entries()) {
    const { id } = await drives(world, one, month, 200 + 40 * i)
    if (i === 2) metricId = id
  }
  await publishMonth(world.services.db, month, new Date(addMonths(month, 2)))
  const own = all[2]!
  const { id: jobRoleId } = await world.jobRole(own.id)
  await world.prisma.benchmark.create({
    data: { organizationId: own.id, metricId, name: 'Thrift', jobRoleId, createdById: own.admin.id },
  })
  const { page } = await house.current.visit(own.admin, '/benchmark')
  const hand = handOf(page, 'by keyboard alone')
  const card = page.getByRole('link', { name: 'Thrift', exact: true })
  await card.waitFor()
  await hand.press(card)
  const section = page.getByRole('region', { name: 'Peer comparison' })
  await section
    .getByRole('img', { name: /Of at least 5 organizations in 484121 .* you are better than or equal to/ })
    .waitFor()
  await hand.press(section.getByText('Monthly table'))
  const rows = section.getByRole('row')
  await rows.nth(1).waitFor()
  await expect.poll(() => rows.nth(1).textContent()).toContain('2.8')
  await lookAt(page)
})
