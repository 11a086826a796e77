import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Problems } from '../../kernel/relay/useMutation.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { CloseIcon } from '../../kernel/ui/icons.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import * as t from './__generated__/messages.ts'

interface Closure {
  readonly day: string
  readonly name: string
}

interface ClosureFieldsProps {
  closures: Closure[]
  /** By `closures.0.day` and so on. */
  problems: Problems
  onChange: (closures: Closure[]) => void
}

/** The days on which an organization is closed, as fields. */
export function ClosureFields({ closures, problems, onChange }: ClosureFieldsProps) {
  const change = (at: number, more: Partial<Closure>) =>
    onChange(closures.map((closure, i) => (i === at ? { ...closure, ...more } : closure)))
  return (
    <Box role="group" aria-label={t.closedOn} sx={{ display: 'grid', gap: 2 }}>
      <Typography component="h3" variant="h2">
        {t.closedOn}
      </Typography>
      {closures.map(({ day, name }, i) => (
        <Box
          key={i}
          sx={{ display: 'grid', gridTemplateColumns: '144px minmax(0, 1fr) auto', gap: 2, alignItems: 'end' }}
        >
          <Field
            label={t.day({ value: i + 1 })}
            type="date"
            value={day}
            problem={problems[`closures.${i}.day`]}
            onChange={(event) => change(i, { day: event.target.value })}
          />
          <Field
            label={t.why}
            maxLength={80}
            value={name}
            problem={problems[`closures.${i}.name`]}
            onChange={(event) => change(i, { name: event.target.value })}
          />
          <PlainButton
            type="button"
            className="icon"
            aria-label={t.removeDay({ value: i + 1 })}
            onClick={() => onChange(closures.filter((_, other) => other !== i))}
          >
            <CloseIcon />
          </PlainButton>
        </Box>
      ))}
      <div>
        <PlainButton type="button" className="outlined" onClick={() => onChange([...closures, { day: '', name: '' }])}>
          {t.addADay}
        </PlainButton>
      </div>
    </Box>
  )
}
