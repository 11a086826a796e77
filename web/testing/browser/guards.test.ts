// Who sees which page: the sign-in in the browser's storage decides.
import { expect, test } from 'vitest'
import { openHouse } from './visit.ts'

const house = openHouse()

test('/ leads to the sign-in, and with a sign-in to the board', async () => {
  const { world } = house.current
  const stranger = await house.current.visit(null, '/')
  await stranger.page.waitForURL('**/login')
  const person = await world.user(await world.organization(), 'ADMIN')
  const signedIn = await house.current.visit(person, '/')
  await signedIn.page.waitForURL('**/home')
  await signedIn.page.getByRole('heading', { name: /Next Up/ }).waitFor()
})

test('/home without a sign-in leads to /login', async () => {
  const { page } = await house.current.visit(null, '/home')
  await page.waitForURL('**/login')
  await expect.poll(() => page.title()).toContain('Opsgraph')
})
