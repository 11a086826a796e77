// An answer that was under way when an event came, or a change was made, may be older than these: they wait for it.

/** How long something is waited for, in milliseconds. */
const longestWait = 2_000
/** How long nothing is read again after it was, in milliseconds. */
const rest = 10_000
const underWay = new Set<Promise<unknown>>()
let lastChange: Promise<unknown> | undefined

/** Remembers a call until it has ended. */
export function callUnderWay(call: Promise<unknown>) {
  underWay.add(call)
  const forget = () => underWay.delete(call)
  call.then(forget, forget)
}

/** Remembers a change until it is answered. */
export function changeUnderWay(change: Promise<unknown>) {
  const answered = change.then(forget, forget)
  lastChange = answered
  function forget() {
    if (lastChange === answered) lastChange = undefined
  }
}

/** Makes a change once the one before it is answered: an answer that came after this one's would take it back. */
export const afterChange = <Answer>(change: () => Promise<Answer>): Promise<Answer> =>
  lastChange ? soon(lastChange).then(change) : change()

/**
 * Hands events on, each after the answers that were under way when it came. One that came later than it could be waited
 * for may be older than the event: what is shown is read again then, every ten seconds at most.
 */
export function afterAnswers<Event>(tell: (event: Event) => void, readAgain?: () => void): (event: Event) => void {
  let turn: Promise<unknown> = Promise.resolve()
  let readAt = -rest
  let isToRead = false
  function readAfter(answers: Promise<unknown>) {
    if (isToRead) return
    isToRead = true
    void answers
      .then(() => pause(readAt + rest - performance.now()))
      .then(() => {
        isToRead = false
        readAt = performance.now()
        readAgain?.()
      })
  }
  return (event) => {
    const answers = underWay.size ? Promise.allSettled(underWay) : undefined
    const waited = answers && soon(answers)
    turn = turn
      .then(() => waited)
      .then((cameInTime) => {
        if (answers && !cameInTime) readAfter(answers)
        tell(event)
      })
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Waits for something, two seconds at most; whether it came. */
const soon = (what: Promise<unknown>): Promise<boolean> =>
  Promise.race([what.then(() => true), pause(longestWait).then(() => false)])
