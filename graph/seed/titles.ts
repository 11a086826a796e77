import type { Random } from './random.ts'
import type { Spot } from './spots.ts'
import type { Company } from './world.ts'
import { day } from '../kernel/time/milliseconds.ts'

/** A title of the spot's work, its words filled in with what is there. */
export function titleOf(
  random: Random,
  { customers, drivers, lanes }: Company,
  { path, item }: Spot,
  now: Date,
): string {
  const week = Math.ceil((now.getTime() - Date.UTC(now.getUTCFullYear(), 0, 1) + 1) / (7 * day))
  const near = path.flatMap(({ name }) => lanes[name] ?? [])
  const words: Record<string, () => string> = {
    dock: () => String(random.between(2, 14)),
    week: () => String(week),
    lane: () => random.pick(near),
    customer: () => random.pick(customers),
    driver: () => random.pick(drivers),
  }
  return random.pick(item.titles).replace(/\{(\w+)\}/g, (_match, word: string) => words[word]!())
}
