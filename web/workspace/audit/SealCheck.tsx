import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { graphql } from 'react-relay'
import type { SealCheckQuery } from '../../__generated__/SealCheckQuery.graphql.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { CopyField } from '../../kernel/ui/CopyField.tsx'
import { Ghost } from '../../kernel/ui/Ghost.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { SealFindings } from './SealFindings.tsx'
import { SealVerdict } from './SealVerdict.tsx'
import * as t from './__generated__/messages.ts'

// Asked without fragments: what is looked up is not kept, so that each check is a new one.
const query = graphql`
  query SealCheckQuery($id: ID!, $last: Int!) {
    organization(id: $id) {
      auditSeals {
        seals
        hash
        check(last: $last) {
          isIntact
          seals
          entries
          changed
          changedIds
          missing
          expired
          added
          erased
          brokenSeals
        }
      }
    }
  }
`

interface SealCheckProps {
  organization: { id: string; timeZone: string }
  /** How many of the latest seals are checked. */
  last: number
  onRetry: () => void
}

/** Checks seals, and says what has become of what they are of. */
export function SealCheck({ organization, last, onRetry }: SealCheckProps) {
  const { id } = organization
  const { data, failure, isCurrent } = useLookUp<SealCheckQuery>(query, { id, last }, 0)
  const found = isCurrent ? data?.organization?.auditSeals : undefined
  if (isCurrent && !found) {
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <span role="alert">{failure ?? t.sealsNotShown}</span>
        <PlainButton type="button" className="outlined" onClick={onRetry}>
          {t.tryAgain}
        </PlainButton>
      </Box>
    )
  }
  return (
    <>
      {/* It is there before what it says, so that this is read out. */}
      <div role="status">
        {found ? (
          <SealVerdict check={found.check} />
        ) : (
          <Typography component="span" color="textSecondary">
            {t.checkingSeals}
          </Typography>
        )}
      </div>
      {found ? (
        <>
          {found.seals > last ? (
            <Typography variant="body2" color="textSecondary">
              {t.latestSealsOf({ last, seals: found.seals })}
            </Typography>
          ) : null}
          <SealFindings check={found.check} organization={organization} />
          {found.hash ? (
            <CopyField label={t.hashOfLastSeal({ seal: found.seals })} value={found.hash} help={t.keepItElsewhere} />
          ) : null}
        </>
      ) : (
        <Ghost aria-hidden="true" style={{ height: 54 }} />
      )}
    </>
  )
}
