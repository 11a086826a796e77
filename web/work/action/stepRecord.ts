// Which record comes before and after one, in the order that it stands in on the screen.
import { shownOrders, type CurrentOrder } from './recordOrder.ts'

interface RecordPlace {
  of: CurrentOrder
  index: number
}

/** Where the open record stood last: once it is gone from there, what came after it has its place. */
let last: RecordPlace | undefined

function placeOf(key: string): RecordPlace | undefined {
  for (const of of shownOrders) {
    const index = of.current.indexOf(key)
    if (index >= 0) return { of, index }
  }
  return undefined
}

/** Brings a record into sight where it stands, and remembers where that is. */
export function showRecord(key: string) {
  const place = placeOf(key)
  if (!place) return
  last = place
  place.of.current.show(place.index)
}

/** The record that comes next in a direction; undefined at the end, and where nothing is shown in an order. */
export function neighbourOf(key: string, step: 1 | -1): string | undefined {
  const place = placeOf(key)
  const from = place ?? last
  if (!from || !shownOrders.has(from.of)) return undefined
  const order = from.of.current
  const first = place || step < 0 ? from.index + step : from.index
  for (let index = first; index >= 0 && index < order.length; index += step) {
    const found = order.at(index)
    if (found) return found
    if (found === null) {
      // Not read yet: it is once it is in sight.
      order.show(index)
      return undefined
    }
  }
  return undefined
}
