// What of metrics is said in words.
import { language } from '../../kernel/messages/language.ts'
import * as t from './__generated__/messages.ts'
export const categories = ['FUEL_AND_ENERGY', 'SAFETY', 'SERVICE', 'MAINTENANCE', 'FACILITIES'] as const
export type Category = (typeof categories)[number]

export const categoryNames: Record<Category, string> = {
  FUEL_AND_ENERGY: t.fuelAndEnergy,
  SAFETY: t.safety,
  SERVICE: t.service,
  MAINTENANCE: t.maintenance,
  FACILITIES: t.facilities,
}

/** The name of a category; one that is newer than this page as it is. */
export const categoryName = (category: string): string => categoryNames[category as Category] ?? category

const aggregationNames = { AVERAGE: t.average, SUM_PER_RATE: t.sumPerRate } as const
export const aggregationName = (method: string): string => aggregationNames[method as 'AVERAGE'] ?? method

const plain = new Intl.NumberFormat(language, { maximumSignificantDigits: 4 })
const large = new Intl.NumberFormat(language, { maximumFractionDigits: 0 })

/** 91.23, 1,240: four digits that say something, whole from a thousand on. */
export const figure = (value: number): string => (Math.abs(value) >= 1000 ? large : plain).format(value)

export const valueText = (value: number, unit: string): string => `${figure(value)} ${unit}`

interface Target {
  readonly targetThreshold: number | null | undefined
  readonly alertIf: string
  readonly unit: string
}

/** "at least 2.8 km/L", "at most 10 %": a value equal to it is fine. */
export const targetText = ({ targetThreshold, alertIf, unit }: Target): string =>
  targetThreshold == null
    ? t.noTarget
    : (alertIf === 'BELOW_THRESHOLD' ? t.atLeast : t.atMost)({ value: valueText(targetThreshold, unit) })

/** "alert below 2.8", "alert above 10" */
export const alertText = ({ targetThreshold, alertIf }: Target): string => {
  const isBelow = alertIf === 'BELOW_THRESHOLD'
  if (targetThreshold == null) return isBelow ? t.alertBelowItsTarget : t.alertAboveItsTarget
  return (isBelow ? t.alertBelow : t.alertAbove)({ value: figure(targetThreshold) })
}

/** Whether a value is beyond its target. */
export const isAlert = (value: number, { targetThreshold, alertIf }: Target): boolean =>
  targetThreshold != null && (alertIf === 'BELOW_THRESHOLD' ? value < targetThreshold : value > targetThreshold)
