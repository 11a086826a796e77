import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { AuditSeals_organization$key } from '../../__generated__/AuditSeals_organization.graphql.ts'
import { inSentence } from '../../kernel/ui/inSentence.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { momentText } from '../../kernel/ui/times.ts'
import { useNow } from '../../kernel/ui/useNow.ts'
import { AuditStream } from './AuditStream.tsx'
import { AuditSealsDialog } from './AuditSealsDialog.tsx'
import * as t from './__generated__/messages.ts'

/** Until when the log is sealed, and the way to check it, for who may read the whole log of a root. */
export function AuditSeals({ organization }: { organization: AuditSeals_organization$key }) {
  const data = useFragment(
    graphql`
      fragment AuditSeals_organization on Organization {
        id
        timeZone
        auditSeals {
          seals
          sealedUntil
        }
        ...AuditStream_organization
      }
    `,
    organization,
  )
  const { id, timeZone, auditSeals } = data
  const [isChecking, setChecking] = useState(false)
  const now = useNow()
  if (!auditSeals) return null
  const { seals, sealedUntil } = auditSeals
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 3,
        rowGap: 1,
        px: 3,
        py: 1,
        minHeight: 40,
        borderBottom: '1px solid var(--ops-line-2)',
      }}
    >
      <Typography variant="body2" color="textSecondary">
        {sealedUntil
          ? inSentence(t.sealedUntil, {
              moment: <time dateTime={sealedUntil}>{momentText(sealedUntil, timeZone, now)}</time>,
            })
          : t.notSealedYet}
      </Typography>
      {sealedUntil ? (
        <PlainButton type="button" aria-haspopup="dialog" onClick={() => setChecking(true)}>
          {t.checkSeals}
        </PlainButton>
      ) : null}
      <AuditStream organization={data} />
      {isChecking ? (
        <AuditSealsDialog organization={{ id, timeZone }} seals={seals} onClose={() => setChecking(false)} />
      ) : null}
    </Box>
  )
}
