// A browser whose storage throws.
import { test } from 'vitest'
import { hashPassword } from '../../../graph/kernel/auth/password.ts'
import { cardOf, ownBoard, standsIn } from './board.ts'
import { openHouse } from './visit.ts'

const house = openHouse()

test('in a browser that keeps nothing one signs in and works, and is told until when', async () => {
  const { world } = house.current
  const { at, admin } = await ownBoard(world)
  const action = await world.action(at, admin, { title: 'First' })
  await world.prisma.user.update({
    where: { id: admin.id },
    data: { passwordHash: await hashPassword('correct-Horse-9') },
  })
  const { context, page } = await house.current.visit(null, '/login')
  await context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('No storage here', 'SecurityError')
    }
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) Storage.prototype[name] = refuse
  })
  await page.reload()
  await page.getByLabel('Email or username').fill(admin.email)
  await page.getByLabel('Password').fill('correct-Horse-9')
  await page.keyboard.press('Enter')
  await page.getByText('You are signed in until this page is closed').waitFor()
  await cardOf(page, action).waitFor()
  await cardOf(page, action).focus()
  await page.keyboard.press('Shift+ArrowRight')
  await standsIn(page, 'IM Working', action)
  // Behind the first screen come the keys.
  await page.getByRole('status', { name: 'Connection' }).waitFor({ state: 'attached' })
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: 'Search everything' }).waitFor()
})
