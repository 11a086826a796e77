import { commitLocalUpdate, type Environment } from 'relay-runtime'
import { allWaiting, onWaiting } from './waiting.ts'

/** Marks the records of which something waits to be sent, and takes the marks away; until it is stopped. */
export function keepMarks(environment: Environment): () => void {
  let marked = new Set<string>()
  const mark = () => {
    const wanted = new Set(allWaiting().flatMap(({ actionId, problem }) => (problem ? [] : [actionId])))
    if (wanted.size === marked.size && [...wanted].every((id) => marked.has(id))) return
    commitLocalUpdate(environment, (store) => {
      for (const id of new Set([...marked, ...wanted])) store.get(id)?.setValue(wanted.has(id), 'isWaiting')
    })
    marked = wanted
  }
  mark()
  return onWaiting(mark)
}
