// From the number to its record and back: in Warn, in the record's popup and in Comms, by mouse and by keyboard.
import { globalId } from '../../../graph/kernel/node.ts'
import { expect, test } from 'vitest'
import { evaluate } from '../../../graph/performance/breach/evaluate.ts'
import { breachesOf, days, punctuality } from '../../../graph/testing/breaches.ts'
import { cardOf, ownBoard, panel } from './board.ts'
import { lookAt } from './looks.ts'
import { hold, isOf, openHouse } from './visit.ts'

const house = openHouse()

/** An organization whose punctuality is out, with one record of it that was completed in vain. */
async function outOfTarget() {
  const { world } = house.current
  const { at, admin } = await ownBoard(world)
  const benchmark = await punctuality(world, at, admin)
  await days(world, benchmark, at, [97, 96, 97, 94, 91, 92])
  await evaluate(world.services)
  const [breach] = await breachesOf(world, benchmark)
  const first = breach!.actions[0]!.action
  await world.prisma.action.update({
    where: { id: first.id },
    data: { status: 9, actualStart: world.clock.now(), actualEnd: world.clock.now(), statusAt: world.clock.now() },
  })
  world.clock.forward({ days: 1 })
  await days(world, benchmark, at, [90.5])
  await evaluate(world.services)
  const second = (await breachesOf(world, benchmark))[0]!.actions[1]!.action
  return {
    at,
    admin,
    breach: breach!,
    first: { ...first, key: `AR-${first.number}` },
    second: { ...second, key: `AR-${second.number}` },
  }
}

test('Warn says which number is out, its record shows it and leads to the one before', async () => {
  const { admin, first, second } = await outOfTarget()
  const { page } = await house.current.visit(admin, '/home?grids=warn')
  const card = cardOf(panel(page, 'Warn'), second)
  await card.getByText('Breach: Route Punctuality Adherence 90.5 %, target 95 %').waitFor()
  await card.focus()
  await page.keyboard.press('Enter')
  const part = page.getByRole('dialog', { name: 'Action record' }).getByRole('region', { name: 'Linked metric' })
  await part
    .getByRole('img', {
      name: /^Route Punctuality Adherence of .*: 7 points .* last 90\.5 %\. Target 95 %, recovers at 96 %\.$/,
    })
    .waitFor()
  await part.getByText('Recovers after 2 days in a row at 96 % or above').waitFor()
  await part.getByText('Follow-up 1, previous record had no effect').waitFor()
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  const asTable = part.getByRole('button', { name: 'As table' })
  await asTable.focus()
  await page.keyboard.press('Enter')
  const table = part.getByRole('table')
  await expect.poll(() => table.getByRole('row').count()).toBe(8)
  await table.getByRole('link', { name: '90.5' }).waitFor()
  await part.getByRole('link', { name: first.key }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Action record' }).getByRole('heading', { name: first.title }).waitFor()
  await page.keyboard.press('Escape')
  await panel(page, 'Warn').waitFor()
})

test('Comms has the breaches beside the threads; whoever is responsible is written to where one is open', async () => {
  const { admin, breach, second } = await outOfTarget()
  const { page } = await house.current.visit(admin, '/comms')
  const window = page.getByRole('main')
  await window.getByRole('link', { name: 'Breaches', exact: true }).focus()
  await page.keyboard.press('Enter')
  const row = window
    .getByRole('region', { name: 'Breaches' })
    .getByRole('link', { name: /Route Punctuality Adherence/ })
  await row.getByText('Open').waitFor()
  await row.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(
    ({ pathname, search }) =>
      pathname === `/comms/breach/${globalId('Breach', breach.id)}` && search === '?box=BREACHES',
  )
  const pane = window.getByRole('region', { name: 'Breach', exact: true })
  await pane.getByText(second.key, { exact: true }).waitFor()
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await pane.getByLabel('New message').fill('The detour is signed now: mornings should be back by Friday')
  await page.keyboard.press('Control+Enter')
  await pane.getByText('The detour is signed now').waitFor()
  await pane.getByRole('link', { name: second.key, exact: true }).click()
  await page.getByRole('dialog', { name: 'Action record' }).getByRole('region', { name: 'Linked metric' }).waitFor()
  await page.keyboard.press('Escape')
  await pane.waitFor()
})

test('a record that is opened before its first message was read leaves the breach below it whole', async () => {
  const { admin, breach, second } = await outOfTarget()
  const { page } = await house.current.visit(admin, `/comms/breach/${globalId('Breach', breach.id)}?box=BREACHES`)
  const pane = page.getByRole('region', { name: 'Breach', exact: true })
  const letGo = await hold(page, isOf('RecordMessagesAgainQuery'))
  await pane.getByLabel('New message').fill('The detour is signed now')
  await page.keyboard.press('Control+Enter')
  await page.getByText('Message sent').first().waitFor({ state: 'attached' })
  await pane.getByRole('link', { name: second.key, exact: true }).click()
  await page.getByRole('dialog', { name: 'Action record' }).getByRole('region', { name: 'Linked metric' }).waitFor()
  await page.keyboard.press('Escape')
  await pane.getByRole('list', { name: 'Messages', exact: true }).getByText('The detour is signed now').waitFor()
  letGo()
})
