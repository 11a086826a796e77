import { beforeAll, expect, test } from 'vitest'
import { startJobs } from './jobs.ts'
import { World } from '../testing/world.ts'

let world: World

beforeAll(async () => {
  world = await World.make()
})

const soon = () => new Promise((resolve) => setTimeout(resolve, 60))

test('a job runs again and again, and what fails is tried at its next turn', async () => {
  let runs = 0
  const run = async () => {
    if (++runs === 1) throw new Error('The first time fails.')
  }
  const stop = startJobs(world.services, [{ name: 'counting', seconds: 0.01, run }])
  await expect.poll(() => runs).toBeGreaterThan(2)
  await stop()
})

test('stopping waits for what is under way, and nothing begins after it', async () => {
  let begun = 0
  let ended = 0
  const run = async () => {
    begun++
    await soon()
    ended++
  }
  const stop = startJobs(world.services, [{ name: 'slow', seconds: 0.001, run }])
  await expect.poll(() => begun).toBe(1)
  await stop()
  expect([begun, ended]).toEqual([1, 1])
  await soon()
  expect(begun).toBe(1)
})
