// An upgrade without a pause: the version before serves on while the database is migrated, and beside the new one.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { addressOf } from '../../prisma/connect.ts'
import { Contract } from './contract.ts'
import { demoAccountsAt } from './contractDemo.ts'
import { emptyDatabase } from './database.ts'
import { runCommand, startProcess, type Running } from './process.ts'
import { buildVersionBefore } from './versionBefore.ts'

const runs = 3000
const seed = Number(process.env.CONTRACT_SEED ?? Date.now() % 1_000_000_000)

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'opsgraph-before-'))
let migrations: string[] = []
beforeAll(() => void (migrations = buildVersionBefore(folder)), 1_200_000)
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const contractOf = async ({ address }: Running) => Contract.read(address, await demoAccountsAt(address))

test('the version before holds to its contract while the database is migrated, and beside the new one', async () => {
  console.log(`The contract of two versions: ${runs} requests each, CONTRACT_SEED=${seed}.`)
  expect(migrations).not.toEqual([])
  const owner = await emptyDatabase()
  const environment = {
    DATABASE_URL: addressOf({ ...owner, ...inject('app') }),
    MIGRATE_DATABASE_URL: addressOf(owner),
    SEED: 'demo',
    OPERATIONS_PER_MINUTE: '1000000',
  }
  const old = await startProcess(environment, undefined, folder)
  const ofOld = await contractOf(old)

  const [migrated] = await Promise.all([runCommand(environment, 'migrate'), ofOld.attack(runs, seed)])
  expect(migrated).toMatchObject({ code: 0 })
  for (const name of migrations) expect(migrated.output).toContain(name)

  const now = await startProcess(environment)
  const ofNow = await contractOf(now)
  await Promise.all([ofOld.attack(runs, seed + 1), ofNow.attack(runs, seed + 2)])
  console.log(`The version before answered: ${ofOld.summary}\nThe new one: ${ofNow.summary}`)
  for (const { done } of [ofOld, ofNow]) expect(done.size).toBeGreaterThan(45)
  expect([await old.end(), await now.end()]).toEqual([0, 0])
})
