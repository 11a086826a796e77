// How a screen calls what comes behind it: what is called for before it is there waits for it.

export interface HandOver<Call> {
  call: (call: Call) => void
  /** Takes over the answering; what was called for before is answered now. The result gives it up again. */
  take: (answer: (call: Call) => void) => () => void
}

export function handOver<Call = void>(): HandOver<Call> {
  let answer: ((call: Call) => void) | undefined
  const waiting: Call[] = []
  return {
    call: (call) => (answer ? answer(call) : void waiting.push(call)),
    take(taker) {
      answer = taker
      for (const call of waiting.splice(0)) taker(call)
      return () => {
        if (answer === taker) answer = undefined
      }
    },
  }
}
