// Today: what is late, due and waiting for one, and a record of it done from there.
import { expect, test } from 'vitest'
import { ownBoard } from './board.ts'
import { lookAt } from './looks.ts'
import { openHouse } from './visit.ts'

const house = openHouse()

/** A zone where it is noon, so that the day has a while to go. */
function zoneAtNoon() {
  const east = 12 - new Date().getUTCHours()
  return east > 0 ? `Etc/GMT-${east}` : `Etc/GMT+${-east}`
}

test('the day shows what is late, due and waiting, and is read again after a record was started from it', async () => {
  const { world } = house.current
  const { at, admin } = await ownBoard(world)
  const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000)
  const record = (title: string, more: object) => world.action(at, admin, { title, assigneeId: admin.id, ...more })
  await record('Replace the tyre sensor', { scheduledEnd: soon(-120) })
  await record('Refill the water tanks', { scheduledEnd: soon(60) })
  const other = await world.user(at, 'SUPERVISION')
  await record('Check the brakes', {
    assigneeId: other.id,
    state: 'DELEGATED',
    delegatorId: other.id,
    delegateId: admin.id,
  })
  const { page } = await house.current.visit(admin, '/mydashboard', { zone: zoneAtNoon() })
  const section = (name: string) => page.getByRole('region', { name })
  await section('Late · 1').getByText('Late 2 h').waitFor()
  await section('Due today · 1').getByRole('link', { name: 'Refill the water tanks' }).waitFor()
  await section('Waiting for me · 1').getByText('Asked by').waitFor()
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await section('Waiting for me · 1').getByRole('link', { name: 'Check the brakes' }).press('Enter')
  const shown = page.getByRole('dialog', { name: 'Action record' })
  await shown.getByRole('button', { name: 'Accept', exact: true }).press('Enter')
  await shown.getByText('Queued').first().waitFor()
  await page.keyboard.press('Escape')
  await section('Waiting for me').getByText('No delegation, escalation or sign-off is waiting for you.').waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/mydashboard')
})
