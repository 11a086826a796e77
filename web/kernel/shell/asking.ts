// A question that something other than who asks it puts to the person: a dialog that stands beside the screens.

/** How long what asks may take to come behind its screen, in milliseconds. */
const patience = 5_000

/** `takeOver` registers the dialog that asks; `ask` answers with undefined if there is none after a while. */
export function asking<Question, Answer>() {
  type Ask = (question: Question) => Promise<Answer | undefined>
  let current: Ask | undefined
  let come: () => void
  const there = new Promise<void>((resolve) => (come = resolve))
  const ask: Ask = async (question) => {
    if (!current) await Promise.race([there, new Promise((resolve) => setTimeout(resolve, patience))])
    return current?.(question)
  }
  function takeOver(asks: Ask): () => void {
    current = asks
    come()
    return () => {
      if (current === asks) current = undefined
    }
  }
  return { ask, takeOver }
}
