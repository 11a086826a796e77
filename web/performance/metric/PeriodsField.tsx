import { useNarrowing } from '../../kernel/ui/useNarrowing.ts'
import { grainsAbout, historyIn, periodsText } from './grains.ts'
import * as t from './__generated__/messages.ts'

/** How many periods of the history are shown; it stands in the address. */
export function PeriodsField() {
  const { search, set } = useNarrowing()
  const { grain, periods } = historyIn(search)
  const { choices } = grainsAbout[grain]
  const choose = (wanted: string) => set({ periods: wanted === String(choices[0]) ? null : wanted })
  return (
    <select
      aria-label={t.howFarBack}
      value={periods}
      onChange={(event) => choose(event.target.value)}
      style={{
        height: 32,
        padding: '0 8px',
        border: '1px solid var(--ops-field)',
        borderRadius: 8,
        background: 'var(--ops-surface)',
        color: 'var(--ops-ink)',
        font: 'inherit',
      }}
    >
      {choices
        .toSorted((one, other) => one - other)
        .map((one) => (
          <option key={one} value={one}>
            {periodsText(grain, one)}
          </option>
        ))}
    </select>
  )
}
