// Who comes by WebSocket is told to take server-sent events.
import http from 'node:http'
import { expect, test } from 'vitest'
import { World } from '../../testing/world.ts'

test('a WebSocket of graphql-ws is refused at once, with what to do instead', async () => {
  const base = await (await World.make()).serve()
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const headers = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      'sec-websocket-protocol': 'graphql-transport-ws',
    }
    http
      .get(`${base}/graphql`, { headers }, resolve)
      .on('upgrade', () => reject(new Error('It was taken.')))
      .on('error', reject)
  })
  let body = ''
  for await (const part of response) body += String(part)
  expect([response.statusCode, body]).toEqual([400, expect.stringContaining('Accept: text/event-stream')])
  expect(body).toContain('docs/integrators.md')
})
