import Box from '@mui/material/Box'
import { CloseIcon } from '../../kernel/ui/icons.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { ColleagueField, type Colleague } from '../../people/membership/ColleagueField.tsx'
import * as t from './__generated__/messages.ts'

interface ChosenPeopleProps {
  people: readonly Colleague[]
  problem?: string
  onChange: (people: readonly Colleague[]) => void
}

/** Those who will be asked, one after another by name. */
export function ChosenPeople({ people, problem, onChange }: ChosenPeopleProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <ColleagueField
        label={t.people}
        many
        onlyPeople
        but={new Set(people.map(({ id }) => id))}
        help={t.whoIsAskedGetsAnInvitation}
        problem={problem}
        onChange={(somebody) => somebody && onChange([...people, { id: somebody.id, name: somebody.name }])}
      />
      {people.length ? (
        <Box
          component="ul"
          aria-label={t.asked}
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}
        >
          {people.map((one) => (
            <li key={one.id}>
              <PlainButton
                type="button"
                className="chip chosen"
                aria-label={t.leaveOut2({ name: one.name })}
                onClick={() => onChange(people.filter((other) => other !== one))}
              >
                {one.name} <CloseIcon />
              </PlainButton>
            </li>
          ))}
        </Box>
      ) : null}
    </Box>
  )
}
