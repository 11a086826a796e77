import { lazy, useState } from 'react'
import { LateWindow } from './LateWindow.tsx'
import { FilterChip, type Option } from '../ui/FilterChip.tsx'
import { useNarrowing } from '../ui/useNarrowing.ts'
import { momentOf } from '../ui/dates.ts'
import { asOfIn, asOfText } from './asOf.ts'
import * as t from './__generated__/messages.ts'

const AsOfDialog = lazy(async () => ({ default: (await import('./AsOfDialog.tsx')).AsOfDialog }))

const hour = 3_600_000
const spans = [
  [t.anHourAgo, hour],
  [t.aDayAgo, 24 * hour],
  [t.aWeekAgo, 7 * 24 * hour],
  [t.thirtyDaysAgo, 30 * 24 * hour],
] as const

const own = 'own'

/** As of when a screen is shown; it stands in the address. */
export function AsOfChip() {
  const { search, set } = useNarrowing({ isStep: true })
  const [asks, setAsks] = useState(false)
  const asOf = asOfIn(search)
  const options: Option[] = [
    ...spans.map(([label]) => ({ value: label, label })),
    { value: own, label: asOf ? momentOf(asOf) : t.dateAndTime },
  ]
  function choose(value: string) {
    const [, span] = spans.find(([label]) => label === value) ?? []
    if (value === own) setAsks(true)
    else set({ asOf: span === undefined ? null : asOfText(Date.now() - span) })
  }
  return (
    <>
      <FilterChip label={t.asOf2} none={t.now} options={options} chosen={asOf ? [own] : []} onChoose={choose} />
      {asks ? (
        <LateWindow onFailure={() => setAsks(false)}>
          <AsOfDialog
            value={asOf}
            onClose={() => setAsks(false)}
            onChoose={(chosen) => {
              set({ asOf: chosen })
              setAsks(false)
            }}
          />
        </LateWindow>
      ) : null}
    </>
  )
}
