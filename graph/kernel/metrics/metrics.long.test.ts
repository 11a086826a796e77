// What a request pays for being counted.
import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { countRequest } from './requestMetrics.ts'

test('to count a request takes less than a microsecond', () => {
  const clients = ['GET /api/a', 'GET /api/b', 'HomeQuery', 'other'].map((operation) => ({
    requestId: '',
    address: '',
    userAgent: '',
    door: 'api',
    operation,
  }))
  const res = { statusCode: 200 } as ServerResponse
  const times = 100_000
  // The best of some rounds: what else the machine does is not what is asked.
  const rounds = Array.from({ length: 20 }, () => {
    const begun = performance.now()
    for (let i = 0; i < times; i++) countRequest(clients[i % 4]!, res, (i % 100) / 10)
    return ((performance.now() - begun) * 1000) / times
  })
  expect(Math.min(...rounds)).toBeLessThan(1)
})
