import { expect, test, vi } from 'vitest'
import { afterAnswers, callUnderWay, changeUnderWay, afterChange } from './inOrder.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

test('an event is told after the answer that was under way when it came, and events keep their order', async () => {
  const told: string[] = []
  const tell = afterAnswers<string>((event) => told.push(event))
  let answer = () => {}
  const call = new Promise<void>((resolve) => (answer = resolve))
  call.then(
    () => told.push('answer'),
    () => {},
  )
  callUnderWay(call)
  tell('first')
  tell('second')
  await settled()
  expect(told).toEqual([])
  answer()
  await settled()
  expect(told).toEqual(['answer', 'first', 'second'])
})

test('what an event has overtaken is read again once it is there, and then not for ten seconds', async () => {
  vi.useFakeTimers()
  const read = vi.fn<() => void>()
  const tell = afterAnswers<string>(() => {}, read)
  async function overtake() {
    let answer = () => {}
    callUnderWay(new Promise<void>((resolve) => (answer = resolve)))
    tell('one')
    tell('another')
    await vi.advanceTimersByTimeAsync(2_100)
    return answer
  }
  const answerFirst = await overtake()
  expect(read).not.toHaveBeenCalled()
  answerFirst()
  await vi.advanceTimersByTimeAsync(10)
  expect(read).toHaveBeenCalledTimes(1)
  const answerNext = await overtake()
  answerNext()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(read).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(read).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

test('an event that comes after its answers has nothing read again', async () => {
  const read = vi.fn<() => void>()
  const tell = afterAnswers<string>(() => {}, read)
  callUnderWay(Promise.resolve())
  tell('one')
  await settled()
  tell('another')
  await settled()
  expect(read).not.toHaveBeenCalled()
})

test('a call that failed holds nothing back, and one that hangs does so for 2 s', async () => {
  vi.useFakeTimers()
  const told: string[] = []
  const tell = afterAnswers<string>((event) => told.push(event))
  callUnderWay(Promise.reject(new Error('cut')))
  tell('after a failure')
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toEqual(['after a failure'])
  callUnderWay(new Promise(() => {}))
  tell('after a while')
  await vi.advanceTimersByTimeAsync(1_900)
  expect(told).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(told).toEqual(['after a failure', 'after a while'])
  vi.useRealTimers()
})

test('a change is made once the one before it is answered or has failed, or after 2 s', async () => {
  vi.useFakeTimers()
  const made: string[] = []
  let fail = (_error: Error) => {}
  function make(name: string, change: Promise<unknown>) {
    changeUnderWay(
      afterChange(() => {
        made.push(name)
        return change
      }),
    )
    return vi.advanceTimersByTimeAsync(0)
  }
  await make('first', new Promise((_resolve, reject) => (fail = reject)))
  await make('second', new Promise(() => {}))
  expect(made).toEqual(['first'])
  fail(new Error('cut'))
  await vi.advanceTimersByTimeAsync(0)
  expect(made).toEqual(['first', 'second'])
  await make('third', Promise.resolve())
  await vi.advanceTimersByTimeAsync(1_900)
  expect(made).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(200)
  expect(made).toEqual(['first', 'second', 'third'])
  vi.useRealTimers()
})
