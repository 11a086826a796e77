import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { bucketNames } from './includesText.ts'
import * as t from './__generated__/messages.ts'

interface Includes {
  buckets: readonly string[]
  actionClassIds: readonly string[]
  priorityIds: readonly string[]
}

type Items = readonly { readonly id: string; readonly name: string }[]

interface IncludesFieldProps {
  includes: Includes
  classes: Items
  priorities: Items
  onChange: (includes: Partial<Includes>) => void
}

const toggled = <T,>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one]

/** Which open action records a run takes in. */
export function IncludesField({ includes, classes, priorities, onChange }: IncludesFieldProps) {
  const { buckets, actionClassIds, priorityIds } = includes
  return (
    <Section title={t.takesInActionRecords} about={t.aRunVisitsTheseTooOf}>
      <Box sx={{ display: 'grid', gap: 3, p: 3 }}>
        <Chips
          label={t.inTheBucket}
          options={bucketNames}
          chosen={buckets}
          onToggle={(name) => onChange({ buckets: toggled(buckets, name) })}
        />
        {buckets.length ? (
          <>
            <Chips
              label={t.ofTheClassAnyWhereNone}
              options={classes.map(({ id, name }) => [id, name])}
              chosen={actionClassIds}
              onToggle={(id) => onChange({ actionClassIds: toggled(actionClassIds, id) })}
            />
            <Chips
              label={t.ofThePriorityAnyWhereNone}
              options={priorities.filter(({ name }) => name).map(({ id, name }) => [id, name])}
              chosen={priorityIds}
              onToggle={(id) => onChange({ priorityIds: toggled(priorityIds, id) })}
            />
          </>
        ) : null}
      </Box>
    </Section>
  )
}

interface ChipsProps<T> {
  label: string
  options: readonly (readonly [T, string])[]
  chosen: readonly T[]
  onToggle: (value: T) => void
}

function Chips<T extends string | number>({ label, options, chosen, onToggle }: ChipsProps<T>) {
  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {options.map(([value, name]) => (
          <PlainButton
            key={value}
            type="button"
            className={chosen.includes(value) ? 'chip chosen' : 'chip'}
            aria-pressed={chosen.includes(value)}
            onClick={() => onToggle(value)}
          >
            {name}
          </PlainButton>
        ))}
      </Box>
    </Box>
  )
}
