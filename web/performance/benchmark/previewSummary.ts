import { figure } from '../metric/words.ts'
import { grainName } from './figures.ts'
import * as t from './__generated__/messages.ts'

interface Preview {
  readonly scopes: number
  readonly points: number
  readonly breaches: number
  readonly recovered: number
  readonly example: { readonly name: string } | null | undefined
}

const counted = (count: number, what: string) => `${count ? figure(count) : 'No'} ${what}${count === 1 ? '' : 's'}`

/** What a preview says, in a sentence. */
export function previewSummary({ scopes, points, breaches, recovered, example }: Preview, grain: string): string {
  if (!points || !example) return t.noDataNothingCanBeSaid
  const of = scopes === 1 ? example.name : `${figure(scopes)} scopes`
  const among = scopes > 1 && breaches ? t.hasMostOfThemAndIs({ name: example.name }) : ''
  const back = breaches
    ? `, ${recovered === breaches ? 'all of them recovered' : `${recovered || 'none'} of them recovered`}`
    : ''
  return `${counted(breaches, 'breach').replace(/breachs$/, 'breaches')} would have opened over ${figure(points)} ${grainName(grain)}${points === 1 ? '' : 's'} of ${of}${back}.${among}`
}
