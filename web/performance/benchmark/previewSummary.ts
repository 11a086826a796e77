import * as t from './__generated__/messages.ts'

interface Preview {
  readonly scopes: number
  readonly points: number
  readonly breaches: number
  readonly recovered: number
  readonly example: { readonly name: string } | null | undefined
}

/** What a preview says, in a sentence. */
export function previewSummary({ scopes, points, breaches, recovered, example }: Preview, grain: string): string {
  if (!points || !example) return t.noDataNothingCanBeSaid
  const of = scopes === 1 ? example.name : t.countOfScopes({ count: scopes })
  const periods = t.countOfPeriods({ grain, count: points })
  if (!breaches) return t.previewNone({ periods, of })
  const among = scopes > 1 ? t.hasMostOfThemAndIs({ name: example.name }) : ''
  return t.previewSome({ count: breaches, periods, of, recovered }) + among
}
