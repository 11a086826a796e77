/**
 * A way to ask that those who ask at the same time share. None is answered by what was on its way before they asked:
 * it may be older than they are.
 */
export function asksTogether<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined
  let next: Promise<T> | undefined
  function begin(): Promise<T> {
    next = undefined
    const asking = ask()
    asked = asking
    const end = () => void (asked === asking && (asked = undefined))
    asking.then(end, end)
    return asking
  }
  return () => {
    if (!asked) return begin()
    return (next ??= asked.then(begin, begin))
  }
}
