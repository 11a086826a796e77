// Changes of a row go one at a time, each as the ones before have made it; what somebody else has made of it is theirs.
import { expect, test } from 'vitest'
import { makeEnvironment } from '../relay/environment.ts'
import { changeInTurn } from './inTurn.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve))

/** Changes that the test answers, in the order in which they were sent. */
function changes() {
  const environment = makeEnvironment()
  const sent: { id: string; version: number; answer: (version?: number) => Promise<unknown>; wait: () => void }[] = []
  const change = (id: string, version: number) =>
    void changeInTurn(
      environment,
      { id, version },
      (now, wait) =>
        new Promise<{ version?: number }>((resolve) => {
          const answer = (made?: number) => {
            resolve({ version: made })
            return settled()
          }
          sent.push({ id, version: now, answer, wait })
        }),
    )
  return { sent, change, versions: () => sent.map(({ id, version }) => `${id}${String(version)}`) }
}

test('one is sent when the one before it is answered, with the version that it has made', async () => {
  const { change, sent, versions } = changes()
  change('a', 1)
  change('a', 1)
  await settled()
  expect(versions()).toEqual(['a1'])
  await sent[0]!.answer(2)
  expect(versions()).toEqual(['a1', 'a2'])
})

test('one of another row does not wait', async () => {
  const { change, versions } = changes()
  change('a', 1)
  change('b', 1)
  await settled()
  expect(versions()).toEqual(['a1', 'b1'])
})

test('one after a refusal goes with what was seen', async () => {
  const { change, sent, versions } = changes()
  change('a', 1)
  change('a', 1)
  await settled()
  await sent[0]!.answer()
  expect(versions()).toEqual(['a1', 'a1'])
})

test('one that waits for the connection lets the next one go', async () => {
  const { change, sent, versions } = changes()
  change('a', 1)
  change('a', 1)
  await settled()
  sent[0]!.wait()
  await settled()
  expect(versions()).toEqual(['a1', 'a1'])
})

test('a version that somebody else has made in between is not taken for seen', async () => {
  const { change, sent, versions } = changes()
  // Somebody else has made 2, which this one was told of; the other was begun before.
  change('a', 2)
  await settled()
  await sent[0]!.answer(3)
  change('a', 1)
  await settled()
  expect(versions()).toEqual(['a2', 'a1'])
})
