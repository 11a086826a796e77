import Box from '@mui/material/Box'
import { CloseIcon } from '../../kernel/ui/icons.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { ColleagueField, type Colleague } from '../../people/membership/ColleagueField.tsx'

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
        label="People"
        many
        but={new Set(people.map(({ id }) => id))}
        help="Who is asked gets an invitation; people from outside can be asked afterwards"
        problem={problem}
        onChange={(somebody) => somebody && onChange([...people, { id: somebody.id, name: somebody.name }])}
      />
      {people.length ? (
        <Box
          component="ul"
          aria-label="Asked"
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}
        >
          {people.map((one) => (
            <li key={one.id}>
              <PlainButton
                type="button"
                className="chip chosen"
                aria-label={`Leave out ${one.name}`}
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
