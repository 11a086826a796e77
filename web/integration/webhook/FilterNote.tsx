import Typography from '@mui/material/Typography'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import * as t from './__generated__/messages.ts'

interface FilterNoteProps {
  /** As the graph answers with it: conditions by their names. */
  filter: object
  isKept: boolean
  onKeep: (kept: boolean) => void
  problem?: string
}

const inWords = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** What a filter that was set through the API goes by, and the way to be told of all records again. */
export function FilterNote({ filter, isKept, onKeep, problem }: FilterNoteProps) {
  const by = Object.keys(filter).map(inWords).join(', ')
  return (
    <div>
      <Typography variant="body2" component="p">
        {isKept ? t.onlyRecordsThatMatchAFilter({ by }) : t.allRecordsOnceSaved}
      </Typography>
      <PlainButton type="button" className="outlined" onClick={() => onKeep(!isKept)}>
        {isKept ? t.clearFilter : t.keepFilter}
      </PlainButton>
      {problem ? (
        <Typography variant="body2" role="alert" color="error">
          {problem}
        </Typography>
      ) : null}
    </div>
  )
}
