// The contract of the legacy paths, held to for longer than every day has: rest.test.ts.
import { expect, test } from 'vitest'
import { contractOfDemo } from '../../testing/contractDemo.ts'

const runs = 5000
const seed = Number(process.env.CONTRACT_SEED ?? Date.now() % 1_000_000_000)

test(`${runs} requests get no status and no shape that is not declared`, async () => {
  console.log(`The contract of the legacy door: ${runs} requests, CONTRACT_SEED=${seed}.`)
  const contract = await contractOfDemo('contract_demo_long')
  await contract.attack(runs, seed)
  console.log(`Answered: ${contract.summary}`)
  expect(contract.done.size).toBeGreaterThan(68)
})
