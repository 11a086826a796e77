// A demo of its own behind a port, and everybody who may ask it: the five levels, a stranger, somebody new, nobody.
import { seedDemo } from '../seed/demo.ts'
import { demoAccounts } from '../seed/demoAccounts.ts'
import { Contract, type Account } from './contract.ts'
import { World } from './world.ts'

/** The accounts of a demo, signed in. */
export async function demoAccountsAt(base: string): Promise<Account[]> {
  const accounts: Account[] = []
  for (const { email } of demoAccounts.list) {
    const response = await fetch(`${base}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: demoAccounts.password }),
    })
    const { token } = (await response.json()) as { token: string }
    accounts.push({ name: email, headers: { authorization: `Bearer ${token}` } })
  }
  return accounts
}

export async function contractOfDemo(database: string): Promise<Contract> {
  const world = await World.make({ database })
  await seedDemo(world.prisma, world.clock.now())
  const base = await world.serve()
  const accounts = await demoAccountsAt(base)
  accounts.push({ name: 'somebody new', headers: await world.authorization(await world.user()) })
  accounts.push({ name: 'nobody', headers: {} })
  // Whoever may do most is asked most.
  const admin = accounts[0]!
  return Contract.read(base, [admin, ...accounts, admin, admin])
}
