import Box from '@mui/material/Box'
import { newIn, useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { number } from '../../kernel/messages/format.ts'
import { ActDialog } from '../../kernel/ui/ActDialog.tsx'
import { Field } from '../../kernel/ui/Field.tsx'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import { bucketList } from './buckets.ts'
import { hoursIn, limitsIn, mostHours, withLimits } from './limits.ts'
import * as t from './__generated__/messages.ts'

/** How many hours of work each column is meant to hold. */
export function LimitsDialog({ onClose }: { onClose: () => void }) {
  const [search, setSearch] = useSearch()
  const draft = useDraft('LimitsDialog', newIn(null))
  const [typed, setTyped] = useDraftState(draft, 'hours', () =>
    Object.fromEntries([...limitsIn(search)].map(([name, hours]) => [name, String(hours)])),
  )
  async function act() {
    const wrong = Object.entries(typed).filter(([, text]) => text.trim() && hoursIn(text) === undefined)
    if (wrong.length)
      return Object.fromEntries(wrong.map(([name]) => [name, t.wholeHoursUpTo({ most: number(mostHours) })]))
    draft.clear()
    setSearch((current) => withLimits(current, typed))
    onClose()
    return undefined
  }
  return (
    <ActDialog title={t.workLimits} submit={t.setLimits} draft={draft} act={act} onClose={onClose}>
      {(problems) => (
        <>
          <p style={{ margin: 0 }}>{t.workLimitsHelp}</p>
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: 4 }}>
            {bucketList.map(({ name, label }) => (
              <Field
                key={name}
                label={t.hoursOfBucket({ label })}
                inputMode="numeric"
                value={typed[name] ?? ''}
                problem={problems[name]}
                onChange={({ target }) => setTyped((all) => ({ ...all, [name]: target.value }))}
              />
            ))}
          </Box>
        </>
      )}
    </ActDialog>
  )
}
