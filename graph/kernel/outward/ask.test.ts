import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { ask } from './ask.ts'

/** Answers each request with the number of its connection; or breaks a connection off that is used again. */
async function listen(breaksOff: boolean) {
  const sockets: unknown[] = []
  const server = http.createServer(({ socket }, res) => {
    if (!sockets.includes(socket)) sockets.push(socket)
    else if (breaksOff) return void socket.destroy()
    res.end(String(sockets.indexOf(socket)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const agent = new http.Agent({ keepAlive: true })
  onTestFinished(() => {
    agent.destroy()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const usual = { url, method: 'GET', headers: {}, mayBePrivate: true, timeLimit: 5_000, mostOfAnswer: 100 }
  return async (given: { agent?: http.Agent } = { agent }) => (await ask({ ...usual, ...given })).body.toString()
}

test('a connection is kept for the next request where there is an agent for it', async () => {
  const answer = await listen(false)
  expect([await answer(), await answer()]).toEqual(['0', '0'])
  expect([await answer({}), await answer({})]).toEqual(['1', '2'])
})

test('one that the other side closes as it is used again is replaced', async () => {
  const answer = await listen(true)
  expect([await answer(), await answer()]).toEqual(['0', '1'])
})
