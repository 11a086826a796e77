// The demo is entered from the sign-in page, where there is one; and what is typed as a password can be seen.
import { expect, test } from 'vitest'
import { hashPassword } from '../../../graph/kernel/auth/password.ts'
import { demoAdmin } from '../../../graph/people/session/demoLogin.ts'
import { lookAt } from './looks.ts'
import { openHouse } from './visit.ts'

const house = openHouse(undefined, () => Promise.resolve({ SEED: 'demo' }))

test('one press enters the demo, which is offered only while its Admin is there', async () => {
  const { world } = house.current
  const { page } = await house.current.visit(null, '/login')
  await page.getByText('No account yet?').waitFor()
  expect(await page.getByRole('button', { name: 'Enter the demo' }).count()).toBe(0)

  const admin = await world.user(await world.organization({ name: 'Northway Logistics' }), 'ADMIN')
  const { email, password } = demoAdmin
  await world.prisma.user.update({
    where: { id: admin.id },
    data: { email, passwordHash: await hashPassword(password) },
  })
  await page.reload()
  const enter = page.getByRole('button', { name: 'Enter the demo' })
  await enter.waitFor()
  await lookAt(page)
  await enter.click()
  await page.getByRole('region', { name: 'Next Up' }).waitFor()
})

test('a password is shown while one wants to see it, and who has forgotten theirs reads whom to ask', async () => {
  const { page } = await house.current.visit(null, '/login')
  const field = page.getByLabel('Password')
  await field.fill('a decent Password 1')
  await expect.poll(() => field.getAttribute('type')).toBe('password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect.poll(() => field.getAttribute('type')).toBe('text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect.poll(() => field.getAttribute('type')).toBe('password')
  await page.getByText('Forgot your password?').click()
  await page.getByText('Ask an Admin of your organization for a reset link.').waitFor()
})
