// A webhook from its making to its log, by keyboard and by mouse, in a real browser against a real graph.
import { expect, test } from 'vitest'
import { deliverDue } from '../../../graph/integration/webhook/deliverDue.ts'
import { readOutbox } from '../../../graph/kernel/readOutbox.ts'
import { ownBoard } from './board.ts'
import { lookAt } from './looks.ts'
import { openHouse } from './visit.ts'

const house = openHouse('webhooks_seen')

test('a webhook is added by keys alone, tried, and its delivery looked at and sent once more', async () => {
  const { world } = house.current
  const { at, admin } = await ownBoard(world)
  const { page } = await house.current.visit(admin, `/orgOverview/${at.id}/integrations`)
  const section = page.getByRole('region', { name: 'Webhooks', exact: true })
  const add = section.getByRole('button', { name: 'Add webhook' })
  await add.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add webhook' })
  await dialog.getByLabel('Name').and(page.locator(':focus')).waitFor()
  await page.keyboard.type('Maintenance system')
  await page.keyboard.press('Tab')
  await page.keyboard.type('https://localhost/hooks')
  await dialog.getByRole('checkbox', { name: 'note.added' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await dialog.getByText('This leads into a private or reserved network').waitFor()
  const address = dialog.getByLabel('Address')
  await expect.poll(() => address.evaluate((field) => field === document.activeElement)).toBe(true)
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await address.fill('https://203.0.114.9/hooks')
  await page.keyboard.press('Enter')
  const shown = page.getByRole('dialog', { name: 'Webhook added' })
  await expect.poll(() => shown.getByLabel('Secret', { exact: true }).inputValue()).toMatch(/^whsec_/)
  await shown.getByRole('button', { name: 'Copy secret' }).and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await add.and(page.locator(':focus')).waitFor()
  // Nothing leaves the test: by now the address leads to this machine, which is refused.
  await world.prisma.webhook.updateMany({
    where: { organizationId: at.id },
    data: { url: 'https://127.0.0.1:9/hooks'.replace(':9', ':9999') },
  })
  await section.getByRole('button', { name: 'Deliveries of Maintenance system' }).click()
  const log = page.getByRole('dialog', { name: 'Deliveries of Maintenance system' })
  await log.getByText('No deliveries.').waitFor()
  await log.getByRole('button', { name: 'Send test' }).click()
  await log.getByText('Sending shortly.').waitFor()
  await readOutbox(world.services)
  await deliverDue(world.services)
  await log
    .getByRole('row', { name: /webhook\.test/ })
    .getByText('Failed')
    .waitFor()
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await log.getByRole('button', { name: 'Details of webhook.test, A test' }).focus()
  await page.keyboard.press('Enter')
  const details = page.getByRole('dialog', { name: 'Delivery' })
  await details.getByRole('region', { name: 'Payload' }).getByText('"type": "webhook.test"').waitFor()
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await details.getByRole('button', { name: 'Resend' }).click()
  await details.getByText('Sending').or(details.getByText('Next attempt')).first().waitFor()
  await expect
    .poll(() => world.prisma.webhookDelivery.count({ where: { state: 'WAITING', webhook: { organizationId: at.id } } }))
    .toBe(1)
  await page.keyboard.press('Escape')
  await log.getByRole('button', { name: 'Details of webhook.test, A test' }).and(page.locator(':focus')).waitFor()
  await log.getByRole('link', { name: 'Failed' }).click()
  await log.getByText('No deliveries match.').waitFor()
  await log.getByRole('button', { name: 'Done' }).click()
  await page.waitForURL(`**/orgOverview/${at.id}/integrations`)
})
