// An answer that was under way when an event came may be older than the event: the event waits for it.

const longestWait = 2_000
const underWay = new Set<Promise<unknown>>()

/** Remembers a call until it has ended. */
export function callUnderWay(call: Promise<unknown>) {
  underWay.add(call)
  const forget = () => underWay.delete(call)
  call.then(forget, forget)
}

/** Hands events on, each after the answers that were under way when it came. */
export function afterAnswers<Event>(tell: (event: Event) => void): (event: Event) => void {
  let turn: Promise<unknown> = Promise.resolve()
  return (event) => {
    const answered = underWay.size ? Promise.race([Promise.allSettled(underWay), pause(longestWait)]) : undefined
    turn = turn.then(() => answered).then(() => tell(event))
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
