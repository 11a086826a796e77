// An answer that was under way when an event came, or a change was made, may be older than these: they wait for it.

const longestWait = 2_000
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

/** Hands events on, each after the answers that were under way when it came. */
export function afterAnswers<Event>(tell: (event: Event) => void): (event: Event) => void {
  let turn: Promise<unknown> = Promise.resolve()
  return (event) => {
    const answered = underWay.size ? soon(Promise.allSettled(underWay)) : undefined
    turn = turn.then(() => answered).then(() => tell(event))
  }
}

/** Waits for something, two seconds at most. */
const soon = (what: Promise<unknown>) =>
  Promise.race([what, new Promise((resolve) => setTimeout(resolve, longestWait))])
