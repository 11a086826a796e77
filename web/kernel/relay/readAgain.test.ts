import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import shellQuery from '../../__generated__/ShellQuery.graphql.ts'
import { makeEnvironment } from './environment.ts'
import { readAgain } from './readAgain.ts'

const variables = { chosen: '', isChosen: false }
const fetched = vi.fn<typeof fetch>()
const failure = () => Response.json({ data: null, errors: [{ message: 'Not today.' }] })

beforeEach(() => {
  vi.useFakeTimers()
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => void vi.useRealTimers())

test('what could not be read is read once more, until it comes', async () => {
  fetched.mockImplementation(async () => failure())
  readAgain(makeEnvironment(), shellQuery, variables)
  await vi.advanceTimersByTimeAsync(500)
  expect(fetched).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(fetched).toHaveBeenCalledTimes(2)
  fetched.mockImplementation(async () => Response.json({ data: { viewer: null } }))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetched).toHaveBeenCalledTimes(3)
})

test('it is given up after three more times', async () => {
  fetched.mockImplementation(async () => failure())
  readAgain(makeEnvironment(), shellQuery, variables)
  await vi.advanceTimersByTimeAsync(300_000)
  expect(fetched).toHaveBeenCalledTimes(4)
})

test('nobody who has gone reads it once more', async () => {
  fetched.mockImplementation(async () => failure())
  const reading = readAgain(makeEnvironment(), shellQuery, variables)
  await vi.advanceTimersByTimeAsync(500)
  reading.dispose()
  await vi.advanceTimersByTimeAsync(300_000)
  expect(fetched).toHaveBeenCalledTimes(1)
})
