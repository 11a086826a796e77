// What of benchmarks is said in words.
import * as t from './__generated__/messages.ts'
export const moneyText = ({ amount, currency }: { readonly amount: string; readonly currency: string }): string =>
  new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    maximumFractionDigits: Math.abs(Number(amount)) < 100 ? 2 : 0,
  }).format(Number(amount))

const grainNames: Partial<Record<string, string>> = {
  HOUR: 'hour',
  DAY: 'day',
  WEEK: 'week',
  MONTH: 'month',
  QUARTER: 'quarter',
}
export const grainName = (grain: string): string => grainNames[grain] ?? 'period'

export const scopeNames: Partial<Record<string, string>> = {
  ORGANIZATION: t.theOrganizationAsAWhole,
  LOCATION: t.eachLocation,
  VEHICLE: t.eachVehicle,
  PERSON: t.eachPerson,
}
