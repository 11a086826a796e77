// One's inbox, settings and sign-ins in a browser: live, by mouse and by keyboard, and how they look.
import { expect, test } from 'vitest'
import { noteReminders } from '../../../graph/communication/notification/noteReminders.ts'
import { hashPassword } from '../../../graph/kernel/auth/password.ts'
import { readOutbox } from '../../../graph/kernel/readOutbox.ts'
import { goTo, ownBoard, panel, toastOf, watchStream } from './board.ts'
import { lookAt } from './looks.ts'
import { isOf, openHouse } from './visit.ts'

const house = openHouse('inbox')

async function someone() {
  const { world } = house.current
  const { at, admin } = await ownBoard(world)
  const hand = await world.user(at, 'TRANSACTIONAL')
  const assign = async (title: string) => {
    const action = await world.action(at, admin, { title })
    await world.mutate(admin, 'assignAction', { id: action.globalId, assigneeId: hand.globalId })
    await readOutbox(world.services)
    return action
  }
  return { world, at, admin, hand, assign }
}

test('what one is told comes to the bell while one works; from there it is opened, and read', async () => {
  const { hand, assign } = await someone()
  const { page } = await house.current.visit(hand, '/mynotifications')
  await page.getByText('No notifications.', { exact: false }).waitFor()
  // From when on the stream is open can't be seen in the page.
  await expect
    .poll(
      async () => {
        await assign('Gate 4 sticks')
        return page.getByRole('button', { name: /Notifications, \d+ unread/ }).count()
      },
      { timeout: 20_000, interval: 1_000 },
    )
    .toBe(1)
  await page
    .getByRole('list', { name: 'Today' })
    .getByRole('link', { name: /Gate 4 sticks/ })
    .first()
    .waitFor()
  await page.getByRole('button', { name: /Notifications, / }).click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await panel
    .getByRole('link', { name: /assigned AR-\d+ Gate 4 sticks to you/ })
    .first()
    .waitFor()
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await panel
    .getByRole('link', { name: /Gate 4 sticks/ })
    .first()
    .click()
  await page.getByRole('dialog', { name: 'Action record' }).getByText('Gate 4 sticks').first().waitFor()
})

test('how much is unread is read once, through whatever screens one goes, and is right on each', async () => {
  const { hand, assign } = await someone()
  const { page } = await house.current.visit(hand, '/nowhere')
  let reads = 0
  page.on('request', (request) => isOf('BellQuery')(request) && reads++)
  const carries = await watchStream(page)
  await page.goto('/home')
  await goTo(page, '/organizations')
  await page.getByRole('heading', { name: 'Organizations' }).first().waitFor()
  await carries('notificationsSubscription')
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
  await assign('Gate 4 sticks')
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor()
  await goTo(page, '/home')
  await panel(page, 'Next Up').waitFor()
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor()
  await assign('Reefer 212 hums')
  await page.getByRole('button', { name: 'Notifications, 2 unread' }).waitFor()
  expect(reads).toBe(1)
})

test('the inbox is worked through by keys alone', async () => {
  const { world, hand, assign } = await someone()
  const [older, newer] = [await assign('Seals of dock 2'), await assign('Reefer 212 hums')]
  await world.prisma.notification.updateMany({
    where: { actionId: older.id },
    data: { at: new Date(Date.now() - 26 * 3_600_000) },
  })
  const { page } = await house.current.visit(hand, '/mynotifications')
  await page.getByRole('link', { name: /Reefer 212 hums/ }).waitFor()
  await page.getByRole('button', { name: 'Notifications, 2 unread' }).waitFor()
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.locator('body').click({ position: { x: 900, y: 880 } })
  await page.keyboard.press('j')
  await page.keyboard.press('e')
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/home/record/${older.key}`)
  await page.goBack()
  await page.getByText('Everything is read', { exact: false }).waitFor()
  await expect.poll(() => world.prisma.notification.count({ where: { userId: hand.id, readAt: null } })).toBe(0)
  expect(newer.key).not.toBe(older.key)
})

test('what is unread comes first of its day, and stays there as it is read', async () => {
  const { world, hand, assign } = await someone()
  await assign('Seals of dock 2')
  const newer = await assign('Reefer 212 hums')
  await world.prisma.notification.updateMany({ where: { actionId: newer.id }, data: { readAt: new Date() } })
  const { page } = await house.current.visit(hand, '/mynotifications')
  const rows = page.getByRole('list', { name: 'Today' }).getByRole('listitem')
  const order = async () => (await rows.allTextContents()).map((text) => /Seals|Reefer/.exec(text)?.[0])
  await expect.poll(order).toEqual(['Seals', 'Reefer'])
  const mark = rows.first().getByRole('button')
  const opacity = () => mark.evaluate((button) => getComputedStyle(button).opacity)
  await expect.poll(() => opacity()).toBe('0')
  await rows.first().hover()
  await expect.poll(opacity).toBe('1')
  await mark.click()
  await page.getByText('Everything is read', { exact: false }).waitFor()
  await expect.poll(() => order()).toEqual(['Seals', 'Reefer'])
})

test('what is urgent is shown wherever one is', async () => {
  const { world, at, admin, hand } = await someone()
  await noteReminders(world.services)
  await world.action(at, admin, {
    title: 'Fuel card audit',
    assigneeId: hand.id,
    scheduledEnd: new Date(world.clock.now().getTime() + 60_000),
  })
  const { page } = await house.current.visit(hand, '/mysettings')
  await page.getByRole('region', { name: 'Appearance' }).waitFor()
  await page.waitForTimeout(1_500)
  world.clock.forward({ minutes: 2 })
  await noteReminders(world.services)
  await readOutbox(world.services)
  await toastOf(page, 'New in your inbox')
    .getByText(/Fuel card audit is late/)
    .waitFor()
})

test('settings are saved as they are chosen, and stay over a reload', async () => {
  const { world, hand } = await someone()
  const { page } = await house.current.visit(hand, '/mysettings')
  await page.getByRole('radio', { name: 'Dark' }).focus()
  await page.keyboard.press('Space')
  await page.locator('html[data-theme=dark]').waitFor()
  const mail = page.getByRole('checkbox', { name: 'Late: email' })
  await mail.focus()
  await page.keyboard.press('Space')
  await expect.poll(() => world.prisma.preference.count({ where: { userId: hand.id } })).toBe(2)
  await page.reload()
  await page.locator('html[data-theme=dark]').waitFor()
  await expect.poll(() => mail.isChecked()).toBe(true)
  await page.getByRole('radio', { name: 'Same as device' }).click()
  await lookAt(page)
})

test('a password is changed by keys; another sign-in ends and its browser is back at the sign-in', async () => {
  const { world, hand } = await someone()
  await world.prisma.user.update({
    where: { id: hand.id },
    data: { passwordHash: await hashPassword('a decent Password 1') },
  })
  const { id: sessionId } = await world.prisma.session.create({
    data: {
      userId: hand.id,
      userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/130.0',
      address: '203.0.113.9',
      expiresAt: new Date(Date.now() + 86_400_000),
    },
  })
  const other = await house.current.visit({ ...hand, sessionId }, '/mysettings')
  await other.page.getByRole('region', { name: 'Appearance' }).waitFor()
  const { page } = await house.current.visit(hand, '/myprofile')
  await page.getByRole('row', { name: /Firefox on Windows 203.0.113.9/ }).waitFor()
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  const button = page.getByRole('button', { name: 'Change password' })
  await button.focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Current password').waitFor()
  await page.keyboard.type('a decent Password 1')
  for (const field of ['New password *', 'Repeat password']) {
    await page.keyboard.press('Tab')
    await page.getByLabel(field).waitFor()
    await page.keyboard.type('another Password 2')
  }
  await page.keyboard.press('Enter')
  await page.getByText('Password changed').waitFor()
  await page.getByRole('row', { name: /Firefox on Windows/ }).waitFor({ state: 'detached' })
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
  await other.page.waitForURL('**/login')
})
