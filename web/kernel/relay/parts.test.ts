import { expect, test, vi } from 'vitest'
import { readParts } from './parts.ts'
import { RequestError, type Answer } from './request.ts'

/** A body in the pieces in which it happens to come. */
const bodyOf = (...pieces: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
      controller.close()
    },
  })

const part = (value: object) =>
  `\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: 1\r\n\r\n${JSON.stringify(value)}\r\n---`
const begin = '\r\n---'
const first = { data: { organization: { name: 'Zürich – "A"\r\n---' } }, hasNext: true }
const one = { data: { contents: 1 }, label: 'Q$defer$F', path: ['organization'] }

const failed = (answer: Answer) => {
  if (answer.errors || !answer.data)
    throw new RequestError(answer.errors?.[0]?.message ?? 'Server not reachable.', 200, 'X')
  return answer
}

async function all(...pieces: string[]) {
  const told = vi.fn<(part: object) => void>()
  const { later, ...answer } = await readParts(bodyOf(...pieces), failed)
  const outcome = await later!(told).then(
    () => 'whole',
    (error: Error) => error.message,
  )
  return { answer, told: told.mock.calls.map(([given]) => given), outcome }
}

test('the first part is the answer, the others are handed on as Relay takes them', async () => {
  const body =
    begin +
    part(first) +
    part({ incremental: [one, { ...one, path: [] }], hasNext: true }) +
    part({ hasNext: false }) +
    '--\r\n'
  expect(await all(body)).toEqual({ answer: { data: first.data }, told: [one, { ...one, path: [] }], outcome: 'whole' })
})

test('parts are put together from whatever pieces they come in', async () => {
  const body = new TextEncoder().encode(begin + part(first) + part({ incremental: [one], hasNext: false }) + '--\r\n')
  const told: object[] = []
  const pieces = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of body) controller.enqueue(Uint8Array.of(byte))
      controller.close()
    },
  })
  const { later, data } = await readParts(pieces, failed)
  await later!((given) => told.push(given))
  expect([data, told]).toEqual([first.data, [one]])
})

test('a part that fails, and an answer that is cut off, end it as an error', async () => {
  const wrong = { ...one, data: null, errors: [{ message: 'Something went wrong on our side.' }] }
  expect(await all(begin + part(first), part({ incremental: [one, wrong], hasNext: false }))).toMatchObject({
    told: [one],
    outcome: 'Something went wrong on our side.',
  })
  expect(await all(begin + part(first), '\r\nContent-Type')).toMatchObject({
    told: [],
    outcome: 'Server not reachable.',
  })
  await expect(readParts(bodyOf(begin + part({ data: null, errors: [{ message: 'No.' }] })), failed)).rejects.toThrow(
    'No.',
  )
})
