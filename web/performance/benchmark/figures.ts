// What of benchmarks is said in words.
import { language } from '../../kernel/messages/language.ts'
import * as t from './__generated__/messages.ts'
export const moneyText = ({ amount, currency }: { readonly amount: string; readonly currency: string }): string =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    maximumFractionDigits: Math.abs(Number(amount)) < 100 ? 2 : 0,
  }).format(Number(amount))

export const grainName = (grain: string): string => t.grain({ grain })

export const scopeNames: Partial<Record<string, string>> = {
  ORGANIZATION: t.theOrganizationAsAWhole,
  LOCATION: t.eachLocation,
  VEHICLE: t.eachVehicle,
  PERSON: t.eachPerson,
}
