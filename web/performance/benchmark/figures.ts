// What of benchmarks is said in words.
import { number } from '../../kernel/messages/format.ts'
import * as t from './__generated__/messages.ts'
export const moneyText = ({ amount, currency }: { readonly amount: string; readonly currency: string }): string =>
  number(Number(amount), {
    style: 'currency',
    currency,
    maximumFractionDigits: Math.abs(Number(amount)) < 100 ? 2 : 0,
  })

export const grainName = (grain: string): string => t.grain({ grain })

export const scopeNames: Partial<Record<string, string>> = {
  ORGANIZATION: t.theOrganizationAsAWhole,
  LOCATION: t.eachLocation,
  VEHICLE: t.eachVehicle,
  PERSON: t.eachPerson,
}
