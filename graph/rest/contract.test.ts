// The contract of the legacy door, held to by whatever is sent to it. For long: contract.long.test.ts.
import { beforeAll, expect, test } from 'vitest'
import type { Contract } from '../testing/contract.ts'
import { contractOfDemo } from '../testing/contractDemo.ts'

const runs = 400
const seed = Number(process.env.CONTRACT_SEED ?? 20261121)

let contract: Contract

beforeAll(async () => {
  contract = await contractOfDemo('contract_demo')
})

test(`${runs} requests get no status and no shape that is not declared`, async () => {
  console.log(`The contract of the legacy door: ${runs} requests, CONTRACT_SEED=${seed}.`)
  await contract.attack(runs, seed)
  expect(contract.statuses).not.toHaveProperty('500')
  // Most must come as far as doing something, else nothing is tried.
  expect(contract.done.size).toBeGreaterThan(50)
})
