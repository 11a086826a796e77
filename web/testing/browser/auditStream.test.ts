// The audit log is sent on from where it is read: set, tried, seen to fail, changed to syslog and removed, by real
// receivers.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { loopbackAllowed } from '../../../graph/testing/auditStreams.ts'
import { receiversAuthority } from '../../../graph/testing/syslogKeys.ts'
import { SyslogReceiver } from '../../../graph/testing/syslogReceiver.ts'
import { WebhookReceiver } from '../../../graph/testing/webhookReceiver.ts'
import { sendDue } from '../../../graph/workspace/auditstream/sendDue.ts'
import { lookAt } from './looks.ts'
import { openHouse } from './visit.ts'

const house = openHouse('audit_stream_seen', () => Promise.resolve(loopbackAllowed))

const opener = (page: Page) => page.getByRole('button', { name: 'Send the log…' })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Send the audit log' })
const fact = (page: Page, name: string) =>
  dialogOf(page).getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd')

test('is set by keys, tried, seen to fail, changed to syslog and removed', async () => {
  const { world } = house.current
  const [receiver, syslog] = [await WebhookReceiver.open(), await SyslogReceiver.open()]
  const root = await world.organization({ name: 'Basin Ridge' })
  const admin = await world.user(root, 'ADMIN')
  const { page } = await house.current.visit(admin, `/orgOverview/${root.id}/audit`)
  const dialog = dialogOf(page)
  await opener(page).press('Enter')
  await dialog.getByRole('radio', { name: 'Webhook' }).and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.type('ftp://siem.test/')
  await page.keyboard.press('Enter')
  await dialog.getByText('Write an address that begins with https://').waitFor()
  const address = dialog.getByLabel('Address')
  await expect.poll(() => address.evaluate((field) => field === document.activeElement)).toBe(true)
  await lookAt(page)
  await address.fill(receiver.url)
  await page.keyboard.press('Enter')
  const secret = page.getByRole('dialog', { name: 'Secret of the audit stream' })
  await expect.poll(() => secret.getByLabel('Secret', { exact: true }).inputValue()).toMatch(/^whsec_/)
  await secret.getByRole('button', { name: 'Done' }).press('Enter')
  await opener(page).and(page.locator(':focus')).waitFor()

  await page.keyboard.press('Enter')
  await fact(page, 'Entries waiting').getByText('1').waitFor()
  await dialog.getByRole('button', { name: 'Try it' }).press('Enter')
  await dialog.getByText(/^A test entry was delivered in \d+ ms\.$/).waitFor()
  expect(receiver.data.map(({ type }) => type)).toEqual(['audit.test'])
  receiver.usual = { status: 503 }
  await dialog.getByRole('button', { name: 'Try it' }).press('Enter')
  await dialog.getByText('Not delivered. It was answered with 503 Service Unavailable.').waitFor()
  await sendDue(world.services)
  await page.reload()
  await page.getByText('Sending fails').waitFor()
  await opener(page).press('Enter')
  await dialog.getByText('It was answered with 503 Service Unavailable.').waitFor()
  await fact(page, 'State').getByText('Failing').waitFor()
  await lookAt(page)

  await dialog.getByRole('radio', { name: 'Syslog' }).check()
  await dialog.getByLabel('Address').fill(`syslog+tls://127.0.0.1:${syslog.port}`)
  await dialog.getByLabel('Certificate authority').fill(receiversAuthority)
  await dialog.getByText('Save before you try it.').waitFor()
  await lookAt(page)
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  await sendDue(world.services)
  expect(syslog.messages.map(({ id }) => id)).toEqual(['AuditStream.CREATE', 'AuditStream.UPDATE'])
  await opener(page).press('Enter')
  await fact(page, 'Entries sent').getByText('2').waitFor()
  await fact(page, 'State').getByText('On').waitFor()
  await dialog.getByRole('button', { name: 'Remove…' }).press('Enter')
  const remove = page.getByRole('dialog', { name: 'Stop sending the audit log' })
  await remove.getByRole('button', { name: 'Remove' }).press('Enter')
  await page.getByText('The audit log is no longer sent').waitFor()
  await opener(page).and(page.locator(':focus')).waitFor()
  expect(await world.prisma.auditStream.count({ where: { rootId: root.id } })).toBe(0)
})
