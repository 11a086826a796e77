import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Services } from '../../kernel/context.ts'
import { waysBetween } from './ways.ts'

let answer: (response: http.ServerResponse, url: string) => void
let asked = ''
const server = http.createServer((request, response) => answer(response, (asked = request.url!)))
let base: string

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const reno = { latitude: 39.53, longitude: -119.81 }
const sparks = { latitude: 39.55, longitude: -119.74 }
const nowhere = { latitude: null, longitude: null }
const ways = async (OSRM_URL: string) => {
  const services = { settings: { OSRM_URL }, log: { warn: () => {} } } as unknown as Services
  const { legs, travel } = await waysBetween(services, [reno, nowhere, sparks], reno, null, 30)
  return { legs, travel: String(travel) }
}

test('without an outside service a way is the great circle × 1.3', async () => {
  const { legs, travel } = await ways('')
  // 6.39 km by great circle.
  expect(legs.km[0]![2]).toBeCloseTo(6.39 * 1.3, 1)
  expect(legs.minutes[0]![2]).toBeCloseTo(legs.km[0]![2]! * 2, 6)
  expect([legs.km[0]![1], legs.km[2]![4]]).toEqual([0, 0])
  expect(travel).toBe('Great circles × 1.3 at 30 km/h.')
})

test('with one it is the road that the service knows', async () => {
  answer = (response) =>
    response.end(
      JSON.stringify({
        code: 'Ok',
        durations: [
          [0, 600, 0],
          [660, 0, 660],
          [0, 600, 0],
        ],
        distances: [
          [0, 9000, 0],
          [9500, 0, 9500],
          [0, 9000, 0],
        ],
      }),
    )
  const { legs, travel } = await ways(base)
  expect(asked).toBe('/table/v1/driving/-119.81,39.53;-119.74,39.55;-119.81,39.53?annotations=duration,distance')
  expect([legs.km[0]![2], legs.minutes[0]![2], legs.km[2]![3], legs.km[0]![1]]).toEqual([9, 10, 9.5, 0])
  expect(travel).toBe('Roads, as the OSRM server knows them.')
})

test.each<[string, (response: http.ServerResponse) => void]>([
  ['an error', (response) => void response.writeHead(500).end('{}')],
  ['no JSON', (response) => void response.end('<html>')],
  ['a refusal', (response) => void response.end('{"code":"TooBig"}')],
  [
    'a table with holes',
    (response) =>
      void response.end('{"code":"Ok","durations":[[0,null,0],[0,0,0],[0,0,0]],"distances":[[0,0,0],[0,0,0],[0,0,0]]}'),
  ],
  ['a table of another size', (response) => void response.end('{"code":"Ok","durations":[[0]],"distances":[[0]]}')],
  ['another address', (response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ['nothing', (response) => void response.destroy()],
])('where it answers with %s, great circles are taken, which is said', async (_what, give) => {
  answer = give
  const { legs, travel } = await ways(base)
  expect(legs.km[0]![2]).toBeCloseTo(8.3, 1)
  expect(travel).toBe('The OSRM server gave no answer that can be used: great circles × 1.3 at 30 km/h.')
})

test('where it does not answer in time likewise', async () => {
  answer = () => {}
  const begun = performance.now()
  expect((await ways(base)).travel).toMatch(/^The OSRM server gave no answer/)
  expect(performance.now() - begun).toBeLessThan(4_000)
})
