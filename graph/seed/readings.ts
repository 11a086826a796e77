// The values of the demo's data points at a moment.
import type { Random } from './random.ts'

/** A day of something measured: how long ago, which day of the week (0 is Sunday), how far into the ninety days. */
export interface Moment {
  ago: number
  weekday: number
  /** From 0, ninety days ago, to 1, today. */
  share: number
  random: Random
  /** The place, unit or person that is measured, and where it belongs. */
  name: string
  place: string
  /** A number from -1 to 1 that is its own: one tractor drinks more than the next. */
  own: number
}

/** The values of a metric's data points in their order, or nothing on a day off. */
export type Reading = (moment: Moment) => number[] | null

/** Whose values they are: vehicles of these types, people of these roles, locations, or whole organizations. */
export type Measured =
  | { vehicles: readonly string[] }
  | { roles: readonly string[] }
  | { locations: readonly string[] }
  | { organizations: readonly string[] }

const round = (value: number, digits = 0) => Number(value.toFixed(digits))

/** Around a middle, by at most so much. */
const about = (random: Random, middle: number, spread: number) => middle + (random.next() * 2 - 1) * spread
const isWeekend = ({ weekday }: Moment) => weekday === 0 || weekday === 6
const within = ({ ago }: Moment, from: number, to: number) => ago <= from && ago >= to

/** Whether a tractor drives that day: every weekday, few Saturdays. The same for each of its metrics. */
const drives = ({ weekday, ago, own }: Moment) =>
  weekday !== 0 && (weekday !== 6 || (ago + Math.round(own * 50)) % 4 === 0)

/** How far it drives that day, the same for each of its metrics. */
const kilometres = ({ ago, own, weekday }: Moment) =>
  round(520 + own * 70 + ((ago * 37) % 90) - (weekday === 5 ? 60 : 0))
const driving = (moment: Moment) => round((kilometres(moment) / 68) * 60)

export const fuel: Reading = (moment) => {
  if (!drives(moment)) return null
  const km = kilometres(moment)
  const perLitre =
    about(moment.random, 2.78 + 0.12 * moment.share + moment.own * 0.16, 0.12) -
    (within(moment, 34, 21) && moment.place === 'Salt Lake terminal' ? 0.25 : 0)
  return [km, round(km / perLitre, 1)]
}

/** One tractor stands with its engine on for a while now. */
export const idling: Reading = (moment) => {
  if (!drives(moment)) return null
  const on = driving(moment) + round(about(moment.random, 75, 25))
  const isWaiting = ['4010', '14'].includes(moment.name) && moment.ago <= 9
  return [
    round(on * about(moment.random, isWaiting ? 0.155 : 0.078 + moment.own * 0.008, isWaiting ? 0.02 : 0.012)),
    on,
  ]
}

export const harsh: Reading = (moment) => {
  if (!drives(moment)) return null
  const km = kilometres(moment)
  const rate = (moment.place === 'Columbus terminal' && within(moment, 48, 36) ? 2.7 : 1.2) + moment.own * 0.3
  return [Math.max(0, round(about(moment.random, (km / 100) * rate, 3))), km]
}

export const seatbelt: Reading = (moment) => {
  if (!drives(moment)) return null
  const minutes = driving(moment)
  return [round(minutes * (moment.random.next() < 0.08 ? 0.93 : 0.995 + moment.random.next() * 0.005)), minutes]
}

export const payload: Reading = (moment) =>
  drives(moment) ? [round(about(moment.random, 22_300 + moment.own * 600 + 350 * moment.share, 900)), 24_000] : null

/** Each vehicle is checked on a day of its own in the week; one reefer loses air. */
export const tires: Reading = (moment) => {
  if (moment.weekday !== 1 + (Math.abs(Math.round(moment.own * 100)) % 5)) return null
  const off = moment.name === '234' && moment.ago < 20 ? 0.14 : 0.01 + moment.random.next() * 0.05
  return [round(760 * (1 - off)), 760]
}

/** The brakes of the electric yard trucks give back less and less. */
export const braking: Reading = (moment) => {
  if (isWeekend(moment)) return null
  const energy = round(about(moment.random, 220, 30), 1)
  const share =
    moment.name === '4184' ? 0.27 - (0.17 * Math.max(0, moment.share - 0.55)) / 0.45 : 0.275 + moment.own * 0.01
  return [round(energy * about(moment.random, share, 0.012), 1), energy]
}

/** A bad fortnight at Salt Lake, long since mended; a bad fortnight at Columbus, which is not over. */
export const punctuality: Reading = (moment) => {
  const stops = moment.random.between(34, 52) - (isWeekend(moment) ? 16 : 0)
  const trouble =
    (moment.place === 'Salt Lake terminal' && within(moment, 41, 28)) ||
    (['Columbus terminal', 'Coastal division'].includes(moment.place) && moment.ago <= 13)
  return [Math.min(stops, round(stops * about(moment.random, trouble ? 0.885 : 0.978, 0.018))), stops]
}

export const stopDuration: Reading = (moment) => {
  if (isWeekend(moment)) return null
  const stops = moment.random.between(4, 11)
  return [round(stops * about(moment.random, moment.name === 'Copperline Tools' ? 34 : 25 + moment.own * 2, 4)), stops]
}

/** Once a week; a week without a failure has no value. */
export const failures: Reading = (moment) =>
  moment.weekday === 1
    ? [
        round(about(moment.random, 980 + moment.own * 200, 120)),
        moment.random.weighted([
          [0, 2],
          [1, 5],
          [2, 3],
        ] as const),
      ]
    : null

export const availability: Reading = (moment) => {
  if (isWeekend(moment)) return null
  const hours = moment.place === 'Reno terminal' ? 176 : 96
  const isShort = moment.place === 'Reno terminal' && within(moment, 33, 21)
  return [round(hours * Math.min(1, about(moment.random, isShort ? 0.955 : 0.989, 0.007)), 1), hours]
}

/** Since the gate of the Reno yard is dug up, trucks queue. */
export const turnaround: Reading = (moment) => {
  const visits = moment.random.between(16, 34) - (isWeekend(moment) ? 10 : 0)
  return [
    round(
      visits *
        about(
          moment.random,
          ['Reno yard', 'Moss terminal'].includes(moment.name) && moment.ago <= 6 ? 76 : 48 + moment.own * 4,
          4,
        ),
    ),
    visits,
  ]
}

/** Sparks lost a shift twice: what was won the first time was lost again. */
export const docks: Reading = (moment) => {
  if (isWeekend(moment)) return null
  const open = moment.name === 'Sparks cross-dock' ? 12 * 960 : 8 * 960
  const isShort = moment.name === 'Sparks cross-dock' && (within(moment, 64, 54) || within(moment, 24, 15))
  return [round(open * about(moment.random, isShort ? 0.79 : 0.895, 0.015)), open]
}

export const fixes: Reading = (moment) => {
  if (isWeekend(moment)) return null
  const repairs = moment.random.between(3, 6)
  return [repairs - (moment.random.next() < 0.3 - 0.12 * moment.share ? 1 : 0), repairs]
}

export const detention: Reading = (moment) =>
  isWeekend(moment) ? null : [round(about(moment.random, 620 - 160 * moment.share, 120)), moment.random.between(18, 27)]

/** Whoever leads a company visits its terminals twice a week, in a car of the pool. */
const visits = ({ weekday }: Moment) => weekday === 2 || weekday === 4

export const poolCarBelts: Reading = (moment) => {
  if (!visits(moment)) return null
  const minutes = moment.random.between(55, 140)
  return [minutes - (moment.random.next() < 0.12 ? 3 : 0), minutes]
}

export const poolCarIdling: Reading = (moment) => {
  if (!visits(moment)) return null
  const on = moment.random.between(60, 150)
  return [round(on * about(moment.random, 0.11 - 0.05 * moment.share, 0.02)), on]
}
