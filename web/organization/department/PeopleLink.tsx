import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import * as t from './__generated__/messages.ts'

interface PeopleLinkProps {
  count: number | null | undefined
  organizationId: string
  filter: Record<string, string>
  /** What they are the people of, for a screen reader. */
  of: string
}

/** How many people, leading to them; says so where one does not see who has which role. */
export function PeopleLink({ count, organizationId, filter, of }: PeopleLinkProps) {
  if (count == null) {
    return (
      <Typography component="span" variant="body2" color="textSecondary">
        {t.whoIsInItIsNot}
      </Typography>
    )
  }
  const text = t.countOfPeople({ count })
  if (!count) return <span>{text}</span>
  return (
    <Link
      to={`/orgOverview/${organizationId}/people?${new URLSearchParams(filter)}`}
      aria-label={t.peopleIn({ count, of })}
    >
      {text}
    </Link>
  )
}
