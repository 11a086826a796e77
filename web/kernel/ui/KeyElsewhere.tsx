import Typography from '@mui/material/Typography'
import { Fragment } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { inSentence } from './inSentence.tsx'
import * as t from './__generated__/messages.ts'

interface KeyElsewhereProps {
  /** What has the same key in other root organizations of the viewer. */
  others: readonly { readonly addressKey: string; readonly organization: { readonly name: string } }[]
}

/** Where the key of what is open means something else, with the way there; nothing where it means this alone. */
export function KeyElsewhere({ others }: KeyElsewhereProps) {
  const { pathname } = useLocation()
  if (!others.length) return null
  return (
    <Typography variant="body2" color="textSecondary">
      {inSentence(t.sameNumberIn, {
        organizations: others.map(({ addressKey, organization }, i) => (
          <Fragment key={addressKey}>
            {i ? ', ' : null}
            <Link to={pathname.replace(/[^/]+$/, addressKey)}>{organization.name}</Link>
          </Fragment>
        )),
      })}
    </Typography>
  )
}
